import type { Actor } from '@anew/contracts/actor';
import { MODULE_SLUGS } from '@anew/contracts/content/module-slugs';
import { contentRpc } from '@anew/contracts/content/rpc';
import { type EventMap, identityEvents } from '@anew/contracts/events/map';
import { couple, someone } from '@anew/service-testkit/actors';
import type { ServiceAlone } from '@anew/service-testkit/service-alone';
import { eventually } from '@anew/testkit/eventually';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { isEligible } from '../src/households/eligibility.rules.js';
import type { Tag } from '../src/households/tags.js';
import { ACTIVITIES } from '../src/seeds/activities/index.js';
import { PROMPTS } from '../src/seeds/prompts/index.js';
import { seedId } from '../src/seeds/seed-id.js';
import { inAllWords } from '../src/seeds/wordings.js';
import { startContent } from './fixtures.js';

let content: ServiceAlone;

beforeAll(async () => {
  content = await startContent();
});

afterAll(() => content.stop());

const CHILDLESS = { fromBefore: 0, ours: false, ageBands: [], days: null };
const { today, modules } = contentRpc;

type Changed = EventMap[typeof identityEvents.householdChanged];

/** Tells of a household, and returns the event. */
function tell(actor: Actor, data: Partial<Changed>): Promise<string> {
  const all = { coupleId: actor.coupleId!, household: CHILDLESS, careful: false, version: 1, ...data };
  return content.tell(identityEvents.householdChanged, all);
}

const versionOf = async ({ coupleId }: Actor): Promise<number | undefined> => {
  const sql = 'SELECT version FROM couple_households WHERE couple_id = $1';
  const [row] = await content.database.query<{ version: number }>(sql, [coupleId]);
  return row?.version;
};

const known = (actor: Actor, version: number) =>
  eventually('the household to be known', async () => (await versionOf(actor)) === version || null);

const modulesOf = async (actor: Actor): Promise<string[]> =>
  (await content.ask(modules.list, actor, {})).map(({ slug }) => slug);

describe('a household that other services have told of', () => {
  it('decides what forty childless couples with care get today', async () => {
    const couples = Array.from({ length: 40 }, () => someone());
    await Promise.all(couples.map((actor) => tell(actor, { careful: true })));
    await Promise.all(couples.map((actor) => known(actor, 1)));
    const drawn = await Promise.all(couples.map((actor) => content.ask(today.activity, actor, {})));
    const asked = await Promise.all(couples.map((actor) => content.ask(today.prompt, actor, {})));
    const profile = { household: CHILDLESS, careful: true };
    const fits = ({ tags }: { tags: readonly Tag[] }) => isEligible(tags, profile, 'monday');
    const instructions = new Set(
      ACTIVITIES.flatMap((seed) => inAllWords(seed).filter(fits)).map((words) => words.instructions),
    );
    const questions = new Set(
      PROMPTS.flatMap((seed) => inAllWords(seed).filter(fits)).map(({ text }) => text),
    );
    expect(drawn.filter((activity) => !instructions.has(activity.instructions))).toEqual([]);
    expect(asked.filter(({ text }) => !questions.has(text))).toEqual([]);
  });

  it('words what is drawn, keeps these words for the day, and takes them for the same question', async () => {
    const actor = someone();
    await tell(actor, {});
    await known(actor, 1);
    const [first, words] = ['prompt-practical-blending-03', 'prompt-practical-blending-03 visitors'].map(
      seedId,
    );
    // Everything else was there in the past half year, so that this question is the one that is left.
    await content.database.query(
      `WITH others AS (
         SELECT id, row_number() OVER ()::int / 2 AS pair FROM prompts WHERE NOT retired AND id <> $2
       )
       INSERT INTO daily_choices (couple_id, day, kind, item_id, replaced_item_id, from_focus)
       SELECT $1, current_date - 2 - pair, 'prompt', (array_agg(id))[1], (array_agg(id))[2], false
       FROM others GROUP BY pair`,
      [actor.coupleId, first],
    );
    const question = { id: words, text: expect.stringContaining('when visitors have left') };
    expect(await content.ask(today.prompt, actor, {})).toMatchObject(question);
    await tell(actor, { household: { ...CHILDLESS, ours: true }, version: 2 });
    await known(actor, 2);
    expect(await content.ask(today.prompt, actor, {})).toMatchObject(question);
    const { id } = await content.ask(contentRpc.prompts.another, actor, {});
    expect([first, words]).not.toContain(id);
  });

  it('leaves what was already drawn for today', async () => {
    const [a, b] = couple();
    const before = await Promise.all(
      [today.prompt, today.activity].map((subject) => content.ask(subject, a, {})),
    );
    await tell(a, { careful: true });
    await known(a, 1);
    const after = await Promise.all(
      [today.prompt, today.activity].map((subject) => content.ask(subject, b, {})),
    );
    expect(after).toEqual(before);
  });

  it('changes nothing when told twice, late or out of order', async () => {
    const actor = someone();
    await tell(actor, { version: 3, household: { ...CHILDLESS, fromBefore: 1 } });
    await known(actor, 3);
    const late = { coupleId: actor.coupleId!, household: CHILDLESS, careful: true, version: 2 };
    const id = await content.tell(identityEvents.householdChanged, late);
    await content.tell(identityEvents.householdChanged, late, { id });
    await content.handled(identityEvents.householdChanged);
    expect(await versionOf(actor)).toBe(3);
    expect((await modulesOf(actor)).at(-1)).not.toBe('practical-blending');
  });

  it('is forgotten with the couple, and does not come back with a late event', async () => {
    const actor = someone();
    await tell(actor, { version: 1 });
    await known(actor, 1);
    await content.tell(identityEvents.membershipChanged, {
      coupleId: actor.coupleId!,
      memberIds: [],
      version: 9,
    });
    await eventually(
      'the household to be forgotten',
      async () => ((await versionOf(actor)) ?? 0) > 1 || null,
    );
    await tell(actor, { version: 5 });
    await content.handled(identityEvents.householdChanged);
    const sql = 'SELECT household, careful FROM couple_households WHERE couple_id = $1';
    expect(await content.database.query(sql, [actor.coupleId])).toEqual([
      { household: null, careful: false },
    ]);
  });
});

describe('the order of modules', () => {
  it('is each person’s own: the partner sees nothing of it', async () => {
    const [a, b] = couple();
    const { userId } = a;
    await content.tell(identityEvents.storyChanged, { userId, first: 'love-fun-intimacy', version: 2 });
    await eventually(
      'the wish to be known',
      async () => (await modulesOf(a))[0] === 'love-fun-intimacy' || null,
    );
    expect(await modulesOf(b)).toEqual(MODULE_SLUGS);
    const gone = identityEvents.accountDeleted;
    await content.tell(gone, { userId });
    await eventually(
      'the wish to be erased',
      async () => (await modulesOf(a))[0] === MODULE_SLUGS[0] || null,
    );
  });

  it('is the newest that was told, even if an older one comes late and twice', async () => {
    const actor = someone();
    const { userId } = actor;
    const story = identityEvents.storyChanged;
    await content.tell(story, { userId, first: 'love-fun-intimacy', version: 3 });
    await content.handled(story);
    const id = await content.tell(story, { userId, first: 'our-vision', version: 2 });
    await content.tell(story, { userId, first: 'our-vision', version: 2 }, { id });
    await content.handled(story);
    expect((await modulesOf(actor))[0]).toBe('love-fun-intimacy');
    await content.tell(story, { userId, first: null, version: 4 });
    await content.handled(story);
    expect(await modulesOf(actor)).toEqual(MODULE_SLUGS);
  });

  it('is not stored again for someone who was erased before the event came', async () => {
    const { userId } = someone();
    await content.tell(identityEvents.accountDeleted, { userId });
    await content.handled(identityEvents.accountDeleted);
    await content.tell(identityEvents.storyChanged, { userId, first: 'love-fun-intimacy', version: 1 });
    await content.handled(identityEvents.storyChanged);
    const stored = await content.database.query('SELECT 1 FROM first_modules WHERE user_id = $1', [userId]);
    expect(stored).toEqual([]);
  });

  it('is not kept where somebody is erased in the same moment', async () => {
    const { userId } = someone();
    const sameRow = await content.database.hold(
      `INSERT INTO first_modules (user_id, first, version) VALUES ('${userId}', NULL, 0)`,
    );
    const waiting = (count: number) =>
      eventually(`${count} to wait`, async () => (await content.database.waiting()) === count || null);
    try {
      await content.tell(identityEvents.storyChanged, { userId, first: 'love-fun-intimacy', version: 1 });
      await waiting(1);
      await content.tell(identityEvents.accountDeleted, { userId });
      await waiting(2);
    } finally {
      await sameRow.release();
    }
    await content.handled(identityEvents.storyChanged);
    await content.handled(identityEvents.accountDeleted);
    const stored = await content.database.query('SELECT 1 FROM first_modules WHERE user_id = $1', [userId]);
    expect(stored).toEqual([]);
  });

  it('puts the module about stepfamilies last for a couple without children', async () => {
    const [a, b] = couple();
    await tell(a, {});
    await known(a, 1);
    for (const actor of [a, b]) expect((await modulesOf(actor)).at(-1)).toBe('practical-blending');
  });
});
