import { inWords, type Share, shareOf } from '../training/share.js';
import { CONCERNS } from '../verdict.js';
import { latencyOf } from './latency.js';
import type { CheckedMessage } from './message.js';
import type { Outcome } from './outcome.js';

export interface Checked {
  message: CheckedMessage;
  outcome: Outcome;
}

const isMet = ({ outcome }: Checked): boolean => outcome.isHard || outcome.isSoft;
const hasNoExercise = (each: Checked): boolean => isMet(each) || each.outcome.isAskedBack;

/** All figures of a check, one in each line. */
export function summaryOf(all: readonly Checked[]): string {
  const dangerous = all.filter(({ message }) => message.expected !== null);
  const everyday = all.filter(({ message }) => message.expected === null);
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
    ...modulesReached(all),
    latencyOf(all.map(({ outcome }) => outcome.milliseconds)),
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

function modulesReached(all: readonly Checked[]): string[] {
  const reached = all.flatMap(({ outcome }) => outcome.modules);
  return [...new Set(reached)].sort().map((slug) => {
    const inDanger = all.filter(
      ({ message, outcome }) => message.expected !== null && outcome.modules.includes(slug),
    );
    const count = reached.filter((each) => each === slug).length;
    return `module ${slug}: ${count}${inDanger.length > 0 ? `, ${inDanger.length} of them to people in danger` : ''}`;
  });
}

const line = (name: string, share: Share): string => `${name.padEnd(34)} ${inWords(share)}`;
