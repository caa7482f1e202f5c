import { saved } from '@anew/words/settings';
import layout from '#shared/ui/layout.module.css';

/** Says quietly that a choice was stored. It is always there, because screen readers announce only what changes. */
export function Saved({ when }: { when: boolean }) {
  return (
    <p role="status" className={layout.muted}>
      {when ? saved() : ''}
    </p>
  );
}
