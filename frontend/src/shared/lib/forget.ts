import { LOGOUT_URL } from '#api/addresses';
import { drafts } from './drafts';
import { INVITE_KEY, LEFT_KEY } from './storage';

/** What is nobody's own: an invitation that waits for whoever signs in, and that this tab was left in a hurry. */
const NOT_PERSONAL: readonly string[] = [INVITE_KEY, LEFT_KEY];

function emptyOut(storage: () => Storage): void {
  try {
    const kept = storage();
    Object.keys(kept)
      .filter((key) => !NOT_PERSONAL.includes(key))
      .forEach((key) => kept.removeItem(key));
  } catch {
    // Storage that is switched off holds nothing.
  }
}

/** Nothing of the person stays on this device: drafts, answers not sent yet, and what they chose for the coach. */
export function forgetPerson(): void {
  drafts.clearAll();
  emptyOut(() => window.localStorage);
  emptyOut(() => window.sessionStorage);
}

function signsOut({ target }: Event): boolean {
  const link = target instanceof Element ? target.closest('a') : null;
  return link?.getAttribute('href') === LOGOUT_URL;
}

/** Signing out is a link wherever it stands, so this listens to them all. Calling it twice does no harm. */
export function forgetOnSignOut(): void {
  document.addEventListener('click', forgetIfSigningOut);
  document.addEventListener('auxclick', forgetIfSigningOut);
}

function forgetIfSigningOut(event: Event): void {
  if (signsOut(event)) forgetPerson();
}
