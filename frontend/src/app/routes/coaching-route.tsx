import { CoachingPage } from '../../features/coaching/components/coaching-page';
import { useTogether } from '../gate';

export default function Screen() {
  const { user } = useTogether();
  return <CoachingPage key={user.id} userId={user.id} />;
}
