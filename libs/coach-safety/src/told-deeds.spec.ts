import { describe, expect, it } from '@jest/globals';
import { analyze } from './findings.js';
import { isHeldOver } from './replies/cues/held-over-cues.js';
import { DANGERS } from './replies/dangers.js';
import { UNSURE } from './replies/unsure.js';
import { judge } from './safety.js';
import { talk } from './testing/talk.js';

const concernIn = (message: string): string | null => {
  const verdict = judge([], message);
  return verdict.kind === 'answer' ? verdict.concern : null;
};

describe('a deed that is told with its victim', () => {
  it.each([
    'stepson came back from his moms with loop marks across the back of his legs like from a cord. he’s 6',
    'my new husbands dad always wants my daughter on his lap, shes 9, he gives her money and says its their secret club',
    'my grandson 5 has stripes on the backs of his legs from an extension cord after a weekend at his moms',
    'my sons coach has a club with the boys and he says dont tell your parents, he has them on his lap',
    'mi nieta de 8 dice que su padrastro le dice que es su secreto cuando la baña',
    'our foster boy 7 has to kneel on bottle caps at his bio moms and came back with raw knees',
    'my husband makes his twins 6 stand in the barn in the cold till they say sorry',
    'my wife (two moms) whips our 4 yr old with a phone cord when i work nights',
    'he gives my daughter 9 money to sit in his lap and says its a special secret',
    'my stepdaughter 11 says her dad checks if she is growing down there',
    'el novio de mi hija le pega a mi nieto de 5 con el cable de la plancha y trae las piernas moradas',
  ])('is answered as a child in danger, and not asked about: %s', (message) => {
    expect(concernIn(message)).toBe('child-in-danger');
  });

  it.each([
    'he say he will not file the paper if I don’t be good wife. I cannot work and he keep my documents in his office',
    'Milspouse here. he says if I go to family advocacy his career is done and we lose housing so I better think about that',
    'he says if i go to the chaplain he loses his clearance and we lose base housing so i better think',
    'my wife is the one on the green card petition and she says if i ever talk back she stops the case',
    'mi marido es ciudadano y dice que si lo denuncio no me arregla los papeles',
    'is it normal that he just goes ahead when im asleep or when i said no. how do i get my desire back',
    'he goes ahead while im asleep after my night shift, i told him no',
    'mi esposo sigue aunque le digo que no, dice que es mi obligacion en la cama',
    'my wife threw the air fryer at me and it got my shoulder, i cant lift my arm. third thing since august',
    'My husband has my paycheck go to his account and gives me 40 a week, he reads the receipts',
    'my brother is 34 with down syndrome. he has bruises on both arms like fingers and says no shower now with my husband',
  ])('is answered as violence, and not asked about: %s', (message) => {
    expect(concernIn(message)).toBe('violence');
  });

  it.each([
    'the kids have a secret club in the tree house, no grown ups allowed lol',
    'our surprise party for my stepson is a secret, how do i keep him from finding out',
    'my stepdaughter is afraid of the dark and will not sleep in the basement',
    'my husband gives each kid a hug and they sit on his lap for story time',
    'the twins threw legos at each other and one hit the baby',
    'we put the kids in time out in the corner for 5 minutes, is that too long',
    'my stepson pinches his sister and she pinches back, how do we stop it',
    'my son fell off his bike and has marks all over his legs',
    'he slapped me on the back and said well done',
    'My ex was violent. He choked me once, back then.',
    'i told him no to the trip and he went ahead and booked it anyway',
    'baby is 5 months and i feel numb and he shakes the crib at night',
  ])('is told in none of these: %s', (message) => {
    expect(concernIn(message)).toBeNull();
  });

  it.each([
    'he says if i take the new job we lose the insurance, what do you think',
    'my wife says if we sell the house we lose the low rate',
    'the lease is in his name and i want mine on it too, how do i ask',
    'visa paperwork is slow and my husband says if i leave the country i have to wait',
    'in his first marriage they lost a house over her candle business, he did say it was his money',
  ])('is no threat where nobody must keep quiet or obey: %s', (message) => {
    expect(analyze(message).present).toEqual({});
  });

  it('names the death threat of a box', () => {
    expect(
      talk('my husband grabs me', 'He say nobody will know if he send me back in a box').at(-1),
    ).toContain(DANGERS['death-threat'].slice(0, 40));
  });

  it('hears what is held over somebody', () => {
    expect(isHeldOver('he says one call and my papers are gone if i dont obey')).toBe(true);
    expect(isHeldOver('she says if i ever talk back she stops the petition')).toBe(true);
    expect(isHeldOver('we lose the house if rates go up')).toBe(false);
  });
});

describe('our question', () => {
  const ASKED = [...UNSURE.questions.violence, ...UNSURE.questions['child-in-danger']];
  const asked = (reply: string): string[] => ASKED.filter((question) => reply.includes(question));

  it.each([
    [
      'he gets so mad the whole house goes quiet and i plan my day around it',
      'he shoved the table into my hip',
      'last night he broke the door again',
      'he hit the wall by my head today',
    ],
    [
      'her grandpa always wants to bathe my 6 year old and gets weird when i say no',
      'she wet the bed after he was here again',
      'she hid in the closet when he came, she was shaking and scared',
      'he locked the bathroom door with her in it',
    ],
  ])('is not asked again and again after what it asked was told: %s', (...messages) => {
    const all = talk(...messages).flatMap(asked);
    expect(new Set(all).size).toBe(all.length);
  });
});
