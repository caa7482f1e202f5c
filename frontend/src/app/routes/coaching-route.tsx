import { CoachingPage } from '../../features/coaching/components/coaching-page';
import { useTogether } from '../together';

export function Component() {
  const { user } = useTogether();
  return <CoachingPage key={user.id} userId={user.id} />;
}
