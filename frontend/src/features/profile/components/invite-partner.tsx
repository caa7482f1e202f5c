import { copyByHand, selected } from '@anew/words/controls';
import * as words from '@anew/words/profile-invite';
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
    if (await copyText(message)) return toast({ title: words.messageCopied(), variant: 'success' });
    field.current?.select();
    return toast({ title: copyByHand(), description: selected() });
  }

  return (
    <>
      <TextArea
        ref={field}
        label={words.message()}
        value={message}
        readOnly
        onFocus={(event) => event.target.select()}
      />
      <div className={stack.actions}>
        <Button variant="secondary" onClick={() => void copy()}>
          <Icon name="copy" />
          {words.copyMessage()}
        </Button>
      </div>
    </>
  );
}

export function InvitePartner({ code }: { code: string }) {
  return (
    <Card tone="accent" title={words.title()}>
      <div className={stack.stack}>
        <p>{words.text()}</p>
        <InviteWays code={code} />
        <CopyMessage message={invitationText(code)} />
        <CopyField
          label={words.link()}
          value={inviteLink(code)}
          button={words.copyLink()}
          copied={words.linkCopied()}
        />
      </div>
    </Card>
  );
}
