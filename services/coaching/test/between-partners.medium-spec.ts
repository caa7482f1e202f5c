import { ASSESSMENT_CATEGORIES, ASSESSMENT_QUESTIONS } from '@anew/contracts/assessment/instrument';
import { assessmentEvents } from '@anew/contracts/events/map';
import { SERVICES } from '@anew/contracts/rpc/services';
import { talk } from '@anew/testkit/chat';
import { Database } from '@anew/testkit/database';
import { listPayloads } from '@anew/testkit/events';
import { eventually } from '@anew/testkit/eventually';
import type { Asked, FakeProvider } from '@anew/testkit/fake-provider';
import { keptBy } from '@anew/testkit/kept';
import { answers, conversationsOf, deleteAccount, live, resultsOf } from '@anew/testkit/life';
import { couple, PASSWORD, prove, type SignedUp, single } from '@anew/testkit/person';
import type { SharedSystem } from '@anew/testkit/shared-system';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { contextOf } from './asked-context.js';
import { coachSystem } from './coach-system.js';
import { DANGER, HARMLESS } from './said.js';

const NOTHING = 'Nothing is known of the couple yet.';
const CHILDREN = 'One of the two has children from before.';
const FOCUS_LINE = 'The couple has chosen to focus on: Emotional Safety (high).';

let system: SharedSystem;
let provider: FakeProvider;

beforeAll(async () => {
  ({ system, provider } = await coachSystem());
});

afterEach(() => provider.forget());

afterAll(() => provider.stop());

/** Request to the provider for one message. */
async function sentFor(person: SignedUp): Promise<Asked> {
  provider.forget();
  await talk(person, { message: HARMLESS });
  return provider.only;
}

const contextFor = async (person: SignedUp) => contextOf(await sentFor(person));

/** Resolves once what is known of the couple is as it should be. */
const known = (person: SignedUp, what: string, isKnown: (context: string) => boolean) =>
  eventually(what, async () => (isKnown(await contextFor(person)) ? true : undefined));

describe('what a couple has lived', () => {
  let a: SignedUp;
  let b: SignedUp;
  let texts: string[];

  beforeAll(async () => {
    [a, b] = await couple(system.origin);
  });

  /** Expects that nothing of the partner's texts is sent, and no answer of either. */
  function expectNothingPrivate({ body }: Asked): void {
    expect(provider.judgements).not.toEqual([]);
    const sent = JSON.stringify([body, ...provider.judgements.map((judgement) => judgement.body)]);
    for (const text of texts) expect(sent).not.toContain(text);
    const values = ASSESSMENT_QUESTIONS.flatMap(({ options }) => options.map(({ value }) => value));
    for (const value of values.filter((each) => each.includes('-'))) expect(sent).not.toContain(value);
  }

  it('is not sent: journal, chats, appreciations, feedback, answers of the partner', async () => {
    texts = Object.values(await live(b, 0));
    const asked = await sentFor(a);
    expectNothingPrivate(asked);
    // Only one of the two has answered.
    expect(contextOf(asked)).toBe(NOTHING);
  });

  it('shows in the shared results alone, to both, once both have answered', async () => {
    await a.expectOk(a.post('/api/assessment/submit', { responses: answers(0) }));
    const { strengthAreas } = await resultsOf(a, [a, b]);
    expect(strengthAreas).not.toEqual([]);
    const strengths = strengthAreas.map(({ category }) => category).join(', ');
    for (const person of [a, b])
      // The gateway goes without the results where they do not come within a second.
      await known(person, 'the strengths to be sent', (context) =>
        context.includes(`Their assessment shows as strengths: ${strengths}.`),
      );
    expectNothingPrivate(await sentFor(a));
  });

  it('can be read of the results in nothing that is kept', async () => {
    const kept = await keptBy(system);
    const lines = Object.values(kept).flatMap((place) => place.split('\n'));
    const { id } = await a.expectOk(a.get<{ id: string }>('/api/couples/current'));
    const named = lines.filter((line) => [id, a.user.id, b.user.id].some((each) => line.includes(each)));
    expect(named.filter((line) => line.includes(assessmentEvents.resultsComputed))).not.toEqual([]);
    // Published modules contain the same words and belong to nobody.
    for (const line of [...named, ...kept.assessment.split('\n')])
      for (const category of ASSESSMENT_CATEGORIES)
        for (const readable of [category, Buffer.from(category).toString('hex')])
          expect(line).not.toContain(readable);
  });

  it('is over when the partner has gone, also for a couple that comes after', async () => {
    await b.expectOk(deleteAccount(b));
    await known(a, 'the results to be gone', (context) => !context.includes('assessment'));
    const c = await single(system.origin);
    await a.expectOk(a.post('/api/couples/merge', { partnerInviteCode: c.couple.inviteCode }));
    for (const person of [a, c])
      await eventually('both to be one couple', async () => {
        const { body } = await person.get<{ memberCount: number }>('/api/couples/current');
        return body.memberCount === 2 ? true : undefined;
      });
    for (const person of [a, c]) {
      const asked = await sentFor(person);
      expect(contextOf(asked)).not.toContain('assessment');
      expectNothingPrivate(asked);
    }
  });
});

describe('what a couple shared', () => {
  it('ends for both when one leaves, but for the focus of the couple account, and goes nowhere else', async () => {
    const [host, guest] = await couple(system.origin);
    await host.expectOk(host.put('/api/household', { children: ['mine'] }));
    await host.expectOk(host.post('/api/focuses', { moduleSlug: 'emotional-safety', priority: 'high' }));
    for (const person of [host, guest])
      await person.expectOk(person.post('/api/assessment/submit', { responses: answers(0) }));
    await resultsOf(host, [host, guest]);
    const shared = [CHILDREN, 'Their assessment shows', FOCUS_LINE];
    for (const person of [host, guest])
      await known(person, 'all to be known', (context) => shared.every((part) => context.includes(part)));

    await guest.expectOk(guest.post('/api/couples/leave', { currentPassword: PASSWORD }));
    await known(host, 'the focus alone to be known', (context) => context === FOCUS_LINE);
    const next = await single(system.origin);
    await guest.expectOk(guest.post('/api/couples/join-invite', { inviteCode: next.couple.inviteCode }));
    for (const person of [guest, next]) expect(await contextFor(person)).toBe(NOTHING);
  });
});

/**
 * Everything that someone sees in the product. Prompts of the day and similar content are chosen at the first
 * view.
 */
const VIEWS = [
  'coaching/conversations',
  'journal',
  'appreciation',
  'appreciation/today',
  'focuses',
  'modules',
  'prompts/today',
  'connection-activities/today',
  'assessment/results',
  'assessment/my-responses',
  'couples/current',
  'couples/members',
  'account/export',
];

async function viewsOf(who: SignedUp): Promise<Record<string, unknown>> {
  await prove(who);
  const seen = VIEWS.map(async (path) => {
    const body = await who.expectOk(who.get<object>(`/api/${path}`));
    return [path, path === 'account/export' ? withoutItself(body) : body] as const;
  });
  return Object.fromEntries(await Promise.all(seen));
}

/** An export without its time, which is also in the account's log. */
function withoutItself(body: object): object {
  const { account } = body as { account: object };
  return { ...body, exportedAt: null, account: { ...account, securityLog: null } };
}

/** Resolves once no service has an event that it has yet to publish. */
async function everythingTold(): Promise<void> {
  for (const service of SERVICES) {
    const database = new Database(system.postgres, service);
    try {
      await eventually(`the outbox of ${service} to be empty`, async () => {
        const waiting = await database.query('SELECT 1 FROM outbox WHERE published_at IS NULL');
        return waiting.length === 0 || undefined;
      });
    } finally {
      await database.close();
    }
  }
}

/** All events that name one of these. */
async function eventsAbout(ids: string[]): Promise<string[]> {
  await everythingTold();
  const events = await listPayloads(system.nats, 'evt.>');
  return events.filter((event) => ids.some((id) => event.includes(id)));
}

describe('the partner of somebody in danger', () => {
  it('sees no trace of it, and the partner’s coach neither', async () => {
    const [teller, partner] = await couple(system.origin);
    for (const each of [teller, partner])
      await each.expectOk(each.post('/api/assessment/submit', { responses: answers(1) }));
    await resultsOf(partner, [teller, partner]);
    const before = { asked: await sentFor(partner), views: await viewsOf(partner) };
    const { id: coupleId } = await partner.expectOk(partner.get<{ id: string }>('/api/couples/current'));
    const ids = [coupleId, teller.user.id, partner.user.id];
    const events = await eventsAbout(ids);
    expect(events).not.toEqual([]);

    const told = await talk(teller, { message: DANGER });
    expect(told.done?.source).toBe('safety');

    expect(await conversationsOf(teller)).toHaveLength(1);
    expect(await eventsAbout([...ids, told.conversationId])).toEqual(events);
    expect(await viewsOf(partner)).toEqual(before.views);
    expect(before.asked.system).toContain('Their assessment shows');
    expect((await sentFor(partner)).body).toEqual(before.asked.body);
  });
});
