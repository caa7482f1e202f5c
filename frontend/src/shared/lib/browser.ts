/** Leaves the app by a full page load. In one place, so that tests can watch it. */
export const browser = {
  goTo(url: string) {
    window.location.assign(url);
  },

  /** The page that is left takes no place in the history. */
  replaceBy(url: string) {
    window.location.replace(url);
  },
};
