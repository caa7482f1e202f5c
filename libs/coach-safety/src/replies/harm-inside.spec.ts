import { describe, expect, it } from '@jest/globals';
import { lastReply, talk } from '../testing/talk.js';
import { DOCTOR_TODAY } from './care.js';
import { emergenciesIn } from './cues/emergency-cues.js';
import { insideCareOf } from './cues/inside-cues.js';
import { EMERGENCIES, EMERGENCIES_SPANISH } from './emergency-texts.js';

const CALLS = [EMERGENCIES, EMERGENCIES_SPANISH].map(({ byKind }) => byKind.body.call);
const DOCTORS = Object.values(DOCTOR_TODAY);
const isLedBy = (reply: string, texts: readonly string[]): boolean =>
  texts.some((text) => reply.startsWith(text));

describe('harm inside a body', () => {
  it.each([
    'baby is like a rag doll after her nap w grandma (his mom) and her soft spot looks puffy. hubby says new mom nerves. would yall wait til morning',
    'kid came in holding his side and peed red. she says hes milking it',
    'his soft spot is bulging and he wont take the bottle',
    'she is floppy, 3 months old, woke up from her nap like that. should we wait?',
    'he kicked me in the back and now theres blood in my pee',
    'my stepson got beat up by his dad and his belly is hard as a rock',
    'she slammed his head, one pupil is bigger than the other',
    'tiene la mollera hinchada y llora raro',
    'lo pateo su tio y ahora orina sangre',
    'he punched my stomach yesterday, i pooped blood this morning',
    "the baby's fontanelle looks swollen since the sitter left",
    'le pegaron y tiene la panza dura',
  ])('that cannot wait leads to 911, whoever is suspected: %s', (message) => {
    expect(isLedBy(lastReply(message), CALLS)).toBe(true);
  });

  it.each([
    'he h!t m3 again last nite b/c of the parenting app msg from my ex. ribs hurt when i breath',
    'bathtime and there are 4 little round bruises on each of my sons upper arms. like fingers',
    'my daughter came back with a handprint on her thigh',
    'her dad shoved her and she cant lift her arm',
    'me pateo anoche y me duelen las costillas cuando respiro',
    'mi hija trae moretones como de dedos en los brazos',
    "he threw me on the stairs and i can't take a deep breath",
    'he kicked my boy and hes been holding his ribs all day',
  ])('after violence, or a hand on a child, leads to a doctor today: %s', (message) => {
    expect(isLedBy(lastReply(message), DOCTORS)).toBe(true);
  });

  it.each([
    'we laughed so hard my side hurts when i breathe',
    'the twins left a handprint on the window with syrup',
    'my son peed red after all those beets, he thought it was hilarious',
    'i ran 5 miles and my side hurts when i breathe hard',
    'her tummy is hard from gas, we tried the bicycle legs',
    'he sleeps like a rag doll in his car seat',
    'the kids made handprint turkeys for my mom',
    'my husband pulled a muscle at the gym and cant lift his arm',
    'we beat traffic and got home, stepson cant move his legs after soccer',
    'i cant breathe with how busy this week is, the kids hit every store',
    'baby has a soft spot for her stepdad',
    'i have a soft spot for puffy jackets',
    'the dog peed red on the carpet',
    'le pego al balon y le duele la pierna',
  ])('is not seen in everyday talk: %s', (message) => {
    expect([insideCareOf(message), emergenciesIn(message)]).toEqual([null, []]);
  });

  it('keeps the doctor until somebody was seen', () => {
    const told = 'he hit me again last night. ribs hurt when i breathe';
    const [, denied, seen] = talk(told, 'its nothing really', 'the doctor checked me, i am fine');
    expect(isLedBy(denied ?? '', DOCTORS)).toBe(true);
    expect(isLedBy(seen ?? '', DOCTORS)).toBe(false);
  });

  it('answers the question whether it can wait', () => {
    expect(lastReply('her soft spot looks puffy. would yall wait til morning')).toContain(
      '**No. Please call now**',
    );
    expect(lastReply('tiene la mollera hinchada, ¿me espero a mañana?')).toContain('**No. Llama ahora**');
  });
});
