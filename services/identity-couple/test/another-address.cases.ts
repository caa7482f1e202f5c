import { refusalOf } from '@anew/service-testkit/service-alone';
import { eventually } from '@anew/testkit/eventually';
import { describe, expect, it } from '@jest/globals';
import {
  address,
  askForCode,
  claim,
  identity,
  mail,
  moveTo as ask,
  owner,
  prove,
  stateOf,
} from './proof-of-address.js';

const TRIED = 'You already have an Anew account';

export function asksForAnotherAddress(): void {
  describe('another address', () => {
    it('is asked for with the same answer, whether or not somebody has it; the mail tells the owner', async () => {
      const [me, other, third] = [await owner(), await owner(), await owner()];
      expect(await ask(me, other.email)).toMatchObject({ id: me.userId, email: me.email });
      expect(await ask(third, address())).toMatchObject({ id: third.userId, email: third.email });
      await mail.told(other.email, TRIED);
      expect(mail.hasTold(other.email, 'address/confirm')).toBe(false);
    });

    it('gets three mails a day, and nobody is told that others have asked for it', async () => {
      const stranger = address();
      const people = [await owner(), await owner(), await owner(), await owner()];
      for (const person of [...people, ...people])
        expect(await ask(person, stranger)).toMatchObject({ email: person.email });
      await eventually('the mails', () => mail.mailsTo(stranger).length === 3 || null);
      await mail.code((await claim()).email);
      expect(mail.mailsTo(stranger)).toHaveLength(3);
    });

    it('replaces one that was never proved at once, and needs a code of its own', async () => {
      const me = await claim();
      const code = await mail.code(me.email);
      const email = address();
      expect(await ask(me, email)).toMatchObject({ email });
      expect(await refusalOf(prove(me, code))).toMatchObject({ kind: 'invalid', code: 'invalid_code' });
      expect((await stateOf(me)).codeUntil).toBeNull();
      await askForCode(me);
      expect((await stateOf(me)).codeUntil).toEqual(expect.any(String));
      expect(await prove(me, await mail.code(email))).toMatchObject({ email });
    });

    it('tells whoever claims it, too, nothing of a code that somebody else was promised', async () => {
      const [watcher, email] = [await claim(), address()];
      await ask(watcher, email);
      await claim(email);
      await mail.code(email);
      expect((await stateOf(watcher)).codeUntil).toBeNull();
    });

    it('has a code promised for a day from the last time that one was asked for', async () => {
      const me = await claim();
      await mail.code(me.email);
      await identity.database.query("UPDATE allowances SET ends_at = now() + interval '1 minute'");
      await askForCode(me);
      await identity.database.query("UPDATE allowances SET ends_at = ends_at - interval '2 minutes'");
      expect((await stateOf(me)).codeUntil).toEqual(expect.any(String));
    });

    it('is changed three times a day at most while none is proved: each may have a code mailed to a stranger', async () => {
      const me = await claim();
      for (let count = 0; count < 3; count += 1) await ask(me, address());
      expect(await refusalOf(ask(me, address()))).toMatchObject({
        kind: 'too_many',
        code: 'too_many_requests',
      });
    });
  });
}
