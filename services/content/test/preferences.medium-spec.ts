import { contentRpc } from '@anew/contracts/content/rpc';
import { identityEvents } from '@anew/contracts/events/map';
import type { QuestionStyle } from '@anew/contracts/identity/preferences';
import { someone, together } from '@anew/service-testkit/actors';
import type { ServiceAlone } from '@anew/service-testkit/service-alone';
import { eventually } from '@anew/testkit/eventually';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startContent } from './fixtures.js';

let content: ServiceAlone;

beforeAll(async () => {
  content = await startContent();
});

afterAll(() => content.stop());

const { preferencesChanged, membershipChanged } = identityEvents;
const told = (coupleId: string, questionStyle: QuestionStyle, version: number) =>
  ({ coupleId, questionStyle, aiQuestions: 'auto', version }) as const;

const storedStyle = async (coupleId: string): Promise<string | undefined> => {
  const [row] = await content.database.query<{ style: string }>(
    'SELECT question_style AS style FROM couple_preferences WHERE couple_id = $1',
    [coupleId],
  );
  return row?.style;
};

const known = (coupleId: string, style: QuestionStyle) =>
  eventually(`the style ${style}`, async () => (await storedStyle(coupleId)) === style || null);

describe('the style of questions', () => {
  /** Number of light questions that sixty couples with this style get, who have been here for a while. */
  async function lightOnesFor(style: QuestionStyle): Promise<number> {
    const since = new Date('2026-01-01T00:00:00Z');
    const people = Array.from({ length: 60 }, () => together(someone(), someone(), since)[0]);
    const coupleIds = people.map(({ coupleId }) => coupleId!);
    for (const coupleId of coupleIds) await content.tell(preferencesChanged, told(coupleId, style, 1));
    await content.handled(preferencesChanged);
    for (const person of people) {
      await known(person.coupleId!, style);
      await content.ask(contentRpc.today.prompt, person, {});
    }
    const [row] = await content.database.query<{ count: number }>(
      `SELECT count(*)::int AS count FROM daily_choices JOIN prompts ON prompts.id = item_id
       WHERE daily_choices.couple_id = ANY($1) AND kind = 'prompt' AND depth = 'light'`,
      [coupleIds],
    );
    return row?.count ?? 0;
  }

  it('decides which questions a couple gets first', async () => {
    // About 36 of sixty, and about 5. Chance brings them that near to each other once in many millions of runs.
    expect(await lightOnesFor('light')).toBeGreaterThan(1.5 * (await lightOnesFor('deep')));
  });

  it('leaves the question that both have already', async () => {
    const person = someone();
    const before = await content.ask(contentRpc.today.prompt, person, {});
    await content.tell(preferencesChanged, told(person.coupleId!, 'deep', 1));
    await known(person.coupleId!, 'deep');
    expect(await content.ask(contentRpc.today.prompt, person, {})).toEqual(before);
  });
});

describe('what is told of it', () => {
  it('counts once, and not when something newer is known', async () => {
    const coupleId = someone().coupleId!;
    await content.tell(preferencesChanged, told(coupleId, 'deep', 2));
    await known(coupleId, 'deep');
    await content.tell(preferencesChanged, told(coupleId, 'light', 1));
    const id = await content.tell(preferencesChanged, told(coupleId, 'balanced', 3));
    await known(coupleId, 'balanced');
    await content.tell(preferencesChanged, told(coupleId, 'light', 4));
    await content.tell(preferencesChanged, told(coupleId, 'balanced', 3), { id });
    await content.handled(preferencesChanged);
    expect(await storedStyle(coupleId)).toBe('light');
  });

  it('is forgotten with the couple, and no late event brings it back', async () => {
    const coupleId = someone().coupleId!;
    await content.tell(preferencesChanged, told(coupleId, 'deep', 1));
    await known(coupleId, 'deep');
    await content.tell(membershipChanged, { coupleId, memberIds: [], version: 5 });
    await content.handled(membershipChanged);
    await content.tell(preferencesChanged, told(coupleId, 'light', 2));
    await content.handled(preferencesChanged);
    expect(await storedStyle(coupleId)).toBe('balanced');
  });
});
