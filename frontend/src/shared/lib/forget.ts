import { LOGOUT_URL } from '#api/addresses';
import { clearAllDrafts } from './clear-drafts';
import { INVITE_KEY, LEFT_KEY } from './storage';

/** Keys that belong to nobody: the invite of someone who has yet to sign in, and the mark of a quick exit. */
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

/** Removes everything about the person from this device: drafts, unsent answers, and their choices for the coach. */
export function forgetPerson(): void {
  clearAllDrafts();
  emptyOut(() => window.localStorage);
  emptyOut(() => window.sessionStorage);
}

function signsOut({ target }: Event): boolean {
  const link = target instanceof Element ? target.closest('a') : null;
  return link?.getAttribute('href') === LOGOUT_URL;
}

/** Listens to all clicks, because a link that signs out may stand anywhere. Calling it twice does no harm. */
export function forgetOnSignOut(): void {
  document.addEventListener('click', forgetIfSigningOut);
  document.addEventListener('auxclick', forgetIfSigningOut);
}

function forgetIfSigningOut(event: Event): void {
  if (signsOut(event)) forgetPerson();
}
