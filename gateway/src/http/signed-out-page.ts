/** The status line of the landing page is the only thing on it that is hidden until the server shows it. */
const HIDDEN = ' hidden=""';

/**
 * Shows the landing page's line that says that one is signed out. The line takes the focus, because screen readers stay
 * silent about a status that is there from the start.
 * @throws Error if the page has no such line
 */
export function signedOutPage(html: string): string {
  const [before, after, ...more] = html.split(HIDDEN);
  if (before === undefined || after === undefined || more.length > 0)
    throw new Error('The landing page needs exactly one hidden line');
  return `${before} autofocus=""${after}`;
}
