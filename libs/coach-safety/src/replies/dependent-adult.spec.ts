import { describe, expect, it } from '@jest/globals';
import { analyze } from '../findings.js';
import { faultIn } from '../reply-check.js';
import { lastReply } from '../testing/talk.js';
import { isDependentHurt } from './cues/dependent-cues.js';
import { DANGERS, DANGERS_SPANISH } from './dangers.js';

describe('an adult who depends on others and is hurt', () => {
  it.each([
    'my stepbrother lives with our dad who has dementia and now dad has bruises on both arms and his bank card is gone',
    'my aunt is in a wheelchair and her son locks her in the bedroom all day',
    'his sister slaps their mom when she forgets things, she has alzheimers',
    'my stepdad pushes my elderly mother and says she is clumsy',
    'the aide hits my mother in law, she can not talk since her stroke',
    'my uncle is blind and my cousin takes his social security check and he goes hungry',
    'grandma has bruises on her wrists and flinches when my uncle comes in',
    'my disabled husband told me his brother leaves him in a wet diaper all day when i work',
    'she ties my 82 year old father to the chair so he wont wander',
    'mi tía no camina y su hija le pega',
    'a mi abuelita la encierran en el cuarto y no le dan de comer',
    'mi suegro tiene demencia y su nieto le quita su cheque',
    'el cuidador jalonea a mi papá que está en silla de ruedas',
  ])('gets the service for adults, and is taken for no child: %s', (message) => {
    expect(analyze(message).present).not.toHaveProperty('child-in-danger');
    const reply = lastReply(message);
    expect(reply).toMatch(/911[^]*Adult Protective Services[^]*1-800-677-1116/);
    expect(reply).toContain('1-800-799-7233');
    expect(reply).not.toMatch(/Is a child being hurt|The child comes first|niño o una niña a quien/);
  });

  it.each([
    'my mom has dementia and moved in with us, how do we share the caregiving',
    'my dad is in a wheelchair and bruises easily on blood thinners, my wife is great with him',
    'grandma fell and has a black eye, she jokes about it at every dinner',
    'my grandmother starved in the war when she was little and now she feeds my stepkids too much',
    'my mother in law is 81 and pushes everyone to eat more',
    'my grandpa locked himself out of the car again',
    'we lost my uncle to a stroke and my husband is sad',
    'his disabled brother hits the high notes at karaoke',
    'my grandpas pistol is in the attic and nobody touches it',
    'mi abuelita cocina y nadie se queda sin comer en su casa',
    'mi suegra no camina bien y se queja de la comida',
  ])('is not seen in what looks alike: %s', (message) => {
    expect(isDependentHurt(message)).toBe(false);
    expect(lastReply(message)).not.toContain('1-800-677-1116');
  });

  it.each([
    'her grandma hits my 4 year old with a belt',
    'my stepsons grandmother ties the baby to the chair and he goes hungry',
    'la abuela les pega con el cable',
    'my wife wont feed my son dinner if he talks back, he has gotten real skinny',
    'my husband does not let my kid eat and he is starving',
  ])('is no child whom an old person hurts: %s', (message) => {
    expect(lastReply(message)).not.toContain('1-800-677-1116');
  });

  it('keeps the help for a child who is spoken of as well', () => {
    const reply = lastReply('my brother hits his little boy and our mom who has dementia, she has bruises');
    expect(reply).toContain('1-800-422-4453');
    expect(reply).toContain('1-800-677-1116');
  });

  it('is given by numbers that the check of replies knows', () => {
    for (const text of [DANGERS.dependent, DANGERS_SPANISH.dependent])
      expect(
        faultIn(text, { kind: 'clear', asksBack: false, isHeld: false, leaning: null, language: 'en' }),
      ).toBeNull();
  });

  it.each([
    'my daughter is 26 with down syndrome and hides when my boyfriend comes home',
    'my 31 year old brother has cerebral palsy and his aide slaps him when he spills',
    'my adult stepson is disabled and wets himself before every weekend at his uncles',
    'my sister is 40, she has the mind of a 6 year old, and her new boyfriend keeps her locked in',
    'my stepdaughter is 19 and nonverbal and came home from the group home with bruises',
    'mi hija tiene 22 años y síndrome de down y llora cada vez que llega mi cuñado',
    'mi hermano de 35 años no habla y se esconde cuando viene el cuidador',
    'mi hijastro tiene 20 años, es autista, y volvió a los pañales desde que lo baña mi esposo',
    'her son who is 33 and disabled has bruises and his aide says he fell again, he is afraid of her',
    'my 45 year old sister with special needs cries whenever her roommate visits',
  ])('is no child where an age or a relation says so: %s', (message) => {
    const reply = lastReply(message);
    expect(reply).toMatch(/Adult Protective Services[^]*1-800-677-1116/);
    expect(reply).not.toMatch(/Is a child being hurt|a child who may be hurt|niño o una niña a quien/);
  });

  it.each([
    'my son is 23 and moved out, how do we set rent',
    'my daughter is 19 and autistic and starts college, how do i let go',
    'my brother is 30 with down syndrome and is best man at our wedding',
    'my mom has dementia and moved in with us, how do we share the caregiving',
    'my daughter in law and i argue about pie',
    'my son is 8 and autistic and screams when we leave the park',
  ])('is not seen where nobody hurts a grown relative: %s', (message) => {
    expect(lastReply(message)).not.toContain('1-800-677-1116');
  });

  it('keeps the question about a child who is small', () => {
    const reply = lastReply(
      'my daughter is 24 and nonverbal and hides when he comes, and my kids have bruises',
    );
    expect(reply).toMatch(/1-800-422-4453/);
  });
});
