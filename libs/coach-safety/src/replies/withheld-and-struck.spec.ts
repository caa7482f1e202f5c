import { describe, expect, it } from '@jest/globals';
import { analyze } from '../findings.js';
import { lastReply } from '../testing/talk.js';
import { dangersIn } from './cues/danger-cues.js';
import { burnsThemself } from './cues/self-harm-cues.js';
import { isIllFromDrink } from './cues/signs/ill-signs.js';
import { plainNumbers } from './cues/signs/sign-finder.js';
import { isMedicineWithheld, isNeededWithheld } from './cues/withheld-cues.js';
import { DANGERS } from './dangers.js';

const LORENE =
  'The lady I married after my wife passed, Lorene, she goes after me with my own cane. I am six foot one and it is embarrassing to say. Since Friday she has got my heart pills put up somewhere. Says I can have them when I sign the house';

describe('what somebody needs and another keeps', () => {
  it.each([
    'The lady I married after my wife passed, Lorene, she goes after me with my own cane. I am six foot one and it is embarrassing to say. Since Friday she has got my heart pills put up somewhere. Says I can have them when I sign the house',
    'my husband keeps my inhaler in his truck so i cant go nowhere when hes mad',
    'my daughter in law took away grandpas walker because he gets in her way',
    'he locks up my insulin till i apologize',
    'my son has my phone and my blood pressure pills, i am 78 and he says i dont need em',
    'she unplugs moms oxygen when she wants the tv outlet',
    'my stepdad wont give my mother her seizure medicine unless she hands over her check',
    'he threw my antidepressants out and says no wife of his needs pills',
    'my wife hides my nitro pills when we argue',
    'he wont let me fill my thyroid prescription, says its a waste of money',
    'me esconde las pastillas del corazón hasta que le firme la casa',
    'mi nuera le quita la comida y las medicinas a mi suegra',
    'mi marido me tiró el inhalador y dice que es puro cuento',
    'no le da la insulina a mi papá si no entrega el cheque',
    'my husband rations my pain meds after surgery, i have to ask nice',
    'my husband pours my diabetes medicine down the sink when he is angry',
    'mi yerno le guarda el tanque de oxígeno a mi mamá cuando se enoja',
    'he took my phone charger and my cpap so i’d learn',
  ])('is kept on purpose: %s', (message) => {
    expect(isNeededWithheld(message)).toBe(true);
  });

  it.each([
    'we keep grandpa’s pills locked up because of the toddler',
    'the pharmacy is out of my inhaler, so annoying',
    'he forgot to pick up my prescription again',
    'my stepson hides his vitamins in the couch',
    'the doctor took me off my heart pills',
    'mom keeps losing her walker',
    'i put his insulin in the fridge where he can see it',
    'mi mamá no quiere tomarse sus pastillas',
    'he’s got my inhaler in his pocket because I lose it, bless him',
  ])('is not: %s', (message) => {
    expect(isMedicineWithheld(message)).toBe(false);
  });

  it('needs the doctor or the pharmacy today, until one was asked', () => {
    expect(lastReply(LORENE)).toContain('Call the doctor or the pharmacy today.');
    expect(lastReply(LORENE)).toContain('1-800-677-1116');
    expect(lastReply(LORENE, 'Well I can be ornery')).toContain('Call the doctor or the pharmacy today.');
    expect(lastReply(LORENE, 'i saw my doctor today')).not.toContain(
      'Call the doctor or the pharmacy today.',
    );
  });
});

describe('violence that a man or somebody old tells of', () => {
  it.each([
    'she goes after me with my own cane',
    'my wife throws things at my head. tonight the cast iron. im 6’2',
    'i’m a big guy so it sounds dumb but my girlfriend knocks me around when she drinks',
    'at 74 i did not think id get slapped around by my own son',
    'my husband of two years cracked me over the head with the remote. i am 81',
    'my boyfriend roughed me up pretty good, im a dude so the cops would laugh',
    'she comes at me swinging and i just stand there, im twice her size',
    'my daughter in law laid hands on me in the kitchen. i am ashamed to tell it',
    'mi esposa me avienta los platos y me da pena decirlo, soy hombre',
    'tengo 70 y mi nuera me da con la escoba',
    'mi mujer se me va encima cuando toma',
    'she whips me with the phone charger cord, my buddies would never let me hear the end of it',
  ])('is named and believed: %s', (message) => {
    expect(dangersIn(message)).toContain('struck');
  });

  it('is answered as violence at the first reply', () => {
    expect(analyze(LORENE)).toMatchObject({ leaning: 'violence' });
    const reply = lastReply(LORENE);
    expect(reply).toContain(DANGERS.struck);
    expect(reply).not.toContain('not living anymore?');
  });

  it.each([
    'my toddler comes at me with a foam sword',
    'he throws love at me and i dont know what to do',
    'my stepson throws shade at me',
    'she comes at me with a list of chores',
    'they beat me at cards every time',
    'me da con la puerta en la cara mi hijastro',
    'my boss chews me out and i take it out on nobody',
    'he throws a ball at me and the dog',
    'She beat me again. At pickleball. I’m a former varsity athlete and my pride is bleeding.',
  ])('is not this: %s', (message) => {
    expect(dangersIn(message)).not.toContain('struck');
  });
});

describe('a body ill from drink', () => {
  it.each([
    'mi esposo toma desde que amanece y ya se le pusieron amarillos los ojos y la panza hinchada. no quiere ir al doctor porque no tenemos aseguranza',
    'my husbands eyes are yellow and hes still putting away a twelve pack',
    'he quit drinking two days ago and hes shaking and talking to people who arent there',
    'she drinks vodka all day and her poop is black like tar',
    'dad’s belly is huge and his skin looks yellow, he drinks from the minute he wakes up',
    'he throws up blood after he drinks',
    'my wife stopped her wine cold and now shes sweating and confused',
    'i drink about a fifth a day and today i had a seizure they think',
    'mi papá dejó de tomar ayer y está temblando y ve cosas',
    'mi marido vomita sangre y sigue tomando',
    'ya tiene los ojos amarillos de tanto tomar',
    'he turned yellow and he’s on his third six pack',
    'hasnt had a drink since sunday and hes seeing bugs on the wall',
  ])('needs a doctor today: %s', (message) => {
    expect(isIllFromDrink(plainNumbers(message))).toBe(true);
  });

  it('is asked about no child, and stays above what follows', () => {
    const told =
      'mi esposo toma desde que amanece y ya se le pusieron amarillos los ojos y la panza hinchada';
    expect(lastReply(told)).toContain('Lo tiene que ver un doctor hoy');
    expect(lastReply(told)).not.toContain('estén lastimando');
    const after = lastReply(told, 'él dice que es la bilis por los corajes que le hacen mis hijos');
    expect(after.match(/Lo tiene que ver un doctor hoy/gu)).toHaveLength(1);
    expect(after).not.toContain('haciendo daño a un niño');
  });

  it.each([
    'my baby had yellow eyes from jaundice, all fine now',
    'he drinks coffee all day and gets shaky',
    'we drank margaritas and i was shaking my hips',
    'yellow is her eyes favorite color',
    'me tomé un café y me tiemblan las manos',
  ])('is not this: %s', (message) => {
    expect(isIllFromDrink(plainNumbers(message))).toBe(false);
  });
});

describe('somebody who burns themself', () => {
  it.each([
    'after drop off I go in the bathroom and use the curling iron on my thighs. nobody sees it cause its winter',
    'i burn my leg with the lighter when they scream, ones weepy and yellow',
    'me quemo con el cigarro cuando no aguanto, una ya trae pus',
    'sometimes i press a match to my arm, it helps',
  ])('is heard: %s', (message) => {
    expect(burnsThemself(message)).toBe(true);
  });

  it('needs a doctor when a burn goes bad', () => {
    const reply = lastReply(
      'after drop off I go in the bathroom and use the curling iron on my thighs. nobody sees it',
      'theres one from last week thats still wet and smells weird',
    );
    expect(reply).toContain('That burn needs a doctor or urgent care today.');
  });

  it.each(['i burn my hand on the stove every week lol', 'i burned my arm on the oven cooking for the kids'])(
    'is not this: %s',
    (message) => {
      expect(burnsThemself(message)).toBe(false);
    },
  );
});

it.each([
  'he bounced the baby so hard her head was flopping',
  'my boyfriend jerked the baby up and his head snapped back, hes 2 months',
])('names a shaken baby: %s', (message) => {
  expect(dangersIn(message)).toContain('shaken-baby');
});

it.each([
  'anoche me puso el brazo aqui en el cuello contra la pared y vi lucecitas, hoy me duele pasar saliva. pero ya me pidió perdón y me trajo flores',
  'me puso el antebrazo en la garganta',
  'me agarró con la mano en el cuello y me quedé ronca',
  'me puso la rodilla en el cuello y no puedo tragar',
  'me apretó con el codo el pescuezo y vi estrellitas',
])('names a neck in Spanish: %s', (message) => {
  expect(dangersIn(message)).toContain('neck');
});

it.each([
  'every time I say I’m taking my daughter to my moms for a few days he puts his gun in his mouth and asks do i want to watch',
  'he says if i go he’ll swallow the barrel',
  'he holds the gun under his chin when i pack a bag',
  'dice que si me voy se mete un balazo',
  'me dice que si lo dejo se cuelga y que va a ser mi culpa',
])('names a threat to die: %s', (message) => {
  expect(dangersIn(message)).toContain('own-life');
});
