import { Card } from '#shared/ui/card';
import { useTodaysAppreciation } from '../hooks/use-todays-appreciation';
import { AppreciationJournal } from './appreciation-journal';
import { RecentEntries } from './recent-entries';

interface LatelyProps {
  userId: string;
  /** First name of the partner, or empty. */
  partner: string;
}

/** What the two have written lately. Today's own appreciation stands in its step already. */
export function Lately({ userId, partner }: LatelyProps) {
  const { data: todays } = useTodaysAppreciation();
  return (
    <Card title="Lately">
      <AppreciationJournal userId={userId} above={todays ? [todays.id] : []} />
      <RecentEntries userId={userId} partner={partner} />
    </Card>
  );
}
