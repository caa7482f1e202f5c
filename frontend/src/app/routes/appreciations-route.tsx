import { AppreciationsPage } from '../../features/appreciations/appreciations-page';
import { useTogether } from '../together';

export function Component() {
  return <AppreciationsPage userId={useTogether().user.id} />;
}
