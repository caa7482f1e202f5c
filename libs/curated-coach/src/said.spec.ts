import { describe, expect, it } from '@jest/globals';
import { peopleIn, quoteFrom } from './said.js';

describe('a quotation', () => {
  it('is the sentence of the message that says how it is, word for word', () => {
    const message =
      'His girls were here all weekend. They have their jokes, and I feel like a guest in my own home. Dinner was at six.';
    expect(quoteFrom(message)).toBe('I feel like a guest in my own home');
  });

  it('is left out of a short answer to a short message', () => {
    expect(quoteFrom('I feel left out')).toBeUndefined();
  });

  it('is never the question itself, nor all of a message', () => {
    expect(
      quoteFrom('How do I say that I feel lonely with three households and one Christmas?'),
    ).toBeUndefined();
    expect(quoteFrom('I feel so alone when both of us have worked doubles for a whole week')).toBeUndefined();
  });

  it.each([
    'he said [this](http://x.example) and I feel awful about it, and so on and so forth, every day',
    'I feel like *this* is the end of us and I never know what to do about it any more',
    'I feel “fine” is all she ever says and I never know what to do about it any more',
  ])('is never marked up, nor a quotation itself: %s', (message) => {
    expect(quoteFrom(message) ?? '').not.toMatch(/[[\]*“”]/);
  });
});

describe('the people of a message', () => {
  it.each([
    ['my husband and my stepson', { partner: 'your husband', child: 'your stepson' }],
    ['my new wife says her daughter is rude', { partner: 'your wife', child: 'her daughter' }],
    ['his teenage son and his mother', { child: 'his teenage son', relative: 'his mother' }],
    ['my mother in law called', { relative: 'your mother-in-law', partner: 'your partner' }],
    ['my late husband built it', { partner: 'your partner' }],
    ['my ex husband called about the kids', { partner: 'your partner', child: 'the kids' }],
    ['nothing special', { partner: 'your partner', child: 'the child', relative: 'them' }],
  ])('are called what the person calls them: %s', (message, people) => {
    expect(peopleIn(message)).toMatchObject(people);
  });
});
