import { describe, expect, it } from '@jest/globals';
import { analyze } from './findings.js';
import { conditionsIn } from './replies/cues/professional-cues.js';
import { PROFESSIONAL, PROFESSIONAL_SPANISH, STOPPING } from './replies/professional.js';
import { QUIET_LINE } from './replies/quiet-line.js';
import { UNSURE } from './replies/unsure.js';
import { lastReply, talk } from './testing/talk.js';

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
    'work nights at the warehouse and i been putting vodka in my thermos to get thru the last half then a few more to sleep. nobody knows',
    'three times this month in the walmart my heart goes so fast my hands go numb and i think i am dying, then it goes away. now i dont go out',
  ])('is not doubled by a question about dying that only a score speaks for: %s', (message) => {
    const replies = talk(message, 'its under control', 'how do i get some time with my step kids');
    for (const reply of replies) {
      expect(UNSURE.questions.suicide.some((question) => reply.includes(question))).toBe(false);
      expect(reply).toContain('doctor');
    }
    expect(replies[0]).toContain('988');
  });

  it.each([
    'stepdaughter is 14. pushes her food around, says she ate at school, its 90 out and shes in a hoodie. found a notebook of numbers, like 300, 240, 180',
    'found a list on my daughters phone, calories for each day and they go down. she skips breakfast and lunch',
    'my niece counts every almond and her period stopped',
    'granddaughter is 15, shes in the bathroom after every meal and a journal says 128, 124, 119',
    'mi hija de 14 apunta cada caloria en una libreta y no cena',
  ])('comes first, and no child is asked about who does not eat: %s', (message) => {
    const replies = talk(message, 'her mom says its a phase', 'should i even say something');
    for (const reply of replies)
      expect(reply).not.toMatch(/hurting a child|child being hurt|may be hurt|lastimando/);
    expect(conditionsIn(message)).toContain('not-eating');
  });

  it.each([
    'my son keeps a notebook of baseball stats, 300, 240, 180',
    'we track calories with an app together',
    'the budget in my planner says 300, 240, 180',
    'she logs her reading minutes, 20, 30, 40',
    'it was 90 out and she wore a hoodie because her school is freezing',
  ])('is not seen in numbers of another kind: %s', (message) => {
    expect(conditionsIn(message)).not.toContain('not-eating');
  });

  it('comes first after a birth, where nothing is done to the baby', () => {
    const replies = talk(
      'my wife had our son 5 weeks ago. she cries all day cant sleep even when he sleeps and says she feels like his babysitter not his mom',
      'her mom says its the baby blues everybody gets it',
    );
    expect(replies[0]).toContain(PROFESSIONAL['after-birth'].names);
    for (const reply of replies) expect(reply).not.toMatch(/hurting a child|child being hurt/);
  });

  it.each([
    'I figured I’d just quit cold Monday and surprise her. How do I make it a nice evening?',
    'tried to skip it wednesday and couldnt make it to lunch',
    'im going cold turkey this weekend',
    'i poured it all down the sink',
    'i havent had a drop since yesterday and im shaking',
    'voy a dejar de tomar de golpe',
    'day two without and my hands shake',
  ])('warns of stopping suddenly, in that reply: %s', (message) => {
    const reply = lastReply('i drink a case of beer every day and a half', message);
    expect(reply).toMatch(/don’t stop all at once|no se deje de golpe/);
  });

  it.each(['how do i stop fighting with her', 'when do i quit my job', 'he should stop yelling'])(
    'does not warn where something else is stopped: %s',
    (message) => {
      expect(lastReply('i drink a case of beer every day and a half', message)).not.toContain(STOPPING.en);
    },
  );

  it.each(['Since the baby was born I feel numb and I want to disappear'])(
    'leaves the direct question where it may be about suicide: %s',
    (message) => {
      const reply = lastReply(message);
      expect(UNSURE.questions.suicide.some((question) => reply.includes(question))).toBe(true);
      expect(reply.indexOf('doctor')).toBeLessThan(reply.indexOf('thinking about not living'));
    },
  );

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
