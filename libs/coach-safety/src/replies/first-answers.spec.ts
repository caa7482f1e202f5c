import { describe, expect, it } from '@jest/globals';
import { fixedReply, judge } from '../safety.js';
import type { Turn } from '../turn.js';
import { SHAKEN_CHILD } from './child-in-danger.js';
import { dangersIn } from './cues/danger-cues.js';
import { DANGERS, DANGERS_SPANISH } from './dangers.js';
import { FURTHER_LINES } from './further-lines.js';
import { SHAKEN_CHILD_SPANISH } from './spanish.js';

function textOf(message: string, turns: readonly Turn[] = []): string {
  const verdict = judge(turns, message);
  return 'text' in verdict ? (verdict.text ?? '') : '';
}

describe('a danger in the message', () => {
  it.each([
    ['neck', 'My husband choked me last night'],
    ['neck', 'he put his hands around my neck and squeezed'],
    ['neck', 'He grabbed me by the throat'],
    ['gun', 'He hits me and there is a gun in the house'],
    ['gun', 'my husband pointed a gun at me'],
    ['pregnancy', 'He pushed me down the stairs and I am pregnant'],
    ['pregnancy', 'I’m 20 weeks pregnant and my boyfriend hit me'],
    ['stalking', 'My ex is stalking me'],
    ['stalking', 'My ex threatens me and he put an airtag on my car'],
    ['hostage', 'He hits me and says I will never see my kids again'],
    ['hostage', 'My husband threatened to kill the dog'],
    ['hostage', 'he beats me and says he will call immigration on me'],
    ['money', 'He slaps me and takes my paycheck'],
    ['isolation', 'My husband hits me and won’t let me see my family'],
    ['isolation', 'he beats me and hides my medicine'],
  ] as const)('is named first: %s, %s', (danger, message) => {
    expect(textOf(message)).toContain(DANGERS[danger]);
  });

  it.each([
    ['neck', 'Mi marido me agarró del cuello anoche'],
    ['gun', 'mi esposo me apuntó con una pistola'],
    ['pregnancy', 'estoy embarazada y mi esposo me pega'],
    ['stalking', 'mi ex me pegó y ahora me sigue a todas partes'],
    ['hostage', 'mi esposo me pega y dice que va a llamar a la migra'],
    ['money', 'mi esposo me pega y me quita mi sueldo'],
    ['isolation', 'mi marido me pega y no me deja ver a mi familia'],
  ] as const)('is named first in Spanish: %s, %s', (danger, message) => {
    expect(textOf(message)).toContain(DANGERS_SPANISH[danger]);
  });

  it.each([
    'My husband hits me, but he has never choked me',
    'He hits me. He doesn’t have a gun',
    'My husband hits me and I’m not pregnant',
    'mi esposo me pega pero nunca me apretó el cuello',
  ])('is not named when it is denied: %s', (message) => {
    expect(dangersIn(message)).toEqual([]);
  });

  it('is named once, two at most in one reply, the deadliest first', () => {
    const first = textOf('He choked me, I am pregnant and he has a gun');
    expect(first.indexOf(DANGERS.neck)).toBe(0);
    expect(first).toContain(DANGERS.gun);
    expect(first).not.toContain(DANGERS.pregnancy);
    const turns: Turn[] = [
      { role: 'user', content: 'He choked me', source: null },
      { role: 'assistant', content: first, source: 'safety' },
    ];
    expect(textOf('he choked me again', turns)).not.toContain(DANGERS.neck);
  });

  it('is not named for papers without a threat, nor for abuse that is over', () => {
    expect(dangersIn('what will happen to my papers if I call')).toEqual([]);
    expect(dangersIn('no tengo papeles')).toEqual([]);
    const past = 'My ex was violent. He choked me once, back then.';
    expect(fixedReply(judge([], past), [], past)).not.toContain(DANGERS.neck);
  });

  it('is named where something else is more urgent', () => {
    expect(textOf('He choked me and he hits my son')).toContain(DANGERS.neck);
  });

  it('leads to a doctor, or to safety tonight, and to no one who is feared', () => {
    expect(DANGERS.neck).toMatch(/doctor today, even if you look and feel fine/);
    expect(DANGERS.gun).toMatch(/911[^]*tonight/);
    for (const text of Object.values(DANGERS)) expect(text).not.toMatch(/confront|talk to him|ask him/i);
  });
});

describe('a shaken baby', () => {
  it.each([
    'My husband shook the baby',
    'The nanny shook my newborn',
    'my boyfriend shakes the baby when he cries',
    'my boyfriend shook our 3 month old and now she seems fine',
  ])('sees a doctor today, and nobody is asked to keep quiet: %s', (message) => {
    const text = textOf(message);
    expect(text).toContain(SHAKEN_CHILD);
    expect(text).not.toMatch(/announce/);
  });

  it('is met in Spanish, and when the writer did it', () => {
    expect(textOf('mi novio sacudió al bebé y le pega a mi hijo')).toContain(SHAKEN_CHILD_SPANISH);
    expect(textOf('I shook my baby, I lost it')).toMatch(/doctor today, even if the baby looks fine/);
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
