import { AppreciationsPage } from '../../features/appreciations/appreciations-page';
import { useTogether } from '../gate';

export default function Screen() {
  return <AppreciationsPage userId={useTogether().user.id} />;
}
