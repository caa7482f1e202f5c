import * as words from '@anew/words/assessment';
import { useState } from 'react';
import { Button } from '#shared/ui/button';
import { ConfirmDialog } from '#shared/ui/confirm-dialog';

interface StartOverProps {
  onStartOver: () => void;
  label?: string;
  title?: string;
  size?: 'regular' | 'large';
}

/** Asks for confirmation, then deletes the answers that were not sent. */
export function StartOver(props: StartOverProps) {
  const { onStartOver, label = words.startOver(), title = words.startOverTitle(), size = 'large' } = props;
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button variant="quiet" size={size} onClick={() => setAsking(true)}>
        {label}
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={title}
        description={words.deleteText()}
        confirm={words.deleteThem()}
        danger
        cancel={words.keep()}
        onConfirm={() => {
          setAsking(false);
          onStartOver();
        }}
      />
    </>
  );
}
