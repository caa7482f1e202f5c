import { Leavable, QuickExitBar } from '../../../shared/quick-exit/quick-exit';
import { Page } from '../../../shared/ui/page';
import { EntryList } from './entry-list';
import { NewEntry } from './new-entry';
import { SetupFirst } from './setup-first';
import { Stats } from './stats';

interface JournalPageProps {
  userId: string;
  /** The partner's first name, or nothing where it is not known. */
  partner?: string;
  hasCouple?: boolean;
}

function Journal({ userId, partner }: { userId: string; partner: string | null }) {
  return (
    <Page
      title="Journal"
      width="narrow"
      lead="A few honest lines. For yourself, or for both of you: you decide each time."
    >
      <QuickExitBar />
      <Stats />
      <NewEntry key={userId} userId={userId} partner={partner} />
      <EntryList userId={userId} partner={partner} />
    </Page>
  );
}

export function JournalPage({ userId, partner = '', hasCouple = true }: JournalPageProps) {
  if (!hasCouple) return <SetupFirst />;
  return (
    <Leavable>
      <Journal userId={userId} partner={partner === '' ? null : partner} />
    </Leavable>
  );
}
