import { isVisible } from '@anew/contracts/trimmed';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { OwnMessage } from '../conversations/conversations.repository.js';
import { WINDOW_CHARACTERS, windowOf } from './window.rules.js';

type Spoken = readonly [role: OwnMessage['role'], content: string];

const messages = (...spoken: Spoken[]): OwnMessage[] =>
  spoken.map(([role, content], index) => ({
    id: `message-${index}`,
    conversationId: 'conversation',
    role,
    content,
    source: role === 'assistant' ? 'anthropic' : null,
    createdAt: new Date(0),
    position: index + 1,
    replyTo: null,
    cutOff: false,
  }));

const user = (content: string): Spoken => ['user', content];
const coach = (content: string): Spoken => ['assistant', content];

describe('what of a conversation is sent along', () => {
  it('is all of it while it is short', () => {
    const { turns, older } = windowOf(messages(user('one'), coach('two'), user('three')));
    expect(turns).toEqual([
      { role: 'user', content: 'one' },
      { role: 'assistant', content: 'two' },
      { role: 'user', content: 'three' },
    ]);
    expect(older).toEqual([]);
  });

  it('is the newest that fits, from a turn of the person’s on', () => {
    const all = messages(user('aaaa'), coach('bbbb'), user('cccc'), coach('dddd'), user('eeee'));
    const contentsFor = (characters: number) => windowOf(all, characters).turns.map(({ content }) => content);
    expect(contentsFor(20)).toEqual(['aaaa', 'bbbb', 'cccc', 'dddd', 'eeee']);
    expect(contentsFor(19)).toEqual(['cccc', 'dddd', 'eeee']);
    expect(contentsFor(12)).toEqual(['cccc', 'dddd', 'eeee']);
    expect(contentsFor(11)).toEqual(['eeee']);
  });

  it('is the last message even when it is longer than the window', () => {
    const { turns, older } = windowOf(messages(user('one'), coach('two'), user('x'.repeat(50))), 10);
    expect(turns).toEqual([{ role: 'user', content: 'x'.repeat(50) }]);
    expect(older.map(({ content }) => content)).toEqual(['one', 'two']);
  });

  it('joins messages that got no answer into one turn', () => {
    const { turns } = windowOf(messages(user('one'), user('two'), coach('three'), user('four')));
    expect(turns.map(({ content }) => content)).toEqual(['one\n\ntwo', 'three', 'four']);
  });

  it.each(['', ' \n', '\u200b'])('has no empty turn for a blank reply that was stored (%j)', (blank) => {
    const { turns, older } = windowOf(
      messages(user('one'), coach('two'), user('three'), coach(blank), user('four')),
    );
    expect(turns).toEqual([
      { role: 'user', content: 'one' },
      { role: 'assistant', content: 'two' },
      { role: 'user', content: 'three\n\nfour' },
    ]);
    expect(older).toEqual([]);
  });

  it('begins and ends with the person, alternates, loses nothing that can be seen, and fits', () => {
    const spoken = fc.tuple(
      fc.constantFrom('user' as const, 'assistant' as const),
      fc.string({ maxLength: 40 }),
    );
    fc.assert(
      fc.property(
        fc.array(spoken, { maxLength: 12 }),
        fc.string(),
        fc.nat(200),
        (before, last, characters) => {
          const all = messages(...before, user(last));
          const { turns, older } = windowOf(all, characters);
          expect(turns[0]?.role).toBe('user');
          expect(turns.at(-1)?.role).toBe('user');
          turns.forEach(({ role }, index) => expect(role).toBe(index % 2 === 0 ? 'user' : 'assistant'));
          const seen = all.filter((message) => isVisible(message.content) || message === all.at(-1));
          const sent = seen.slice(older.length);
          expect(older).toEqual(seen.slice(0, older.length));
          expect(turns.map(({ content }) => content).join('\n\n')).toBe(
            sent.map(({ content }) => content).join('\n\n'),
          );
          const length = sent.reduce((sum, { content }) => sum + content.length, 0);
          expect(sent.length === 1 || length <= characters).toBe(true);
        },
      ),
    );
  });

  it('holds several long replies', () => {
    expect(WINDOW_CHARACTERS).toBeGreaterThan(16_000 + 4_000);
  });
});
