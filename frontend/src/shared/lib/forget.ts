import { LOGOUT_URL } from '#api/addresses';
import { drafts } from './drafts';
import { INVITE_KEY, LEFT_KEY } from './storage';

/** Keys that belong to nobody: the invite of someone who has yet to sign in, and the mark of a quick exit. */
const NOT_PERSONAL: readonly string[] = [INVITE_KEY, LEFT_KEY];

/** The first id in a key is that of the person to whom its value belongs. */
const PERSON = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/;

const isPersonal = (key: string) => !NOT_PERSONAL.includes(key);

function emptyOut(storage: () => Storage, goes = isPersonal): void {
  try {
    const kept = storage();
    Object.keys(kept)
      .filter(goes)
      .forEach((key) => kept.removeItem(key));
  } catch {
    // Storage that is switched off holds nothing.
  }
}

/** Removes everything about the person from this device: drafts, unsent answers, and their choices for the coach. */
export function forgetPerson(): void {
  drafts.clearAll();
  emptyOut(() => window.localStorage);
  emptyOut(() => window.sessionStorage);
}

/**
 * Removes what others have left on this device whose sign-in ended while no page was open, or over whom this person has
 * signed in.
 */
export function forgetOthers(userId: string): void {
  emptyOut(
    () => window.localStorage,
    (key) => (PERSON.exec(key)?.[0] ?? userId) !== userId,
  );
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
