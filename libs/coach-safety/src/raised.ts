import { type Answer, isYesOrMaybe } from './answer.js';
import type { Findings } from './findings.js';
import type { Tone } from './replies/tone.js';
import type { About } from './scan.js';
import type { Concern } from './verdict.js';

/** A concern that came up in a conversation. */
export interface Raised {
  about: About;
  /**
   * Set while the only sign is abuse that is over. It is no crisis, and a crisis reply would show the writer
   * that we did not listen. But advice for couples assumes a safety that someone with such a past may not
   * feel. So the guard applies and nothing is asked about it.
   */
  isPast: boolean;
  /** Number of denials in answer to the direct question since the last sign. */
  denials: number;
  /** Number of other messages since then that left the question unanswered. */
  evasions: number;
  /** Whether the person has said yes to the direct question and not taken it back. */
  isAffirmed: boolean;
}

const DENIALS_TO_SETTLE = 2;
/**
 * Number of messages after which the direct question is no longer asked. Asking forever would shut out
 * someone who does not want to talk about it. The guard stays.
 */
const UNSETTLED_MESSAGES_AT_MOST = 3;

export const newlyRaised = (about: About, isAffirmed = false): Raised => ({
  about,
  isPast: false,
  denials: 0,
  evasions: 0,
  isAffirmed,
});

export const isPresent = (raised: Raised | undefined): boolean => raised?.isPast === false;

interface Advance {
  raised: Raised | undefined;
  tone: Tone | null;
}

/** What a message says about one concern. */
interface Sign extends Pick<Findings, 'present' | 'past' | 'related' | 'isOfAnother'> {
  /** Answer to the direct question, or null if none was asked. */
  answer: Answer | null;
  /** Whether more than a phrase newly speaks for the concern: the classifier, a danger or a model. */
  isSuspected: boolean;
}

/**
 * What becomes of a concern with a message, and in which tone the message is answered about it, if at all.
 */
export function advance(concern: Concern, raised: Raised | undefined, sign: Sign): Advance {
  const { present, past, related, answer } = sign;
  const about = present[concern];
  if (about) {
    const isOwn = raised?.about === 'self' && sign.isOfAnother !== true;
    const whose = isOwn ? 'self' : about;
    if (raised?.isAffirmed === true) return again({ ...raised, about: whose });
    return { raised: newlyRaised(whose, answer === 'yes'), tone: 'alarm' };
  }
  if (!raised)
    return {
      raised: past.includes(concern) ? { ...newlyRaised('self'), isPast: true } : undefined,
      tone: null,
    };
  if (raised.isPast) return { raised, tone: null };
  // Whoever tells us that we took the wrong person is answered about the right one.
  if (sign.isOfAnother === true && raised.about === 'self' && !raised.isAffirmed)
    return again({ ...raised, about: 'other' });
  if (related.includes(concern)) return again(raised);
  if (concern === 'suicide') return askOn(raised, sign);
  if (sign.isSuspected) return again(raised);
  return { raised, tone: answer === 'no' ? 'alarm' : null };
}

/**
 * A new sign of a concern that came up before. Whoever has said yes to it is not asked once more whether it
 * is so.
 */
const again = ({ about, isAffirmed }: Raised): Advance => ({
  raised: newlyRaised(about, isAffirmed),
  tone: isAffirmed ? 'affirmed' : 'alarm',
});

/**
 * Decides about asking again. A single denial does not settle the concern, and a new suspicion opens it
 * again. An answer to the question is heard as such, however suspicious its words are.
 */
function askOn(raised: Raised, { answer, isSuspected }: Sign): Advance {
  const isAnswer = answer !== null && answer !== 'neither' && !isSettled(raised);
  if (isSuspected && !isAnswer) return again(raised);
  if (isSettled(raised)) return { raised, tone: null };
  if (answer === null) return { raised, tone: 'follow-up' };
  if (isYesOrMaybe(answer)) return { raised: newlyRaised(raised.about, true), tone: 'affirmed' };
  const heard =
    answer === 'no'
      ? { ...raised, denials: raised.denials + 1, isAffirmed: false }
      : { ...raised, evasions: raised.evasions + 1 };
  if (isSettled(heard)) return { raised: heard, tone: null };
  // Whoever has said yes goes on about it, whatever the next words are: with what, when, or something else.
  return { raised: heard, tone: heard.isAffirmed ? 'affirmed' : 'follow-up' };
}

const isSettled = ({ denials, evasions }: Raised): boolean =>
  denials >= DENIALS_TO_SETTLE || denials + evasions >= UNSETTLED_MESSAGES_AT_MOST;
