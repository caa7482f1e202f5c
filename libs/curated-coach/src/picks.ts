import type { HelpOffers, KindOfHelp } from './phrases/kinds-of-help.js';
import { plain, unaccented } from './terms.js';

/** Words above which a reply says something of its own instead of picking. */
const MOST_WORDS = 5;

/** Kind of help that a short reply picks from those in the coach’s last message. Who turns all of them down wants an ear. */
export function helpPicked(offers: HelpOffers, offer: string, reply: string): KindOfHelp | undefined {
  const words = plain(unaccented(reply));
  if (!offersHelp(offers, offer) || words.split(' ').length > MOST_WORDS) return undefined;
  if (offers.turnedDown.test(words)) return 'ear';
  return offers.picked.find(({ signs }) => signs.test(words))?.kind;
}

/** Whether a reply of the coach asks which kind of help is wanted. */
export const offersHelp = ({ questions }: HelpOffers, reply: string): boolean =>
  questions.some((question) => reply.includes(question));
