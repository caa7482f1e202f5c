import type { Actor } from '@anew/contracts/actor';
import type { RetreatInterestDto, SetFocusDto } from '@anew/contracts/content/dto';
import { FOCUS_MODULE_SLUGS, MODULE_SLUGS } from '@anew/contracts/content/module-slugs';
import { contentRpc } from '@anew/contracts/content/rpc';
import { accountErased, contentEvents, identityEvents } from '@anew/contracts/events/map';
import { alone, couple, someone, together } from '@anew/service-testkit/actors';
import { refusalOf, type ServiceAlone } from '@anew/service-testkit/service-alone';
import { listEvents } from '@anew/testkit/events';
import { eventually } from '@anew/testkit/eventually';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { leftBehind } from './answering.js';
import { startContent } from './fixtures.js';

let content: ServiceAlone;
const [a, b] = couple();

beforeAll(async () => {
  content = await startContent();
});

afterAll(() => content.stop());

const { modules, focuses } = contentRpc;
const toggle = (actor: Actor, slug: string, index: number) =>
  content.ask(modules.toggle, actor, { slug, index });
const completions = (actor: Actor, slug: string) => content.ask(modules.completions, actor, { slug });
const partnerSteps = (actor: Actor, slug: string) => content.ask(modules.partnerSteps, actor, { slug });
const set = (actor: Actor, input: SetFocusDto) => content.ask(focuses.set, actor, input);
const focusesOf = (actor: Actor) => content.ask(focuses.list, actor, {});

describe('the modules', () => {
  it('are eight, in their order, each with its content', async () => {
    const list = await content.ask(modules.list, a, {});
    expect(list.map(({ slug }) => slug)).toEqual(MODULE_SLUGS);
    const module = await content.ask(modules.get, a, { slug: list[0]!.slug });
    expect(module.actions).toHaveLength(list[0]!.actionCount);
    expect(module.lesson.split('\n\n').length).toBeGreaterThan(3);
  });

  it('are not found by another name', async () => {
    for (const slug of ['no-such-module', 'x'.repeat(100), ''])
      expect(await refusalOf(content.ask(modules.get, a, { slug }))).toMatchObject({
        kind: 'not_found',
        code: 'module_not_found',
      });
  });
});

describe('action steps', () => {
  it('are ticked off by each person for themself, and back', async () => {
    const ticked = await toggle(a, 'lets-align', 2);
    expect(ticked.map(({ actionIndex }) => actionIndex)).toEqual([2]);
    expect(await completions(b, 'lets-align')).toEqual([]);
    const list = await content.ask(modules.list, a, {});
    expect(list.find(({ slug }) => slug === 'lets-align')?.completedCount).toBe(1);
    expect(await toggle(a, 'lets-align', 2)).toEqual([]);
  });

  it('are seen by the partner of the couple, and by nobody else', async () => {
    const [me, partner] = couple();
    await toggle(me, 'our-vision', 1);
    expect(await partnerSteps(partner, 'our-vision')).toEqual([{ actionIndex: 1 }]);
    expect(await partnerSteps(partner, 'lets-align')).toEqual([]);
    const [stranger] = couple();
    for (const other of [me, stranger, alone(partner), together(alone(partner), someone())[0]])
      expect(await partnerSteps(other, 'our-vision')).toEqual([]);
  });

  it('from before the two were a couple stay the person’s own', async () => {
    const [me, formerPartner] = couple();
    await toggle(me, 'our-vision', 0);
    const [host, guest] = together(alone(me), someone());
    await toggle(host, 'our-vision', 2);
    expect(await partnerSteps(guest, 'our-vision')).toEqual([{ actionIndex: 2 }]);
    expect(await partnerSteps(alone(formerPartner), 'our-vision')).toEqual([]);
    // A gateway from before services were told does not say since when they are together.
    const fromAnOlderGateway = { ...guest, togetherSince: undefined };
    expect(await partnerSteps(fromAnOlderGateway, 'our-vision')).toEqual([]);
  });

  it('of the partner are not found in a module that does not exist', async () => {
    expect(await refusalOf(partnerSteps(a, 'no-such-module'))).toMatchObject({ code: 'module_not_found' });
  });

  it('stay as they were when toggled twice at once', async () => {
    for (let round = 0; round < 5; round++) {
      await Promise.all([toggle(a, 'our-vision', 0), toggle(a, 'our-vision', 0)]);
      expect(await completions(a, 'our-vision')).toEqual([]);
    }
  });

  it.each([-1, 99])('do not exist at %s', async (index) => {
    expect(await refusalOf(toggle(a, 'our-vision', index))).toMatchObject({ kind: 'not_found' });
  });

  it.each(['first', '1e3', 1.5])('are not named by %s', async (index) => {
    expect(await refusalOf(toggle(a, 'our-vision', index as number))).toMatchObject({ kind: 'invalid' });
  });
});

describe('focus areas', () => {
  it('are the couple’s: set and changed by one, seen by the other, taken away by either', async () => {
    await set(a, { moduleSlug: 'our-vision', priority: 'high' });
    await set(b, { moduleSlug: 'our-vision', priority: 'low' });
    expect(await focusesOf(a)).toEqual([{ moduleSlug: 'our-vision', priority: 'low' }]);
    for (let time = 0; time < 2; time++)
      expect(await content.ask(focuses.remove, a, { slug: 'our-vision' })).toBeNull();
    expect(await focusesOf(b)).toEqual([]);
  });

  it('can all be set at once by people who have never changed anything before', async () => {
    for (let count = 0; count < 8; count++) {
      const newcomer = someone();
      const setAll = FOCUS_MODULE_SLUGS.map((moduleSlug) =>
        set({ ...newcomer, idempotencyKey: moduleSlug }, { moduleSlug, priority: 'high' }),
      );
      await Promise.all(setAll);
      expect(await focusesOf(newcomer)).toHaveLength(6);
    }
  });

  it('are six, and refuse anything else', async () => {
    expect(FOCUS_MODULE_SLUGS).toHaveLength(6);
    for (const input of [
      { moduleSlug: 'honor-lessons', priority: 'high' },
      { moduleSlug: 'our-vision', priority: 'urgent' },
      {},
    ])
      expect(await refusalOf(set(a, input as SetFocusDto))).toMatchObject({ kind: 'invalid' });
    expect(await refusalOf(content.ask(focuses.remove, a, { slug: 'honor-lessons' }))).toMatchObject({
      kind: 'not_found',
    });
  });

  it('of another couple are out of reach', async () => {
    await set(a, { moduleSlug: 'emotional-safety', priority: 'medium' });
    const [stranger] = couple();
    expect(await focusesOf(stranger)).toEqual([]);
  });

  it('are told of in the order in which they were set, all of them each time', async () => {
    const newcomer = someone();
    for (const moduleSlug of ['our-vision', 'love-fun-intimacy'] as const)
      await set(newcomer, { moduleSlug, priority: 'high' });
    const told = await eventually('both changes to be told', async () => {
      const events = await listEvents(content.nats, contentEvents.focusesChanged);
      const own = events.filter(({ data }) => data.coupleId === newcomer.coupleId);
      return own.length === 2 ? own : null;
    });
    const [first, second] = told.map(({ data }) => data);
    expect([first!.focuses.length, second!.focuses.length]).toEqual([1, 2]);
    expect(second!.version).toBeGreaterThan(first!.version);
  });
});

describe('when a couple is no more', () => {
  it('its focus areas are forgotten, however often the event comes, and nobody else’s', async () => {
    const [gone, other] = [someone(), someone()];
    for (const actor of [gone, other]) await set(actor, { moduleSlug: 'our-vision', priority: 'high' });
    const { membershipChanged } = identityEvents;
    const told = { coupleId: gone.coupleId!, version: 9 };
    await content.tell(membershipChanged, { ...told, memberIds: [gone.userId], version: 8 });
    await content.handled(membershipChanged);
    expect(await focusesOf(gone)).toHaveLength(1);
    const id = await content.tell(membershipChanged, { ...told, memberIds: [] });
    await content.tell(membershipChanged, { ...told, memberIds: [] }, { id });
    await content.tell(membershipChanged, { ...told, memberIds: [] });
    await content.handled(membershipChanged);
    expect(await focusesOf(gone)).toEqual([]);
    expect(await focusesOf(other)).toHaveLength(1);
  });
});

describe('interest in the retreat', () => {
  const register = (input: Partial<RetreatInterestDto>) => {
    const person = someone({ coupleId: null });
    return content.ask(contentRpc.retreat.register, person, input as RetreatInterestDto);
  };

  it('needs an account but no couple, and an email address', async () => {
    await register({ email: 'someone@example.org', howHeard: 'podcast' });
    expect(await refusalOf(register({ email: '' }))).toMatchObject({
      kind: 'invalid',
      details: {
        fields: [{ field: 'email', message: 'Please enter your email address to express interest.' }],
      },
    });
    const unknown = { email: 'a@example.org', howHeard: 'tv' } as unknown as Partial<RetreatInterestDto>;
    expect(await refusalOf(register(unknown))).toMatchObject({ kind: 'invalid' });
  });
});

describe('when somebody is deleted', () => {
  const TABLES =
    /^(action_completions|activity_completions|prompt_answers|prompt_ratings|retreat_interests|first_modules) /;
  const rowsOf = async ({ userId }: Actor) =>
    (await content.database.everything()).filter((row) => row.includes(userId));

  async function leaveOneOfEachKind(actor: Actor): Promise<void> {
    await toggle(actor, 'lets-align', 1);
    const prompt = await content.ask(contentRpc.today.prompt, actor, {});
    await content.ask(contentRpc.prompts.answer, actor, { promptId: prompt.id, text: 'An answer.' });
    await content.ask(contentRpc.prompts.rate, actor, { promptId: prompt.id, isUpvote: true });
    const activity = await content.ask(contentRpc.today.activity, actor, {});
    await content.ask(contentRpc.activities.complete, actor, { activityId: activity.id });
    await content.ask(contentRpc.retreat.register, actor, { email: 'someone@example.org' });
    const { storyChanged } = identityEvents;
    await content.tell(storyChanged, { userId: actor.userId, first: 'our-vision', version: 1 });
    await content.handled(storyChanged);
    const tables = (await rowsOf(actor)).map((row) => TABLES.exec(row)?.[1]);
    expect(new Set(tables.filter(Boolean)).size).toBe(6);
  }

  describe('the activity that they have done', () => {
    const { complete } = contentRpc.activities;
    const todays = (actor: Actor) => content.ask(contentRpc.today.activity, actor, {});
    const rowsIn = ({ coupleId }: Actor) =>
      content.database.query<{ feedback: Buffer | null; rating: number | null }>(
        'SELECT feedback, rating FROM activity_completions WHERE couple_id = $1',
        [coupleId],
      );

    async function doTogether(): Promise<[gone: Actor, staying: Actor]> {
      const [gone, partner] = couple();
      const said = { feedback: 'We laughed.', rating: 5 };
      await content.ask(complete, gone, { activityId: (await todays(gone)).id, ...said });
      return [gone, leftBehind(partner)];
    }

    async function erase({ userId }: Actor): Promise<void> {
      await content.tell(identityEvents.accountDeleted, { userId });
      await content.handled(identityEvents.accountDeleted);
    }

    async function dissolve({ coupleId }: Actor): Promise<void> {
      await content.tell(identityEvents.membershipChanged, {
        coupleId: coupleId!,
        version: 9,
        memberIds: [],
      });
      await content.handled(identityEvents.membershipChanged);
    }

    it('is still done for whoever stays, as if they had only left, and nothing says who did it', async () => {
      const [gone, staying] = await doTogether();
      const before = await todays(staying);
      expect(before).toMatchObject({ completed: true, canHaveAnother: false });
      const exported = await content.askForAll(contentRpc.account.export, staying, {});
      await erase(gone);
      expect(await todays(staying)).toEqual(before);
      expect(await rowsIn(staying)).toEqual([{ feedback: null, rating: null }]);
      expect(await content.askForAll(contentRpc.account.export, staying, {})).toEqual(exported);
    });

    it.each([
      ['the couple first', [dissolve, erase]],
      ['the person first', [erase, dissolve]],
    ])('goes with the couple, %s', async (_, steps) => {
      const [gone, staying] = await doTogether();
      for (const step of steps) await step(gone);
      expect(await rowsIn(staying)).toEqual([]);
    });
  });

  it('nothing of theirs is left, however often the event comes', async () => {
    const gone = someone();
    await leaveOneOfEachKind(gone);
    const told = async () => {
      const events = await listEvents(content.nats, accountErased('content'));
      return events.filter(({ data }) => data.userId === gone.userId).length;
    };
    const erased = (times: number) =>
      eventually('the account to be erased', async () => (await told()) === times || null);
    const id = await content.tell(identityEvents.accountDeleted, { userId: gone.userId });
    await erased(1);
    await content.tell(identityEvents.accountDeleted, { userId: gone.userId }, { id });
    await content.tell(identityEvents.accountDeleted, { userId: gone.userId });
    await erased(2);
    const traces = await rowsOf(gone);
    expect(traces.filter((row) => !/^(outbox|inbox|erased)/.test(row))).toEqual([]);
  });
});
