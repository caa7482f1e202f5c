import { LOGOUT_URL } from '#api/addresses';
import { clearAllDrafts } from './clear-drafts';
import { tellOtherWindows } from './other-windows';
import { INVITE_KEY, LEFT_KEY } from './storage';

/** Keys that belong to nobody: the invite of someone who has yet to sign in, and the mark of a quick exit. */
const NOT_PERSONAL: readonly string[] = [INVITE_KEY, LEFT_KEY];
/** Beginnings of the keys of what was not sent yet. Each names the person who wrote it. */
const UNSENT = /^anew-(draft|assessment):/;

function emptyOut(storage: () => Storage, keeps?: RegExp): void {
  try {
    const kept = storage();
    Object.keys(kept)
      .filter((key) => !NOT_PERSONAL.includes(key) && !keeps?.test(key))
      .forEach((key) => kept.removeItem(key));
  } catch {
    // Storage that is switched off holds nothing.
  }
}

/**
 * Removes what is about the person from this device once the session has run out, but for what was not sent: it waits for
 * the same person to sign in again, and goes when somebody else does (see `own-device.ts`). A session that was ended from
 * elsewhere leaves nothing, because the gateway then has the browser empty its storage.
 */
export function forgetAllButUnsent(): void {
  emptyOut(() => window.localStorage, UNSENT);
  emptyOut(() => window.sessionStorage, UNSENT);
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
  if (!signsOut(event)) return;
  tellOtherWindows('signs-out');
  forgetPerson();
}
