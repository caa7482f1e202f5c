import { JournalPage } from '../../features/journal/components/journal-page';
import { useTogether } from '../gate';

export default function Screen() {
  const { user } = useTogether();
  return <JournalPage userId={user.id} />;
}
