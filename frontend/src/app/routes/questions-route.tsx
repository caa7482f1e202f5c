import { QuestionsPage } from '../../features/questions/components/questions-page';
import { usePartnerName } from '../partner';
import { useTogether } from '../together';

export function Component() {
  const { user } = useTogether();
  return <QuestionsPage userId={user.id} partner={usePartnerName(user.id)} />;
}
