/**
 * Leaves the app by a full page load. All such calls of the app go through here, so that tests can watch them. The landing
 * page has a script of its own.
 */
export const browser = {
  goTo(url: string) {
    window.location.assign(url);
  },

  /** The address of the current screen on this origin. */
  here(): string {
    const { pathname, search, hash } = window.location;
    return pathname + search + hash;
  },

  reload() {
    window.location.reload();
  },

  /** Takes the current page out of the history, so that Back does not lead to it. */
  replaceBy(url: string) {
    window.location.replace(url);
  },
};
