import type { Turn } from './turn.js';
import { type Answer, answerIn } from './answer.js';
import { type About, type Findings, scan } from './scan.js';
import type { Tone } from './replies/tone.js';
import { type Concern, CONCERNS } from './verdict.js';

/** A concern that came up in a conversation. */
export interface Thread {
  about: About;
  /**
   * Only of abuse that is over. It is no crisis, and a crisis reply would tell the writer that we didn't listen; but
   * couple tips assume a safety that a body with such a past may not feel. So the guard holds and nothing is asked.
   */
  isPast: boolean;
  /** Noes to the direct question since the last sign. */
  denials: number;
  /** Other messages since then that left the question unanswered. */
  evasions: number;
}

export interface Reply {
  concern: Concern;
  about: About;
  tone: Tone;
}

/** Where a conversation stands after a user's message, and what that message must be answered with. */
export interface Standing {
  threads: ReadonlyMap<Concern, Thread>;
  /** Most urgent first. */
  replies: readonly Reply[];
}

const DENIALS_TO_SETTLE = 2;
/** Asking for ever would lock out someone who simply doesn't want to speak of it; the guard stays. */
const UNSETTLED_MESSAGES_AT_MOST = 3;
/** A safety reply whose cause today's phrases don't find still raises what it was about. */
const NUMBERS: readonly (readonly [string, Concern])[] = [
  ['741741', 'suicide'],
  ['1-800-799-7233', 'violence'],
  ['1-800-422-4453', 'child-in-danger'],
];

/** Replays the conversation, so that its state need not be stored. */
export function standingAfter(turns: readonly Turn[], message: string): Standing {
  let threads: ReadonlyMap<Concern, Thread> = new Map();
  let wasAsked = false;
  for (const { role, content, source } of turns) {
    if (role === 'user') threads = next(threads, content, wasAsked).threads;
    else wasAsked = source === 'safety';
    if (source === 'safety' && threads.size === 0) threads = raisedBy(content);
  }
  return next(threads, message, wasAsked);
}

function raisedBy(reply: string): ReadonlyMap<Concern, Thread> {
  const named = NUMBERS.filter(([number]) => reply.includes(number));
  return new Map(named.map(([, concern]) => [concern, freshThread('self')]));
}

const freshThread = (about: About): Thread => ({ about, isPast: false, denials: 0, evasions: 0 });

function next(threads: Standing['threads'], message: string, wasAsked: boolean): Standing {
  const findings = scan(message);
  const answer = wasAsked ? answerIn(message) : null;
  // While suicide is in question, that is what a "no" answers.
  const answerTo = (concern: Concern): Answer | null =>
    concern === 'suicide' || !threads.has('suicide') ? answer : null;
  const after = new Map(threads);
  const replies: Reply[] = [];
  for (const concern of CONCERNS) {
    const { thread, tone } = advance(concern, threads.get(concern), findings, answerTo(concern));
    if (thread) after.set(concern, thread);
    if (thread && tone) replies.push({ concern, about: thread.about, tone });
  }
  return { threads: after, replies };
}

interface Advance {
  thread: Thread | undefined;
  tone: Tone | null;
}

function advance(
  concern: Concern,
  thread: Thread | undefined,
  { present, past, related }: Findings,
  answer: Answer | null,
): Advance {
  const about = present.get(concern);
  if (about) return { thread: freshThread(thread?.about === 'self' ? 'self' : about), tone: 'alarm' };
  if (!thread)
    return { thread: past.has(concern) ? { ...freshThread('self'), isPast: true } : undefined, tone: null };
  if (thread.isPast) return { thread, tone: null };
  if (related.has(concern)) return { thread: freshThread(thread.about), tone: 'alarm' };
  if (concern === 'suicide') return askOn(thread, answer);
  return { thread, tone: answer === 'no' ? 'alarm' : null };
}

/** One denial doesn't close it. */
function askOn(thread: Thread, answer: Answer | null): Advance {
  if (isSettled(thread)) return { thread, tone: null };
  if (answer === null) return { thread, tone: 'follow-up' };
  if (answer === 'yes') return { thread: freshThread(thread.about), tone: 'affirmed' };
  const heard =
    answer === 'no'
      ? { ...thread, denials: thread.denials + 1 }
      : { ...thread, evasions: thread.evasions + 1 };
  return { thread: heard, tone: isSettled(heard) ? null : 'follow-up' };
}

const isSettled = ({ denials, evasions }: Thread): boolean =>
  denials >= DENIALS_TO_SETTLE || denials + evasions >= UNSETTLED_MESSAGES_AT_MOST;
