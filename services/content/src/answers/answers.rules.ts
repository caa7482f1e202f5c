import type { AnswerEntity } from './answer.entity.js';

/** What decides who may read an answer. */
export type Said = Pick<AnswerEntity, 'userId' | 'partnerId' | 'answer'>;

/** Days that a question can be answered after its own: whoever writes late at night is not cut off at midnight. */
const DAYS_OF_GRACE = 1;
const DAY_MS = 86_400_000;

/** The couple's days whose questions can be answered while it is this day where the caller is. */
export function openDays(today: string): string[] {
  const start = Date.parse(`${today}T00:00:00Z`);
  return Array.from({ length: DAYS_OF_GRACE + 1 }, (_, ago) =>
    new Date(start - ago * DAY_MS).toISOString().slice(0, 10),
  );
}

/** What the one said whom this is meant for, if it was meant for its author in turn. */
export function counterpartOf<T extends Said>(own: Pick<Said, 'userId' | 'partnerId'>, all: T[]): T | null {
  return all.find((one) => one.userId === own.partnerId && one.partnerId === own.userId) ?? null;
}

/** Whether both have answered, each for the other: then both can be read, and neither can be changed. */
export function areOpen(own: Said | null, theirs: Said | null): boolean {
  return Boolean(
    own?.answer && theirs?.answer && own.partnerId === theirs.userId && theirs.partnerId === own.userId,
  );
}
