import { randomUUID } from 'node:crypto';
import type { Actor } from '@anew/contracts/actor';
import { assessmentRpc } from '@anew/contracts/assessment/rpc';
import type { Talk, TalkArea, TalkMove } from '@anew/contracts/assessment/talks';
import { identityEvents } from '@anew/contracts/events/map';
import { subjectOf } from '@anew/contracts/live/announcement';
import { DAY_MS, localDate } from '@anew/contracts/local-date';
import { alone, couple, someone, together } from '@anew/service-testkit/actors';
import { refusalOf, ServiceAlone } from '@anew/service-testkit/service-alone';
import { eventually } from '@anew/testkit/eventually';
import { connectNats } from '@anew/testkit/nats';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { start } from '../src/app.js';
import { start as worker } from '../src/worker-app.js';
import { answers } from './answers.factory.js';

let assessment: ServiceAlone;

beforeAll(async () => {
  assessment = await ServiceAlone.start('assessment', start, { worker, env: { RECONCILE_EVERY_MS: '500' } });
}, 90_000);

afterAll(() => assessment.stop());

const { talks: calls, agreements: agreementCalls } = assessmentRpc;
const talks = (person: Actor) => assessment.ask(calls.current, person, {});
const begin = (person: Actor, area: TalkArea = 'communication', firstSpeaker = person.userId) =>
  assessment.ask(calls.start, person, { area, firstSpeaker });
const moveOn = (person: Actor, { id, step }: Talk, move: TalkMove = 'next') =>
  assessment.ask(calls.move, person, { id, step, move });
const agreements = (person: Actor) => assessment.ask(agreementCalls.list, person, {});
const agree = (person: Actor, talkId: string, text = 'Phones away on Tuesdays.', dueOn = inDays(7)) =>
  assessment.ask(agreementCalls.make, person, { talkId, text, dueOn });
const check = (
  person: Actor,
  input: { id: string; outcome: 'kept' | 'partly' | 'not'; easier?: string; dueOn?: string },
) => assessment.ask(agreementCalls.check, person, input);

const inDays = (days: number) => localDate(new Date(Date.now() + days * DAY_MS), 'UTC');

const takeAway = (person: Actor, id: string) => assessment.ask(agreementCalls.remove, person, { id });

/** Two people with results: talking is lowest, family life is the next. */
async function assessed(pair = couple(), score: 1 | 3 = 3): Promise<[Actor, Actor]> {
  const responses = answers(score, score === 3 ? { Communication: 1, 'Blending & Children': 2 } : {});
  for (const person of pair) await assessment.ask(assessmentRpc.responses.submit, person, { responses });
  await eventually('the results', () => assessment.ask(assessmentRpc.results.current, pair[0], {}));
  return pair;
}

/** Waits until a change has told the couple of this person so many times to read their talks anew. */
async function announced({ coupleId }: Actor, times: number, change: () => Promise<unknown>): Promise<void> {
  const nats = await connectNats(assessment.nats.url);
  const heard: string[] = [];
  const ours = subjectOf({ topic: 'talk', to: coupleId! });
  const subscription = nats.subscribe(ours, { callback: (_, { subject }) => void heard.push(subject) });
  await nats.flush();
  await change();
  await eventually('every change', () => Promise.resolve(heard.length === times || null));
  subscription.unsubscribe();
  await nats.close();
}

async function talking(): Promise<[Actor, Actor, Talk]> {
  const [a, b] = await assessed();
  return [a, b, (await begin(a)).current!];
}

describe('talks', () => {
  it('are offered to both once there are results, the lowest area first', async () => {
    const pair = couple();
    expect(await talks(pair[0])).toEqual({ offered: [], current: null });
    const [a, b] = await assessed(pair);
    const seen = await talks(a);
    expect(seen.offered.slice(0, 2)).toEqual([
      { area: 'communication', talkedAt: null },
      { area: 'family', talkedAt: null },
    ]);
    expect(await talks(b)).toEqual(seen);
  });

  it('are offered to nobody on whom a great deal weighs, and cannot be begun then', async () => {
    const [a] = await assessed(couple(), 1);
    expect((await talks(a)).offered).toEqual([]);
    expect(await refusalOf(begin(a))).toMatchObject({ kind: 'conflict', code: 'talk_not_offered' });
  });

  it('can be begun by either, are seen by both, and begin once', async () => {
    const [a, b] = await assessed();
    const [first, second] = await Promise.all([
      begin(a, 'communication', b.userId),
      begin(b, 'communication', b.userId),
    ]);
    expect(first.current?.id).toBe(second.current?.id);
    expect((await talks(a)).current).toMatchObject({
      step: 'first-speaks',
      firstSpeaker: b.userId,
      pause: null,
    });
    expect(await refusalOf(begin(b, 'family'))).toMatchObject({ kind: 'conflict', code: 'talk_open' });
  });

  it('are moved by either, one step at a time, and finished after the last', async () => {
    const [a, b, talk] = await talking();
    await Promise.all([moveOn(a, talk), moveOn(b, talk)]);
    let { current } = await talks(b);
    expect(current?.step).toBe('first-is-heard');
    for (let turn = 0; current; turn++) ({ current } = await moveOn(turn % 2 ? a : b, current));
    const { offered } = await talks(a);
    expect(offered[0]).toEqual({ area: 'communication', talkedAt: expect.any(String) });
    expect((await moveOn(a, talk)).current).toBeNull();
  });

  it('pause with a promised return', async () => {
    const [a, b, talk] = await talking();
    const { current } = await moveOn(a, talk, 'pause');
    const minutes = (Date.parse(current!.pause!.backAt) - Date.now()) / 60_000;
    expect(minutes).toBeGreaterThan(19);
    expect((await talks(b)).current?.pause).toEqual(current!.pause);
    expect((await moveOn(b, talk, 'resume')).current?.pause).toBeNull();
  });

  it('are left for today by either, and say of it nothing but that they are over', async () => {
    const [a, b, talk] = await talking();
    expect((await moveOn(b, talk, 'leave')).current).toBeNull();
    const seen = await talks(a);
    expect(seen.current).toBeNull();
    expect(seen.offered.every(({ talkedAt }) => talkedAt === null)).toBe(true);
    expect((await begin(a, 'family')).current?.area).toBe('family');
  });

  it('that nobody came back to make room for others', async () => {
    const [a, , talk] = await talking();
    await assessment.database.query("UPDATE talks SET moved_at = now() - interval '13 hours' WHERE id = $1", [
      talk.id,
    ]);
    expect((await talks(a)).current).toBeNull();
    expect((await begin(a, 'family')).current?.area).toBe('family');
  });

  it('are announced to the couple when they begin and move', async () => {
    const [a, b] = await assessed();
    await announced(a, 2, async () => {
      const { current } = await begin(a);
      await moveOn(b, current!);
    });
  });
});

describe('an agreement', () => {
  it('ends the talk, stands for both, and is one', async () => {
    const [a, b, talk] = await talking();
    const made = await agree(b, talk.id);
    expect(made).toEqual({
      id: expect.any(String),
      area: 'communication',
      text: 'Phones away on Tuesdays.',
      dueOn: inDays(7),
      outcome: null,
      authorId: b.userId,
      checkedBy: null,
    });
    for (const person of [a, b]) expect(await agreements(person)).toEqual([made]);
    expect((await talks(a)).current).toBeNull();
    expect(await refusalOf(agree(a, talk.id))).toMatchObject({ kind: 'conflict', code: 'agreement_made' });
  });

  it('is made once by a repeated request', async () => {
    const [a, , talk] = await talking();
    const again = { ...a, idempotencyKey: randomUUID() };
    expect(await agree(again, talk.id)).toEqual(await agree(again, talk.id));
    expect(await agreements(a)).toHaveLength(1);
  });

  it('is checked by either, and the first word counts', async () => {
    const [a, b, talk] = await talking();
    const { id } = await agree(a, talk.id);
    expect(await check(b, { id, outcome: 'partly' })).toBeNull();
    expect(await check(a, { id, outcome: 'kept' })).toBeNull();
    expect(await agreements(a)).toMatchObject([{ id, outcome: 'partly' }]);
  });

  it('says who wrote it and who said how it went', async () => {
    const [a, b, talk] = await talking();
    const { id } = await agree(a, talk.id);
    await check(b, { id, outcome: 'not', easier: 'Ten minutes.', dueOn: inDays(3) });
    const [easier] = await agreements(b);
    await check(b, { id: easier!.id, outcome: 'kept' });
    for (const person of [a, b])
      expect(await agreements(person)).toMatchObject([
        { id: easier!.id, authorId: b.userId, checkedBy: b.userId },
        { id, authorId: a.userId, checkedBy: b.userId },
      ]);
  });

  it('names nobody where the release before has kept only how it went', async () => {
    const [a, , talk] = await talking();
    const { id } = await agree(a, talk.id);
    await assessment.database.query(
      "UPDATE agreements SET outcome = 'kept', checked_at = now() WHERE id = $1",
      [id],
    );
    expect(await agreements(a)).toMatchObject([{ id, outcome: 'kept', checkedBy: null }]);
  });

  it('is followed by an easier one, which stands first', async () => {
    const [a, b, talk] = await talking();
    const { id } = await agree(a, talk.id);
    const easier = { id, outcome: 'not', easier: 'Ten minutes without phones.', dueOn: inDays(3) } as const;
    for (let time = 0; time < 2; time++) await check(b, easier);
    expect(await agreements(a)).toMatchObject([
      { text: 'Ten minutes without phones.', area: 'communication', outcome: null },
      { id, outcome: 'not' },
    ]);
  });

  it('is never hidden by older ones, which come back as others are checked', async () => {
    const [a, , talk] = await talking();
    const { id: oldest } = await agree(a, talk.id, 'The oldest.', inDays(1));
    const agreeAgain = async (dueOn: string) =>
      (await agree(a, (await begin(a)).current!.id, 'More', dueOn)).id;
    for (let more = 0; more < 29; more += 1) await agreeAgain(inDays(1));
    const newest = await agreeAgain(inDays(30));
    const ids = async () => (await agreements(a)).map(({ id }) => id);
    const listed = await ids();
    expect(listed).toHaveLength(30);
    expect(listed.at(-1)).toBe(newest);
    expect(listed).not.toContain(oldest);
    await check(a, { id: newest, outcome: 'kept' });
    expect(await ids()).toEqual([oldest, ...listed.slice(0, -1)]);
  });

  it('needs a day within reach', async () => {
    const [a, , talk] = await talking();
    for (const dueOn of [inDays(-3), inDays(400)])
      expect(await refusalOf(agree(a, talk.id, 'Something', dueOn))).toMatchObject({
        kind: 'invalid',
        details: { fields: [{ field: 'dueOn' }] },
      });
    const { id } = await agree(a, talk.id);
    expect(await refusalOf(check(a, { id, outcome: 'not', easier: 'Less' }))).toMatchObject({
      kind: 'invalid',
    });
  });

  it('is sealed', async () => {
    const [a, , talk] = await talking();
    await agree(a, talk.id, 'Kingfisher canary');
    const rows = (await assessment.database.everything()).join('\n');
    for (const readable of ['Kingfisher', Buffer.from('Kingfisher').toString('hex')])
      expect(rows).not.toContain(readable);
  });
});

describe('an agreement that is taken away', () => {
  it.each(['its author', 'their partner'])(
    'by %s is gone for both, before and after its check',
    async (who) => {
      const [a, b, talk] = await talking();
      const taker = who === 'its author' ? a : b;
      const { id } = await agree(a, talk.id);
      await check(a, { id, outcome: 'partly', easier: 'Ten minutes.', dueOn: inDays(3) });
      const [easier] = await agreements(a);
      expect(await takeAway(taker, easier!.id)).toBeNull();
      for (const person of [a, b]) expect(await agreements(person)).toMatchObject([{ id }]);
      await takeAway(taker, id);
      for (const person of [a, b]) expect(await agreements(person)).toEqual([]);
      expect(await assessment.exportOf(assessmentRpc.account.export, a)).toMatchObject({ agreements: [] });
      expect((await talks(a)).offered[0]).toEqual({ area: 'communication', talkedAt: expect.any(String) });
    },
  );

  it('does not come back by a repeat or a late request', async () => {
    const [a, b, talk] = await talking();
    const again = { ...a, idempotencyKey: randomUUID() };
    const { id } = await agree(again, talk.id);
    await takeAway(b, id);
    await agree(again, talk.id);
    const late = { id, outcome: 'not', easier: 'Ten minutes.', dueOn: inDays(3) } as const;
    for (const refused of [agree(a, talk.id), agree(b, talk.id), check(a, late), takeAway(a, id)])
      expect(await refusalOf(refused)).toMatchObject({ kind: 'not_found', code: 'not_found' });
    expect(await agreements(a)).toEqual([]);
  });

  it('makes room for one in a talk of its own', async () => {
    const [a, b, talk] = await talking();
    await takeAway(b, (await agree(a, talk.id)).id);
    const { id } = await agree(a, (await begin(a)).current!.id);
    expect(await agreements(b)).toMatchObject([{ id }]);
  });

  it('is announced to the couple', async () => {
    const [a, b, talk] = await talking();
    const { id } = await agree(a, talk.id);
    await announced(a, 1, () => takeAway(b, id));
  });
});

describe('refusals', () => {
  it('alone there is nobody to talk with', async () => {
    const person = someone();
    expect(await talks(person)).toEqual({ offered: [], current: null });
    expect(await agreements(person)).toEqual([]);
    expect(await refusalOf(begin(person))).toMatchObject({ kind: 'conflict', code: 'partner_required' });
  });

  it('nobody else can speak first', async () => {
    const [a] = await assessed();
    expect(await refusalOf(begin(a, 'communication', randomUUID()))).toMatchObject({ kind: 'not_found' });
  });

  it('a stranger and a former partner find neither talk nor agreement', async () => {
    const [a, b, talk] = await talking();
    const { id } = await agree(a, talk.id);
    const [withNew, newPartner] = together(alone(b), someone());
    const [stranger] = await assessed();
    for (const other of [stranger, alone(b), withNew, newPartner]) {
      expect((await talks(other)).current).toBeNull();
      expect(await agreements(other)).toEqual([]);
      for (const refused of [
        moveOn(other, talk),
        agree(other, talk.id),
        check(other, { id, outcome: 'not' }),
        takeAway(other, id),
      ])
        expect(await refusalOf(refused)).toMatchObject({ kind: 'not_found', code: 'not_found' });
    }
    expect(await agreements(a)).toMatchObject([{ id, outcome: null }]);
  });
});

describe('leaving and erasing', () => {
  const rowsNaming = async ({ userId }: Actor) => {
    const rows = await assessment.database.everything();
    return rows.filter((row) => row.includes(userId) && !/^(outbox|inbox|erased)/.test(row));
  };
  const nothingToName = (person: Actor) =>
    eventually('nothing to name them', async () => (await rowsNaming(person)).length === 0 || null);

  it('an export has one’s own agreements and none of the partner’s', async () => {
    const [a, b, talk] = await talking();
    const { id, text } = await agree(a, talk.id);
    expect(await assessment.exportOf(assessmentRpc.account.export, a)).toMatchObject({
      talks: [{ area: 'communication', finished: true }],
      agreements: [{ id, text }],
    });
    expect(await assessment.exportOf(assessmentRpc.account.export, b)).toMatchObject({ agreements: [] });
  });

  it('an export is the same whether a former partner has left or was deleted', async () => {
    const [a, b, talk] = await talking();
    const { id } = await agree(a, talk.id);
    await check(b, { id, outcome: 'kept' });
    const exported = () => assessment.exportOf(assessmentRpc.account.export, alone(a));
    const onceLeft = await exported();
    expect(onceLeft).toMatchObject({ talks: [], agreements: [{ id, outcome: 'kept' }] });
    await assessment.tell(identityEvents.accountDeleted, { userId: b.userId });
    await assessment.handled(identityEvents.accountDeleted);
    expect(await exported()).toEqual(onceLeft);
  });

  it('an export with a new partner has the talks with them alone', async () => {
    const [a, b, talk] = await talking();
    await agree(a, talk.id);
    const [withNew] = together(alone(b), someone());
    expect(await assessment.exportOf(assessmentRpc.account.export, withNew)).toMatchObject({ talks: [] });
  });

  it('two who come together again find what they agreed on', async () => {
    const [a, b, talk] = await talking();
    const made = await agree(a, talk.id);
    const [again] = together(alone(a), alone(b));
    expect(await agreements(again)).toEqual([made]);
  });

  it('erases whoever is deleted from everything, and keeps what the partner wrote for them', async () => {
    const [a, b, talk] = await talking();
    await agree(b, talk.id);
    const { current } = await begin(a, 'family');
    await agree(a, current!.id, 'Pancakes on Sunday.');
    for (const id of [randomUUID(), randomUUID()])
      await assessment.tell(identityEvents.accountDeleted, { userId: a.userId }, { id });
    await nothingToName(a);
    expect(await assessment.exportOf(assessmentRpc.account.export, b)).toMatchObject({
      agreements: [{ text: 'Phones away on Tuesdays.' }],
    });
    // The gateway may still take them for a couple.
    expect(await agreements(b)).toEqual([]);
    expect((await talks(b)).current).toBeNull();
  });

  it('writes nothing that names whoever is erased, while the gateway still takes them for the partner', async () => {
    const [a, b, talk] = await talking();
    const { id } = await agree(b, talk.id);
    const { current } = await begin(a, 'family');
    await assessment.tell(identityEvents.accountDeleted, { userId: b.userId });
    await nothingToName(b);

    for (const [late, code] of [
      [begin(a), 'talk_not_offered'],
      [moveOn(a, current!), 'not_found'],
      [agree(a, current!.id), 'not_found'],
      [check(a, { id, outcome: 'not', easier: 'Less.', dueOn: inDays(3) }), 'not_found'],
    ] as const)
      expect(await refusalOf(late)).toMatchObject({ code });
    // These are the author's own, so they are taken.
    await assessment.ask(assessmentRpc.responses.submit, a, { responses: answers(2) });
    const { next } = await assessment.ask(assessmentRpc.rounds.propose, a, {});
    expect(next).toMatchObject({ number: 1, proposal: null });
    expect(await rowsNaming(b)).toEqual([]);
  });
});
