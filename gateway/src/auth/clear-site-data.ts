import type { Reply } from '../http/request.js';

/**
 * Has the browser forget what it keeps of whoever was signed in: drafts, settings, pictures, the pages behind "back".
 * Cookies are not named: those of the session go one by one, and the others are to stay.
 */
export function clearSiteData(reply: Reply): void {
  void reply.header('Clear-Site-Data', '"cache", "storage"');
}
