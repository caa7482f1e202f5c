import { Outlet } from 'react-router-dom';
import { PlainLayout } from '../layout/plain-layout';

/** Around what can be read although nobody can say who is reading. */
export default function Screen() {
  return (
    <PlainLayout signedIn={false}>
      <Outlet />
    </PlainLayout>
  );
}
