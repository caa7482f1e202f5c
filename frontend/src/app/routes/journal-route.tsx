import { useMembers } from '../../features/couple/hooks/use-couple';
import { JournalPage } from '../../features/journal/components/journal-page';
import { useTogether } from '../together';

export function Component() {
  const { user, couple } = useTogether();
  const { data: members } = useMembers();
  const partner = members?.find(({ userId }) => userId !== user.id)?.firstName?.trim();
  return <JournalPage userId={user.id} partner={partner ?? ''} hasPartner={couple.memberCount > 1} />;
}
