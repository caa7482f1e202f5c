import type { EntryVisibility } from '@anew/contracts/journal/views';
import * as words from '@anew/words/journal';
import { Badge } from '#shared/ui/badge';

export const iconOf = (visibility: EntryVisibility) => (visibility === 'shared' ? 'pair' : 'lock');

export function VisibilityBadge({ visibility }: { visibility: EntryVisibility }) {
  const shared = visibility === 'shared';
  return (
    <Badge tone={shared ? 'primary' : 'neutral'} icon={iconOf(visibility)}>
      {shared ? words.sharedBadge() : words.privateBadge()}
    </Badge>
  );
}
