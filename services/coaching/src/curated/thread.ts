import type { Turn } from '../conversations/turn.js';
import { CHANGES_SUBJECT, FOLLOW_UPS, type FollowUp, GOES_ON, POINTS_BACK } from './phrases/followups.js';
import type { Retrieval, Scope, Subject } from './retrieval.js';
import { plain, termsOf } from './terms.js';

/** What is being talked about at this point of a conversation. */
export interface Thread {
  subject: Subject;
  /** The message that brought the subject up. */
  topicQuestion: string;
  /** What to search by: a short follow-up says too little by itself. */
  question: string;
  /** Whether the message continues a subject that was there before. */
  continues: boolean;
  followUp?: FollowUp;
}

const FOLLOW_UP_TERMS = 6;
const FEW_TERMS = 2;
/** How much stronger than the subject in progress a new one must be, when the message reads as a continuation. */
const OUTWEIGHS = 1.6;
const LOOK_BACK = 12;

export function followUpIn(message: string): FollowUp | undefined {
  const text = plain(message);
  return FOLLOW_UPS.find(({ pattern }) => pattern.test(text));
}

/** @returns undefined when neither the message nor what went before says what it is about */
export function threadOf(
  turns: readonly Turn[],
  message: string,
  retrieval: Retrieval,
  scope: Scope,
): Thread | undefined {
  const earlier = turns.filter(({ role }) => role === 'user').slice(-LOOK_BACK);
  return [...earlier.map(({ content }) => content), message].reduce<Thread | undefined>(
    (thread, written) => next(thread, written, retrieval, scope),
    undefined,
  );
}

function next(
  thread: Thread | undefined,
  message: string,
  retrieval: Retrieval,
  scope: Scope,
): Thread | undefined {
  const own = retrieval.subjectOf(message, scope);
  const followUp = termsOf(message).length <= FOLLOW_UP_TERMS ? followUpIn(message) : undefined;
  if (thread && continuesIt(message, own, thread.subject, followUp))
    return {
      subject: thread.subject,
      topicQuestion: thread.topicQuestion,
      question: `${message}\n${thread.topicQuestion}`,
      continues: true,
      followUp,
    };
  if (!own) return undefined;
  return { subject: own, topicQuestion: message, question: message, continues: isSame(own, thread?.subject) };
}

function continuesIt(
  message: string,
  own: Subject | undefined,
  earlier: Subject,
  followUp: FollowUp | undefined,
): boolean {
  if (!own) return true;
  const text = plain(message);
  if (CHANGES_SUBJECT.test(text)) return false;
  const pointsBack = POINTS_BACK.test(text) && termsOf(message).length <= FEW_TERMS;
  if (pointsBack) return true;
  const readsOn = followUp !== undefined || GOES_ON.test(text);
  return readsOn && !isSame(own, earlier) && own.score < earlier.score * OUTWEIGHS;
}

function isSame(one: Subject, other: Subject | undefined): boolean {
  return one.moduleSlug === other?.moduleSlug && one.topic?.id === other.topic?.id;
}
