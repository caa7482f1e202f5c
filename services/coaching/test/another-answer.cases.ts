import { analyze } from '@anew/coach-safety/findings';
import { IN_DOUBT } from '@anew/coach-safety/replies/instructions';
import { judge } from '@anew/coach-safety/safety';
import { questions } from '@anew/curated-coach/learning/questions';
import type { Talk } from '@anew/testkit/chat';
import { describe, expect, it } from '@jest/globals';
import { coach, fakes, forget, messagesOf, person, say } from './judged-coach.js';
import { DOUBTFUL, HARMLESS, QUIET } from './said.js';

const anotherAnswer = (message: string, { conversationId }: Talk): Promise<Talk> =>
  coach.talk(person, { message, conversationId, again: true });

/** A question that is not asked about by itself, but would be if it were counted twice. */
function halfDoubtful(): string {
  const found = questions().find(({ text, language }) => {
    const { margin } = analyze(text);
    return language === 'en' && margin >= 0.5 && margin < 1 && judge([], text).kind === 'clear';
  });
  if (!found) throw new Error('No question is half doubtful');
  return found.text;
}

export function countsMessagesOnce(): void {
  describe('another answer', () => {
    it('in doubt does not end the doubt, because the message counts once', async () => {
      const first = await say(DOUBTFUL);
      fakes.anthropic.next((reply) => reply.say('Soup.'));
      await say(HARMLESS, first.conversationId);
      forget();
      const again = await anotherAnswer(HARMLESS, first);
      expect(fakes.anthropic.only.system).toContain(IN_DOUBT);
      expect(fakes.anthropic.only.turns.at(-2)).toMatchObject({ content: expect.stringContaining('Soup.') });
      expect(again.text).toMatch(QUIET);
      expect(await messagesOf(first)).toHaveLength(4);
    });

    it('to half a doubt asks nothing new', async () => {
      const question = halfDoubtful();
      const first = await say(question);
      expect(first.done?.source).toBe('anthropic');
      const again = await anotherAnswer(question, first);
      expect(again.done?.source).toBe('anthropic');
    });

    it('takes the title away when a model finds the first sign of danger only then', async () => {
      const question = halfDoubtful();
      const first = await say(question);
      fakes.anthropic.nextJudgement((reply) => reply.judge({ verdict: 'concern', concern: 'violence' }));
      expect((await anotherAnswer(question, first)).done?.source).toBe('safety');
      const conversations = await coach.conversationsOf(person);
      const { title } = conversations.find(({ id }) => id === first.conversationId) ?? {};
      expect(title).toMatch(/^Conversation, /);
    });
  });
}
