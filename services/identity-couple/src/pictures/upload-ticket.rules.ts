import { createHmac, timingSafeEqual } from 'node:crypto';

/** Milliseconds in which a picture may be uploaded to the address that was issued for it. */
export const TICKET_LIFETIME_MS = 15 * 60_000;

export interface Upload {
  id: string;
  userId: string;
}

function signature({ id, userId }: Upload, expiresAt: number, secret: Buffer): Buffer {
  return createHmac('sha256', secret).update(`${id}.${userId}.${expiresAt}`).digest();
}

/**
 * Ticket of the form `<user id>.<epoch milliseconds>.<signature>`: the right to upload one picture within 15
 * minutes.
 */
export function issueTicket(upload: Upload, secret: Buffer, now: number): string {
  const expiresAt = now + TICKET_LIFETIME_MS;
  return `${upload.userId}.${expiresAt}.${signature(upload, expiresAt, secret).toString('base64url')}`;
}

/**
 * Upload that a ticket allows for picture `id`, or null if the ticket is forged, expired or for another
 * picture.
 */
export function checkTicket(id: string, ticket: string, secret: Buffer, now: number): Upload | null {
  const [userId = '', expires = '', given = ''] = ticket.split('.');
  const expiresAt = Number(expires);
  const expected = signature({ id, userId }, expiresAt, secret);
  const presented = Buffer.from(given, 'base64url');
  const isOurs = presented.length === expected.length && timingSafeEqual(presented, expected);
  return isOurs && expiresAt > now ? { id, userId } : null;
}
