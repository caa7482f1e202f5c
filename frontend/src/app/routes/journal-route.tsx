import { useMembers } from '../../features/couple/api/queries';
import { JournalPage } from '../../features/journal/components/journal-page';
import { useTogether } from '../gate';

export default function Screen() {
  const { user, couple } = useTogether();
  const { data: members } = useMembers();
  const partner = members?.find(({ userId }) => userId !== user.id)?.firstName?.trim();
  return <JournalPage userId={user.id} partner={partner ?? ''} hasPartner={couple.memberCount > 1} />;
}
