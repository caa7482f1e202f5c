import { describe, expect, it } from '@jest/globals';
import { ENGLISH_CUES } from '../phrases/asking-back/english-cues.js';
import { SPANISH_CUES } from '../phrases/asking-back/spanish-cues.js';
import { countWords } from '../sentences.js';
import { ownWordsIn } from './own-words.js';

const english = (message: string) => ownWordsIn(message, ENGLISH_CUES)?.text;
const spanish = (message: string) => ownWordsIn(message, SPANISH_CUES)?.text;

describe('the words of a person that a reply takes up', () => {
  it.each([
    [
      'I said the wrong thing at supper and the whole table went quiet. how do I fix that before Sunday',
      'how do I fix that before Sunday',
    ],
    [
      'His mother rearranges my kitchen. I just want one drawer that stays the way I left it. She means well.',
      'I just want one drawer that stays the way I left it',
    ],
    [
      'The shed is full and the garage is full. So we sat there, and how do we decide whose boxes go first?',
      'how do we decide whose boxes go first?',
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
      'Los domingos son de su familia y los sábados también. Quisiera un día para nosotros dos. Él ni cuenta se da.',
      'Quisiera un día para nosotros dos',
    ],
  ])('are what they ask for in Spanish: %s', (message, words) => {
    expect(spanish(message)).toBe(words);
  });

  it('are otherwise how it is for them', () => {
    expect(
      english('I cry when I’m frustrated and he takes it as a plan of mine. The talk ends there and we eat.'),
    ).toBe('I cry when I’m frustrated and he takes it as a plan of mine');
  });

  it('go back past a question that says nothing, and past one that somebody else has asked', () => {
    expect(
      english(
        'She came in and said why do you never listen? I need ten quiet minutes after work. Any advice?',
      ),
    ).toBe('I need ten quiet minutes after work');
  });

  it('are not words that they only report', () => {
    expect(
      english(
        'Every time I say I need to talk he goes and checks the oil in the truck. It has plenty of oil.',
      ),
    ).not.toBe('I need to talk he goes and checks the oil in the truck');
  });

  it('end where a long wish may end', () => {
    const words = english(
      'We both work late. I want one week with all of us in one place, and it needn’t be fancy or far away or even sunny for that matter.',
    );
    expect(words).toBe('I want one week with all of us in one place');
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

  it('are never the whole message, nor longer than a breath', () => {
    expect(english('How do I tell my adult daughter that it is no longer up for debate?')).toBeUndefined();
    const long = english(
      'It is late. How do I tell my husband about the car that I bought for my daughter when her old one broke on the way to the new job that she loves so much?',
    );
    expect(long === undefined || countWords(long) <= 18).toBe(true);
  });
});
