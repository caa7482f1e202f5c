import { describe, expect, it } from '@jest/globals';
import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { PageDto } from './list-page.js';

/** Reads a page's query, and returns the message that names what is wrong first. */
function refusalOf(query: { limit?: unknown; before?: unknown }): string | undefined {
  const [error] = validateSync(plainToInstance(PageDto, query));
  // The message of the first decorator is the last, and is the one that is sent.
  return Object.values(error?.constraints ?? {}).at(-1);
}

describe('how many items of a list a page has', () => {
  it.each(['1', '200'])('may be %s', (limit) => {
    expect(refusalOf({ limit })).toBeUndefined();
  });

  it.each([
    ['0', 'Ask for at least 1.'],
    ['201', 'Ask for at most 200.'],
    ['-1', 'Ask for 1 to 200.'],
    ['2.5', 'Ask for 1 to 200.'],
    ['many', 'Ask for 1 to 200.'],
    ['', 'Ask for 1 to 200.'],
    [['5', '6'], 'Ask for 1 to 200.'],
  ])('is refused as %j with a message that fits: %s', (limit, message) => {
    expect(refusalOf({ limit })).toBe(message);
  });
});

describe('where a page begins', () => {
  it.each(['x'.repeat(201), ['a', 'b']])('is refused where it can be no cursor (%#)', (before) => {
    expect(refusalOf({ before })).toBe('This is no cursor of a page.');
  });

  it('may be behind any cursor of 200 characters', () => {
    expect(refusalOf({ before: 'x'.repeat(200) })).toBeUndefined();
  });
});
