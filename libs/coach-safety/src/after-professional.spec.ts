import { describe, expect, it } from '@jest/globals';
import { analyze } from './findings.js';
import { isBrushOff } from './replies/cues/brush-off-cues.js';
import type { Condition } from './replies/cues/professional-cues.js';
import { professionalReply } from './replies/professional.js';
import { professionalKept } from './replies/professional-kept.js';
import { readingGrade } from './replies/testing/reading-grade.js';
import { faultIn, hasExercise, hasOnlyKnownNumbers } from './reply-check.js';
import { fixedReply, instructionsUnder, judge, lastSaidBy } from './safety.js';
import { lastReply } from './testing/talk.js';
import type { JudgedTurn } from './turn.js';

const DANGER = /is anyone hurt|Is anyone being hurt|still open|alguien sale lastimad/i;

/** Everything said so far, answered as without a provider. */
function turnsOf(...messages: readonly string[]): JudgedTurn[] {
  const turns: JudgedTurn[] = [];
  for (const content of messages) {
    const findings = analyze(content, lastSaidBy(turns));
    const verdict = judge(turns, content, findings);
    const text = 'text' in verdict ? verdict.text : professionalReply(content, verdict.language);
    const reply = text ?? fixedReply(verdict, turns, content) ?? 'A curated answer.';
    const source = verdict.kind === 'clear' ? 'curated' : 'safety';
    turns.push(
      { role: 'user', content, source: null, findings },
      { role: 'assistant', content: reply, source },
    );
  }
  return turns;
}

const SIGNS: readonly (readonly [Condition, string])[] = [
  ['after-birth', 'our son is 9 weeks and i feel hollow when i hold him'],
  ['after-birth', 'since the birth i cry every day and i just feel flat'],
  ['drinking', 'my husband drinks every night until he passes out on the couch'],
  ['gambling', 'my wife lost the rent at the casino again'],
  ['grief', 'it’s a year since my son died and i cry every day'],
  ['not-eating', 'my stepdaughter makes herself throw up'],
  ['voices', 'my husband hears voices at night'],
  ['low-mood', 'been flat for about six weeks, no interest in anything'],
];

describe('after a sign that belongs to a professional', () => {
  it.each(SIGNS)(
    'an everyday question names whom to see, and nothing else is asked: %s, %s',
    (condition, sign) => {
      const reply = lastReply(sign, 'what a day', 'how do we split the chores with his kids?');
      expect(reply).toContain(professionalKept('en').who[condition]);
      expect(reply).toContain('how do we split the chores with his kids?');
      expect(reply).not.toMatch(DANGER);
      expect(hasExercise(reply)).toBe(false);
    },
  );

  it.each([
    'its just stress',
    'im totally fine',
    'i dont need a doctor',
    'she says its only a phase',
    'its not a big deal',
    'i can quit whenever i want',
    'it will pass',
    'everyone feels like that',
    'whatever',
    'no',
  ])('a brush-off is heard, and the doctor named again: %s', (said) => {
    const reply = lastReply('our son is 9 weeks and i feel hollow when i hold him', said);
    expect(isBrushOff(said)).toBe(true);
    expect(
      professionalKept('en').brushedOff.some((text) => reply.startsWith(text.split('{who}')[0] ?? '-')),
    ).toBe(true);
    expect(reply).toContain(professionalKept('en').who['after-birth']);
    expect(reply).not.toMatch(DANGER);
  });

  it.each([
    'son puras hormonas',
    'estoy bien, nomás cansada',
    'no es para tanto',
    'no necesito un doctor',
    'luego se me pasa',
  ])('a brush-off is heard in Spanish: %s', (said) => {
    const reply = lastReply('desde que nació la bebé lloro y no siento nada', said);
    expect(isBrushOff(said)).toBe(true);
    expect(reply).toContain(professionalKept('es').who['after-birth']);
  });

  it.each([
    'how do I tell him that I need a doctor?',
    'my stepson fails math',
    'we want to plan the summer',
    'his ex called again last night',
    '¿cómo repartimos los gastos?',
  ])('what is no brush-off is taken up: %s', (said) => {
    expect(isBrushOff(said)).toBe(false);
  });

  it('stays so, and no two replies are the same', () => {
    const turns = turnsOf(
      'our son is 9 weeks and i feel hollow when i hold him',
      'how do we split the chores?',
      'what do we eat on sunday?',
      'which soup do we cook for his kids?',
      'its just stress',
      'who pays for the soccer shoes?',
      'i am fine really',
    );
    const replies = turns.filter(({ role }) => role === 'assistant').map(({ content }) => content);
    expect(new Set(replies).size).toBe(replies.length);
    for (const reply of replies) expect(reply).toContain('1-833-852-6262');
  });

  it('does not keep a new danger from being answered', () => {
    const reply = lastReply('my husband drinks every night until he passes out', 'he hit me last night');
    expect(reply).toContain('1-800-799-7233');
    expect(reply).not.toContain(professionalKept('en').onward[0].split('{who}')[0]);
  });

  it('changes nothing where there was no sign', () => {
    expect(lastReply('how do we split the chores?', 'and the dishes?')).toBe('A curated answer.');
  });

  it.each(SIGNS)('a provider is told so, and an exercise of it is refused: %s, %s', (condition, sign) => {
    const turns = turnsOf(sign, 'what a day', 'the kids had school');
    const verdict = judge(turns, 'how do we split the chores with his kids?');
    expect(verdict).toMatchObject({ kind: 'clear', condition });
    expect(instructionsUnder(verdict)).toContain(professionalKept('en').who[condition]);
    expect(faultIn('Try this small exercise tonight.', verdict)).toBe('exercise');
    expect(faultIn('A doctor can help. What is hardest?', verdict)).toBeNull();
  });

  it.each(['en', 'es'] as const)(
    'the texts are plain, with one question and known numbers (%s)',
    (language) => {
      const { who, brushedOff, quoting, open, onward } = professionalKept(language);
      for (const line of Object.values(who))
        for (const text of [...brushedOff, ...onward]) {
          const reply = text.replace('{who}', line);
          expect(reply.match(/\?/g)).toHaveLength(1);
          expect(hasOnlyKnownNumbers(reply)).toBe(true);
          expect(hasExercise(reply)).toBe(false);
          if (language === 'en') expect(readingGrade(reply)).toBeLessThanOrEqual(7);
        }
      for (const text of [...quoting, ...open]) expect(text).not.toContain('?');
    },
  );
});
