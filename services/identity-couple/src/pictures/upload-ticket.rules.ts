import { createHmac, timingSafeEqual } from 'node:crypto';

/** Milliseconds in which a picture may be put at the address that was handed out for it. */
export const TICKET_LIFETIME_MS = 15 * 60_000;

export interface Upload {
  /** The picture to be. */
  id: string;
  userId: string;
}

function signature({ id, userId }: Upload, expiresAt: number, secret: Buffer): Buffer {
  return createHmac('sha256', secret).update(`${id}.${userId}.${expiresAt}`).digest();
}

/** `<user id>.<epoch milliseconds>.<signature>`: the right to put one picture, once handed out, for 15 minutes. */
export function issueTicket(upload: Upload, secret: Buffer, now: number): string {
  const expiresAt = now + TICKET_LIFETIME_MS;
  return `${upload.userId}.${expiresAt}.${signature(upload, expiresAt, secret).toString('base64url')}`;
}

/** Whose picture `id` is to be; null when the ticket is forged, for another picture, or too old. */
export function checkTicket(id: string, ticket: string, secret: Buffer, now: number): Upload | null {
  const [userId = '', expires = '', given = ''] = ticket.split('.');
  const expiresAt = Number(expires);
  const expected = signature({ id, userId }, expiresAt, secret);
  const presented = Buffer.from(given, 'base64url');
  const isOurs = presented.length === expected.length && timingSafeEqual(presented, expected);
  return isOurs && expiresAt > now ? { id, userId } : null;
}
