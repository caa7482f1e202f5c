/** Drafts may hold private words: they go with the account. */
export function forgetEverythingHere(): void {
  try {
    window.localStorage.clear();
    window.sessionStorage.clear();
  } catch {
    // Storage that is switched off holds nothing.
  }
}
