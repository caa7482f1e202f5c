import { randomUUID } from 'node:crypto';
import type { Actor } from '@anew/contracts/actor';
import { contentRpc } from '@anew/contracts/content/rpc';
import { couple } from '@anew/service-testkit/actors';
import {
  eachIs,
  erase,
  outcomesOf,
  type RepeatableChanges,
  rowsOf,
  unindexedReferences,
} from '@anew/service-testkit/every-change';
import type { ServiceAlone } from '@anew/service-testkit/service-alone';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startContent } from './fixtures.js';

const { today, prompts, activities, modules, focuses, retreat } = contentRpc;

let content: ServiceAlone;

beforeAll(async () => {
  content = await startContent();
});

afterAll(() => content.stop());

async function changesOf(me: Actor): Promise<RepeatableChanges<'content'>> {
  const { id: promptId } = await content.ask(today.prompt, me, {});
  const { id: activityId } = await content.ask(today.activity, me, {});
  return {
    [prompts.rate]: { promptId, isUpvote: true },
    [prompts.answer]: { promptId, text: 'The lake.' },
    [prompts.pass]: { promptId },
    [prompts.reply]: { promptId, text: 'So did I.' },
    [prompts.another]: {},
    [activities.complete]: { activityId, feedback: 'We laughed a lot.' },
    [activities.another]: {},
    [modules.toggle]: { slug: 'honor-lessons', index: 1 },
    [focuses.remove]: { slug: 'our-vision' },
    [focuses.set]: { moduleSlug: 'our-vision', priority: 'high' },
    [retreat.register]: { email: 'someone@example.org' },
  };
}

describe('every change', () => {
  it('refuses a key that was used for another', async () => {
    const keyed = { ...couple()[0], idempotencyKey: randomUUID() };
    await content.ask(modules.toggle, keyed, { slug: 'honor-lessons', index: 0 });
    const changes = await changesOf(keyed);
    expect(await outcomesOf(content, keyed, changes)).toEqual(eachIs('idempotency_key_reused', changes));
  });

  it('that a gateway still lets through for someone who has been erased is refused, and leaves nothing', async () => {
    const [me] = couple();
    const changes = await changesOf(me);
    const inTime = await outcomesOf(content, me, changes);
    expect(Object.values(inTime)).not.toContain('sign_in_required');
    expect(await rowsOf(content, me)).not.toEqual([]);
    await erase(content, me);
    for (const late of [me, { ...me, idempotencyKey: 'late' }])
      expect(await outcomesOf(content, late, changes)).toEqual(eachIs('sign_in_required', changes));
    expect(await rowsOf(content, me)).toEqual([]);
  });
});

it('an erasure finds by an index what refers to a row that it deletes', async () => {
  expect(await unindexedReferences(content)).toEqual([]);
});
