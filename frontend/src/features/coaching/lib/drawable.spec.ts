import { describe, expect, it } from '@jest/globals';
import { drawable } from './drawable';

describe('a text that still comes', () => {
  it.each([
    ['a bullet', 'So:\n\n-', 'So:\n\n'],
    ['a bullet with its space', 'So:\n\n- ', 'So:\n\n'],
    ['a nested bullet', '- a\n  *', '- a\n'],
    ['a number', 'So:\n\n1.', 'So:\n\n'],
    ['half a number', 'So:\n\n1', 'So:\n\n'],
    ['a heading', 'a\n\n##', 'a\n\n'],
    ['bold', 'a\n\n**', 'a\n\n'],
    ['a fence', 'a\n\n``', 'a\n\n'],
    ['a quote', '> a\n>', '> a\n'],
    ['the very first mark', '#', ''],
    ['the head of a table', 'a\n\n| b | c', 'a\n'],
    ['the second line of a table', 'a\n\n| b | c |\n| --', 'a\n'],
  ])('waits with %s for what it is', (_what, text, shown) => {
    expect(drawable(text)).toBe(shown);
  });

  it.each([
    'So:\n\n- a',
    'a - ',
    '**a**',
    'In 2026',
    '2 * 3 *',
    '| a | b |\n| --- | --- |',
    '| a | b |\n| --- | --- |\n| c',
    'a\n\n| b |\n|---|\n| c |',
    '',
  ])('is drawn as it is: %s', (text) => {
    expect(drawable(text)).toBe(text);
  });
});
