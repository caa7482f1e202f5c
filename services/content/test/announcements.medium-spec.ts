import { randomUUID } from 'node:crypto';
import type { Actor } from '@anew/contracts/actor';
import { contentRpc } from '@anew/contracts/content/rpc';
import { couple } from '@anew/service-testkit/actors';
import { Announcements } from '@anew/service-testkit/announcements';
import { refusalOf, type ServiceAlone } from '@anew/service-testkit/service-alone';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { answering } from './answering.js';
import { startContent } from './fixtures.js';

let content: ServiceAlone;
let me: Actor;
let partner: Actor;
let theirs: Announcements;

beforeAll(async () => {
  content = await startContent();
});

beforeEach(async () => {
  [me, partner] = couple();
  theirs = await Announcements.to(partner, content);
});

afterEach(() => theirs.close());

afterAll(() => content.stop());

const { activities, focuses, modules, today } = contentRpc;
const { today: question, answer, reply } = answering(() => content);
/** A change that is always announced. One who hears only this has heard of nothing before it. */
const focusAnew = () => content.ask(focuses.set, me, { moduleSlug: 'our-vision', priority: 'high' });

it('the partner hears of the activity, of a step and of a focus', async () => {
  await content.ask(activities.another, me, {});
  const { id: activityId } = await content.ask(today.activity, me, {});
  await content.ask(activities.complete, me, { activityId });
  await content.ask(modules.toggle, me, { slug: 'emotional-safety', index: 0 });
  await focusAnew();
  await content.ask(focuses.remove, me, { slug: 'our-vision' });
  await theirs.hear('activity', 'activity', 'step', 'focus', 'focus');
});

it('the partner hears of an answer to the question and of a reply, and not of changes to what is sealed', async () => {
  const { id } = await question(me);
  await answer(me, id, 'The lake.');
  await answer(me, id, 'The lake in May.');
  await focusAnew();
  await theirs.hear('question', 'focus');
  await answer(partner, id, 'The long way home.');
  await reply(me, id, 'I had forgotten that.');
  await theirs.hear('question', 'question');
});

it('the partner does not hear of a change that is refused', async () => {
  const refused = content.ask(activities.complete, me, { activityId: randomUUID() });
  expect(await refusalOf(refused)).toMatchObject({ code: 'not_found' });
  await focusAnew();
  await theirs.hear('focus');
});
