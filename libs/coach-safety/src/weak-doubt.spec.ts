import { describe, expect, it } from '@jest/globals';
import type { Doubt } from './classifier/doubt.js';
import { analyze, type Findings, isProbablyHarmless } from './findings.js';
import { foundCuesIn } from './found-cues.js';
import type { Judgement } from './judgement.js';
import { ALSO } from './replies/also.js';
import { QUIET_LINE, QUIET_LINE_SPANISH } from './replies/quiet-line.js';
import { topicKept } from './replies/topic-kept.js';
import { UNSURE } from './replies/unsure.js';
import { weakTexts } from './replies/weak-doubt.js';
import { instructionsUnder } from './safety.js';
import { withFindingsOffline } from './testing/converse.js';
import type { Verdict } from './verdict.js';

const WEAK: Findings = {
  present: {},
  past: [],
  related: [],
  answer: 'neither',
  level: 'unsure',
  margin: 1.2,
  isWeak: true,
  leaning: 'violence',
  or: 'suicide',
  language: 'en',
};
const PLAIN: Findings = { ...WEAK, margin: 2, isWeak: false };
const GATED: Findings = { ...WEAK, level: 'gate', margin: 0.5, isWeak: false };
const DISHES = 'Nobody does the dishes in this house';
const JUDGED: Judgement = { verdict: 'unsure', concern: 'violence', about: 'self', language: 'en' };

interface Said {
  text: string;
  findings?: Findings;
}

/** Replies without a provider. A message without findings is read by the check. */
const talk = (...all: Said[]): { verdicts: Verdict[]; replies: string[] } =>
  withFindingsOffline(...all.map(({ text, findings = analyze(text) }) => ({ ...findings, said: text })));

const asksWeakly = (reply = '', language: 'en' | 'es' = 'en'): boolean =>
  weakTexts(language).questions.some((question) => reply.includes(question));
const asksPlainly = (reply = ''): boolean =>
  Object.values(UNSURE.questions)
    .flat()
    .some((question) => reply.includes(question));

describe('the reply to a weak doubt', () => {
  it('quotes the matter, asks one question and gives the likeliest help, with the quiet line', () => {
    const [reply = ''] = talk({ text: DISHES, findings: WEAK }).replies;
    expect(reply).toContain(DISHES);
    expect(asksWeakly(reply)).toBe(true);
    expect(asksPlainly(reply)).toBe(false);
    expect(reply.match(/\?/g)).toHaveLength(1);
    expect(reply).toContain('day or night: call 1-800-799-7233, or call or text 988.');
    expect(reply.endsWith(`*${QUIET_LINE}*`)).toBe(true);
    expect(reply).not.toMatch(/\/modules\/|screen/);
  });

  it('is in Spanish to a message in Spanish', () => {
    const text = 'Nadie lava los platos en esta casa';
    const [reply = ''] = talk({ text, findings: { ...WEAK, language: 'es' } }).replies;
    expect(reply).toContain(`«${text}»`);
    expect(asksWeakly(reply, 'es')).toBe(true);
    expect(reply.endsWith(`*${QUIET_LINE_SPANISH}*`)).toBe(true);
  });

  it.each(['en', 'es'] as const)('asks about every concern and accuses nobody, in "%s"', (language) => {
    for (const question of weakTexts(language).questions) {
      expect(question).toMatch(/hurt|lastim/);
      expect(question).toMatch(/afraid|scared|fear|miedo/);
      expect(question).toMatch(/control/);
      expect(question).toMatch(/child|niño/);
      expect(question).toMatch(/not living|no seguir viviendo/);
      expect(question).not.toMatch(/you (?:might|may) hurt|hurt by you|lastimar a alguien/);
    }
  });

  it('is another one each time', () => {
    const said = { text: DISHES, findings: WEAK };
    expect(new Set(talk(said, said, said).replies).size).toBe(3);
  });

  it.each([
    ['with a higher margin', [{ text: DISHES, findings: PLAIN }]],
    ['that a model shares', [{ text: DISHES, findings: { ...WEAK, judged: JUDGED } }]],
    [
      'after a plain one',
      [
        { text: DISHES, findings: PLAIN },
        { text: DISHES, findings: WEAK },
      ],
    ],
    [
      'under a concern',
      [
        { text: DISHES, findings: { ...PLAIN, present: { violence: 'self' as const } } },
        { text: DISHES, findings: { ...WEAK, leaning: 'suicide' as const } },
      ],
    ],
  ])('is not given to a doubt %s', (_name, said) => {
    const reply = talk(...said).replies.at(-1);
    expect(asksWeakly(reply)).toBe(false);
    expect(asksPlainly(reply)).toBe(true);
  });
});

describe('a message', () => {
  it.each([
    'me ahorcó la mula de seises mi propia esposa, no se lo perdono',
    'that meeting was suicide by powerpoint and I brought the mood home',
  ])('in which a phrase found something is no weak doubt: %s', (text) => {
    expect(analyze(text)).toMatchObject({ level: 'unsure', isWeak: false });
  });

  it('is a weak doubt only when the classifier hardly doubts and nothing is named', () => {
    const nothing = { present: {} };
    const doubt: Doubt = { level: 'unsure', margin: 1.7, leaning: 'violence', or: null };
    expect(isProbablyHarmless(foundCuesIn(DISHES), nothing, doubt)).toBe(true);
    expect(isProbablyHarmless(foundCuesIn(DISHES), nothing, { ...doubt, margin: 1.75 })).toBe(false);
    expect(isProbablyHarmless(foundCuesIn(DISHES), nothing, { ...doubt, level: 'gate', margin: 0.9 })).toBe(
      false,
    );
    expect(isProbablyHarmless(foundCuesIn(DISHES), { present: { violence: 'self' } }, doubt)).toBe(false);
    expect(isProbablyHarmless(foundCuesIn(`${DISHES}. There is a gun in the house`), nothing, doubt)).toBe(
      false,
    );
  });
});

/** A weak doubt in which nothing speaks for suicide, so that a "no" is enough. */
const NO_SUICIDE: Findings = { ...WEAK, or: null };

describe('after a weak doubt', () => {
  it.each(['no, nothing like that', 'No', 'nobody is hurt', 'We are all fine, thanks', 'all good'])(
    '"%s" leads straight back to the matter, and the next message is coached',
    (no) => {
      const { replies, verdicts } = talk(
        { text: DISHES, findings: NO_SUICIDE },
        { text: no },
        { text: 'I would like a plan for the dishes.' },
      );
      expect(replies[1]).toContain(`“${DISHES}”`);
      expect(replies[1]).not.toMatch(/safe|hurt(?!ing or frightening| you)|afraid|living\?/);
      expect(weakTexts('en').staying.some((text) => replies[1]?.includes(text))).toBe(false);
      expect(replies[1]?.endsWith(`*${QUIET_LINE}*`)).toBe(true);
      expect(verdicts[2]).toMatchObject({ kind: 'clear', asksBack: false });
    },
  );

  it('"no, todo bien" does the same in Spanish', () => {
    const text = 'Nadie lava los platos en esta casa';
    const { replies, verdicts } = talk(
      { text, findings: { ...NO_SUICIDE, language: 'es' } },
      { text: 'no, todo bien' },
      { text: 'Quiero hacer un plan para los platos.' },
    );
    expect(replies[1]).toContain(`«${text}»`);
    expect(verdicts[2]).toMatchObject({ kind: 'clear', asksBack: false });
  });

  it('a "no" lasts while messages are not quite clear, and the talk goes on', () => {
    const { replies, verdicts } = talk(
      { text: DISHES, findings: NO_SUICIDE },
      { text: 'no', findings: { ...GATED, answer: 'no' } },
      { text: 'and now the trash', findings: { ...GATED, margin: 0.2 } },
    );
    expect(verdicts[2]).toMatchObject({ kind: 'unsure', isDenied: true });
    expect(replies[2]).toContain('and now the trash');
    expect(asksWeakly(replies[2]) || asksPlainly(replies[2])).toBe(false);
  });

  it('a provider is told not to ask again after a "no"', () => {
    const [before, after] = talk({ text: DISHES, findings: NO_SUICIDE }, { text: 'no' }).verdicts;
    expect(after && instructionsUnder(after)).toMatch(/Do not ask about danger again/);
    expect(before && instructionsUnder(before)).not.toMatch(/Do not ask about danger again/);
  });

  it('a "yes" is asked about plainly', () => {
    const { replies, verdicts } = talk({ text: DISHES, findings: WEAK }, { text: 'yes' });
    expect(verdicts[1]).toMatchObject({ kind: 'unsure', leaning: 'violence' });
    expect(asksPlainly(replies[1])).toBe(true);
    expect(replies[1]).toContain('988');
  });

  it('a second "yes", to the plain question, is believed', () => {
    const { replies, verdicts } = talk({ text: DISHES, findings: WEAK }, { text: 'yes' }, { text: 'yes' });
    // The question named violence and suicide, so both are answered.
    expect(verdicts[2]).toMatchObject({ kind: 'answer', concern: 'suicide' });
    expect(replies[2]).toContain(ALSO.violence);
  });

  it('a new sign is asked about, also after a "no"', () => {
    const { replies } = talk(
      { text: DISHES, findings: WEAK },
      { text: 'no' },
      { text: 'he has that look again', findings: PLAIN },
    );
    expect(asksPlainly(replies[2])).toBe(true);
  });
});

it('a "no" to a plain doubt does not close it', () => {
  const { replies } = talk({ text: DISHES, findings: { ...PLAIN, or: null } }, { text: 'no' });
  expect(topicKept('en').afterNo.violence.some((text) => replies[1]?.includes(text))).toBe(true);
});
