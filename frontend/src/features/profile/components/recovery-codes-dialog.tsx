import { copyText } from '#shared/lib/copy-text';
import { Button } from '#shared/ui/button';
import { Dialog } from '#shared/ui/dialog';
import stack from '#shared/ui/stack.module.css';
import { useToast } from '#shared/ui/toast/use-toast';
import { saveFile } from '../lib/save-file';

export interface RecoveryCodesProps {
  codes: string[];
  focusAfterwards: string;
  onClose: () => void;
}

/** The codes are shown only once: nobody can look them up again, us included. */
export default function RecoveryCodesDialog({ codes, focusAfterwards, onClose }: RecoveryCodesProps) {
  const { toast } = useToast();
  const text = codes.join('\n');

  async function copy() {
    if (await copyText(text)) return toast({ title: 'Codes copied', variant: 'success' });
    return toast({ title: 'Please copy them by hand' });
  }

  return (
    <Dialog
      open
      onOpenChange={(stays) => !stays && onClose()}
      title="Your recovery codes"
      description="Each one lets you in once when you do not have your phone. We show them only now. Keep them where nobody else looks."
      focusAfterwards={focusAfterwards}
    >
      <div className={stack.stack}>
        <ul role="list">
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ul>
        <div className={stack.actions}>
          <Button onClick={onClose}>I have kept them</Button>
          <Button variant="secondary" onClick={() => void copy()}>
            Copy
          </Button>
          <Button
            variant="secondary"
            onClick={() => saveFile(new Blob([text], { type: 'text/plain' }), 'anew-recovery-codes.txt')}
          >
            Save as a file
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
