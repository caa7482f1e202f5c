import { describe, expect, it } from '@jest/globals';
import { render } from '@testing-library/react';
import { Unbroken } from './unbroken';

const shown = (text: string) => {
  const { container } = render(<Unbroken>{text}</Unbroken>);
  const together = [...container.querySelectorAll('.unbroken')].map(({ textContent }) => textContent);
  return { text: container.textContent, together };
};

describe('a text with pieces that stay in one line', () => {
  it.each([
    ['Call 800-799-7233 now.', ['800-799-7233']],
    ['Call 1-800-799-7233, or 1-800-422-4453 for a child.', ['1-800-799-7233', '1-800-422-4453']],
    ['My mother-in-law and my in-laws', ['mother-in-law', 'in-laws']],
    ['In-laws come first.', ['In-laws']],
  ])('%s', (text, together) => {
    expect(shown(text)).toEqual({ text, together });
  });

  it.each([
    ['A long-distance call', 'another hyphen'],
    ['Order 12800-799-7233', 'digits in a longer number'],
    ['Order 800-799-72331', 'digits that go on'],
    ['He lives in Lawton.', 'a word that begins alike'],
    ['', 'nothing'],
  ])('%s: may break at %s', (text) => {
    expect(shown(text)).toEqual({ text, together: [] });
  });
});
