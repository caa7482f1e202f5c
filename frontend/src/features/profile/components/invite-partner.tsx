import { useRef } from 'react';
import { invitationText } from '#shared/invite/invitation';
import { InviteWays } from '#shared/invite/invite-ways';
import { copyText } from '#shared/lib/copy-text';
import { inviteLink } from '#shared/lib/invite-code';
import { Button } from '#shared/ui/button';
import { Card } from '#shared/ui/card';
import { CopyField } from '#shared/ui/copy-field';
import { Icon } from '#shared/ui/icon';
import stack from '#shared/ui/stack.module.css';
import { TextArea } from '#shared/ui/text-area';
import { useToast } from '#shared/ui/toast/use-toast';

function CopyMessage({ message }: { message: string }) {
  const { toast } = useToast();
  const field = useRef<HTMLTextAreaElement>(null);

  async function copy() {
    if (await copyText(message)) return toast({ title: 'Text Message Copied!', variant: 'success' });
    field.current?.select();
    return toast({ title: 'Please copy it by hand', description: 'It is selected for you.' });
  }

  return (
    <>
      <TextArea
        ref={field}
        label="Text message"
        value={message}
        readOnly
        onFocus={(event) => event.target.select()}
      />
      <div className={stack.actions}>
        <Button variant="secondary" onClick={() => void copy()}>
          <Icon name="copy" />
          Copy Text Message
        </Button>
      </div>
    </>
  );
}

export function InvitePartner({ code }: { code: string }) {
  return (
    <Card tone="accent" title="Invite your partner">
      <div className={stack.stack}>
        <p>
          Send a message or the link alone. Your partner signs in with their own login and joins you here.
        </p>
        <InviteWays code={code} />
        <CopyMessage message={invitationText(code)} />
        <CopyField label="Invite link" value={inviteLink(code)} button="Copy Link" copied="Link Copied!" />
      </div>
    </Card>
  );
}
