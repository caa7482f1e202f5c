import { describe, expect, it } from '@jest/globals';
import { peopleIn, whomIn } from './said.js';

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

describe('whom a request is about', () => {
  it.each([
    ['how do I tell my husband that', 'your husband'],
    ['how do we ask my mother-in-law', 'your mother-in-law'],
    ['how do I help her find her spot', 'her'],
    ['what do I say to them', 'them'],
    ['how can I get him to see it', 'him'],
    ['how do I bring it up with her?', 'her'],
  ])('stands in it: %s', (request, whom) => {
    expect(whomIn(request)).toBe(whom);
  });

  it.each([
    'how do I tell her father',
    'how do we ask her kids',
    'how do I tell my husband’s sister',
    'what do I do now, my husband says',
    'how do we get through Sunday',
  ])('is nobody else, and nobody who is only mentioned: %s', (request) => {
    expect(whomIn(request)).toBeUndefined();
  });
});
