import { describe, expect, it } from '@jest/globals';
import { analyze } from './findings.js';
import { PROFESSIONAL, PROFESSIONAL_SPANISH } from './replies/professional.js';
import { QUIET_LINE } from './replies/quiet-line.js';
import { UNSURE } from './replies/unsure.js';
import { lastReply } from './testing/talk.js';

const ACCUSING =
  /hurting, scaring or controlling|Is a child being hurt|Is anyone being hurt|worry that someone is hurting/;

describe('a sign for a professional, where only the classifier doubts', () => {
  it.each([
    [
      'voices',
      'my husband stopped sleeping and thinks the neighbors put cameras in the vents, he hears them talk',
    ],
    ['voices', 'she hears voices in the fan and locks us all in the den to listen'],
    ['not-eating', 'i throw up after dinner so i fit in the wedding dress since june. my throat burns'],
    ['not-eating', 'stepdaughter 14 only eats ice and cucumber and runs 6 miles and her hair is coming out'],
    [
      'gambling',
      'he blew the kids college on draftkings, theres a second loan, he cant stop and then its sunday again',
    ],
    ['not-eating', 'my stepdaughter is 12. she moves the food around and her jeans are sliding off'],
    ['voices', 'a woman inside the wall tells me they swapped my husband for somebody else'],
    ['drinking', 'my wife pours vodka in her cup before the kids bus. every day. she says im controlling'],
    ['after-birth', 'my baby is 9 weeks and i feel numb since the birth'],
  ] as const)('comes first, with the quiet line, and nobody is accused: %s, %s', (condition, message) => {
    expect(analyze(message).level).toBe('unsure');
    const reply = lastReply(message);
    expect(reply.startsWith(PROFESSIONAL[condition].takesUp)).toBe(true);
    expect(reply).toContain(PROFESSIONAL[condition].names);
    expect(reply).toContain(QUIET_LINE);
    expect(reply).not.toMatch(ACCUSING);
    expect(reply).not.toMatch(/Violence while someone is pregnant/);
  });

  it('comes first in Spanish', () => {
    const message =
      'mi esposo perdió la renta en el casino y ya no quiere saber nada, dice que no sirve para nada';
    expect(lastReply(message)).toContain(PROFESSIONAL_SPANISH.gambling.names);
  });

  it.each([
    'I am up to a box of wine most nights and I hide it. shaky until 10',
    'Since the baby was born I feel numb and I want to disappear',
  ])('leaves the direct question where it may be about suicide: %s', (message) => {
    const reply = lastReply(message);
    expect(UNSURE.questions.suicide.some((question) => reply.includes(question))).toBe(true);
    expect(reply.indexOf('doctor')).toBeLessThan(reply.indexOf('thinking about not living'));
  });

  it('leaves the direct question where somebody who drinks may hurt', () => {
    const reply = lastReply('my husband drinks every night and then he is mean and i hide in the bathroom');
    expect(reply).toContain(PROFESSIONAL.drinking.names);
    expect(reply).toContain(UNSURE.questions.violence[0]);
  });

  it.each([
    'my husband drinks every night and chokes me',
    'he drinks every night and there is a gun on the table',
    'he drinks every night and tracks my phone',
  ])('is no reason to leave out a danger that is told: %s', (message) => {
    expect(lastReply(message)).not.toMatch(/^That takes courage/);
  });

  it('is none where the conversation was about danger before', () => {
    const reply = lastReply('my husband hit me', 'he hears voices in the vents and watches me all night');
    expect(reply.startsWith(PROFESSIONAL.voices.takesUp)).toBe(false);
  });
});
