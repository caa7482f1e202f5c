import { asRecord, oneOf, recordIn } from '@anew/coach-safety/filled-form';
import { hasOnlyKnownNumbers } from '@anew/coach-safety/reply-check';
import type { Landing } from '@anew/contracts/coaching/rehearsal';
import { WHY } from '@anew/curated-coach/rehearsal/words';
import { DANGERS, WRITTEN_KINDS } from '../prompt/rehearsal-prompt.js';

/** What a model has filled in about a message. Its versions have yet to be checked against the message. */
export interface WrittenReading {
  danger: (typeof DANGERS)[number];
  landings: Landing[];
  shorter: string;
  morning: string;
}

const MOST_LANDINGS = 4;
const LONGEST_WHY = 240;
/** A reason must not diagnose the reader, send the writer to an address, or say what a court or a doctor would. */
const NO_REASON =
  /https?:|www\.|@|\b(?:narciss|gasligh|toxic|abus|borderline|bipolar|disorder|manipulat|diagnos|custody|lawyer|attorney|therap)/i;

/** Reads a model's output about `message`. Returns null if it is anything but a reading in the required form. */
export function readingIn(text: string, message: string): WrittenReading | null {
  const said = recordIn(text);
  const danger = oneOf(DANGERS, said.danger);
  const { landings, shorter, morning } = said;
  if (!danger || !Array.isArray(landings) || typeof shorter !== 'string' || typeof morning !== 'string')
    return null;
  return {
    danger,
    landings: landings.slice(0, MOST_LANDINGS).flatMap((each) => landingIn(each, message)),
    shorter: shorter.trim(),
    morning: morning.trim(),
  };
}

/** A landing whose quote stands in the message. What is not there was invented. */
function landingIn(value: unknown, message: string): Landing[] {
  const { kind: named, quote, why } = asRecord(value);
  const kind = oneOf(WRITTEN_KINDS, named);
  if (!kind || typeof quote !== 'string' || typeof why !== 'string') return [];
  const words = quote.trim();
  if (words === '' || !bare(message).includes(bare(words))) return [];
  return [{ kind, quotes: [words], why: isReason(why) ? why.trim() : WHY[kind](0) }];
}

const isReason = (why: string): boolean =>
  why.trim() !== '' && why.length <= LONGEST_WHY && !NO_REASON.test(why) && hasOnlyKnownNumbers(why);

/** A text as quotes are compared: models straighten apostrophes and breaks. */
const bare = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[‘’´`]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/\s+/g, ' ');
