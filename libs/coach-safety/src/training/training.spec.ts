import { CHAT_MESSAGE_MAX } from '@anew/contracts/coaching/views';
import { describe, expect, it } from '@jest/globals';
import { combineScores } from '../classifier/calibration.js';
import { toBytes } from '../classifier/model-file.js';
import { analyze } from '../findings.js';
import { judge } from '../safety.js';
import { digestOf, readCalibration } from './calibration-file.js';
import type { Figures } from './figures.js';
import { foldsOf } from './folds.js';
import { learnFrom } from './learn.js';
import { NearTexts } from './near.js';
import { refuseNearHeldOut, sentences } from './sentences.js';
import { ratio } from './share.js';
import { vocabularyOf } from './words.js';

const ALL = sentences();
const CALIBRATED = readCalibration();
const NONE = { 'child-in-danger': 0, suicide: 0, violence: 0, 'harming-others': 0 };

describe('the sentences', () => {
  it('are those that the thresholds were found for', () => {
    expect(CALIBRATED.sentences).toBe(digestOf(ALL));
  });

  it('do not resemble those that are kept to measure with', () => {
    expect(() => refuseNearHeldOut(ALL)).not.toThrow();
    const copied = {
      text: 'I have written the letters. The kids will find them.',
      concern: null,
      language: 'en',
    } as const;
    expect(() => refuseNearHeldOut([copied])).toThrow('I have written the letters');
  });

  it('are tested apart from those that resemble them', () => {
    const twins = [
      'he keeps my passport in his safe',
      'he keeps my passport in his office',
      'we like soup a lot',
    ].map((text) => ({ text, concern: null, language: 'en' as const }));
    const [one] = foldsOf(twins).filter((fold) => fold.includes(twins[0]!));
    expect(one).toContain(twins[1]);
    expect(new NearTexts(['we like soup a lot']).near('he keeps my passport in his safe')).toEqual([]);
  });
});

describe('the model', () => {
  it('has the same bytes each time', () => {
    const few = ALL.filter((_each, at) => at % 400 === 0);
    const bytes = () => toBytes(learnFrom(few), vocabularyOf(few), CALIBRATED.calibration);
    expect(bytes().equals(bytes())).toBe(true);
  });

  // These limits were set anew with odds and known questions: more dangers are met, fewer questions are asked back, and stories, which
  // have a gate of their own, may get an exercise a little more often.
  it('finds what it did in cross-validation: no step back with new sentences', () => {
    const { danger, everyday } = CALIBRATED.figures as Figures;
    for (const language of ['en', 'es']) {
      const row = (rows: Figures['danger'], kind: string) =>
        rows.find((each) => each.language === language && each.kind === kind)!;
      expect(ratio(row(danger, 'all').met)).toBeGreaterThanOrEqual(0.87);
      expect(ratio(row(danger, 'all').gated)).toBeGreaterThanOrEqual(0.96);
      const stories = row(danger, 'stories, the danger in half a sentence');
      expect(ratio(stories.met)).toBeGreaterThanOrEqual(0.79);
      expect(ratio(stories.gated)).toBeGreaterThanOrEqual(0.977);
      const questions = row(everyday, 'questions for the coach, among the above');
      expect(ratio(questions.soft)).toBeLessThanOrEqual(0.18);
      expect(ratio(questions.gated)).toBeLessThanOrEqual(0.42);
    }
  });

  // The long everyday messages of batch 2 were written to be mistaken, and so were half of those of batches 4 to 7. Of
  // batch 4's another 20 belong to a professional. A third of the dangers of batches 9 to 12 are veiled. All batches are judged by a
  // classifier that learned none of them.
  it.each([
    { name: 'batch-1', alarms: 0.09, met: 0.95 },
    { name: 'batch-2', alarms: 0.14, met: 0.96 },
    { name: 'batch-3', alarms: 0.06, met: 0.97 },
    { name: 'batch-4', alarms: 0.2, met: 0.96 },
    { name: 'batch-5', alarms: 0.16, met: 0.99 },
    { name: 'batch-6', alarms: 0.18, met: 0.97 },
    { name: 'batch-7', alarms: 0.24, met: 0.97 },
    { name: 'batch-8', alarms: 0.15, met: 1 },
    { name: 'batch-9', alarms: 0.19, met: 0.97 },
    { name: 'batch-10', alarms: 0.17, met: 0.97 },
    { name: 'batch-11', alarms: 0.2, met: 0.96 },
    { name: 'batch-12', alarms: 0.22, met: 0.91 },
    { name: 'batch-13', alarms: 0.14, met: 0.92 },
  ])(
    'asks about few everyday messages of $name, and meets most of those in danger',
    ({ name, alarms, met }) => {
      const { danger, everyday } = CALIBRATED.figures as Figures;
      expect(shareIn(everyday, `${name},`, 'met')).toBeLessThanOrEqual(alarms);
      expect(shareIn(danger, `${name},`, 'met')).toBeGreaterThanOrEqual(met);
    },
  );

  // The batches are counted together, because a single person is half a percent of one: whenever other sentences are
  // learned, each batch moves by one or two people, up or down, while all of them together hardly do.
  it('gives nearly nobody in danger an exercise, meets most, and asks few others', () => {
    const { danger, everyday } = CALIBRATED.figures as Figures;
    expect(shareIn(danger, 'batch-', 'gated')).toBeGreaterThanOrEqual(0.996);
    expect(shareIn(danger, 'batch-', 'met')).toBeGreaterThanOrEqual(0.965);
    expect(shareIn(everyday, 'batch-', 'met')).toBeLessThanOrEqual(0.171);
  });
});

/** Share in all rows of one or all batches, whose kinds begin like this. */
function shareIn(rows: Figures['danger'], beginning: string, of: 'met' | 'gated'): number {
  const shares = rows.filter(({ kind }) => kind.startsWith(beginning)).map((each) => each[of]);
  return (
    shares.reduce((sum, { count }) => sum + count, 0) / shares.reduce((sum, { of: all }) => sum + all, 0)
  );
}

describe('the likeness to a harmless question', () => {
  it('only ever lowers a score', () => {
    const weightOf = (likeness: number) => {
      const units = [{ danger: 0, asMessage: 0, byConcern: NONE }];
      const traits = { odds: [0, 0, 0, 0], likeness };
      const scores = { traits, units, whole: 0, passage: null, sentences: 1, alone: [] };
      return combineScores(scores, CALIBRATED.calibration.combination).score;
    };
    expect(weightOf(1)).toBeLessThan(weightOf(0));
  });
});

describe('harmless talk around a sentence that is asked about', () => {
  const harmless = ALL.filter(
    ({ concern, language, text }) => concern === null && language === 'en' && text.length < 80,
  );
  const asked = ALL.filter(
    ({ concern, language, text }, at) =>
      at % 10 === 0 &&
      concern !== null &&
      language === 'en' &&
      /^[^.!?\n]+$/.test(text) &&
      analyze(text).level === 'unsure',
  );

  it('never earns it an exercise', () => {
    expect(asked.length).toBeGreaterThan(100);
    const lowered = asked.filter(({ text }, at) => {
      const around = [1, 2, 3].map((step) =>
        harmless[(at * 7 + step * 31) % harmless.length]!.text.replace(/[.!?]+$/, ''),
      );
      const verdict = judge([], `${around[0]}. ${around[1]}. ${text}. ${around[2]}.`);
      return verdict.kind === 'clear' && !verdict.asksBack;
    });
    expect(lowered.map(({ text }) => text)).toEqual([]);
  });
});

/**
 * Twice the aim of 20 ms, which `npm run coach-check` measures on a machine of its own: beside other tests, which take its
 * caches, the same check takes up to half as long again.
 */
const MOST_MS = 40;

describe('the time that a message takes', () => {
  it('is short at the median and at the 99th percentile', () => {
    const texts = ALL.filter((_each, at) => at % 400 === 0).map(({ text }) => text);
    const times = leastTimes(texts, 3).sort((one, other) => one - other);
    const at = (share: number): number => times[Math.floor(share * (times.length - 1))] ?? 0;
    process.stdout.write(`safety check: p50 ${at(0.5).toFixed(2)} ms, p99 ${at(0.99).toFixed(2)} ms\n`);
    expect(at(0.99)).toBeLessThan(MOST_MS);
  });

  it('grows no faster than the message', () => {
    const long = ALL.filter(({ text, language }) => language === 'en' && text.length > 400);
    const messages = Array.from({ length: 3 }, (_none, at) =>
      Array.from({ length: 12 }, (_part, step) => long[(at * 12 + step) % long.length]!.text).join(' '),
    );
    expect(messages.every(({ length }) => length >= CHAT_MESSAGE_MAX)).toBe(true);
    const quarter = CHAT_MESSAGE_MAX / 4;
    const times = messages.map((text) => {
      const whole = text.slice(0, CHAT_MESSAGE_MAX);
      const quarters = [0, 1, 2, 3].map((at) => whole.slice(at * quarter, (at + 1) * quarter));
      return leastTimes([whole, ...quarters], 3);
    });
    const sumOf = (some: readonly number[]): number => some.reduce((sum, time) => sum + time, 0);
    const wholes = sumOf(times.map(([whole = 0]) => whole));
    expect(wholes).toBeLessThan(1.5 * sumOf(times.flatMap(([, ...quarters]) => quarters)));
  });
});

/**
 * The least of several times of each text. They are measured in rounds, because other programs on the machine push this
 * one out of its caches now and then. What a message costs by itself is in each of its times.
 */
function leastTimes(texts: readonly string[], rounds: number): number[] {
  const measured = Array.from({ length: rounds }, () => texts.map(processorTime));
  return texts.map((_text, at) => Math.min(...measured.map((times) => times[at] ?? Infinity)));
}

/** Processor time that the check of a message takes, in milliseconds. The machine does other things as well. */
function processorTime(text: string): number {
  const begun = process.cpuUsage();
  analyze(text);
  const { user, system } = process.cpuUsage(begun);
  return (user + system) / 1000;
}
