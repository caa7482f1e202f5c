import layout from '#shared/ui/layout.module.css';

/** The links open in a new tab, because this screen may hold an invite code. */
export function PrivacyNote() {
  return (
    <p className={layout.muted}>
      By creating an account you agree to our{' '}
      <a href="/privacy" target="_blank" rel="noreferrer">
        Privacy Policy
      </a>{' '}
      and our{' '}
      <a href="/terms" target="_blank" rel="noreferrer">
        Terms of Service
      </a>
      . No ads, no trackers, nothing sold.
    </p>
  );
}
