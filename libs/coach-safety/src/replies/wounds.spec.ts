import { describe, expect, it } from '@jest/globals';
import { lastReply, talk } from '../testing/talk.js';
import { isCutDeep } from './cues/wound-cues.js';

const DOCTOR_NOW = /^\*\*(?:A cut that deep needs a doctor|Una cortada así de honda la tiene que ver)/;

describe('a cut that somebody made on themself', () => {
  it.each([
    'i cut my arm last night and had to use towels. it should probably get stitches',
    'my daughter cut herself and its gaping, she wont go to the doctor',
    'I cut myself again with the box cutter. I can see the fat',
    'im 16 and i cut my thigh and it bled through my jeans',
    'I am on deployment leave. cutting again. went too deep last night',
    'i self harm and it needs stitches but i dont have insurance',
    'my stepson has been cutting, this one is really deep',
    'grandson 13 lives with us. he carved words in his leg. theres blood all over his sheets and its deep',
    'my girlfriend sliced her wrists a little. i used half the towels in the house',
    'my brother cut his arm and its down to the fat, he wont go in',
    'me corté con la navaja y no paraba de sangrar',
    'mi hija se corta, ayer fue más hondo',
    'se cortó las muñecas mi hijastra y creo que ocupa puntadas',
  ])('and that is deep leads to a doctor: %s', (message) => {
    expect(lastReply(message)).toMatch(DOCTOR_NOW);
  });

  it.each([
    [
      'i started doing the razor thing on my thigh again after the kids go to sleep',
      'last night it went deeper than i meant and it wouldnt quit for like an hour',
    ],
    ['i use a razor when the house is asleep', 'it was too deep this time, soaked two towels'],
    ['mi hijastra se corta los brazos', 'anoche tuve que usar toallas'],
  ])('does so where the cutting was told before, and in later replies: %s', (...messages) => {
    const [, reply, later] = talk(...messages, 'my stepson wants a dog');
    expect(reply).toMatch(DOCTOR_NOW);
    expect(later).toMatch(DOCTOR_NOW);
  });

  it.each([
    'i cut my finger chopping onions and probably need stitches',
    'my husband cut his leg on the barbed wire and it bled a lot',
    'our fight went deep and would not stop',
    'he got stitches after soccer',
    'i used towels to clean up the flood, it wouldnt quit for an hour',
    'I cut the cake with a knife and the kids would not stop',
    'we went deeper than usual in our talk',
    'he cut us off in traffic and i had to stop',
    'the vet says the dog cut himself and it needs stitches',
    'shaving my legs with a new razor, it bled a lot',
  ])('is not seen in what looks alike: %s', (message) => {
    expect(isCutDeep(message, [])).toBe(false);
  });

  it.each([
    ['i started doing the razor thing on my thigh, i want to die', 'the razor'],
    ['i have a rope in the garage and i want to die', 'the rope'],
    ['i keep a knife by me, i want to kill myself', 'the knife'],
    ['tengo un cuchillo y me quiero morir', 'el cuchillo'],
  ])('is answered by the word for what was named: %s', (message, named) => {
    const reply = lastReply(message);
    expect(reply).toContain(named);
    expect(reply).not.toMatch(/the rope or the blade|la soga o la navaja/);
  });
});
