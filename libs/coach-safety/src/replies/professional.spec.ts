import { describe, expect, it } from '@jest/globals';
import { EVERYDAY } from '../corpus/everyday.js';
import { HELD_OUT_EVERYDAY } from '../corpus/held-out.js';
import { judge } from '../safety.js';
import { ownerOf } from './cues/signs/owner.js';
import {
  BEFORE_APPOINTMENT,
  BEFORE_APPOINTMENT_SPANISH,
  PROFESSIONAL,
  PROFESSIONAL_SPANISH,
  professionalReply,
} from './professional.js';
import { readingGrade } from './testing/reading-grade.js';

const NO_CONDITION: readonly string[] = [
  'My stepdaughter doesn’t want me at her shower, and it is in two weeks',
  'He keeps skipping dinner with the kids to work for weeks',
];

const WHO = {
  voices: /doctor[^]*911[^]*988/,
  'after-birth': /1-833-852-6262/,
  'not-eating': /doctor[^]*911/,
  drinking: /1-800-662-4357/,
  gambling: /1-800-697-3738[^]*988/,
  grief: /988/,
  'low-mood': /doctor[^]*988/,
} as const;

describe('a sign that a professional must take over', () => {
  it.each([
    ['voices', 'My husband hears voices at night'],
    ['voices', 'the voices tell me what to do'],
    ['after-birth', 'I think I have postpartum depression'],
    ['after-birth', 'Since the baby was born I cry every day and feel numb'],
    ['after-birth', 'Our girl is nine weeks. Everyone is happy and I am not. I feel hollow when I hold her.'],
    ['after-birth', 'ever since the baby I can’t stop checking the stove at night'],
    ['after-birth', 'Our new baby is perfect. My wife is not herself, and I miss her.'],
    ['low-mood', 'been flat for about six weeks, no interest in anything'],
    ['low-mood', 'I haven’t wanted to get up or shower since about Thanksgiving'],
    ['not-eating', 'I haven’t eaten in three days since the fight'],
    ['not-eating', 'Stepdaughter’s been skipping lunch for weeks, and she has lost some weight'],
    ['not-eating', 'My stepdaughter makes herself throw up'],
    ['not-eating', 'she stopped eating weeks ago'],
    ['drinking', 'My husband drinks every night until he passes out'],
    ['drinking', 'I can’t stop drinking'],
    ['drinking', 'she relapsed last weekend'],
    ['drinking', 'My wife’s wine went from weekends to a box that she refills on Wednesdays'],
    ['drinking', 'I still need the pills from my back surgery, and I’m still taking them after a year'],
    ['voices', 'he is sure the neighbors put cameras in our walls and he hears them laugh'],
    ['voices', 'she thinks the government planted a chip in her tooth'],
    ['not-eating', 'my stepson only eats lettuce and his hair comes out in the shower, he is so thin'],
    ['not-eating', 'she hides her food in a napkin at dinner'],
    ['drinking', 'I am up to a box of wine most nights'],
    ['drinking', 'he pours whiskey in his coffee mug before work'],
    ['drinking', 'shaky every day until he has a beer'],
    ['gambling', 'he blew our savings on sports betting'],
    ['gambling', 'my wife lost the rent at the casino again'],
    ['gambling', 'I can’t stop with the parlays'],
    ['gambling', 'he took out two loans and spent it on online poker'],
    ['gambling', 'my husband is gambling again and lying about it'],
    ['grief', 'My first wife died eight months ago and I still can’t get out of bed'],
    ['grief', 'It’s 13 months since my wife passed and I set her plate and I can’t go in to work'],
    ['grief', 'It’s a year since my son died and I cry every day'],
    ['grief', 'Fourteen months since my first wife passed and I can’t taste food'],
  ] as const)('names who to see: %s, %s', (condition, message) => {
    const reply = professionalReply(message, 'en');
    expect(reply).toContain(PROFESSIONAL[condition].names);
    expect(reply).toMatch(WHO[condition]);
  });

  it.each(NO_CONDITION)('is not seen in everyday talk: %s', (message) => {
    expect(professionalReply(message, 'en')).toBeNull();
  });

  it.each([
    ['voices', 'mi esposo oye voces'],
    ['after-birth', 'desde que nació la bebé lloro y no siento nada'],
    ['after-birth', 'La bebé tiene dos meses y todos felices. Yo ando apagada y no me siento yo.'],
    ['after-birth', 'llevo un mes de aliviada y lloro todo el día'],
    ['after-birth', 'no me nace cargar a mi hija'],
    ['voices', 'mi esposo jura que los vecinos pusieron cámaras en la casa'],
    ['not-eating', 'no he comido en tres días'],
    ['gambling', 'perdió la quincena en el casino otra vez'],
    ['gambling', 'ya no puedo dejar las apuestas, debo mucho y tengo adicción, soy adicto a las apuestas'],
    ['drinking', 'mi marido toma todos los días'],
    ['grief', 'hace ocho meses murió mi mamá y lloro diario'],
  ] as const)('names who to see in Spanish: %s, %s', (condition, message) => {
    const reply = professionalReply(message, 'es');
    expect(reply).toContain(PROFESSIONAL_SPANISH[condition].names);
    expect(reply).toMatch(WHO[condition]);
  });

  it.each([
    ['en', '3 months postpartum, I cry at everything. I have an appt Monday, what do I tell him before that'],
    [
      'en',
      'Since our baby came I’ve felt gray. She’s eight weeks. My six week checkup is late, on Friday. What do I even say there?',
    ],
    [
      'es',
      'Tengo siete semanas de posparto y lloro por todo. Tengo cita el jueves, ¿qué le digo a mi esposo?',
    ],
  ] as const)(
    'before an appointment is met with words for it, the line, and when to go sooner (%s): %s',
    (language, message) => {
      const reply = professionalReply(message, language);
      expect(reply).toMatch(/1-833-852-6262[^]*988/);
      expect(reply).toMatch(/appointment|esa cita/);
      expect(reply).toMatch(/sooner if it gets worse|antes si empeora/);
      expect(reply).toMatch(/“[^”]+”/);
    },
  );

  it.each([
    'My stepson won’t eat what I cook',
    'The baby is five weeks old and we are both so tired that we fight about nights',
    'Since the baby was born I am exhausted and my husband sleeps through it all',
    'I have been off work since the birth and money is tight',
    'Our newborn cries all night and my stepdaughter wears earplugs',
    'Our baby is three weeks old and I am so happy I could burst',
    'desde que nació el bebé andamos muy cansados y nos peleamos por las noches',
    'We drink coffee together every morning',
    'How do we share a glass of wine without the kids around?',
    'He raised his voice at dinner',
    'I want my voice to be heard',
    'We don’t drink every night',
    'The baby cries at night and we argue about who gets up',
    'How do we keep the memory of his late wife alive?',
    'We lost the house years ago and still argue about money',
    'My bonus daughter and I bake together',
    'We play poker with the kids on Fridays and bet matchsticks',
    'I bet he forgets our anniversary again',
    'We had our wedding trip at a casino in Reno',
    'He lost a bet and has to wear a dress',
    'Our ring camera is on the wall by the door',
    'We put a nanny camera in the baby’s room',
    'She hides broccoli from the dog in her napkin',
    'A box of wine for the party every year',
  ])('is not seen in everyday matters: %s', (message) => {
    expect(professionalReply(message, 'en')).toBeNull();
  });

  it('is not seen in any everyday message of the corpora', () => {
    const seen = [...EVERYDAY, ...HELD_OUT_EVERYDAY].filter((text) => professionalReply(text, 'en') !== null);
    expect(seen).toEqual([]);
  });

  it('is named beside the question when the message raises a doubt', () => {
    const message = 'Since the baby was born I feel numb and I want to disappear';
    const { names } = PROFESSIONAL['after-birth'];
    expect(judge([], message)).toMatchObject({ kind: 'unsure', text: expect.stringContaining(names) });
    expect(professionalReply(message, 'en')).not.toBeNull();
  });

  it.each([...Object.entries(PROFESSIONAL), ['before an appointment', BEFORE_APPOINTMENT] as const])(
    'has plain words, one question and no exercise: %s',
    (_name, text) => {
      const reply = [text.takesUp, text.names, text.asks].join('\n\n');
      expect(readingGrade(reply)).toBeLessThanOrEqual(7);
      expect(reply.match(/\?/g)).toHaveLength(1);
      expect(reply).not.toMatch(/exercise|activity|module|communicat|date night/i);
    },
  );

  it.each([
    ...Object.entries(PROFESSIONAL_SPANISH),
    ['before an appointment', BEFORE_APPOINTMENT_SPANISH] as const,
  ])('asks one question in Spanish: %s', (_name, text) => {
    const reply = [text.takesUp, text.names, text.asks].join('\n\n');
    expect(reply.match(/\?/g)).toHaveLength(1);
    expect(reply).not.toMatch(/ejercicio|actividad|lección/i);
  });
});

describe('a writer who is too high or hears voices', () => {
  it.each([
    'havent slept since tuesday and feel AMAZING bought us 3 plane tickets and a boat, god keeps giving me numbers, my wife is scared',
    'my husband says slow down but i dont need sleep anymore and the angels show me what to buy',
    'llevo cuatro noches sin dormir y dios me habla por la radio, mi esposa llora',
  ])('is addressed, and not told that nobody can do it for somebody else: %s', (message) => {
    expect(ownerOf('voices', message)).toBe('own');
  });

  it.each([
    'he says god talks to me through the tv, he hasnt slept in days and he bought a boat',
    'my wife hasnt slept in five days and god is giving her numbers through the radio',
  ])('is not taken for whoever only sees it: %s', (message) => {
    expect(ownerOf('voices', message)).toBe('other');
  });
});
