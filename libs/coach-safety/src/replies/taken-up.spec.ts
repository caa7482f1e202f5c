import { describe, expect, it } from '@jest/globals';
import { takenUp } from './taken-up.js';

const HOPES = /I hope it is so|I believe you|it may be just so|ojalá sea|te creo|puede ser así/i;
const reply = (message: string, concern: 'violence' | 'child-in-danger' | 'harming-others'): string =>
  takenUp(concern, {
    message,
    turns: [
      { role: 'user', content: 'My stepson has marks on his legs.', source: null },
      { role: 'assistant', content: 'Is a child being hurt?', source: 'safety' },
    ],
    language: /[áéíóúñ]|(?<!\p{L})(?:es que|porque|trae|llegó)(?!\p{L})/iu.test(message) ? 'es' : 'en',
  });

describe('a reason or a sign', () => {
  it.each([
    'its only cause he lies',
    'she came home sunday with somebody elses clothes on and wont say why',
    'maybe its normal curiosity',
    'my husband won’t hear a word about his sister',
    'she asked if it has to be her turn again tonight',
    'he was raised on a farm so thats how they do it',
    'its because she talks back',
    'he begged to stay with me',
    'probably the custody stuff',
    'he gets loud when he works nights',
    'es que anda estresado por el jale',
    'porque el niño contesta',
    'llegó con otra ropa y trae hambre',
    'she just sits at the window now',
    'its just how soldiers are',
  ])('is heard, and nobody hopes that it is so: %s', (message) => {
    for (const concern of ['violence', 'child-in-danger', 'harming-others'] as const) {
      expect(reply(message, concern)).not.toMatch(HOPES);
      expect(reply(message, concern)).toContain(message);
    }
  });

  it.each([
    'its not like rape or anything hes my husband',
    'it isnt abuse',
    'it wasnt really assault because we are married',
    'no es violación, es mi esposo así',
  ])('is what only refuses a name: %s', (message) => {
    expect(reply(message, 'violence')).not.toMatch(HOPES);
  });
});

describe('a plain denial', () => {
  it.each([
    'no the kids are fine',
    'he never touched her',
    'it wasnt him',
    'nobody hurts them',
    'nothing happened',
    'i didnt hit anyone',
    'im not one of those guys',
    'she is fine',
    'nadie le pega, está bien',
    'no pasó nada así',
  ])('is taken as it is meant: %s', (message) => {
    expect(reply(message, 'child-in-danger')).toMatch(/I hope it is so|ojalá tengas razón/);
  });
});
