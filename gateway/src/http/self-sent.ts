import type { Reply } from './request.js';

/** Marks that the handler has already sent the reply, as a page, a redirect, a picture or a stream. */
export const SENT = { sent: true } as const;
export type Sent = typeof SENT;

export function redirect(reply: Reply, location: string, status: 302 | 303): Sent {
  void reply.redirect(location, status);
  return SENT;
}
