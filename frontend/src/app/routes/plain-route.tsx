import { Outlet } from 'react-router-dom';
import { PlainLayout } from '../layout/plain-layout';

/** Frame of what people without a couple may read, also shown while the server cannot say who is reading. */
export default function Screen({ signedIn }: { signedIn: boolean }) {
  return (
    <PlainLayout signedIn={signedIn} offersLogin={!signedIn}>
      <Outlet />
    </PlainLayout>
  );
}
