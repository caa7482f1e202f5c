import { acceptInvite, invitedBy } from './features/landing/lib/invited';

const code = invitedBy(window.location.search);
if (code) window.location.replace(acceptInvite(code));
