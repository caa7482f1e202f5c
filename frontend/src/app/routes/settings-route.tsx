import { SettingsPage } from '../../features/settings/components/settings-page';
import { useTogether } from '../gate';

export default function Screen() {
  const { couple } = useTogether();
  return <SettingsPage couple={couple} />;
}
