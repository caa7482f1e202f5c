import { describe, expect, it } from '@jest/globals';
import { analyze } from '../findings.js';
import { lastReply, talk } from '../testing/talk.js';
import { dangersIn } from './cues/danger-cues.js';
import { isOwnAct } from './cues/own-act-cues.js';
import { DANGERS, DANGERS_SPANISH } from './dangers.js';
import { FURTHER_LINES } from './further-lines.js';
import { HARM_SIGN, HARM_SIGN_SPANISH } from './harm-signs.js';

const lineFor = (cue: 'swallowing-child' | 'thought-of-harm'): { en: string; es: string } => {
  const found = FURTHER_LINES.find(({ when }) => when.includes(cue));
  if (!found) throw new Error(cue);
  return found;
};

describe('a last letter', () => {
  it.each([
    'found a letter in my husbands truck that says by the time you read this',
    'i found a note under her pillow that starts by the time you find this',
    'my stepson left a note by the time you read this it will be over',
    'his note said by the time you find this i will be gone',
    'my wife texted me by the time you see this and now her phone is off',
    'i read his journal and it says by the time anyone reads this',
    'her email says by the time you get this',
    'our daughter wrote a letter that begins by the time you read this',
    'he sent a voicemail that goes by the time you get this',
    'my brother emailed us by the time you read this i am free',
  ])('is another’s where the writer found or got it: %s', (message) => {
    expect(analyze(message).present.suicide).toBe('other');
  });

  it.each([
    'by the time you read this ill be gone',
    'i left a note on the table by the time you find this it is over',
  ])('stays the writer’s own: %s', (message) => {
    expect(analyze(message).present.suicide).toBe('self');
  });
});

describe('a thought of harm', () => {
  it.each([
    'i keep thinking about putting a pillow over his face',
    'i imagine holding a pillow over the babys face',
    'i keep thinking of pressing a pillow over her face when she screams',
    'i catch myself picturing putting a blanket over the babys face',
    'pienso en ponerle una almohada en la cara',
    'me imagino ponerle una cobija en la cara al bebé',
  ])('is no neck that was held, and nobody but the writer’s own act is asked about: %s', (message) => {
    expect(dangersIn(message)).not.toContain('neck');
    expect(isOwnAct(message)).toBe(true);
    const reply = lastReply(message);
    expect(Object.values(lineFor('thought-of-harm')).some((line) => reply.includes(line))).toBe(true);
  });

  it.each([
    'i held a pillow over his face last night',
    'he put a pillow over my face',
    'she pressed a blanket over the babys face',
    'le puso una almohada en la cara',
  ])('is told from the deed: %s', (message) => {
    expect(dangersIn(message)).toContain('neck');
  });

  it('needs no line in other talk', () => {
    expect(lastReply('i think about holding her hand and throwing a party, but he hit me')).not.toContain(
      lineFor('thought-of-harm').en,
    );
  });
});

describe('bruises beside a child', () => {
  it.each([
    'my girlfriend goes to get her son at her exs and comes back with bruises on her wrists',
    'her son says nothing but there are bruises on her arms',
    'my stepson saw the bruises on my neck',
    'my son was there, bruises all over my arms after',
    'my daughter asked about the bruises on my arm',
    'his daughter lives with her mom and he has bruises on his arms from his ex',
    'her boys stay at their dads and she has marks on her legs after each drop off',
    'the boys came home and I saw bruises around her wrists',
    'my nephew told me about the bruises on her face',
    'my girls stared at the welts on my legs',
  ])('are not the child’s where they are on another: %s', (message) => {
    expect(analyze(message).present['child-in-danger']).toBeUndefined();
  });

  it.each([
    'my stepson has bruises on his arms from his moms',
    'her daughter came back with bruises on her legs',
    'the kids have bruises on their backs after visits',
    'my son has welts on his back and wont say why',
  ])('stay the child’s where they are on the child: %s', (message) => {
    expect(analyze(message).present['child-in-danger']).toBeDefined();
  });
});

describe('a blow in pregnancy', () => {
  it.each([
    '27 wks and he pushed me into the tub',
    '31 weeks pregnant he shoved me',
    'first trimester and he punched me',
    'pregnant 7 months. he dragged me by the hair',
    'hes mad that im preggo at 20 and he kicked me',
    '22 wks, he slapped me again',
    'my third trimester and my wife hit me with a shoe',
    '35 wk and he threw me down',
    'he choked the life out of our talk and pushed me, 18 wks and scared',
    'im pregnant in the worst way, he hits me',
  ])('is named with a doctor and 911: %s', (message) => {
    expect(lastReply(message)).toContain(DANGERS.pregnancy);
  });

  it.each([
    'me empujó y tengo 6 meses',
    'tengo 30 semanas y me aventó',
    'llevo 25 semanas y me pegó en la panza',
  ])('is named in Spanish: %s', (message) => {
    expect(lastReply(message)).toContain(DANGERS_SPANISH.pregnancy);
  });

  it.each([
    'we have been together for 20 wks and he hit me',
    'sober 30 wks and he still shoves me',
    'the puppy is 12 wks and he kicked it',
    'tengo 6 meses con él y me pega',
  ])('is not heard in other weeks: %s', (message) => {
    expect(dangersIn(message)).not.toContain('pregnancy');
  });
});

describe('a sign of harm after a neck', () => {
  it.each([
    ['my bf had his hands round my neck', 'i feel fine', 'headache tho'],
    ['he grabbed me by the throat yesterday', 'im ok', 'i have a headache'],
    ['he put his arm around my throat', 'its fine', 'things look blurry'],
    ['my husband choked me', 'no', 'got a migraine since'],
    ['i hurt myself with a rope around my neck yesterday', 'im ok', 'my voice sounds weird'],
    ['i tied a cord around my neck last night', 'no', 'it hurts to swallow'],
    ['i tried to hang myself by the neck', 'im ok now', 'my vision is blurry'],
  ])('leads to 911 at a later turn: %s, %s, %s', (...messages) => {
    expect(lastReply(...messages).startsWith(HARM_SIGN)).toBe(true);
  });

  it('leads to it in Spanish after talk of suicide', () => {
    const reply = lastReply(
      'me quise ahorcar, tengo marcas en el cuello',
      'ya estoy bien',
      'me duele al tragar',
    );
    expect(reply.startsWith(HARM_SIGN_SPANISH)).toBe(true);
  });

  it.each([
    ['my husband choked me', 'how do i not forget things that matter to him'],
    ['i want to die', 'i have a headache'],
    ['we fight about money', 'i have a headache'],
  ])('is none in what looks alike: %s, %s', (...messages) => {
    expect(lastReply(...messages)).not.toContain(HARM_SIGN);
  });
});

describe('a child who swallowed something unknown', () => {
  it.each([
    'i think my toddler may have eaten something from the trash',
    'my kid swallowed something and is coughing what do i do, my husband says wait',
    'my son chewed some plant and now he is crying and scared of his dad',
    'she says my stepdaughter swallowed a coin because he yelled at her and she is scared',
  ])('gets Poison Control in each doubt: %s', (message) => {
    expect(analyze(message).level).toBe('unsure');
    expect(lastReply(message)).toContain(lineFor('swallowing-child').en);
  });

  it('gets it once in a conversation', () => {
    const [first, second] = talk(
      'i think my toddler may have eaten something from the trash',
      'my toddler ate something and my husband hits me',
    );
    expect(first).toContain('1-800-222-1222');
    expect(second).not.toContain('1-800-222-1222');
  });

  it.each([
    'my husband hits me and my son ate some soup',
    'he hits me and my kid swallowed his pride',
    'he hits me and the baby drank a bottle of milk',
  ])('is not seen in a meal: %s', (message) => {
    expect(lastReply(message)).not.toContain('1-800-222-1222');
  });
});

describe('a strong doubt about a baby', () => {
  it.each([
    'baby is 5 months and i feel numb and he shakes the crib at night',
    'baby is 6 months old. i just feel nothing when he cries and my hands squeeze him hard',
  ])('is not replaced by the words for the time after a birth: %s', (message) => {
    expect(lastReply(message)).not.toMatch(/^I’m glad you said it. Many new mothers/);
    expect(lastReply(message)).toMatch(/\*\*(?:Is a child|Is anyone|Are you afraid)/);
  });
});
