import { Page } from '../../../shared/ui/page';
import { EntryList } from './entry-list';
import { NewEntryForm } from './new-entry-form';

export function JournalPage({ userId }: { userId: string }) {
  return (
    <Page
      title="Journal"
      width="narrow"
      lead="A few honest lines. For yourself, or for both of you: you decide each time."
    >
      <NewEntryForm />
      <EntryList userId={userId} />
    </Page>
  );
}
