import { talk } from '@anew/testkit/chat';
import { conversationsOf } from '@anew/testkit/life';
import { Person, refusal, signUp, single } from '@anew/testkit/person';
import { describe, expect, it } from '@jest/globals';
import { CHAT, conversation, database, fake, partner, person, STREAM, system } from './chatting-couple.js';
import { conversationPath, messagesOf } from './transcripts.js';

const NOWHERE = '01920000-0000-7000-8000-000000000000';

export function refusesMessages(): void {
  describe('a refused message', () => {
    it.each([
      ['a blank message', { message: ' \n ' }, 'message'],
      ['4,001 characters', { message: 'x'.repeat(4_001) }, 'message'],
      ['an unknown field', { message: 'Hi', mood: 'low' }, 'mood'],
      ['an unknown module', { message: 'Hi', moduleSlug: 'nowhere' }, 'moduleSlug'],
      ['a conversation that cannot be', { message: 'Hi', conversationId: 'mine' }, 'conversationId'],
    ])('names the field, streamed or not: %s', async (_, body, field) => {
      for (const headers of [STREAM, {}]) {
        const refused = await refusal(person.post(CHAT, body, headers));
        expect(refused).toMatchObject({ status: 400, statusCode: 400, code: 'validation_failed' });
        expect(refused.errors?.map((error) => error.field)).toEqual([field]);
      }
      expect(fake.requests).toEqual([]);
    });

    it('takes 4,000 characters', async () => {
      expect((await talk(person, { message: 'x'.repeat(4_000) })).done).toBeDefined();
    });

    it('answers 401 to whoever is signed out, 403 to whoever has no couple', async () => {
      const [nobody, alone] = [new Person(system.origin), await signUp(system.origin)];
      expect(await refusal(nobody.post(CHAT, { message: 'Hi' }, STREAM))).toMatchObject({
        status: 401,
        needsLogin: true,
      });
      expect(await refusal(alone.post(CHAT, { message: 'Hi' }, STREAM))).toMatchObject({
        status: 403,
        code: 'couple_required',
      });
    });

    it('beyond the day’s limit is told when to come back, before anything is stored', async () => {
      const chatty = await single(system.origin);
      await database.query(
        "INSERT INTO chat_uses (user_id, used_at) SELECT $1, now() - interval '23 hours' FROM generate_series(1, 100000)",
        [chatty.user.id],
      );
      const { status, body, headers } = await chatty.post(CHAT, { message: 'One more' }, STREAM);
      expect([status, body]).toMatchObject([429, { statusCode: 429, code: 'daily_limit' }]);
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(3_500);
      expect(await conversationsOf(chatty)).toEqual([]);
    });

    it('answers 404 for a conversation that is the partner’s, a stranger’s, or nobody’s', async () => {
      const conversationId = await conversation();
      const stranger = await single(system.origin);
      for (const [who, id] of [
        [partner, conversationId],
        [stranger, conversationId],
        [person, NOWHERE],
      ] as const) {
        const gone = { status: 404, code: 'conversation_not_found' };
        expect(await refusal(who.get(conversationPath(id)))).toMatchObject(gone);
        expect(await refusal(who.delete(conversationPath(id)))).toMatchObject(gone);
        for (const headers of [STREAM, {}])
          expect(await refusal(who.post(CHAT, { message: 'Hi', conversationId: id }, headers))).toMatchObject(
            gone,
          );
      }
      expect(await conversationsOf(partner)).toEqual([]);
      expect(await messagesOf(person, conversationId)).toHaveLength(2);
    });
  });
}
