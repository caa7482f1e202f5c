import { describe, expect, it } from '@jest/globals';
import { answerIn } from './answer.js';
import { analyze } from './findings.js';
import { DISTANCE } from './replies/distance.js';
import { quotesAsSign } from './testing/quoted.js';
import { lastReply, talk } from './testing/talk.js';

const COFFINS = 'my son draws nothing but coffins and gave his xbox to his cousin';
const SLAPS = 'he slaps me when dinner is late';

describe('what plays down a sign', () => {
  it.each([
    'its not a suicide thing promise',
    'just how it feels, dont worry',
    'she says im overreacting, its for english class',
    'its for a school project',
    'she says its the cat',
    'i feel dumb for asking',
    'do you have an activity',
    'dice que es para la escuela',
    'no te preocupes',
    'como le hago para que mi hijastro me hable',
  ])('is not quoted as the sign: %s', (message) => {
    expect(quotesAsSign(lastReply(COFFINS, message), message)).toBe(false);
  });

  it.each([
    'its not a suicide thing promise',
    'this is not about dying',
    'just how it feels, dont worry',
    'no te preocupes',
  ])('is a denial: %s', (message) => {
    expect(analyze(message)).toMatchObject({ answer: 'no', isOnlyNo: true });
  });

  it.each([
    'nah i told him after saturday he wont have to plan around me anymore',
    'no, by friday they will not have to worry about me',
    'no, when im gone then they can sell it',
  ])('is none where somebody takes leave: %s', (message) => {
    expect(answerIn(message)).toBe('neither');
    expect(lastReply(COFFINS, message)).toMatch(/\*\*(?:Are you|Is this)/);
  });

  it.each(['nah he never plans around me', 'no, i work saturday', 'no we will be there by friday'])(
    'stays a denial beside a time: %s',
    (message) => {
      expect(answerIn(message)).toBe('no');
    },
  );

  it.each(['im a big guy i can take it', 'i can handle him', 'im tough', 'yo aguanto'])(
    'moves violence to no other topic: %s',
    (message) => {
      expect(lastReply(SLAPS, message)).not.toMatch(/not living|988 answers/);
    },
  );

  it('hides no new sign', () => {
    expect(lastReply(SLAPS, 'the kids would have a better mom')).toContain('not living');
  });
});

describe('a joke about a trifle', () => {
  it.each([
    'my husband is gonna kill me, i forgot his moms birthday',
    'my husband is gonna kill me i just dented the car',
    'mi esposo me va a matar jaja se me olvido el pastel',
  ])('leans to no suicide and is no concern: %s', (message) => {
    const { present, leaning, or } = analyze(message);
    expect(present).toEqual({});
    expect([leaning, or]).not.toContain('suicide');
  });

  it('ends with a no', () => {
    const replies = talk(
      'my husband is gonna kill me, i forgot his moms birthday',
      'omg no lol',
      'what about soup',
      'and a cake',
    );
    expect(replies.at(-1)).toBe('A curated answer.');
  });

  it.each([
    'he is going to kill me i forgot to text him back, im scared',
    'he will kill me i lost the keys and he has a gun',
  ])('is none in earnest: %s', (message) => {
    expect(analyze(message).isWeak).not.toBe(true);
  });
});

describe('a gun or pills at hand', () => {
  const HELD = 'i got the pistol out of the safe tonight and just held it for a while. put it back. i guess';

  it('is named, also when it comes back', () => {
    const replies = talk(HELD, 'no', 'the safe is still open i keep looking over at it');
    expect(replies[0]).toContain(DISTANCE.en.gun);
    expect(replies[2]).toContain(DISTANCE.en.gun);
  });

  it('is named in Spanish', () => {
    expect(lastReply('saque la pistola del cajon y la tuve en la mano un rato')).toContain(DISTANCE.es.gun);
  });

  it('is not named where there is none', () => {
    expect(lastReply(COFFINS, 'the safe is still open')).not.toContain(DISTANCE.en.gun);
  });
});
