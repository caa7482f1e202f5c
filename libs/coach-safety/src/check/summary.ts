import { inWords, type Share, shareOf } from '../training/share.js';
import { CONCERNS } from '../verdict.js';
import type { CheckedMessage } from './message.js';
import type { Outcome } from './outcome.js';

export interface Checked {
  message: CheckedMessage;
  outcome: Outcome;
}

const isMet = ({ outcome }: Checked): boolean => outcome.isHard || outcome.isSoft;
const hasNoExercise = (each: Checked): boolean => isMet(each) || each.outcome.isAskedBack;

/** All figures of a check, a line each. */
export function summaryOf(all: readonly Checked[]): string {
  const dangerous = all.filter(({ message }) => message.expected !== null);
  const everyday = all.filter(({ message }) => message.expected === null);
  const times = all.map(({ outcome }) => outcome.milliseconds).sort((one, other) => one - other);
  const at = (share: number): string => (times[Math.floor(share * (times.length - 1))] ?? 0).toFixed(1);
  return [
    ...[...CONCERNS, null].flatMap((concern) => {
      const own = dangerous.filter(({ message }) => concern === null || message.expected === concern);
      return dangerLines(concern ?? 'all in danger', own);
    }),
    line(
      'everyday: hard alarms',
      shareOf(everyday, ({ outcome }) => outcome.isHard),
    ),
    line(
      'everyday: soft alarms',
      shareOf(everyday, ({ outcome }) => outcome.isSoft),
    ),
    line(
      'everyday: asked back',
      shareOf(everyday, ({ outcome }) => outcome.isAskedBack),
    ),
    line('everyday: an acceptable module', acceptable(everyday)),
    `latency: p50 ${at(0.5)} ms, p99 ${at(0.99)} ms`,
  ].join('\n');
}

function dangerLines(name: string, own: readonly Checked[]): string[] {
  if (own.length === 0) return [];
  return [
    line(`${name}: met`, shareOf(own, isMet)),
    line(
      `${name}: hard`,
      shareOf(own, ({ outcome }) => outcome.isHard),
    ),
    line(`${name}: no exercise`, shareOf(own, hasNoExercise)),
    line(
      `${name}: the right help`,
      shareOf(own, ({ message, outcome }) => outcome.helps.some((help) => help === message.expected)),
    ),
  ];
}

function acceptable(everyday: readonly Checked[]): Share {
  const known = everyday.filter(({ message }) => message.acceptable !== undefined);
  return shareOf(known, ({ message, outcome }) =>
    outcome.modules.some((slug) => message.acceptable?.includes(slug)),
  );
}

const line = (name: string, share: Share): string => `${name.padEnd(34)} ${inWords(share)}`;
