import { Suspense, useState } from 'react';
import { classNames } from '#shared/lib/class-names';
import { lazyPart } from '#shared/lib/lazy-part';
import { Button } from '#shared/ui/button';
import { Card } from '#shared/ui/card';
import { Dialog } from '#shared/ui/dialog';
import layout from '#shared/ui/layout.module.css';
import stack from '#shared/ui/stack.module.css';
import { useRetreatForm } from '../hooks/use-retreat-form';
import type { RetreatFieldsProps } from './retreat-fields';

const fields = lazyPart<RetreatFieldsProps>(() => import('./retreat-fields'));

export function RetreatCard() {
  const [open, setOpen] = useState(false);
  const form = useRetreatForm(() => setOpen(false));
  // The dialog gives the focus to its first field, which must be there by then.
  const show = () => void fields.preload().then(() => setOpen(true));
  return (
    <Card title="A weekend for the two of you" tone="accent">
      <div className={classNames(stack.stack, layout.start)}>
        <p>A couples retreat in Bend, Oregon. Limited to 12 couples. Dates to be announced.</p>
        <Button variant="secondary" onClick={show}>
          Express Interest
        </Button>
      </div>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Couples retreat"
        description="12 couples, Bend, Oregon, dates to be announced. Leave an address and you hear first. This is no booking."
      >
        <Suspense fallback={null}>
          <fields.Component form={form} />
        </Suspense>
      </Dialog>
    </Card>
  );
}
