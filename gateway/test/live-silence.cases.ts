import type { News } from '@anew/contracts/journal/views';
import { describe, expect, it } from '@jest/globals';
import { appreciate, change, FENCE, fence, write } from './live-changes.js';
import type { Two } from './live-listener.js';

export function partnerDoesNotHear(two: () => Promise<Two>): void {
  describe('the partner does not hear', () => {
    it('of what is private', async () => {
      const { me, theirs } = await two();
      const entry = await write(me, 'private');
      await change(me, entry, { content: 'Another evening.' });
      await me.expectOk(me.delete(`/api/journal/${entry.id}`));
      await me.expectOk(me.post('/api/coaching/chat', { message: 'How do we talk about money?' }));
      await me.expectOk(me.put('/api/preferences', { reminder: { time: '07:30' } }));
      await fence(me);
      await theirs.hears(FENCE);
    });

    it('of what I have seen', async () => {
      const { me, partner, theirs } = await two();
      const entry = await write(partner, 'shared');
      await appreciate(partner);
      const { entries } = await me.expectOk(me.get<News>('/api/news'));
      expect(entries).toEqual([{ id: entry.id, createdAt: entry.createdAt }]);
      theirs.forget();
      for (const area of ['journal', 'appreciation']) await me.expectOk(me.post('/api/news/seen', { area }));
      expect(await me.expectOk(me.get<News>('/api/news'))).toEqual({ appreciations: [], entries: [] });
      await fence(me);
      await theirs.hears(FENCE);
    });

    it('of a change that is refused', async () => {
      const { me, theirs } = await two();
      await me.post('/api/focuses', { moduleSlug: 'no-such-module', priority: 'high' });
      await me.put('/api/journal/01920000-0000-7000-8000-000000000000', { content: 'Nothing.' });
      await fence(me);
      await theirs.hears(FENCE);
    });

    it('of another couple’s changes', async () => {
      const [{ me, theirs }, others] = await Promise.all([two(), two()]);
      await appreciate(others.me);
      await write(others.me, 'shared');
      await others.theirs.hears('appreciation', 'entry');
      await fence(me);
      await theirs.hears(FENCE);
    });
  });
}
