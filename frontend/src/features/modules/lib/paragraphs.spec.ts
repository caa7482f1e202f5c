import { expect, it } from '@jest/globals';
import { frameworkStep, paragraphs } from './paragraphs';

const LONG = 'A paragraph that is clearly longer than any heading would ever be, in any lesson at all.';

it('splits at blank lines, whatever they hold', () => {
  expect(paragraphs(`${LONG}\n\n${LONG}\n  \n\n${LONG}\n`)).toHaveLength(3);
});

it('takes a short line for a heading where it stands between others', () => {
  expect(paragraphs(`We met.\n\nThen or now?\n\n${LONG}\n\nThe end.`).map(({ heading }) => heading)).toEqual([
    false,
    true,
    false,
    false,
  ]);
});

it('tells a step’s name from what to do', () => {
  expect(frameworkStep('Stop — take a breath — a slow one')).toEqual(['Stop', 'Take a breath — a slow one']);
  expect(frameworkStep('Just breathe')).toEqual(['Just breathe', '']);
});
