import { Leavable, QuickExitBar } from '#shared/quick-exit/quick-exit';
import { Page } from '#shared/ui/page';
import { HasPartner } from '../hooks/use-has-partner';
import { EntryList } from './entry-list';
import { NewEntry } from './new-entry';
import { Stats } from './stats';

interface JournalPageProps {
  userId: string;
  /** The partner's first name, or nothing where it is not known. */
  partner?: string;
  /** Whether there are two in the couple. */
  hasPartner?: boolean;
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

export function JournalPage({ userId, partner = '', hasPartner = true }: JournalPageProps) {
  return (
    <Leavable>
      <HasPartner value={hasPartner}>
        <Journal userId={userId} partner={partner === '' ? null : partner} />
      </HasPartner>
    </Leavable>
  );
}
