import * as words from '@anew/words/dashboard';
import { Card } from '#shared/ui/card';
import { useTodaysAppreciation } from '../hooks/use-todays-appreciation';
import { AppreciationJournal } from './appreciation-journal';
import { RecentEntries } from './recent-entries';

interface LatelyProps {
  userId: string;
  /** First name of the partner, or empty. */
  partner: string;
  /** Ids of appreciations that stand further up on the screen. */
  above: readonly string[];
}

/** What the two have written lately. Today's own appreciation stands in its step already. */
export function Lately({ userId, partner, above }: LatelyProps) {
  const { data: todays } = useTodaysAppreciation();
  return (
    <Card title={words.lately()}>
      <AppreciationJournal userId={userId} above={todays ? [...above, todays.id] : above} />
      <RecentEntries userId={userId} partner={partner} />
    </Card>
  );
}
