import { describe, expect, it } from '@jest/globals';
import { lastReply } from '../testing/talk.js';
import { replyToDoubt } from '../wording.js';
import { conditionsIn } from './cues/professional-cues.js';
import { PROFESSIONAL } from './professional.js';

describe('a condition of which several sentences tell', () => {
  it.each([
    ['grief', 'my son died two years ago. i have never gone in his room and i sleep in his shirt'],
    ['grief', 'he lost her four years ago and wont let anyone touch her side of the closet'],
    ['grief', 'mi esposa murió hace tres años. no puedo entrar a su cuarto'],
    ['grief', 'su hermano falleció hace un año. no se ha bañado en semanas'],
    ['not-eating', 'my son barely eats. he goes running after every meal and you can see his ribs'],
    ['not-eating', 'she panics at dinner. her period stopped and she is always cold'],
    ['not-eating', 'i weigh my food. i got so thin and i faint at work'],
    ['not-eating', 'mi hija come pura lechuga. se le cae el pelo'],
    ['not-eating', 'ya casi no come. sale a correr de noche y está muy flaca'],
    ['voices', 'he hasnt slept in days. talks so fast and says they are watching us'],
    ['voices', 'my brother is convinced i poison his food'],
    ['voices', 'she covers the mirrors and unplugs the router because people whisper in the walls'],
    ['voices', 'mi suegra dice que los vecinos hablan por las ventilas'],
    ['voices', 'mi esposo jura que le ponemos algo en su café. no duerme'],
    ['voices', 'a lady inside the wall tells me not to sleep'],
    ['voices', 'they swapped my husband for somebody else last night'],
    ['voices', 'my mom says my dad is an impostor'],
    ['voices', 'el hombre de la tele me dice que no salga'],
    ['voices', 'cambiaron a mi esposa por otra, se ve igual'],
    ['not-eating', 'my son pushes his dinner around and his pants are sliding off'],
    ['not-eating', 'her lunchbox comes back full and she needs another hole in her belt'],
    ['not-eating', 'mi hijastra revuelve la comida y se le cae la falda'],
    ['drinking', 'i sip mine from a stanley at soccer. nobody knows'],
    ['drinking', 'i counted the empties behind the washer, he says he quit'],
    ['drinking', 'me lo sirvo en la taza y creen que es té'],
    ['drinking', 'encontré botellas detrás de la lavadora'],
    ['gambling', 'im down 9k on the betting apps. i can win it back'],
    ['gambling', 'my husband is on a losing streak with parlays'],
    ['gambling', 'las apuestas van mal pero tengo un sistema'],
    ['gambling', 'debo veinte mil de las maquinitas'],
  ] as const)('is seen: %s, %s', (condition, message) => {
    expect(conditionsIn(message)).toContain(condition);
  });

  it.each([
    'my dad died two years ago and we set a plate for him at thanksgiving',
    'my stepson wont shower for days',
    'the baby has not slept in days and we are tired',
    'i eat rice cakes and run 3 miles before work',
    'we lost weight together on a diet and barely eat out',
    'neighbors talk so loud through the walls',
    'he put something in my coffee and i woke up with no pants',
    'i tape the outlets so the toddler stays safe',
    'my late wife loved this house',
    'i pour the soup in a thermos and the kids do not know which one it is',
    'i pour coffee in my yeti before work',
    'we found baby bottles under the couch',
    'my toddler pushes his peas around the plate',
    'her jeans fall off because she grew out of the old belt',
    'the guy in the tv show tells her he loves her',
    'they swapped my son for another goalie at practice',
    'the neighbor behind the wall plays drums',
    'we watched a casino movie and i have a system for popcorn',
    'pongo el café en el termo y nadie sabe cómo le hago',
    'cambié a mi hijo de escuela',
    'i lost 18 pounds since my surgery and i can not eat fries',
    'my late sister is gone since 1988 and i still set her pie plate out',
  ])('is not seen in what looks alike: %s', (message) => {
    expect(conditionsIn(message)).toEqual([]);
  });

  it.each([
    ['voices', 'he hasnt slept in days. talks so fast and says they are watching us'],
    ['not-eating', 'my son barely eats. he goes running after every meal and you can see his ribs'],
    [
      'grief',
      'his wife died 4 years ago and he cooks her dinner every night, hasnt washed in weeks, wont let anyone in her closet. i moved in last spring',
    ],
  ] as const)('comes before any question about danger: %s, %s', (condition, message) => {
    const reply = lastReply(message);
    expect(reply.startsWith(PROFESSIONAL[condition].takesUp)).toBe(true);
    expect(reply).not.toMatch(/Is a child being hurt|Is anyone being hurt/);
  });

  it('names whom to see, and asks no question that covers all concerns', () => {
    const message =
      'Our baby is 6 weeks. I feel nothing and cry all day, and I want to hand him to my sister';
    const reply = replyToDoubt({
      leaning: 'harming-others',
      or: null,
      cameUp: null,
      isWeak: false,
      language: 'en',
      turns: [],
      message,
    });
    expect(reply.startsWith(PROFESSIONAL['after-birth'].takesUp)).toBe(true);
    expect(reply).not.toContain('Is anyone being hurt');
    expect(reply.match(/1-833-852-6262/g)).toHaveLength(1);
  });
});
