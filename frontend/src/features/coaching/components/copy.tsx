import { copyText } from '#shared/lib/copy-text';
import { Button } from '#shared/ui/button';
import { useToast } from '#shared/ui/toast/use-toast';

interface CopyButtonProps {
  text: string;
  /** Name for screen readers, where more than one is on the screen. It begins with the visible word. */
  label?: string;
  copied?: string;
}

export function CopyButton({ text, label, copied = 'Copied' }: CopyButtonProps) {
  const { toast } = useToast();

  async function copy() {
    if (await copyText(text)) toast({ title: copied, variant: 'success' });
    else toast({ title: 'Please copy it by hand', description: 'Your browser did not allow it.' });
  }

  return (
    <Button variant="quiet" aria-label={label} onClick={() => void copy()}>
      Copy
    </Button>
  );
}
