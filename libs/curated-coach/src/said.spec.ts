import { describe, expect, it } from '@jest/globals';
import { peopleIn } from './said.js';

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
