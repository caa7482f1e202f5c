import type { AnswerEntity } from './answer.entity.js';

/** The fields that decide who may read an answer. */
export type Said = Pick<AnswerEntity, 'userId' | 'partnerId' | 'answer' | 'updatedAt'>;

/** The person who reads or writes, and their partner of now. */
export interface Reader {
  userId: string;
  partnerId: string | null;
  /** When the two became a couple, or null for someone alone and where the gateway does not say it. */
  since: Date | null;
}

/**
 * Whether nothing has parted the two since this was said. Whoever comes back after a separation reads only what is said
 * to them from then on: half a minute at an unlocked phone is enough to come back.
 */
const isStillMeant = ({ updatedAt }: Said, { since }: Reader): boolean =>
  since === null || updatedAt >= since;

/** Whether the reader has said this to their partner of now. */
export function isForPartner(one: Said, reader: Reader): boolean {
  const { userId, partnerId } = reader;
  const isTheirs = one.userId === userId && one.partnerId !== null && one.partnerId === partnerId;
  return isTheirs && isStillMeant(one, reader);
}

/** Finds what the partner of now has said to the reader. */
export function partnersAmong<T extends Said>(said: T[], reader: Reader): T | null {
  const { userId, partnerId } = reader;
  const isPartners = (one: T) => one.userId === partnerId && one.partnerId === userId;
  return said.find((one) => isPartners(one) && isStillMeant(one, reader)) ?? null;
}

/** Whether the reader has answered, or their partner of now has answered them. Nothing else keeps them from anything. */
export function isAnswered(said: Said[], reader: Reader): boolean {
  const ofReader = said.find(({ userId }) => userId === reader.userId);
  return Boolean(ofReader?.answer ?? partnersAmong(said, reader)?.answer);
}

/** Whether both have answered, each for the other. Then both can be read and neither can be changed. */
export function areOpen(said: Said[], reader: Reader): boolean {
  const own = said.find((one) => isForPartner(one, reader));
  return Boolean(own?.answer && partnersAmong(said, reader)?.answer);
}
