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

export function JournalPage({ userId, partner: name = '', hasCouple = true }: JournalPageProps) {
  const partner = name === '' ? null : name;
  if (!hasCouple) return <SetupFirst />;
  return (
    <Page
      title="Journal"
      width="narrow"
      lead="A few honest lines. For yourself, or for both of you: you decide each time."
    >
      <Stats />
      <NewEntry key={userId} userId={userId} partner={partner} />
      <EntryList userId={userId} partner={partner} />
    </Page>
  );
}
