import { randomUUID } from 'node:crypto';
import { contentRpc } from '@anew/contracts/content/rpc';
import { couple } from '@anew/service-testkit/actors';
import { type RepeatableChanges, withUsedKey } from '@anew/service-testkit/repeats';
import type { ServiceAlone } from '@anew/service-testkit/service-alone';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { startContent } from './fixtures.js';

const { today, prompts, activities, modules, focuses, retreat } = contentRpc;

let content: ServiceAlone;

beforeAll(async () => {
  content = await startContent();
});

afterAll(() => content.stop());

it('a key that was used for another change is refused by every change that takes keys', async () => {
  const keyed = { ...couple()[0], idempotencyKey: randomUUID() };
  await content.ask(modules.toggle, keyed, { slug: 'honor-lessons', index: 0 });
  const { id: promptId } = await content.ask(today.prompt, keyed, {});
  const { id: activityId } = await content.ask(today.activity, keyed, {});
  const changes: RepeatableChanges<'content'> = {
    [prompts.rate]: { promptId, isUpvote: true },
    [prompts.another]: {},
    [prompts.answer]: { promptId, text: 'The lake.' },
    [prompts.pass]: { promptId },
    [prompts.reply]: { promptId, text: 'So did I.' },
    [activities.another]: {},
    [activities.complete]: { activityId, feedback: 'We laughed a lot.' },
    [modules.toggle]: { slug: 'honor-lessons', index: 1 },
    [focuses.set]: { moduleSlug: 'our-vision', priority: 'high' },
    [focuses.remove]: { slug: 'our-vision' },
    [retreat.register]: { email: 'someone@example.org' },
  };
  expect(await withUsedKey(content, keyed, changes)).toEqual([]);
});
