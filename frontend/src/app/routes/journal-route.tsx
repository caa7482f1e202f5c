import { JournalPage } from '../../features/journal/components/journal-page';
import { usePartnerName } from '../partner';
import { useTogether } from '../together';

export function Component() {
  const { user, couple } = useTogether();
  return (
    <JournalPage
      userId={user.id}
      name={user.firstName?.trim() ?? ''}
      partner={usePartnerName(user.id)}
      hasPartner={couple.memberCount > 1}
    />
  );
}
