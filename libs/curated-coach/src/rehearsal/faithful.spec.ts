import { describe, expect, it } from '@jest/globals';
import { isFaithful } from './faithful.js';

const MESSAGE =
  "You always pick Mia up late and I'm sick of it. I can't drive on Friday because of the dentist. Can you be there at 5? I felt so alone at the school play. Please bring the blue jacket.";

describe('a version of a message', () => {
  it.each([
    'Can you be there at 5? Please bring the blue jacket.',
    'Could you please pick Mia up at 5 on Friday? I can’t drive because of the dentist.',
    'I felt alone at the school play. Can you be there at 5 on Friday?',
    'Please be there at 5. I am at the dentist on Friday.',
    'Thank you. Can you be picking up Mia at 5?',
  ])('may say: %s', (version) => {
    expect(isFaithful(version, MESSAGE)).toBe(true);
  });

  it.each([
    ['a day', 'Can you be there at 5 on Thursday?'],
    ['a time', 'Can you be there at 6 on Friday?'],
    ['a name', 'Can you pick Lena up at 5 on Friday?'],
    ['a request', 'Can you be there at 5? Please call me tonight.'],
    ['a feeling', 'I felt sad at the school play. Can you be there at 5?'],
    ['an apology', 'I am sorry. Can you be there at 5 on Friday?'],
    ['a promise', 'I promise to bring the blue jacket on Friday.'],
    ['a threat', 'Be there at 5, or I will see you in court.'],
  ])('must not invent %s', (_, version) => {
    expect(isFaithful(version, MESSAGE)).toBe(false);
  });

  it.each([
    ['“can’t” into “can”', MESSAGE, 'I can drive on Friday. Can you be there at 5?'],
    [
      'what is said into its opposite',
      'You always pick Mia up late. I did pick Mia up and felt so alone at the school play.',
      'I did not pick Mia up. I felt alone at the school play.',
    ],
  ])('must not turn %s', (_, message, version) => {
    expect(isFaithful(version, message)).toBe(false);
  });

  it.each([
    ['stings', 'You always pick Mia up late. Can you be there at 5?'],
    ['shouts', 'Can you BE THERE at 5? Please bring the blue jacket.'],
    ['asks three things', 'Can you be there? Can you bring the jacket? Can you pick Mia up?'],
    ['says next to nothing', 'Please be there.'],
    ['is empty', ''],
  ])('is refused when it %s', (_, version) => {
    expect(isFaithful(version, MESSAGE)).toBe(false);
  });

  it('is refused when it is longer than the message', () => {
    expect(isFaithful('Can you please be there at 5, please? Thank you.', 'Be there at 5.')).toBe(false);
  });
});
