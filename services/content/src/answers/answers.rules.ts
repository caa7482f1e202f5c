import type { AnswerEntity } from './answer.entity.js';

/** The fields that decide who may read an answer. */
export type Said = Pick<AnswerEntity, 'userId' | 'partnerId' | 'answer'>;

/** Finds what the reader of an answer said, if that is meant for the author of this one in turn. */
export function counterpartOf<T extends Said>(own: Pick<Said, 'userId' | 'partnerId'>, all: T[]): T | null {
  return all.find((one) => one.userId === own.partnerId && one.partnerId === own.userId) ?? null;
}

/** Whether one of the two of now has answered. What an earlier partner has said keeps nobody from anything. */
export function isAnswered(said: Said[], { userId, partnerId }: Pick<Said, 'userId' | 'partnerId'>): boolean {
  return said.some((one) => one.answer !== null && (one.userId === userId || one.userId === partnerId));
}

/** Whether both have answered, each for the other. Then both can be read and neither can be changed. */
export function areOpen(own: Said | null, theirs: Said | null): boolean {
  return Boolean(
    own?.answer && theirs?.answer && own.partnerId === theirs.userId && theirs.partnerId === own.userId,
  );
}
