import { AppreciationsPage } from '../../features/appreciations/appreciations-page';
import { usePartnerName } from '../partner';
import { useTogether } from '../together';

export function Component() {
  const { user } = useTogether();
  const name = user.firstName?.trim() ?? '';
  return <AppreciationsPage userId={user.id} name={name} partner={usePartnerName(user.id)} />;
}
