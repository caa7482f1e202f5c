import { Outlet } from 'react-router-dom';
import { PlainLayout } from '../layout/plain-layout';

interface ScreenProps {
  /** Null while the server cannot say who is reading. Whoever is signed in would take a link to sign in for a sign-out. */
  signedIn: boolean | null;
}

/** Frame of what people without a couple may read. */
export default function Screen({ signedIn }: ScreenProps) {
  return (
    <PlainLayout signedIn={signedIn === true} offersLogin={signedIn === false}>
      <Outlet />
    </PlainLayout>
  );
}
