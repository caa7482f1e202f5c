import type { UpdateProfileDto } from '@anew/contracts/identity/dto';
import { identityRpc } from '@anew/contracts/identity/rpc';
import { refusalOf } from '@anew/service-testkit/service-alone';
import { describe, expect, it } from '@jest/globals';
import { identity } from './identity-with-mail.js';
import { type Newcomer, newcomer, PASSWORD } from './people-alone.js';

const { accounts } = identityRpc;

const profileOf = (person: Newcomer) => identity.ask(accounts.current, person, {});
const change = (person: Newcomer, input: UpdateProfileDto) => identity.ask(accounts.update, person, input);

describe('a profile', () => {
  it('changes where it is told to, and nowhere else', async () => {
    const me = await newcomer(identity);
    await change(me, { firstName: 'Ada', lastName: 'Lovelace' });
    await identity.database.query(
      "UPDATE users SET updated_at = updated_at - interval '1 second' WHERE id = $1",
      [me.userId],
    );
    const before = await profileOf(me);
    const after = await change(me, { firstName: '  Augusta  ' });
    expect(after).toEqual({ ...before, firstName: 'Augusta', updatedAt: after.updatedAt });
    expect(after.updatedAt > before.updatedAt).toBe(true);
    expect(await profileOf(me)).toEqual(after);

    expect(await change(me, { lastName: '' })).toMatchObject({ firstName: 'Augusta', lastName: null });
  });

  it.each<[object, string]>([
    [{}, 'nothing_to_change'],
    [{ firstName: 'x'.repeat(81) }, 'validation_failed'],
    [{ firstName: 7 }, 'validation_failed'],
    [{ email: 'not an address' }, 'validation_failed'],
    [{ email: '' }, 'validation_failed'],
    [{ email: null }, 'validation_failed'],
    [{ id: '0190a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b' }, 'validation_failed'],
    [{ avatarUrl: '/elsewhere.jpg' }, 'validation_failed'],
  ])('refuses %j: %s', async (input, code) => {
    const me = await newcomer(identity);
    const before = await profileOf(me);
    expect(await refusalOf(change(me, input))).toMatchObject({ kind: 'invalid', code });
    expect(await profileOf(me)).toEqual(before);
  });

  it('never takes the address of somebody else', async () => {
    const [me, other] = [await newcomer(identity), await newcomer(identity)];
    const taken = { email: other.email.toUpperCase(), firstName: 'Changed', currentPassword: PASSWORD };
    expect(await refusalOf(change(me, taken))).toMatchObject({
      kind: 'conflict',
      code: 'email_taken',
      details: { fields: [{ field: 'email' }] },
    });
    expect(await profileOf(me)).toMatchObject({ email: me.email, firstName: null });
    expect(await change(me, { email: me.email })).toMatchObject({ email: me.email });
  });
});
