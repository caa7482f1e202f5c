import { Outlet } from 'react-router-dom';
import { PlainLayout } from '../layout/plain-layout';

/** Around what can be read by people who have no couple, or while nobody can say who is reading. */
export default function Screen({ signedIn }: { signedIn: boolean }) {
  return (
    <PlainLayout signedIn={signedIn} offersLogin={!signedIn}>
      <Outlet />
    </PlainLayout>
  );
}
