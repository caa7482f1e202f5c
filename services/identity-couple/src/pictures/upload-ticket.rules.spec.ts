import { describe, expect, it } from '@jest/globals';
import { checkTicket, issueTicket, TICKET_LIFETIME_MS } from './upload-ticket.rules.js';

const SECRET = Buffer.alloc(32, 1);
const NOW = Date.UTC(2026, 0, 1);
const upload = { id: 'picture-1', userId: 'user-1' };
const ticket = issueTicket(upload, SECRET, NOW);

const check = (changed: { id?: string; ticket?: string; secret?: Buffer; now?: number }) =>
  checkTicket(
    changed.id ?? upload.id,
    changed.ticket ?? ticket,
    changed.secret ?? SECRET,
    changed.now ?? NOW,
  );

describe('an upload ticket', () => {
  it('is good for its picture until 15 minutes have passed', () => {
    expect(TICKET_LIFETIME_MS).toBe(15 * 60_000);
    expect(check({})).toEqual(upload);
    expect(check({ now: NOW + TICKET_LIFETIME_MS - 1 })).toEqual(upload);
    expect(check({ now: NOW + TICKET_LIFETIME_MS })).toBeNull();
  });

  it('is for no other picture, no other person and no longer time', () => {
    const [userId, expires, signature] = ticket.split('.');
    expect(check({ id: 'picture-2' })).toBeNull();
    expect(check({ ticket: `user-2.${expires}.${signature}` })).toBeNull();
    expect(check({ ticket: `${userId}.${Number(expires) + 1}.${signature}` })).toBeNull();
    expect(check({ ticket: `${userId}.Infinity.${signature}` })).toBeNull();
    expect(check({ secret: Buffer.alloc(32, 2) })).toBeNull();
  });

  it.each(['', '.', '..', 'user-1', 'user-1.9999999999999.', 'user-1.NaN.AAAA', '\u0000', '💥.💥.💥'])(
    'is not %j',
    (made) => {
      expect(check({ ticket: made })).toBeNull();
    },
  );
});
