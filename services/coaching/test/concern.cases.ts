import { collect, type Talk } from '@anew/testkit/chat';
import { eventually } from '@anew/testkit/eventually';
import type { Script } from '@anew/testkit/fake-provider';
import { describe, expect, it } from '@jest/globals';
import { coach, fakes, messagesOf, namesOf, person, say } from './judged-coach.js';
import { DANGER, DOUBTFUL, HARMLESS, HOTLINE, QUIET } from './said.js';

/** A reply whose beginning the person has seen, and the events that follow. */
async function begun(conversationId: string, beginning: string, signal?: AbortSignal) {
  const held = fakes.anthropic.hold();
  const events = coach.chat(person, { message: HARMLESS, conversationId }, signal && { signal });
  await events.next();
  const reply = await held;
  reply.piece(beginning);
  await events.next();
  return { events, reply };
}

/** The last message of the conversation, once it has so many. */
const keptAs = (conversationId: string, count: number) =>
  eventually('the reply to be kept', async () => {
    const messages = await messagesOf({ conversationId, text: '' });
    return messages.length === count ? messages.at(-1) : undefined;
  });

export function guardsRepliesUnderConcern(): void {
  describe('the reply of a provider under a concern', () => {
    const GOOD = `I believe you. ${HOTLINE}, day and night. Is this screen safe?`;

    async function underConcern(script: Script): Promise<Talk> {
      const { conversationId } = await say(DANGER);
      fakes.anthropic.next(script);
      return say(HARMLESS, conversationId);
    }

    it('stands with its number and without an exercise', async () => {
      const { conversationId } = await say(DANGER);
      fakes.anthropic.next((reply) => reply.say('I believe you. ', `${HOTLINE}.`));
      const names = await namesOf(coach.chat(person, { message: HARMLESS, conversationId }));
      expect(names).toEqual(['conversation', 'delta', 'delta', 'done']);
    });

    it('stands with a number whose hyphens the model made unbreakable, and one can tap it', async () => {
      const talked = await underConcern((reply) =>
        reply.say('I believe you. ', HOTLINE.replaceAll('-', '\u2011')),
      );
      expect(talked).toMatchObject({ text: `I believe you. ${HOTLINE}`, done: { source: 'anthropic' } });
      expect((await messagesOf(talked)).at(-1)).toMatchObject({ content: talked.text });
    });

    it.each<[string, Script]>([
      ['without the number', (reply) => reply.say('I believe you. ', 'You did not cause this.')],
      ['with a number of its own', (reply) => reply.say(GOOD, ' Or 1-800-555-0199.')],
      ['with a module', (reply) => reply.say(GOOD, ' Try [Our Vision](/modules/our-vision).')],
      ['with an exercise', (reply) => reply.say(GOOD, ' Take turns, five minutes each.')],
    ])('%s is replaced by a fixed text, on the stream and as it is kept', async (_, script) => {
      await expectFixedText(await underConcern(script));
    });

    it('that breaks off is replaced by a fixed text, on the stream and as it is kept', async () => {
      const { conversationId } = await say(DANGER);
      const { events, reply } = await begun(conversationId, 'I believe');
      reply.cut();
      await expectFixedText({ ...(await collect(events)), conversationId });
    });

    async function expectFixedText(talked: Talk): Promise<void> {
      const messages = await messagesOf(talked);
      const kept = messages.at(-1);
      expect(kept).toMatchObject({ role: 'assistant', source: 'safety', content: talked.text });
      expect(kept).not.toHaveProperty('cutOff');
      expect(talked.text).toContain(HOTLINE);
      expect(talked.text).not.toMatch(/modules|555|Take turns/);
      expect(talked.done).toEqual({ messageId: kept?.id, source: 'safety', call: HOTLINE });
      const again = await coach.talk(person, { message: HARMLESS });
      expect(again.text).toBe('Lentils.');
    }

    it('is replaced by an event of its own after what was said, right before the end', async () => {
      const { conversationId } = await say(DANGER);
      fakes.anthropic.next((reply) => reply.say('You did ', 'not cause this.'));
      const events = coach.chat(person, { message: HARMLESS, conversationId });
      expect(await namesOf(events)).toEqual(['conversation', 'delta', 'delta', 'replaced', 'done']);
    });

    it('that is stopped midway is kept only if it may stand', async () => {
      const { conversationId } = await say(DANGER);
      const stop = new AbortController();
      const { events } = await begun(conversationId, 'Set a timer and ', stop.signal);
      stop.abort();
      await collect(events);
      expect(await keptAs(conversationId, 4)).toMatchObject({
        source: 'safety',
        content: expect.stringContaining(HOTLINE),
      });
    });

    it('in doubt is replaced when it holds an exercise; otherwise the quiet line stands below it', async () => {
      const { conversationId } = await say(DOUBTFUL);
      fakes.anthropic.next((reply) => reply.say('Take turns, five minutes each.'));
      const replaced = await say(HARMLESS, conversationId);
      expect(replaced.done?.source).toBe('safety');
      expect(replaced.text).toMatch(QUIET);
      expect(replaced.text).not.toContain('Take turns');
    });

    it('in doubt has the quiet line when it breaks off, on the stream and as it is kept', async () => {
      const { conversationId } = await say(DOUBTFUL);
      const { events, reply } = await begun(conversationId, 'That sounds');
      reply.cut();
      const { text, done } = await collect(events);
      expect(text).toMatch(/^That sounds\n\n/);
      expect(text).toMatch(QUIET);
      expect(done).toMatchObject({ source: 'anthropic', cutOff: true });
      expect(await keptAs(conversationId, 4)).toMatchObject({ content: text, cutOff: true });
    });

    it('in doubt has the quiet line when it finds no end', async () => {
      const { conversationId } = await say(DOUBTFUL);
      fakes.anthropic.next((reply) => reply.say('word '.repeat(4_000)));
      const { text, done } = await say(HARMLESS, conversationId);
      expect(done).toMatchObject({ source: 'anthropic', cutOff: true });
      expect(text).toMatch(QUIET);
    });

    it('in doubt is kept with the quiet line when it is stopped', async () => {
      const { conversationId } = await say(DOUBTFUL);
      const stop = new AbortController();
      const { events } = await begun(conversationId, 'That sounds', stop.signal);
      stop.abort();
      await collect(events);
      const { content } = await keptAs(conversationId, 4);
      expect(content).toMatch(/^That sounds\n\n/);
      expect(content).toMatch(QUIET);
    });

    it('where nobody is in danger may link to a module', async () => {
      fakes.anthropic.next((reply) => reply.say('Try [Our Vision](/modules/our-vision).'));
      expect((await say(HARMLESS)).text).toBe('Try [Our Vision](/modules/our-vision).');
    });
  });
}
