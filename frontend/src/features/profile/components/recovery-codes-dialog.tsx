import * as words from '@anew/words/app-codes';
import { copyText } from '#shared/lib/copy-text';
import { Button } from '#shared/ui/button';
import { Dialog } from '#shared/ui/dialog';
import stack from '#shared/ui/stack.module.css';
import { useToast } from '#shared/ui/toast/use-toast';
import { saveFile } from '../lib/save-file';

export interface RecoveryCodesProps {
  codes: string[];
  focusAfterward: string;
  onClose: () => void;
}

function Codes({ codes }: { codes: string[] }) {
  return (
    <ul role="list">
      {codes.map((code) => (
        <li key={code}>
          <code>{code}</code>
        </li>
      ))}
    </ul>
  );
}

/** The codes are shown only once: nobody can look them up again, us included. */
export default function RecoveryCodesDialog({ codes, focusAfterward, onClose }: RecoveryCodesProps) {
  const { toast } = useToast();
  const text = codes.join('\n');

  async function copy() {
    if (await copyText(text)) return toast({ title: words.codesCopied(), variant: 'success' });
    return toast({ title: words.copyByHand() });
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={words.recoveryTitle()}
      description={words.recoveryText()}
      focusAfterward={focusAfterward}
    >
      <div className={stack.stack}>
        <Codes codes={codes} />
        <div className={stack.actions}>
          <Button onClick={onClose}>{words.kept()}</Button>
          <Button variant="secondary" onClick={() => void copy()}>
            {words.copy()}
          </Button>
          <Button
            variant="secondary"
            onClick={() => saveFile(new Blob([text], { type: 'text/plain' }), 'anew-recovery-codes.txt')}
          >
            {words.saveFile()}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
