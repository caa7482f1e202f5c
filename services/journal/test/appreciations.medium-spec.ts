import type { Actor } from '@anew/contracts/actor';
import { journalRpc } from '@anew/contracts/journal/rpc';
import { alone, couple, someone, together } from '@anew/service-testkit/actors';
import { refusalOf, type ServiceAlone } from '@anew/service-testkit/service-alone';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { callsOf, startJournal } from './fixtures.js';

let journal: ServiceAlone;
let calls: ReturnType<typeof callsOf>;
const [a, b] = couple();
const stranger = someone();

beforeAll(async () => {
  journal = await startJournal();
  calls = callsOf(journal);
});

afterAll(() => journal.stop());

describe('appreciations', () => {
  const { today, save } = journalRpc.appreciations;
  const thanks = { appreciation: 'You called my mother.', quality: 'thoughtful' };

  it('are one a person and day: a second replaces the first', async () => {
    expect(await journal.ask(today, a, {})).toBeNull();
    const first = await calls.appreciate(a, thanks);
    const second = await calls.appreciate(a, { ...thanks, quality: 'kind' });
    expect(second).toEqual({ ...first, quality: 'kind' });
    expect(await journal.ask(today, a, {})).toEqual(second);
    expect(await journal.ask(today, b, {})).toBeNull();
  });

  it('are one even when saved ten times at once', async () => {
    const saved = await Promise.all(Array.from({ length: 10 }, () => calls.appreciate(stranger, thanks)));
    expect(new Set(saved.map(({ id }) => id)).size).toBe(1);
    expect(await calls.appreciationsOf(stranger)).toHaveLength(1);
  });

  it('are shared by the couple, newest first, and with nobody else', async () => {
    await calls.appreciate(b);
    expect((await calls.appreciationsOf(a)).map(({ quality }) => quality)).toEqual(['patient', 'kind']);
    expect(await calls.appreciationsOf(stranger)).toHaveLength(1);
  });

  describe('whose change comes after midnight', () => {
    const changed = { appreciation: 'You called my sister.', quality: 'brave' };
    const daysOld = async (author: Actor, days: number) => {
      const written = await calls.appreciate(author, thanks);
      await journal.database.query('UPDATE appreciations SET day = day - $2::int WHERE id = $1', [
        written.id,
        days,
      ]);
      return written;
    };

    it('are changed on their own day, and leave the new one empty', async () => {
      const [author] = couple();
      const yesterdays = await daysOld(author, 1);
      const answer = await journal.ask(save, author, { ...changed, changes: yesterdays.id });
      expect(answer).toEqual({ ...yesterdays, ...changed });
      expect(await calls.appreciationsOf(author)).toEqual([answer]);
      expect(await journal.ask(today, author, {})).toBeNull();
    });

    it.each([
      ['of an earlier day', 2, 0],
      ['of the partner', 1, 1],
    ])('are refused where they name one %s, and write nothing', async (_, days, who) => {
      const pair = couple();
      const kept = await daysOld(pair[0], days);
      const refused = refusalOf(journal.ask(save, pair[who] ?? stranger, { ...changed, changes: kept.id }));
      expect(await refused).toMatchObject({ kind: 'not_found', code: 'appreciation_not_found' });
      expect(await calls.appreciationsOf(pair[0])).toEqual([kept]);
    });
  });

  it('are counted for their readers: no former partner, and no next one before the author agrees', async () => {
    const statsOf = (reader: Actor) => journal.ask(journalRpc.appreciations.stats, reader, {});
    const [giver, first] = couple();
    for (const person of [giver, first]) await calls.appreciate(person, thanks);
    for (const person of [giver, first]) expect(await statsOf(person)).toEqual({ total: 2, own: 1 });
    for (const person of [alone(giver), alone(first)])
      expect(await statsOf(person)).toEqual({ total: 1, own: 1 });

    const [later, second] = together(alone(giver), someone());
    expect(await statsOf(later)).toEqual({ total: 1, own: 1 });
    expect(await statsOf(second)).toEqual({ total: 0, own: 0 });
    await calls.appreciate(second, thanks);
    expect(await statsOf(second)).toEqual({ total: 1, own: 1 });
    await journal.ask(journalRpc.sharing.decide, later, { partnerId: second.userId, choice: 'all' });
    for (const person of [later, second]) expect(await statsOf(person)).toEqual({ total: 2, own: 1 });
  });

  it.each([
    { appreciation: ' ', quality: 'kind' },
    { appreciation: 'You did.' },
    { ...thanks, quality: 'x'.repeat(2001) },
    { ...thanks, changes: 'the last one' },
  ])('are refused when they read %j', async (input) => {
    const refused = refusalOf(journal.ask(save, a, input as typeof thanks));
    expect(await refused).toMatchObject({ kind: 'invalid', code: 'validation_failed' });
  });

  it('can be read of a period, of which both days are part', async () => {
    const [giver, reader] = couple();
    for (const day of ['2025-11-01', '2025-11-15', '2025-11-30']) {
      const { id } = await calls.appreciate(giver, { appreciation: day, quality: 'kind' });
      await journal.database.query(
        "UPDATE appreciations SET day = $2::date, created_at = $2::date + interval '12 hours' WHERE id = $1",
        [id, day],
      );
    }
    const of = async (person: Actor, period: { from?: string; to?: string }) =>
      (await journal.ask(journalRpc.appreciations.page, person, period)).items.map((it) => it.appreciation);
    expect(await of(reader, { from: '2025-11-15', to: '2025-11-30' })).toEqual(['2025-11-30', '2025-11-15']);
    expect(await of(reader, { to: '2025-11-14' })).toEqual(['2025-11-01']);
    expect(await of(stranger, { from: '2025-11-15', to: '2025-11-30' })).toEqual([]);
    expect(await of(alone(reader), { from: '2025-11-15', to: '2025-11-30' })).toEqual([]);
    expect(await refusalOf(of(reader, { from: 'May' }))).toMatchObject({ code: 'validation_failed' });
  });
});
