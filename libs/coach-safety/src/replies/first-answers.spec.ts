import { describe, expect, it } from '@jest/globals';
import { fixedReply, judge } from '../safety.js';
import { guardedReply } from '../testing/guarded-reply.js';
import { talk } from '../testing/talk.js';
import type { Turn } from '../turn.js';
import { dangersIn } from './cues/danger-cues.js';
import {
  DANGERS,
  DANGERS_IN_SHORT,
  DANGERS_IN_SHORT_SPANISH,
  DANGERS_SPANISH,
  NECK_OF_CHILD,
  NECK_OF_CHILD_SPANISH,
} from './dangers.js';
import { FURTHER_LINES } from './further-lines.js';

function textOf(message: string, turns: readonly Turn[] = []): string {
  const verdict = judge(turns, message);
  return 'text' in verdict ? (verdict.text ?? '') : '';
}

/** What follows the bold sentence, which says what is threatened. */
const bodyOf = (text: string): string => text.slice(text.indexOf('**', 2) + 2);

describe('a danger in the message', () => {
  it.each([
    ['neck', 'My husband choked me last night'],
    ['neck', 'he put his hands around my neck and squeezed'],
    ['neck', 'He grabbed me by the throat'],
    ['gun', 'He hits me and there is a gun in the house'],
    ['gun', 'my husband pointed a gun at me'],
    ['pregnancy', 'He pushed me down the stairs and I am pregnant'],
    ['pregnancy', 'I’m 20 weeks pregnant and my boyfriend hit me'],
    ['pregnancy', 'im 5 months along and he pushed me down'],
    ['pregnancy', 'hes never hit me before but im 30 weeks and he shoved me'],
    ['pregnancy', 'im expecting and he hit me in the stomach'],
    ['pregnancy', 'im 7 months and he pushed me into the counter'],
    ['pregnancy', 'he slapped me and im 8 months'],
    ['pregnancy', 'im 34 wks and he slapped me'],
    ['pregnancy', 'he kicked me in the stomach im 20wks'],
    ['pregnancy', 'i was six months and he threw me down'],
    ['pregnancy', 'he punched me in the belly at 22 weeks'],
    ['pregnancy', 'he hits my sister and she is 5 months'],
    ['stalking', 'My ex is stalking me'],
    ['stalking', 'My ex threatens me and he put an airtag on my car'],
    ['stalking', 'he hits me and i found a tracker under my seat'],
    ['stalking', 'my ex husband is parked across from my work AGAIN'],
    ['hostage', 'He hits me and says I will never see my kids again'],
    ['hostage', 'he hits me, he goes if you ever leave youll never see the girls again'],
    ['hostage', 'My husband threatened to kill the dog'],
    ['hostage', 'he beats me and says he will call immigration on me'],
    ['money', 'He slaps me and takes my paycheck'],
    ['isolation', 'My husband hits me and won’t let me see my family'],
    ['isolation', 'he beats me and hides my medicine'],
  ] as const)('is named first: %s, %s', (danger, message) => {
    expect(textOf(message)).toContain(danger === 'hostage' ? bodyOf(DANGERS.hostage) : DANGERS[danger]);
  });

  it.each([
    ['neck', 'Mi marido me agarró del cuello anoche'],
    ['gun', 'mi esposo me apuntó con una pistola'],
    ['pregnancy', 'estoy embarazada y mi esposo me pega'],
    ['pregnancy', 'estoy de 7 meses y me pegó'],
    ['pregnancy', 'estoy de 22 semanas y me aventó'],
    ['pregnancy', 'estoy encinta y me golpea'],
    ['pregnancy', 'estoy esperando bebé y me empuja'],
    ['stalking', 'mi ex me pegó y ahora me sigue a todas partes'],
    ['hostage', 'mi esposo me pega y dice que va a llamar a la migra'],
    ['gun', 'mi pareja me pega y anda armado siempre'],
    ['hostage', 'me pega y dice que va a matar a mis perritos'],
    ['money', 'mi esposo me pega y me quita mi sueldo'],
    ['isolation', 'me pega y no me deja ver a mis hermanas'],
    ['isolation', 'me pega y tampoco me deja ir al doctor'],
    ['isolation', 'me pega y me bota las pastillas de la presión'],
    ['isolation', 'mi marido me pega y no me deja ver a mi familia'],
  ] as const)('is named first in Spanish: %s, %s', (danger, message) => {
    expect(textOf(message)).toContain(
      danger === 'hostage' ? bodyOf(DANGERS_SPANISH.hostage) : DANGERS_SPANISH[danger],
    );
  });

  it.each([
    'My husband hits me, but he has never choked me',
    'He hits me. He doesn’t have a gun',
    'My husband hits me and I’m not pregnant',
    'My husband hits me and I am 7 months sober',
    'He kicked me in the stomach 6 weeks ago',
    'He hits me and our son is 7 months',
    'He slapped me and I was 5 months into the new job',
    'I am 8 months out of that house and he still hits my sister',
    'mi esposo me pega pero nunca me apretó el cuello',
  ])('is not named when it is denied: %s', (message) => {
    expect(dangersIn(message)).toEqual([]);
  });

  it('is named, the two deadliest first and the others in short below the numbers', () => {
    const first = textOf('He choked me, I am pregnant and he has a gun. He stalks me and takes my paycheck');
    expect(first.indexOf(DANGERS.neck)).toBe(0);
    expect(first).toContain(DANGERS.gun);
    expect(first).not.toContain(DANGERS.pregnancy);
    const { pregnancy, stalking, money } = DANGERS_IN_SHORT;
    expect(first.split('1-800-799-7233')[1]).toContain(`\n\n${pregnancy} ${stalking} ${money}`);
  });

  it.each([
    ['he beats me and says he will call immigration on me', /A threat is not the law/],
    ['He hits me and says I will never see my kids again', /A threat is not the law/],
    ['mi esposo me pega y dice que va a llamar a la migra', /Una amenaza no es la ley/],
    ['he beats me and hides my medicine', /without medicine that you need/],
    ['mi esposo me pega y me esconde las pastillas', /te falta una medicina/],
  ])('comes with a sentence that helps with it: %s', (message, sentence) => {
    expect(textOf(message)).toMatch(sentence);
  });

  it.each([
    'He hits me and threatened to kill the dog',
    'me pega y dice que va a matar al perro',
    'My husband hits me and won’t let me see my family',
    'mi marido me pega y no me deja ver a mi familia',
  ])('comes with no sentence about papers or medicine of which it does not speak: %s', (message) => {
    expect(textOf(message)).not.toMatch(/not the law|no es la ley|without medicine|falta una medicina/);
  });

  it('is not repeated when only such a sentence is new, which then stands alone', () => {
    const [, second = ''] = talk(
      'he hits me and will not let me see my family',
      'he hit me and hides my medicine',
    );
    expect(second).not.toContain(DANGERS.isolation);
    expect(second).toContain('If you are without medicine that you need');
  });

  it('is not repeated with another such sentence', () => {
    const first = 'He hits me and threatened to kill the dog';
    const turns: Turn[] = [
      { role: 'user', content: first, source: null },
      { role: 'assistant', content: textOf(first), source: 'safety' },
    ];
    const second = textOf('he hit me and says he will call immigration on me', turns);
    expect(second).toContain('To threaten you with your papers');
    expect(second).not.toContain(bodyOf(DANGERS.hostage));
  });

  it('is named in short in Spanish', () => {
    const first = textOf('Me agarró del cuello, estoy embarazada y tiene una pistola. Me quita mi sueldo');
    expect(first.indexOf(DANGERS_SPANISH.neck)).toBe(0);
    const { pregnancy, money } = DANGERS_IN_SHORT_SPANISH;
    expect(first.split('1-800-799-7233')[1]).toContain(`\n\n${pregnancy} ${money}`);
  });

  it('is named once, and in full when it is written about again', () => {
    const message = 'He choked me, I am pregnant and he has a gun';
    const turns: Turn[] = [
      { role: 'user', content: message, source: null },
      { role: 'assistant', content: textOf(message), source: 'safety' },
    ];
    const second = textOf('he choked me again and I am pregnant', turns);
    expect(second).not.toContain(DANGERS.neck);
    expect(second.indexOf(DANGERS.pregnancy)).toBe(0);
    turns.push(
      { role: 'user', content: 'he choked me again', source: null },
      { role: 'assistant', content: second, source: 'safety' },
    );
    const third = textOf('he choked me, I am pregnant', turns);
    expect(third).not.toContain(DANGERS.pregnancy);
    expect(third).not.toContain(DANGERS_IN_SHORT.pregnancy);
  });

  it('is not named for papers without a threat, nor for abuse that is over', () => {
    expect(dangersIn('what will happen to my papers if I call')).toEqual([]);
    expect(dangersIn('no tengo papeles')).toEqual([]);
    const past = 'My ex was violent. He choked me once, back then.';
    expect(fixedReply(judge([], past), [], past)).not.toContain(DANGERS.neck);
  });

  it('is named where something else is more urgent', () => {
    const text = textOf('He choked me and he hits my son');
    expect(text.indexOf(DANGERS.neck)).toBe(0);
    expect(text).not.toContain(NECK_OF_CHILD);
    expect(text.split(DANGERS.neck)).toHaveLength(2);
  });

  it('leads to a doctor, or to safety tonight, and to no one who is feared', () => {
    expect(DANGERS.neck).toMatch(/doctor today, even if you look and feel fine/);
    expect(DANGERS.gun).toMatch(/911[^]*tonight/);
    for (const text of Object.values(DANGERS)) expect(text).not.toMatch(/confront|talk to him|ask him/i);
  });
});

describe('hands on the neck of a child', () => {
  it.each([
    'he choked my 15 year old',
    'my fiancé grabbed my son by the neck',
    'he hits me and choked my daughter',
    'I choked my son, I lost it',
  ])('lead to a doctor today, for the child: %s', (message) => {
    const text = textOf(message);
    expect(text.indexOf(NECK_OF_CHILD)).toBe(0);
    expect(text).not.toContain(DANGERS.neck);
    expect(text.split(NECK_OF_CHILD)).toHaveLength(2);
  });

  it('and of the writer are both named', () => {
    const text = textOf('he choked me and then he choked my son');
    expect(text).toContain(DANGERS.neck);
    expect(text).toContain(NECK_OF_CHILD);
  });

  it.each([
    'le apretó el cuello a mi hijo',
    'mi novio agarró a mi hija del cuello',
    'mi marido ahorcó a mi hijo',
  ])('are named in Spanish: %s', (message) => {
    const text = textOf(message);
    expect(text).toContain(NECK_OF_CHILD_SPANISH);
    expect(text).not.toContain(DANGERS_SPANISH.neck);
  });

  it('are named where it is not certain what was done', () => {
    const message = 'my son says that dad had him by the neck and laughed';
    expect(judge([], message).kind).toBe('unsure');
    expect(textOf(message)).toContain(NECK_OF_CHILD);
  });

  it('are named in a conversation about a child, whatever else the message says', () => {
    expect(guardedReply('child-in-danger', [], 'dad had him by the neck')).toContain(NECK_OF_CHILD);
    expect(guardedReply('child-in-danger', [], 'lo agarró del cuello', 'es')).toContain(
      NECK_OF_CHILD_SPANISH,
    );
  });

  it('have texts that name the doctor and the signs for 911', () => {
    expect(NECK_OF_CHILD).toMatch(/doctor today, even if the child looks fine[^]*911[^]*breathe/);
    expect(NECK_OF_CHILD_SPANISH).toMatch(/doctor hoy, aunque se vea bien[^]*911[^]*respirar/);
  });
});

describe('the first answer to suicide', () => {
  it.each(['I want to kill myself', 'My son wants to kill himself'])(
    'asks about plan, means, when: %s',
    (message) => {
      const text = textOf(message);
      expect(text).toMatch(/plan/);
      expect(text).toMatch(/would use/);
      expect(text).toMatch(/time|when/);
      expect(text).toMatch(/Who could be with (you|the two of you) tonight\?/);
    },
  );

  it('asks the same in Spanish', () => {
    expect(textOf('me quiero morir')).toMatch(
      /plan[^]*con lo que[^]*hora[^]*¿Quién podría estar contigo esta noche\?/,
    );
  });
});

describe('a line for some people', () => {
  it.each([
    ['Trevor', 'My gay son says he wants to kill himself'],
    ['Trevor', 'I am 16 and a lesbian and I want to die'],
    ['Trans Lifeline', 'I’m trans and I want to kill myself'],
    ['StrongHearts', 'I live on the reservation and my husband hits me'],
    ['TLC-MAMA', 'Since the baby was born I want to die'],
    ['findahelpline', 'I live in Canada and I want to kill myself'],
  ])('is given to whom it fits: %s, %s', (name, message) => {
    expect(textOf(message)).toContain(name);
  });

  it('is given to no one else', () => {
    const text = textOf('I want to kill myself');
    for (const { en } of FURTHER_LINES) expect(text).not.toContain(en);
    expect(textOf('I’m gay and 45 and I want to die')).not.toContain('Trevor');
  });
});
