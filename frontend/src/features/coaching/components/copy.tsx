import * as words from '@anew/words/coaching-copy';
import { copyText } from '#shared/lib/copy-text';
import { Button } from '#shared/ui/button';
import { useToast } from '#shared/ui/toast/use-toast';

interface CopyButtonProps {
  text: string;
  /** Name for screen readers, where more than one is on the screen. It begins with the visible word. */
  label?: string;
  copied?: string;
}

export function CopyButton({ text, label, copied = words.copied() }: CopyButtonProps) {
  const { toast } = useToast();

  async function copy() {
    if (await copyText(text)) toast({ title: copied, variant: 'success' });
    else toast({ title: words.byHandTitle(), description: words.byHandText() });
  }

  return (
    <Button variant="quiet" aria-label={label} onClick={() => void copy()}>
      {words.copy()}
    </Button>
  );
}
