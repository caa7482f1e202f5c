import { describe, expect, it } from '@jest/globals';
import { ENGLISH_CUES } from '../phrases/asking-back/english-cues.js';
import { SPANISH_CUES } from '../phrases/asking-back/spanish-cues.js';
import { countWords } from '../sentences.js';
import { ownWordsIn } from './own-words.js';

const english = (message: string) => ownWordsIn(message, ENGLISH_CUES)?.text;
const spanish = (message: string) => ownWordsIn(message, SPANISH_CUES)?.text;

/** Words before others, so that the message is too long to be quoted whole. */
const LONG =
  'We have been married for two years and the house is still full of boxes from two other houses, and every evening goes by with a list.';

describe('the words of a person that a reply takes up', () => {
  it.each([
    [
      'We sat at the table with all five of them. I said the wrong thing. how do I fix that before Sunday',
      'I said the wrong thing. how do I fix that before Sunday',
    ],
    [
      `${LONG} I just want one drawer that stays the way I left it. She means well.`,
      'I just want one drawer that stays the way I left it.',
    ],
    [
      'The shed is full and the garage is full. So we sat there, and how do we decide whose boxes go first?',
      'So we sat there, and how do we decide whose boxes go first?',
    ],
    [
      `${LONG} It was late by then and the kids were in the car and nobody had eaten since noon, so here it is, how do we get one shelf for the two of us?`,
      'how do we get one shelf for the two of us?',
    ],
  ])('are what they ask for: %s', (message, words) => {
    expect(english(message)).toBe(words);
  });

  it.each([
    [
      'Mi suegra viene los domingos y se queda hasta la noche. ¿Cómo le pido que avise antes de venir?',
      '¿Cómo le pido que avise antes de venir?',
    ],
    [
      'Los domingos son de su familia y los sábados también, desde que nos casamos hace tres años y nos vinimos para acá, cerca de todos sus tíos. Quisiera un día para nosotros dos. Él ni cuenta se da.',
      'Quisiera un día para nosotros dos.',
    ],
  ])('are what they ask for in Spanish: %s', (message, words) => {
    expect(spanish(message)).toBe(words);
  });

  it('are otherwise how it is for them', () => {
    expect(
      english(
        `${LONG} I cry when I’m frustrated and he takes it as a plan of mine. The talk ends there and we eat.`,
      ),
    ).toBe('I cry when I’m frustrated and he takes it as a plan of mine.');
  });

  it.each([
    [
      `${LONG} I love these kids. He is at work and I am at work. It is homework and then bed.`,
      'I love these kids',
    ],
    [
      `${LONG} I really love this house. The mornings are long. The evenings are long too.`,
      'love this house',
    ],
    [`${LONG} I know I love him. The mornings are long. The evenings are long too.`, 'I love him'],
  ])('are not what a story only grants: %s', (message, granted) => {
    expect(english(message) ?? '').not.toContain(granted);
  });

  it('are rather those that name what a story is about', () => {
    const message = `${LONG} I feel sad about the rent but nobody asks. I feel sad about the dog but nobody asks. The list goes on.`;
    expect(ownWordsIn(message, ENGLISH_CUES, [/\brent\b/])?.text).toBe(
      'I feel sad about the rent but nobody asks.',
    );
  });

  it.each([
    [`${LONG} So when do we get to be married`, 'So when do we get to be married'],
    [
      `${LONG} It was a long day lol. how do I tell him what it meant to me that he read his vows again`,
      'how do I tell him what it meant to me that he read his vows again',
    ],
    [
      `${LONG} How do I bring it up so that it doesn’t sound as if I’m throwing out his sister, who has folded our towels for five weeks now and means so well with all of it?`,
      'How do I bring it up',
    ],
  ])('are a question also where it is typed in passing, or cut where it may end: %s', (message, words) => {
    expect(english(message)).toBe(words);
  });

  it('go back past a question that says nothing, and past one that somebody else has asked', () => {
    expect(
      english(
        'She came in and said why do you never listen? I need ten quiet minutes after work. Any advice?',
      ),
    ).toBe('I need ten quiet minutes after work.');
  });

  it('are not words that they only report', () => {
    expect(
      english(
        'Every time I say I need to talk he goes and checks the oil in the truck. It has plenty of oil.',
      ),
    ).not.toBe('I need to talk he goes and checks the oil in the truck');
  });

  it('are all of a short message that asks nothing, to its end', () => {
    const message = 'His view is that kids pay. Mine is that parents do. We have one starting in the fall.';
    expect(english(message)).toBe(message);
  });

  it.each([
    'My wife sings in the car. I need her to stop because I feel like a hostage on a bus when she does it.',
    'He came home late again. I need to tell my lazy idiot of a husband that I am done with the dishes.',
    'The talk went wrong. I feel I’m a terrible mother and it was my fault all along.',
    'It got loud at dinner. I was scared when he threw the plate and hit the wall.',
    'We have no time for us. I want more sex and I feel alone with that wish.',
    'My wife is worried. I need her to stop asking about the cancer every night.',
  ])(
    'are never a simile, an insult, a self-accusation, or a detail of violence, sex or illness: %s',
    (message) => {
      expect(english(message) ?? '').not.toMatch(/hostage|idiot|terrible|plate|sex|cancer/);
    },
  );

  it('are never cut, nor longer than thirty words', () => {
    const whole = 'How do I tell my adult daughter that it is no longer up for debate?';
    expect(english(whole)).toBe(whole);
    const long = english(
      'It is late. How do I tell my husband about the car that I bought for my daughter when her old one broke on the way to the new job that she loves so much?',
    );
    expect(long === undefined || countWords(long) <= 30).toBe(true);
  });
});

describe('a wish with a “no” before it', () => {
  it.each([
    [
      'mi esposo le compra todo a su hija cuando viene y a los míos les dice que no hay dinero, no quiero que se sientan menos pero tampoco quiero pleito con el',
      'tampoco quiero pleito con el',
    ],
    [
      'ella llega tarde del turno de noche todos los días y la cena se enfría y los niños preguntan por ella a cada rato, y yo ya no quiero reclamarle nada a nadie en la casa',
      'no quiero reclamarle nada a nadie en la casa',
    ],
  ])('is not quoted as its opposite: %s', (message, quoted) => {
    expect(spanish(message)).toContain(quoted);
  });
});
