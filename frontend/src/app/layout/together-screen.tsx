import { AlreadyTogether } from '../../features/couple/components/already-together';
import { usePartnerName } from '../partner';
import type { Together } from '../together';
import { SessionFrame } from './session-frame';

/** Answers two people who open a screen that is there to find each other. */
export function TogetherScreen({ user, couple }: Together) {
  return (
    <SessionFrame signedIn together={{ user, couple }}>
      <AlreadyTogether partner={usePartnerName(user.id)} />
    </SessionFrame>
  );
}
