import { lazy, Suspense, useState } from 'react';
import { TextButton } from '../shared/ui/text-button';
import layout from '../shared/ui/layout.module.css';

const PolicyDialog = lazy(() => import('./privacy-dialog'));

/** The policy opens in place: its page belongs to those who already share an account. */
export function PrivacyNote() {
  const [open, setOpen] = useState(false);
  return (
    <p className={layout.muted}>
      By creating an account you agree to our{' '}
      <TextButton onClick={() => setOpen(true)}>Privacy Policy</TextButton>. No ads, no trackers, nothing
      sold.
      {open && (
        <Suspense fallback={null}>
          <PolicyDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </p>
  );
}
