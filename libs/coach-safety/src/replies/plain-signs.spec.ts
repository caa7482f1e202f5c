import { describe, expect, it } from '@jest/globals';
import { conditionsIn } from './cues/professional-cues.js';

describe('signs for a professional in plain words', () => {
  it.each([
    [
      'not-eating',
      'i eat like everything in the pantry at 1am and get rid of it. 3 or 4 times a week since the wedding',
    ],
    ['not-eating', 'I eat a whole cake standing in the garage then make it come back up. nobody knows'],
    ['not-eating', 'como todo lo que encuentro en la noche a escondidas y luego lo devuelvo'],
    ['not-eating', 'me atasco de comida cuando todos duermen y después me provoco el vómito'],
    [
      'gambling',
      'got into the sports apps. down 31k, two credit cards my wife doesn’t know, last night I put the kids tuition on the ravens. chasing it back',
    ],
    ['gambling', 'lost the tractor payment on football, trying to win it back before he looks at the bank'],
    [
      'gambling',
      'crypto and options, I’m down 22k of our house fund, doubling up to get even, he has no idea',
    ],
    ['gambling', 'mi esposo mete la quincena en las maquinitas y ya debe en tres tarjetas que yo no conocía'],
    ['drinking', 'mi señor se echa un doce diario y los fines ni se levanta'],
    ['drinking', 'me echo un seis todas las noches, nomás así duermo'],
    ['drinking', 'I’m at a fifth of Jack most days since I got out of the army'],
    ['drinking', 'my girlfriend has two tall cans before work and four after'],
    ['drinking', 'se avienta dos caguamas antes de irse a la pizca y otras en la noche'],
    ['voices', 'I keep hearing my dad calling me from the barn clear as day. He’s been gone 11 yrs'],
    ['voices', 'the radio says stuff thats about me. havent told her'],
    [
      'voices',
      'grandpa died in june and now he tells my 19 yo son to leave school, he hears him through the fan',
    ],
    ['voices', 'oigo a mi mamá que ya murió diciéndome que me salga de la casa'],
  ] as const)('are heard as %s: %s', (condition, message) => {
    expect(conditionsIn(message)).toContain(condition);
  });

  it.each([
    'we eat like everything in the pantry at game night and get rid of leftovers monday',
    'my stepson eats everything in the fridge after practice, he’s 16 and 6 foot 3',
    'I binge shows at 1am when the kids are asleep',
    'the dog ate a whole cake and made himself sick',
    'we’re down 31k on the house remodel and have two credit cards, how do we budget',
    'the Ravens game is every Sunday and he won’t help with dinner',
    'we bought a twelve pack of soda a day before the party',
    'a doce de tamales cada domingo',
    'compro un seis de huevos diario',
    'I keep hearing my dad’s advice in my head, he was a wise man, gone 11 years',
    'the radio played our song and it was about us, so sweet',
    'oigo la radio con mi mamá cada mañana',
  ])('are none where the words are of every day: %s', (message) => {
    expect(conditionsIn(message)).toEqual([]);
  });
});
