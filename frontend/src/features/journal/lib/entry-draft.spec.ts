import { describe, expect, it } from '@jest/globals';
import { entry } from '../testing/entries';
import { changesTo, EMPTY_ENTRY, isBlank, leftAfter, parseEntryDraft, parseEntryEdit } from './entry-draft';

const stored = { content: 'Begun', visibility: 'private', prompt: { id: 'p', text: 'What?' } };

describe('a stored draft', () => {
  it('is what was stored, with the attempt to send it', () => {
    const attempt = { key: 'k', body: '{}', madeAt: 1_000, contents: ['Begun'] };
    expect(parseEntryDraft({ ...stored, attempt })).toEqual({ ...stored, attempt });
  });

  it.each([
    ['the release before has stored', {}],
    ['has neither a time nor texts', { madeAt: 'once', contents: 7 }],
  ])('takes an attempt for new that %s', (_, more) => {
    const before = Date.now();
    const { attempt } = parseEntryDraft({ ...stored, attempt: { key: 'k', body: '{}', ...more } }) ?? {};
    expect(attempt).toMatchObject({ key: 'k', body: '{}', contents: [] });
    expect(attempt?.madeAt).toBeGreaterThanOrEqual(before);
  });

  it.each([
    ['nothing', null],
    ['a text', 'Begun'],
    ['no words', { visibility: 'private' }],
    ['words that are none', { ...stored, content: 7 }],
    ['no reader', { content: 'Begun' }],
    ['readers that nobody knows', { ...stored, visibility: 'everyone' }],
  ])('that is %s is none, so that nothing is published to the wrong reader', (_, broken) => {
    expect(parseEntryDraft(broken)).toBeNull();
  });

  it.each([
    ['question', 'prompt', { id: 'p' }],
    ['question', 'prompt', 'What?'],
    ['attempt', 'attempt', { key: 'k' }],
    ['attempt', 'attempt', 'k'],
  ])('keeps its words where its %s makes no sense: %s %p', (_, part, broken) => {
    const { content, visibility } = parseEntryDraft({ ...stored, [part]: broken }) ?? {};
    expect([content, visibility]).toEqual(['Begun', 'private']);
    expect(parseEntryDraft({ ...stored, [part]: broken })).not.toHaveProperty(part, broken);
  });
});

describe('stored changes to an entry', () => {
  it.each([
    [null, null],
    ['Begun', null],
    [{ content: 'Begun' }, { content: 'Begun' }],
    [{ visibility: 'private' }, { visibility: 'private' }],
    [{ content: 7, visibility: 'everyone' }, {}],
  ])('%p are %p', (stored, edit) => {
    expect(parseEntryEdit(stored)).toEqual(edit);
  });
});

describe('the changes to an entry', () => {
  const before = entry('1', { content: 'We talked.', visibility: 'shared' });

  it.each([
    [{ content: 'We talked.', visibility: 'shared' as const }, {}],
    [{ content: '  We talked.\n', visibility: 'shared' as const }, {}],
    [{ content: 'We laughed. ', visibility: 'shared' as const }, { content: 'We laughed.' }],
    [{ content: 'We talked.', visibility: 'private' as const }, { visibility: 'private' }],
  ])('%p are %p', (words, changes) => {
    expect(changesTo(before, words)).toEqual(changes);
  });
});

describe('what is left of a draft once it was sent', () => {
  const draft = (content: string) => ({ ...EMPTY_ENTRY, visibility: 'private' as const, content });

  it('is what was added meanwhile, for the same reader, as no answer to the question', () => {
    const answered = { ...draft('Sent. Late.'), prompt: { id: 'p', text: 'What?' } };
    expect(leftAfter('Sent.', answered)).toEqual({ ...EMPTY_ENTRY, visibility: 'private', content: 'Late.' });
  });

  it.each(['Sent.', '  Sent. ', 'Something else'])('is nothing of %p', (content) => {
    expect(leftAfter('Sent.', draft(content))).toEqual(EMPTY_ENTRY);
  });
});

it('is blank as long as it has only spaces', () => {
  expect([' \n\t', ' . '].map((content) => isBlank({ content, visibility: 'shared' }))).toEqual([
    true,
    false,
  ]);
});
