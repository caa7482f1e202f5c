import type { HelpOffer, KindOfHelp } from './phrases/kinds-of-help.js';
import { lettersAndDigits, unaccented } from './terms.js';

/** Words above which a reply says something of its own instead of picking. */
const MOST_WORDS = 5;

/** Kind of help that a short reply picks from those in the coach’s last message. Who turns all of them down wants an ear. */
export function helpPicked(offer: HelpOffer, lastReply: string, reply: string): KindOfHelp | undefined {
  const words = lettersAndDigits(unaccented(reply));
  if (!offersHelp(offer, lastReply) || words.split(' ').length > MOST_WORDS) return undefined;
  if (offer.turnedDown.test(words)) return 'ear';
  return offer.picked.find(({ signs }) => signs.test(words))?.kind;
}

/** Whether a reply of the coach asks which kind of help is wanted. */
export const offersHelp = ({ question }: HelpOffer, reply: string): boolean => reply.includes(question);
