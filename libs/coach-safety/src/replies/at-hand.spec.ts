import { describe, expect, it } from '@jest/globals';
import { lastReply, talk } from '../testing/talk.js';
import { emergenciesIn } from './cues/emergency-cues.js';
import { DISTANCE, distanceFrom } from './distance.js';
import { EMERGENCIES, EMERGENCIES_SPANISH } from './emergency-texts.js';

const isLed = (reply: string, kind: 'own-weapon' | 'own-means'): boolean =>
  [EMERGENCIES, EMERGENCIES_SPANISH].some(({ byKind }) => reply.startsWith(byKind[kind].call));

describe('what the writer could die by, at hand', () => {
  it.each([
    [
      'own-weapon',
      'sitting in the truck behind the feed store with my dads .38 on the seat. nobody knows im here',
    ],
    [
      'own-weapon',
      'sitting in the truck behind the feed store with my dads 38 on the seat. nobody knows im here. my wife thinks im at her sons game',
    ],
    ['own-weapon', '9mm in the glovebox, parked by the lake, im done explaining myself'],
    ['own-weapon', 'loaded the shotgun. kids are at moms til sunday. i cant do this anymore'],
    ['own-weapon', 'the glock is on the nightstand and i wrote the letters'],
    ['own-weapon', 'got my 12 gauge out here in the barn by myself, tell my girls i love them'],
    ['own-weapon', 'my ruger is loaded and im so tired of being the bad guy'],
    ['own-weapon', 'la fusca esta en la guantera y ya no quiero seguir'],
    ['own-weapon', 'estoy solo en la troca con la 9mm en el asiento, perdonenme'],
    ['own-weapon', 'traigo el cuete cargado, ya no aguanto, diles que los quiero'],
    ['own-weapon', 'theres a .45 in the console and nobody would miss me'],
    ['own-weapon', 'pistol under my pillow tonight, i want to be dead by morning'],
    ['own-weapon', 'my service weapon is on the desk in front of me. i dont want to be here'],
    ['own-weapon', '357 in my lap'],
    ['own-weapon', 'la escopeta esta en la cama conmigo. me quiero morir'],
    ['own-means', 'rope is over the beam in the garage and i wrote a note for the kids'],
    ['own-means', 'got the extension cord tied up already. sorry for everything'],
    ['own-means', 'im in the tub with the razor blade in my hand and i cant do this anymore'],
    ['own-means', '60 pills lined up on the counter, goodbye i guess'],
    ['own-means', 'tengo la soga amarrada en la viga, ya no puedo mas'],
    ['own-means', 'counted the pills into my hand, i want to die'],
    ['own-means', 'navaja en la mano, encerrada en el bano, ya no quiero vivir'],
  ] as const)(
    'leads to 911 and away from it, beside a wish, a lonely place or a farewell: %s, %s',
    (kind, message) => {
      expect(isLed(lastReply(message), kind)).toBe(true);
    },
  );

  it.each([
    'deer season opens saturday and my rifle is in the truck, my stepson is coming along, nobody knows if he will like it',
    'bought a gun safe for the closet now that the kids live with us',
    'which nail do i need, the 9mm or the 12 gauge, the shelf fell on the bed and im so tired of it',
    'he keeps his glock in the nightstand and i want it locked up with the kids here',
    'my husband is a cop, his service weapon is on the counter and i cant do this argument again',
    'were gonna tie the rope swing over the branch this weekend',
    'i counted my pills and lined them up in the organizer for the week',
    'the girls are fighting over the razor in the shower and i cant do this anymore',
    'the knife is on the counter next to the cake, goodbye diet',
    'nerf gun under my pillow again, these boys',
    'water gun in my lap, the toddler is asleep, im so done with this heat',
    'we watched a movie where the guy has a pistol in the glovebox',
    'my 38 year old husband is on the couch in my seat',
    'la pistola de silicon esta en la mesa, ya no puedo con las manualidades',
    'the belt is hanging on the door and nobody knows where his shoes are',
    'jump rope in the garage, dog ate the cord, im done',
  ])('is none in everyday talk: %s', (message) => {
    expect(emergenciesIn(message)).toEqual([]);
  });

  it('keeps its call until somebody else has it', () => {
    const told = 'rope is over the beam in the garage and i wrote a note for the kids';
    const [, denied, over] = talk(told, 'its not like that', 'my brother took the rope');
    expect(isLed(denied ?? '', 'own-means')).toBe(true);
    expect(isLed(over ?? '', 'own-means')).toBe(false);
  });

  it.each([
    ['gun', 'i think about dying and there is a 9mm in the nightstand'],
    ['rope', 'i want to die. i bought a rope last week'],
  ] as const)('is named in talk about suicide where nothing says that it is now: %s', (kind, message) => {
    expect(distanceFrom({ message, turns: [], language: 'en' })).toEqual([DISTANCE.en[kind]]);
  });
});
