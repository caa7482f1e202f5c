import { describe, expect, it } from '@jest/globals';
import { lastReply, talk } from '../testing/talk.js';
import { meansReachedIn } from './cues/means-cues.js';

const CRIB = /crib|cuna/u;

describe('a line about a crib', () => {
  it.each([
    'i shoved my stepson into the wall yesterday. hes 12. i saw white. i could do it again thats what scares me',
    'i smacked my stepdaughter today. hard. theres a handprint on her face and she wont look at me. i hate myself',
    'I punched my husband last night',
    'i am scared i will hit my teenage stepson',
    'le pegué a mi esposa y me doy miedo',
  ])('is not said where no small child is told of: %s', (message) => {
    for (const reply of talk(message, 'i did it again today', 'yes', 'i hit them again'))
      expect(reply).not.toMatch(CRIB);
  });

  it.each([
    'he wont stop crying and i want to throw him',
    'im scared im going to shake the baby',
    'i am going to hurt my toddler',
    'le pegué a mi bebé',
  ])('is said where one is: %s', (message) => {
    expect(lastReply(message)).toMatch(CRIB);
  });
});

describe('a line about the garage', () => {
  it.each([
    'Spent Sunday labeling everything in the garage so Marlene and her boys wont have to figure it out',
    'i put all my stuff in the garage in boxes with names on. they wont miss me anyway',
    'gave away the bikes in the garage, dont need them where im going',
    'his tools are in the garage and i keep going over what he said',
  ])('is not said where things are only kept there: %s', (message) => {
    expect(meansReachedIn(message)).not.toContain('car');
  });

  it.each([
    'sitting in the garage',
    'i went out to the garage',
    'closed the garage door',
    'the garage is so quiet when the car is running',
    'in the garage with the truck again',
  ])('is said where somebody is in there, or the engine runs: %s', (message) => {
    expect(meansReachedIn(message)).toContain('car');
  });
});
