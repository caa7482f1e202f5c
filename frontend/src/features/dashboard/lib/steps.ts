import type { ConnectionActivity } from '@anew/contracts/content/views';
import type { TodaysPrompt } from '@anew/contracts/content/answers';
import type { Appreciation } from '@anew/contracts/journal/views';

/** What one person has done of a step. A question that is passed is settled for the day, like one that is answered. */
export type Part = 'open' | 'done' | 'passed';

export interface Parts {
  mine: Part;
  /** Null for someone alone. */
  partners: Part | null;
}

export const STEPS = ['appreciation', 'question', 'activity'] as const;
export type StepName = (typeof STEPS)[number];

/** Today's three steps. A step is null while it is not known, or when today has none. */
export type Steps = Record<StepName, Parts | null>;

/** What the server has said so far. Undefined stands for what is not known yet. */
export interface Read {
  userId: string;
  hasPartner: boolean;
  /** The present time on the caller's clock, which decides what is of today. */
  now: Date;
  mine: Appreciation | null | undefined;
  latest: readonly Appreciation[] | null | undefined;
  question: TodaysPrompt | null | undefined;
  activity: ConnectionActivity | null | undefined;
}

const doneIf = (isDone: boolean): Part => (isDone ? 'done' : 'open');

function appreciationParts({ userId, hasPartner, now, mine, latest }: Read): Parts | null {
  if (mine === undefined) return null;
  const today = now.toDateString();
  const theirs = (latest ?? []).some(
    (note) => note.userId !== userId && new Date(note.createdAt).toDateString() === today,
  );
  return { mine: doneIf(mine !== null), partners: hasPartner ? doneIf(theirs) : null };
}

function answerPart(answer: { answered: boolean; passed: boolean } | null): Part {
  if (answer?.passed) return 'passed';
  return doneIf(answer?.answered === true);
}

function questionParts({ hasPartner, question }: Read): Parts | null {
  if (!question) return null;
  return { mine: answerPart(question.mine), partners: hasPartner ? answerPart(question.partner) : null };
}

/** The activity is done together, so that it is done by both or by nobody. */
function activityParts({ hasPartner, activity }: Read): Parts | null {
  if (!activity) return null;
  const part = doneIf(activity.completed);
  return { mine: part, partners: hasPartner ? part : null };
}

export function stepsOf(read: Read): Steps {
  return {
    appreciation: appreciationParts(read),
    question: questionParts(read),
    activity: activityParts(read),
  };
}

/** The first step that the caller has not done yet, or null. */
export function nextStep(steps: Steps): StepName | null {
  return STEPS.find((name) => steps[name]?.mine === 'open') ?? null;
}

export type Nearness = 'apart' | 'nearer' | 'touching' | 'together';

/** How near the two shapes of the picture stand. It grows with whatever either of them does, and counts nobody. */
export function nearnessOf(steps: Steps): Nearness {
  const known = STEPS.flatMap((name) => steps[name] ?? []);
  const parts = known.flatMap(({ mine, partners }) => [mine, partners ?? []].flat());
  const settled = parts.filter((part) => part !== 'open').length;
  const isAlone = known.some(({ partners }) => partners === null);
  if (settled === 0) return 'apart';
  if (settled === parts.length && !isAlone) return 'together';
  return settled * 2 < parts.length ? 'nearer' : 'touching';
}
