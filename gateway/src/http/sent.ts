import type { Reply } from './request.js';

/** Says that the reply has been sent already: as a page, a redirect, a picture or a stream. */
export const SENT = { sent: true } as const;
export type Sent = typeof SENT;

export function redirect(reply: Reply, location: string, status: 302 | 303): Sent {
  void reply.redirect(location, status);
  return SENT;
}
