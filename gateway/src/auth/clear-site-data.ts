import type { Reply } from '../http/request.js';

/**
 * Makes the browser delete what it has stored for the person who was signed in: drafts, settings, pictures
 * and the pages behind the back button. Cookies are left out: session cookies are cleared one by one, and the
 * others must stay.
 */
export function clearSiteData(reply: Reply): void {
  void reply.header('Clear-Site-Data', '"cache", "storage"');
}
