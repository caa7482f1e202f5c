import { describe, expect, it } from '@jest/globals';
import { kindOf } from '../going-on/kind.js';
import { matterOf } from '../matters.js';
import { ENGLISH_CUES } from '../phrases/asking-back/english-cues.js';
import { SPANISH_CUES } from '../phrases/asking-back/spanish-cues.js';
import { ENGLISH_GOING_ON_CUES } from '../phrases/going-on/english-cues.js';
import { moodOf } from './asking-back.js';
import { ownWordsIn } from './own-words.js';

describe('a laugh that is put in out of habit', () => {
  it.each([
    'the dryer broke again lol who pays',
    'lol no im fine its just noise',
    'cheap ones lol',
    'her mom sent me a list haha of course',
    'we eat at nine on work nights lol its late',
    'hes 16 and taller than me lmao',
    'stepdad of three lol never sits down',
    'two moms one bathroom haha',
    'grandma raises them and naps when they nap lol',
    'the goats got into her car lol now she wont come out here',
    'back from the field lol and nobody knows where the forks go',
    'my english is bad lol sorry',
    'my wife hid the remote 😂',
    'lol i just mean shes annoying',
    'haha idk what to get him',
  ])('is no joke: %s', (message) => {
    expect(moodOf(message, ENGLISH_CUES)).not.toBe('play');
  });

  it.each([
    'jaja no, es un decir',
    'mi suegra manda en mi cocina jaja',
    'ya tenemos dos licuadoras jajaja',
    'jeje así es él',
  ])('is none in Spanish: %s', (message) => {
    expect(moodOf(message, SPANISH_CUES)).not.toBe('play');
  });

  it.each([
    'the cake fell and we laughed all night',
    'my stepson cracked us up at dinner with his robot voice',
    'it was so funny when the priest sneezed',
    'he made me laugh so hard today',
  ])('is one where somebody laughed: %s', (message) => {
    expect(moodOf(message, ENGLISH_CUES)).toBe('play');
  });

  it('is left out of the person’s own words', () => {
    expect(ownWordsIn('lol the goats got into her car again', ENGLISH_CUES)?.text).toBe(
      'the goats got into her car again',
    );
  });
});

describe('an animal that died', () => {
  it.each([
    'had to put the old dog down tuesday and his youngest wont come out of his room',
    'our cat died and the boys think it was the door',
    'we are putting her horse to sleep on friday',
    'the pony has to be put down',
    'her hamster died at her dads house',
    'we lost our old dog last week',
    'my stepsons fish died on my watch',
    'the bunny just died, hes six',
    'our dog got hit by a truck and she saw it',
  ])('is met as a loss of its own: %s', (message) => {
    expect(moodOf(message, ENGLISH_CUES)).toBe('animal');
  });

  it.each(['se nos murió la perrita', 'hay que dormir a la gata', 'se murió el caballo de mi hijastro'])(
    'is met so in Spanish: %s',
    (message) => {
      expect(moodOf(message.normalize('NFC'), SPANISH_CUES)).toBe('animal');
    },
  );

  it.each([
    'we put the kids to sleep at eight and then sit down',
    'the dog put his head down on my foot',
    'he put me down in front of his mom',
    'my mother died in march and the dog is old',
    'the cat lies down on his bed',
  ])('is none here: %s', (message) => {
    expect(moodOf(message, ENGLISH_CUES)).not.toBe('animal');
  });
});

describe('good news', () => {
  it('is heard in a best time of all', () => {
    expect(moodOf('we did christmas on the 27th and it was the best one we had', ENGLISH_CUES)).toBe(
      'thanks',
    );
  });

  it.each(['he loved it. now his dad is blowing up my phone', 'she liked it but my ex is upset'])(
    'is none where trouble follows: %s',
    (message) => {
      expect(moodOf(message, ENGLISH_CUES)).not.toBe('thanks');
    },
  );
});

describe('a number of years', () => {
  const kind = (message: string) => kindOf(message, ENGLISH_GOING_ON_CUES);

  it.each([
    "he's their stepdad btw, 2 yrs",
    'hes my husband 3 yrs now',
    'she is my partner, 4 years',
    'im their stepmom going on 5 years',
    'hes been her stepdad 6 yrs',
    'shes my wife 10 yrs in june',
    'my boyfriend 2 yrs',
    'he is the stepfather, 7 years',
  ])('is a length beside what people are to each other: %s', (message) => {
    expect(kind(message)).toBe('since');
  });

  it.each([
    ["he's 7", 'child'],
    ['hes 7 yrs old', 'child'],
    ['she is 15', 'teen'],
    ['theyre 12 and 14', 'teen'],
    ['the twins are 4', 'small'],
    ['my stepson is 11', 'preteen'],
  ])('is an age of a child: %s', (message, age) => {
    expect(kind(message)).toBe(age);
  });
});

describe('a “sorry”', () => {
  const matter = (message: string) =>
    matterOf(message, [['communication-complexity', 0.6]], new Set())?.id ?? '';

  it.each([
    'we get sundays with his kids gone sorry HER kids gone',
    'the boy is 9 sorry 10',
    'my sister sorry sister in law',
    'on tuesday sorry wednesday',
    'sorry for the typos my hands are full',
    'sorry for the long rant',
  ])('that only corrects or excuses the writing is no apology: %s', (message) => {
    expect(matter(message)).not.toBe('saying-sorry');
  });

  it.each([
    'i told her im sorry and she went to bed',
    'should i say sorry first',
    'sorry is not enough for her',
    'how do i tell him im sorry about the trip',
    'he never apologizes',
  ])('that is meant is one: %s', (message) => {
    expect(matter(message)).toBe('saying-sorry');
  });
});
