import { describe, expect, it } from '@jest/globals';
import { lastReply } from '../testing/talk.js';
import { careOfCarrying } from './cues/carrying-cues.js';
import { DANGERS, DANGERS_SPANISH } from './dangers.js';
import { HARM_SIGN, HARM_SIGN_SPANISH } from './harm-signs.js';

const NAMED = [DANGERS.pregnancy, DANGERS_SPANISH.pregnancy];
const CALLS = [HARM_SIGN, HARM_SIGN_SPANISH];

describe('a pregnancy that is only counted, beside a blow', () => {
  it.each([
    'im 31wks and his son kicked me in the stomach, hurts on the side',
    '8 months along and my husband pushed me down the porch steps this morning',
    "my stepson threw a boot and it hit me right in the belly, i'm due in march",
    "I'm almost 7 months, he threw the remote at my stomach",
    "i'm carrying twins for us, 29 wks, and she punched my stomach",
    '22 weeks preg, mother in law shoved me so hard i hit the stove',
    "i'm high risk, 33 weeks, his teenager body slammed me",
    'ya casi me alivio y anoche me empujó por las escaleras',
    'tengo 30 semanas y mi marido me aventó contra el refri',
  ])('is named, with a doctor or midwife today: %s', (message) => {
    const reply = lastReply(message);
    expect(NAMED.some((text) => reply.includes(text))).toBe(true);
  });

  it.each([
    [
      [
        '27 weeks. he shoved me into the counter bc i bought the wrong shoes. belly is kinda tight n hurting now',
      ],
    ],
    [
      [
        "24 weeks today. fiance elbowed me in the gut during a fight over his ex. there's some pink when I wipe",
      ],
    ],
    [['34w. he yanked me off the bed by my arm and now im having contractions']],
    [['he pushed me. im 37+2. water might be leaking idk']],
    [['6 mos along, he grabbed me and slammed me against the truck, spotting a little']],
    [['de siete meses y me pegó en el estómago, siento contracciones']],
    [['estoy esperando y mi suegro me dio un empujón, ando manchando']],
    [['38 semanas, me jaloneó y caí sentada, se me puso dura la panza']],
    [['27 weeks, tired, his kids are here all week', 'he kneed me last night', 'theres spotting now']],
    [['tengo 7 meses, su hija no me quiere', 'me aventó contra la puerta', 'ando con contracciones']],
  ])('leads to 911 at blood, labor or a hard belly: %j', (messages) => {
    const reply = lastReply(...messages);
    expect(CALLS.some((call) => reply.startsWith(call))).toBe(true);
  });

  it('is remembered when the blow is told later', () => {
    const reply = lastReply(
      'im 30 weeks, how do we share the nursery with his daughter',
      'he shoved me into the dresser about it',
    );
    expect(reply).toContain(DANGERS.pregnancy);
  });

  it.each([
    '27 weeks since we moved in and he pushed me to join the gym',
    'im 31wks and the baby kicked me so hard in the ribs, his daughter felt it and smiled',
    '8 months along and his mom keeps pushing me to have the shower at her house',
    '24 weeks into this custody case and he shoved the papers at me',
    '6 months in and my stepson pushed my buttons again',
    'due in march and the toddler bumped my belly with his head while hugging it',
    'tengo 30 semanas y mi suegra me empuja a comer de todo',
    'at 20 weeks he pushed for a gender reveal and i am tired',
    'the puppy is 14 weeks and jumped on my belly',
    '27 weeks. nursery is a mess and he shoved all the boxes into the closet',
    'when i was 20 weeks he pushed me, years ago',
  ])('is none where nothing is done to a pregnant body: %s', (message) => {
    expect(careOfCarrying(message)).toBeNull();
  });
});
