import { describe, expect, it } from '@jest/globals';
import { analyze } from './findings.js';
import { GUARD_REPLIES } from './replies/guard.js';
import { guardInstructions } from './replies/instructions.js';
import { QUIET_LINES } from './replies/quiet-line.js';
import { isDelicate, judge } from './safety.js';
import { withMessages } from './testing/converse.js';
import { guardedReply } from './testing/guarded-reply.js';
import type { Turn } from './turn.js';
import { CONCERNS, type Verdict } from './verdict.js';

const verdictsOn = (...messages: string[]): Verdict[] => withMessages(...messages).verdicts;
const textOf = (verdict: Verdict | undefined): string => (verdict?.kind === 'answer' ? verdict.text : '');
const kindsOf = (verdicts: readonly Verdict[]): string[] => verdicts.map(({ kind }) => kind);
const concernsOf = (verdicts: readonly Verdict[]): (string | null)[] =>
  verdicts.map((verdict) => (verdict.kind === 'clear' || verdict.kind === 'unsure' ? null : verdict.concern));

describe('a conversation about everyday things', () => {
  it.each([
    'I took a softball to the face and have a black eye, and now his mother worries',
    'Last night he put his phone down at dinner and we talked',
    'My stepdaughter acts like I do not exist',
    'His mother treats me as if I didn’t exist',
    'Mi esposo me quiere matar, de broma, por lo que gasté en la piñata',
    'I want to end it all with these twin beds, how do I ask for a king?',
    'The kids locked me in the laundry room until I paid them in gummy bears',
    'I was suicidal in college, had good treatment, and have been well for a decade',
    'My dad used to whip us, so I walk outside when my stepsons push it',
    'Mi primer marido me pegaba, hace veinte años, y el de ahora es un pan',
  ])('raises no concern: %s', (text) => {
    expect(['clear', 'unsure']).toContain(judge([], text).kind);
  });

  it('stays clear', () => {
    const verdicts = verdictsOn(
      'How do we plan the holidays?',
      'His ex wants Christmas Eve.',
      'No.',
      'I don’t know.',
    );
    expect(kindsOf(verdicts)).toEqual(['clear', 'clear', 'clear', 'clear']);
  });
});

describe('a phrase of everyday talk', () => {
  it.each([
    'He raised his children here and there are pencil marks on the pantry door.',
    'What happens if we split up, would I have hurt them more by being official?',
  ])('raises no concern: %s', (message) => {
    expect(analyze(message).present).toEqual({});
  });
});

describe('suicide', () => {
  it('is asked about where somebody wishes to join a person who has died', () => {
    const message = 'Third anniversary of losing Ray is Saturday and I plan to join him.';
    expect(analyze(message)).toMatchObject({ level: 'unsure', leaning: 'suicide' });
  });

  const SIGN = 'I don’t want to live anymore';

  it('is not closed by one denial, but by two', () => {
    const verdicts = verdictsOn(SIGN, 'No, I’m not suicidal', 'I said no', 'How do we share the chores?');
    expect(kindsOf(verdicts)).toEqual(['answer', 'answer', 'guarded', 'guarded']);
    expect(concernsOf(verdicts)).toEqual(['suicide', 'suicide', 'suicide', 'suicide']);
  });

  it.each([
    'no',
    'nope',
    'i didn’t mean it like that',
    'I’m fine',
    'I was just venting',
    'I would never do that',
  ])('takes "%s" for a denial', (denial) => {
    expect(kindsOf(verdictsOn(SIGN, denial, denial))).toEqual(['answer', 'answer', 'guarded']);
  });

  it('is asked about again when the subject changes, though not for ever', () => {
    const chores = 'Anyway, how do we share the chores?';
    const verdicts = verdictsOn(SIGN, chores, 'What about bedtime?', 'And the holidays?', 'And money?');
    expect(kindsOf(verdicts)).toEqual(['answer', 'answer', 'answer', 'guarded', 'guarded']);
  });

  it('gets another answer after a yes, and two more denials are needed then', () => {
    const verdicts = verdictsOn(SIGN, 'no', 'yes', 'no', 'no');
    expect(kindsOf(verdicts)).toEqual(['answer', 'answer', 'answer', 'answer', 'guarded']);
    expect(kindsOf(verdictsOn(SIGN, 'yes', 'no', 'no'))).toEqual(['answer', 'answer', 'answer', 'guarded']);
    expect(textOf(verdictsOn(SIGN, 'yes')[1])).toContain('Thank you for being honest');
  });

  it.each(['yes', 'sometimes', 'maybe', 'I don’t know', 'kind of', 'I guess so', 'Yeah, every night'])(
    'takes "%s" for no denial',
    (reply) => {
      expect(kindsOf(verdictsOn(SIGN, reply, 'no'))).toEqual(['answer', 'answer', 'answer']);
    },
  );

  it('opens again under the guard with a new sign, a weaker one too', () => {
    expect(kindsOf(verdictsOn(SIGN, 'no', 'no', 'I want to die'))[3]).toBe('answer');
    expect(kindsOf(verdictsOn(SIGN, 'no', 'no', 'I feel so hopeless'))[3]).toBe('answer');
    expect(kindsOf(verdictsOn(SIGN, 'no', 'no', 'hopeless', 'no'))[4]).toBe('answer');
  });

  it('never says the same thing twice on the way', () => {
    const texts = verdictsOn(
      SIGN,
      'no',
      'I want to die',
      'bedtime?',
      'I wish I was dead',
      'the chores?',
      'yes',
      'yes',
    )
      .map(textOf)
      .flatMap((text) => text.split('\n\n'));
    expect(new Set(texts).size).toBe(texts.length);
  });

  it('is answered for someone else in other words', () => {
    const [verdict, next] = verdictsOn('My husband says he wants to end it all', 'He is asleep now');
    expect(textOf(verdict)).toContain('someone you love');
    expect(textOf(next)).not.toContain('You are not a bother');
    expect(textOf(judge([], 'He wants to die and so do I, I want to die'))).toContain(
      'are you thinking about killing',
    );
  });
});

describe('violence', () => {
  const SIGN = 'My husband hits me';

  it('keeps its guard for the rest of the conversation', () => {
    const verdicts = verdictsOn(SIGN, 'How do we plan the holidays?', 'What about a quote?', 'Thank you');
    expect(kindsOf(verdicts)).toEqual(['answer', 'guarded', 'guarded', 'guarded']);
    expect(concernsOf(verdicts)).toEqual(['violence', 'violence', 'violence', 'violence']);
  });

  it('is answered again, differently, when a message goes on about it', () => {
    const verdicts = verdictsOn(
      SIGN,
      'Maybe it is my fault',
      'Should I leave?',
      'He is coming home',
      'He did it again',
    );
    expect(kindsOf(verdicts)).toEqual(['answer', 'answer', 'answer', 'answer', 'answer']);
    expect(new Set(verdicts.map(textOf)).size).toBe(5);
  });

  it('is answered again when the screen is not safe', () => {
    expect(kindsOf(verdictsOn(SIGN, 'no'))).toEqual(['answer', 'answer']);
  });

  it('that is over puts the conversation under the guard without an alarm', () => {
    for (const text of [
      'My ex used to hit me years ago, now I flinch when my new husband moves fast',
      'I was in an abusive marriage before and now I trust nobody',
      'My ex was violent. He choked me once, back then.',
    ])
      expect(judge([], text)).toMatchObject({ kind: 'guarded', concern: 'violence' });
    expect(
      kindsOf(verdictsOn('My ex used to hit me years ago', 'We are going to the beach on Sunday')),
    ).toEqual(['guarded', 'guarded']);
  });

  it('by a former spouse that goes on, or may, is answered', () => {
    expect(judge([], 'My ex hit me again last week at the handover').kind).toBe('answer');
    expect(judge([], 'My ex used to hit me and he still threatens to kill me').kind).toBe('answer');
    expect(judge([], 'My ex hit me').kind).toBe('answer');
  });
});

describe('several concerns', () => {
  it('are answered in one reply, the most urgent first', () => {
    const verdict = judge([], 'He hits me and my daughter, and I want to die');
    expect(verdict).toMatchObject({ kind: 'answer', concern: 'child-in-danger' });
    const text = textOf(verdict);
    const [child, suicide, violence] = ['1-800-422-4453', '741741', '88788'].map((number) =>
      text.indexOf(number),
    );
    expect(child).toBeGreaterThan(0);
    expect(suicide).toBeGreaterThan(child!);
    expect(violence).toBeGreaterThan(suicide!);
  });

  it('that come one after the other hold the guard of the most urgent', () => {
    const verdicts = verdictsOn(
      'My husband hits me',
      'I want to kill myself',
      'no',
      'no',
      'What about bedtime?',
    );
    expect(concernsOf(verdicts)).toEqual(['violence', 'suicide', 'suicide', 'suicide', 'suicide']);
    expect(kindsOf(verdicts)).toEqual(['answer', 'answer', 'answer', 'guarded', 'guarded']);
  });
});

describe('a safety reply whose cause is not found anymore', () => {
  it('still raises what it was about', () => {
    const turns: Turn[] = [
      { role: 'user', content: 'words that no phrase knows', source: null },
      { role: 'assistant', content: 'Call 1-800-799-7233.', source: 'safety' },
    ];
    expect(judge(turns, 'What about bedtime?')).toMatchObject({ kind: 'guarded', concern: 'violence' });
  });

  it.each(QUIET_LINES)('raises nothing if it only asked, above the line: %s', (line) => {
    const turns: Turn[] = [
      { role: 'user', content: 'words that no phrase knows', source: null },
      { role: 'assistant', content: `How are you?\n\n*${line}*`, source: 'safety' },
    ];
    expect(judge(turns, 'What about bedtime?').kind).toBe('clear');
    expect(isDelicate(turns)).toBe(true);
  });
});

describe('a guarded reply', () => {
  it.each(CONCERNS)('does not repeat itself: %s', (concern) => {
    const turns: Turn[] = [];
    const texts = GUARD_REPLIES[concern].map(() => {
      const content = guardedReply(concern, turns, 'and now?');
      turns.push(
        { role: 'user', content: 'and now?', source: null },
        { role: 'assistant', content, source: 'curated' },
      );
      return content;
    });
    expect(new Set(texts).size).toBe(GUARD_REPLIES[concern].length);
    expect(guardedReply(concern, turns, 'and now?')).toBe(texts[0]);
  });
});

describe('the instructions under a guard', () => {
  it.each(CONCERNS)('forbid couple exercises and name the way to people: %s', (concern) => {
    const text = guardInstructions(concern);
    expect(text).toContain('no couple exercises');
    expect(text).toMatch(/988|1-800-799-7233|1-800-422-4453/);
  });

  it('differ', () => {
    expect(new Set(CONCERNS.map(guardInstructions)).size).toBe(CONCERNS.length);
  });
});
