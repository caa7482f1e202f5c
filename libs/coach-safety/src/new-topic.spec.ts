import { describe, expect, it } from '@jest/globals';
import { hasGrownChild } from './replies/cues/grown-child-cues.js';
import { isOfGrownChild } from './replies/cues/person-cues.js';
import { topicsOf } from './testing/converse.js';
import { talk } from './testing/talk.js';

describe('a denial or an excuse', () => {
  it.each([
    [
      'is it normal that he just goes ahead when im asleep or when i said no. i just lay there',
      'its not like rape or anything hes my husband',
      'violence',
    ],
    ['I shoved my wife into the dresser Saturday', 'I’m not one of those guys', 'harming-others'],
    ['i choked my girlfriend when i was drunk', 'i’m not like those guys on the news', 'harming-others'],
    ['he films me changing and says he will post it', 'its not abuse hes just insecure', 'violence'],
    ['my boyfriend pins me down till i cry', 'he isnt a rapist or anything', 'violence'],
    ['me agarra a la fuerza aunque llore', 'no es violación ni nada, así es él', 'violence'],
    ['le di una cachetada a mi mujer el domingo', 'yo no soy de esos hombres', 'harming-others'],
    ['i slammed my stepson into the chair', 'im not one of those stepdads', 'harming-others'],
  ])('opens no new concern: %s / %s', (told, denial, concern) => {
    expect(topicsOf(told, denial)).toEqual([concern, concern]);
  });

  it.each([
    ['i shoved my husband down the porch steps and he hurt his knee', 'im not an abuser or something'],
    ['I shoved my wife into the dresser Saturday', 'I’m not one of those guys'],
    ['i slammed my stepson into the chair', 'im not one of those stepdads'],
    ['le di una cachetada a mi mujer el domingo', 'yo no soy de esos hombres'],
  ])('is heard: %s / %s', (told, denial) => {
    expect(talk(told, denial).at(-1)).toContain(denial);
  });

  it('does not cover what stands beside it', () => {
    expect(
      topicsOf('i hit my wife', 'im not one of those guys but i want to die, i cant do this anymore').at(-1),
    ).toBe('suicide');
    expect(
      topicsOf(
        'my husband hits me',
        'its not like hes a monster but my 6 year old has belt marks on his back',
      ).at(-1),
    ).toBe('child-in-danger');
  });
});

describe('suicide after what was told', () => {
  it.each([
    [
      'i keep a bat by the door for her ex and i keep thinking of his knees',
      'anyway after saturday none of this matters',
    ],
    ['i want to make my ex pay. i know where she parks', 'after friday its not my problem anyway'],
    ['i slammed my wife into the fridge', 'they would all be better off if i wasnt here'],
    ['he slaps me when dinner is late', 'i dont want to wake up anymore'],
  ])('is asked about for a word of dying or giving up: %s / %s', (told, message) => {
    expect(topicsOf(told, message).at(-1)).toBe('suicide');
  });

  it.each([
    ['i hit my girlfriend across the face on sunday', 'im not that kind of man'],
    ['he holds the bible over me and slaps me for sass', 'im so worn out after church'],
  ])('is not asked about without one: %s / %s', (told, message) => {
    expect(topicsOf(told, message).at(-1)).not.toBe('suicide');
  });
});

describe('a grown-up by age, or at others’ mercy', () => {
  it.each([
    [
      'my daughter is 27 and moved in with a guy with two kids. she had a scarf on inside and red dots in her eyes, whites all bloody',
      'she swears he’s sweet',
      'should i invite them for Christmas',
      'now her phone goes straight to voicemail',
    ],
    [
      'my husbands dad has dementia. his other daughter comes to "help" weekends and I walked in on her slapping him for spilling',
      'my husband won’t hear a word about his sister',
      'how do I bring it up with him without a fight',
      'she locks him in from the outside at night so he dont wander',
    ],
    [
      'my son in law is on my daughter all the time, she is 31, she has bruises on her wrists and wont say why',
      'she says hes just protective',
      'now she doesnt pick up',
    ],
    ['our grown daughter moved back with a black eye, her husband did it', 'he says it was an accident'],
    [
      'my stepdaughter turned 21 and her boyfriend keeps her locked in the apartment',
      'she hid in the bathroom',
    ],
    ['our son (28) is with a woman who throws knives at him, she has three kids', 'hes got stitches again'],
    ['my niece is 30 and her man burned her arm with a cigarette, he has kids', 'she flinches at the phone'],
    [
      'mi hija de 26 años vive con un hombre que tiene dos niños y le aprieta el cuello',
      'hoy casi no hablaba',
    ],
    [
      'my sister is 41 with down syndrome and her aide slaps her',
      'she makes her sit in the dark when she cries',
    ],
    ['my grandma 88 lives with my uncle and she has bed sores', 'he leaves her in the dark all day'],
    ['mi suegro tiene demencia y su hija lo amarra a la silla', 'lo deja encerrado toda la noche sin comer'],
    ['my dad has dementia and my brother hits him', 'the kids saw it'],
  ])('is no child, to the end: %s', (...messages) => {
    expect(new Set(topicsOf(...messages))).toEqual(new Set(['violence']));
    expect(talk(...messages).join()).not.toMatch(/Is a child|hurting a child|about a child|the child is/);
  });

  it('keeps to Adult Protective Services', () => {
    const replies = talk(
      'my husbands dad has dementia. his other daughter comes weekends and I walked in on her slapping him',
      'my husband won’t hear a word about his sister',
      'she locks him in from the outside at night',
    );
    for (const reply of replies) expect(reply).toContain('Adult Protective Services');
  });

  it.each([
    ['my daughter is 27 and her boyfriend hits her', 'her little boy has belt marks on his legs'],
    [
      'my son is 22 and autistic and his aide ties him up',
      'now my 6 year old stepson has bruises on his arms',
    ],
    ['my daughter is 27, her kids are 3 and 5 and have cigarette burns on their arms'],
    ['my daughter is 20 months old and she has burn marks from daycare'],
    ['my daughter is 6. her stepdad who is 30 touches her in the bath'],
    ['my mom is 74 and watches my 4 year old, she locks him in the closet'],
  ])('hides no child that is hurt: %s', (...messages) => {
    expect(topicsOf(...messages).at(-1)).toBe('child-in-danger');
  });

  it.each([
    'my daughter is 27',
    'our son, 31, moved back',
    'my stepson (24) never calls',
    'a 22 year old stepdaughter',
    'our grown kids dont like her',
    'my daughter and her husband',
    'my daughter lives far away, shes 40',
    'mi hija tiene 29 años',
    'mi hijo casado',
  ])('is a grown son or daughter: %s', (message) => {
    expect(isOfGrownChild(message)).toBe(true);
  });

  it.each([
    'my daughter is 7',
    'my son is 20 minutes late',
    'my daughter is 30 pounds',
    'my son has 20 cousins',
    'i gave my son 20 bucks',
    'my baby is 20 weeks',
    'my daughter is 18 months',
    'the boy is 27th in line',
    'mi hijo tiene 20 carritos',
    'mi hija tiene 8 años',
    'i am 34 and my son is 6',
  ])('is none: %s', (message) => {
    expect(hasGrownChild(message)).toBe(false);
  });
});
