import type { EntryVisibility } from '@anew/contracts/journal/views';
import { Badge } from '#shared/ui/badge';
import { Select } from '#shared/ui/select';
import stack from '#shared/ui/stack.module.css';
import { useHasPartner } from '../hooks/use-has-partner';
import { whoReads } from '../lib/words';

export function VisibilityBadge({ visibility }: { visibility: EntryVisibility }) {
  const shared = visibility === 'shared';
  return (
    <Badge tone={shared ? 'primary' : 'neutral'} icon={shared ? 'pair' : 'lock'}>
      {shared ? 'Shared' : 'Private'}
    </Badge>
  );
}

interface VisibilityProps {
  visibility: EntryVisibility;
  partner: string | null;
}

/** Shown next to the button that sends the entry. */
export function WhoReads({ visibility, partner }: VisibilityProps) {
  const hasPartner = useHasPartner();
  return (
    <p role="status" className={stack.actions}>
      <VisibilityBadge visibility={visibility} />
      {whoReads(visibility, partner, hasPartner)}
    </p>
  );
}

interface VisibilityFieldProps extends VisibilityProps {
  onChange: (visibility: EntryVisibility) => void;
}

export function VisibilityField({ visibility, partner, onChange }: VisibilityFieldProps) {
  return (
    <Select
      label="Who can read it"
      value={visibility}
      onChange={(event) => onChange(event.target.value === 'private' ? 'private' : 'shared')}
      options={[
        { value: 'shared', label: `Shared: you and ${partner ?? 'your partner'}` },
        { value: 'private', label: 'Private: only you' },
      ]}
    />
  );
}
