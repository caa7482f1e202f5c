import * as words from '@anew/words/controls';
import { useRef } from 'react';
import { copyText } from '../lib/copy-text';
import { Button, type ButtonVariant } from './button';
import styles from './copy-field.module.css';
import { Icon } from './icon';
import { TextField } from './text-field';
import { useToast } from './toast/use-toast';

interface CopyFieldProps {
  label: string;
  value: string;
  button: string;
  /** Text of the toast after copying. */
  copied: string;
  variant?: ButtonVariant;
}

/** A text that can be copied with one press. When the browser refuses, the text is selected for copying by hand. */
export function CopyField({ label, value, button, copied, variant = 'secondary' }: CopyFieldProps) {
  const { toast } = useToast();
  const field = useRef<HTMLInputElement>(null);

  async function copy() {
    if (await copyText(value)) return toast({ title: copied, variant: 'success' });
    field.current?.select();
    return toast({ title: words.copyByHand(), description: words.selected() });
  }

  return (
    <div className={styles.row}>
      <div className={styles.field}>
        <TextField
          label={label}
          value={value}
          readOnly
          ref={field}
          onFocus={(event) => event.target.select()}
          spellCheck={false}
        />
      </div>
      <Button variant={variant} onClick={() => void copy()}>
        <Icon name="copy" />
        {button}
      </Button>
    </div>
  );
}
