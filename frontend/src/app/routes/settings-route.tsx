import { useMergeCouple } from '../../features/couple/hooks/use-merge-couple';
import { SettingsPage } from '../../features/settings/components/settings-page';
import { useTogether } from '../gate';

export default function Screen() {
  const { couple } = useTogether();
  const merge = useMergeCouple();
  return <SettingsPage couple={couple} merge={merge} />;
}
