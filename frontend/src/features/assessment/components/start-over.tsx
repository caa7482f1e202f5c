import { useState } from 'react';
import { Button } from '#shared/ui/button';
import { ConfirmDialog } from '#shared/ui/confirm-dialog';

interface StartOverProps {
  onStartOver: () => void;
  label?: string;
  size?: 'regular' | 'large';
}

/** Asks for confirmation, then deletes the answers that were not sent. */
export function StartOver({ onStartOver, label = 'Start over', size = 'large' }: StartOverProps) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button variant="quiet" size={size} onClick={() => setAsking(true)}>
        {label}
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={`${label}?`}
        description="The answers you have not sent yet are deleted from this device. Nobody else has seen them."
        confirm="Delete them"
        danger
        cancel="Keep them"
        onConfirm={() => {
          setAsking(false);
          onStartOver();
        }}
      />
    </>
  );
}
