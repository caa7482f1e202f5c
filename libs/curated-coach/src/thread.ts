import { declineFor } from './declines.js';
import { CHANGES_SUBJECT, FOLLOW_UPS, type FollowUp, GOES_ON, POINTS_BACK } from './phrases/followups.js';
import { HELP_OFFER } from './phrases/kinds-of-help.js';
import { helpPicked, offersHelp } from './picks.js';
import type { Retrieval, Scope, Subject } from './retrieval.js';
import { seatAnswered } from './seats.js';
import { lettersAndDigits, termsOf } from './terms.js';
import type { Turn } from './turn.js';

/** Present subject of a conversation. */
export interface Thread {
  subject: Subject;
  /** Message that raised the subject. */
  topicQuestion: string;
  /** Text to search for. A short follow-up alone says too little. */
  question: string;
  /** Whether the message continues an earlier subject. */
  continues: boolean;
  followUp?: FollowUp;
}

const FOLLOW_UP_TERMS = 6;
/** Short messages with which somebody wants an answer to the message before, whatever it was. */
const ASKS_FOR_HELP: ReadonlySet<string> = new Set(['words', 'start', 'example']);
const FEW_TERMS = 2;
/**
 * Ratio by which the score of a new subject must exceed that of the present one, if the message reads as a
 * continuation.
 */
const OUTWEIGHS = 1.6;
const LOOK_BACK = 12;
/**
 * Score of a declined request, as high as that of a clearly recognized subject, so that the next message
 * stays with it.
 */
const DECLINED_SCORE = 12;

function followUpIn(message: string): FollowUp | undefined {
  const text = lettersAndDigits(message);
  return FOLLOW_UPS.find(({ pattern }) => pattern.test(text));
}

/**
 * What was too risky for an exercise stays so: it raises no subject.
 * @returns undefined when neither the message nor the earlier ones show its subject
 */
export function threadOf(
  turns: readonly Turn[],
  message: string,
  retrieval: Retrieval,
  scope: Scope,
): Thread | undefined {
  const said: Turn[] = [...turns, { role: 'user', content: message }];
  const own = said.flatMap(({ role, isGated }, at) => (role === 'user' && !isGated ? [at] : []));
  return own.slice(-LOOK_BACK).reduce<Thread | undefined>((thread, at) => {
    const written = said[at]?.content ?? '';
    const before = said.slice(0, at);
    return (
      helpedThread(before, written, retrieval, scope) ??
      (thread ? undefined : guessedThread(before, written, retrieval, scope)) ??
      next(thread, written, retrieval, scope)
    );
  }, undefined);
}

/** Thread of a reply to the question which kind of help a story wants, unless it turns to another subject. */
function helpedThread(
  before: readonly Turn[],
  reply: string,
  retrieval: Retrieval,
  scope: Scope,
): Thread | undefined {
  const offer = before.at(-1)?.content ?? '';
  const story = openStoryIn(before);
  if (story === undefined || !offersHelp(HELP_OFFER, offer)) return undefined;
  const picked = helpPicked(HELP_OFFER, offer, reply);
  if (!picked && retrieval.subjectOf(reply, scope)) return undefined;
  const subject = retrieval.subjectOfStory(story, scope);
  if (!subject) return undefined;
  return {
    subject,
    topicQuestion: story,
    question: story,
    continues: false,
    followUp: shortFollowUpIn(reply),
  };
}

/** Thread of “What do I say?” after a message about which the coach has asked: what that is about most likely. */
function guessedThread(
  before: readonly Turn[],
  message: string,
  retrieval: Retrieval,
  scope: Scope,
): Thread | undefined {
  const asked = openStoryIn(before);
  const followUp = shortFollowUpIn(message);
  if (asked === undefined || !followUp || !ASKS_FOR_HELP.has(followUp.id)) return undefined;
  const subject = retrieval.guess(asked, scope);
  return subject && { subject, topicQuestion: asked, question: asked, continues: true, followUp };
}

/** The person's last message, unless an exercise about it would be too risky. */
export function openStoryIn(turns: readonly Turn[]): string | undefined {
  const last = turns.findLast(({ role }) => role === 'user');
  return last?.isGated ? undefined : last?.content;
}

/** Short follow-ups to which the thread has more to say than one page. */
const THREADED: ReadonlySet<string> = new Set([
  'words',
  'start',
  'example',
  'yes',
  'why',
  'hopeless',
  'more',
]);
const ANOTHER = /\b(another|other|else|different)\b/;

/**
 * Whether a message is a short follow-up that is answered from its thread.
 * @param hasPassages whether passages of a module belong to its subject, so that there is another idea to give
 */
export function isThreaded(message: string, hasPassages: boolean): boolean {
  const followUp = shortFollowUpIn(message);
  if (followUp === undefined || !THREADED.has(followUp.id)) return false;
  return hasPassages || !ANOTHER.test(lettersAndDigits(message));
}

/** Whether a message says that it turns to something else. */
export const changesSubject = (message: string): boolean => CHANGES_SUBJECT.test(lettersAndDigits(message));

/** The message that a short follow-up is about, if nothing else says what that is. */
export const askedBefore = (before: readonly Turn[], message: string): string | undefined =>
  shortFollowUpIn(message) && openStoryIn(before);

const shortFollowUpIn = (message: string): FollowUp | undefined =>
  termsOf(message).length <= FOLLOW_UP_TERMS ? followUpIn(message) : undefined;

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
  const followUp = shortFollowUpIn(message);
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

/**
 * Thread after a declined request. Nothing of the request is continued, but the words to say for the worry
 * behind it are.
 */
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

/**
 * Thread after an answer such as “It was me”, which shows the seat and thereby the subject of the message
 * before.
 */
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
  const text = lettersAndDigits(message);
  if (changesSubject(message)) return false;
  if (followUp?.id === 'words') return true;
  const pointsBack = POINTS_BACK.test(text) && termsOf(message).length <= FEW_TERMS;
  if (pointsBack) return true;
  const readsOn = followUp !== undefined || GOES_ON.test(text);
  if (isSame(own, earlier)) return followUp !== undefined;
  if (!own.topic && !own.matter?.signs) return readsOn;
  return readsOn && own.score < earlier.score * OUTWEIGHS;
}

function isSame(one: Subject, other: Subject | undefined): boolean {
  const idOf = ({ topic, matter }: Subject) => topic?.id ?? matter?.id;
  return other !== undefined && one.moduleSlug === other.moduleSlug && idOf(one) === idOf(other);
}
