import type { Turn } from './turn.js';
import { CHANGES_SUBJECT, FOLLOW_UPS, type FollowUp, GOES_ON, POINTS_BACK } from './phrases/followups.js';
import { declineFor } from './declines.js';
import type { Retrieval, Scope, Subject } from './retrieval.js';
import { seatAnswered } from './seats.js';
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
/** As much as a plainly recognized subject, so that the next turn stays with it. */
const DECLINED_SCORE = 12;

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
  const declined = declineFor(message);
  if (declined) return afterDecline(declined.topic, message, retrieval, scope);
  const answered = thread && answeredSeat(thread, message, retrieval, scope);
  if (answered) return answered;
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

/** Of what was declined nothing is taken up later; of the worry below it, the words to say. */
function afterDecline(
  topicId: string | undefined,
  message: string,
  retrieval: Retrieval,
  scope: Scope,
): Thread | undefined {
  const topic = topicId === undefined ? undefined : retrieval.topic(topicId, scope);
  if (!topic) return undefined;
  const subject = { moduleSlug: topic.moduleSlug, topic, score: DECLINED_SCORE };
  return { subject, topicQuestion: topic.terms, question: message, continues: false };
}

/** “It was me” tells the seat, and so what the message before it was about. */
function answeredSeat(
  { subject, topicQuestion }: Thread,
  message: string,
  retrieval: Retrieval,
  scope: Scope,
): Thread | undefined {
  const seat = subject.unclearSeat && seatAnswered(message, subject.unclearSeat);
  if (!seat) return undefined;
  const own = retrieval.likeliest(topicQuestion, { ...scope, seats: new Set([...scope.seats, seat]) });
  return own && { subject: own, topicQuestion, question: topicQuestion, continues: false };
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
  if (followUp?.id === 'words') return true;
  const pointsBack = POINTS_BACK.test(text) && termsOf(message).length <= FEW_TERMS;
  if (pointsBack) return true;
  const readsOn = followUp !== undefined || GOES_ON.test(text);
  return readsOn && !isSame(own, earlier) && own.score < earlier.score * OUTWEIGHS;
}

function isSame(one: Subject, other: Subject | undefined): boolean {
  return one.moduleSlug === other?.moduleSlug && one.topic?.id === other.topic?.id;
}
