import { loginUrl } from './api/addresses';
import { acceptInvite, invitedBy } from './features/landing/lib/invited';
import { waysIn } from './features/landing/lib/ways-in';

/** The page is the same at every address, so its links learn here where a visitor wanted to go. */
function keepTheWayBack(): void {
  const { login, start } = waysIn(window.location);
  for (const link of document.querySelectorAll<HTMLAnchorElement>(`a[href^="${loginUrl()}"]`))
    link.href = link.search.includes('mode=signup') ? start : login;
}

const code = invitedBy(window.location.search);
if (code) window.location.replace(acceptInvite(code));
else document.addEventListener('DOMContentLoaded', keepTheWayBack);
