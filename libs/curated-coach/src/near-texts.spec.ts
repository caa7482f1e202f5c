import { describe, expect, it } from '@jest/globals';
import { nearTexts } from './near-texts.js';
import { MATTERS } from './phrases/matters/index.js';

const withoutChildren = (id: string) => {
  const matter = MATTERS.find((each) => each.id === id);
  if (!matter) throw new Error(`There is no matter "${id}"`);
  return nearTexts(matter, '', false);
};

describe('what is left of a text for a couple without children', () => {
  it.each(['new-baby', 'siblings', 'who-corrects', 'who-does-what', 'coming-and-going'])(
    'is no advice at all where only children are meant: %s',
    (id) => {
      expect(withoutChildren(id).answer).toEqual([]);
    },
  );

  it.each(['another-child', 'a-parent-who-needs-care', 'family-of-a-late-spouse'])(
    'keeps its opening where the couple is meant: %s',
    (id) => {
      expect(withoutChildren(id).open).toHaveLength(1);
    },
  );

  it.each([
    ['answering-an-ex', /the one question in it/],
    ['court-with-an-ex', /half hour/],
    ['faith', /choose together what you share/],
    ['papers', /wants to keep safe/],
    ['rules-and-screens', /two that count for everyone/],
    ['what-the-other-home-says', /no bad word/],
    ['a-doctor-or-therapist', /fee by income/],
  ])('keeps the advice that has nothing to do with children: %s', (id, advice) => {
    expect(withoutChildren(id).answer.join(' ')).toMatch(advice);
  });
});
