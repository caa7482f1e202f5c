import { useKeepUser } from '../../features/account/hooks/use-keep-user';
import { WelcomePage } from '../../features/household/components/welcome-page';
import { useTogether } from '../together';

export function Component() {
  return <WelcomePage user={useTogether().user} onUserChange={useKeepUser()} />;
}
