import type { ModuleSlug } from '@anew/contracts/content/module-slugs';
import { DIRECTIONS } from './phrases/clarifying.js';
import { type KindOfHelp, KINDS_OF_HELP } from './phrases/kinds-of-help.js';
import { plain } from './terms.js';

/** Words above which a reply says something of its own instead of picking. */
const MOST_WORDS = 5;
const ORDINALS = [/\b(first|1|1st)\b/, /\b(second|2|2nd|middle)\b/, /\b(third|3|3rd|last)\b/];

/** Something that a reply of the coach offers. */
interface Choice {
  text: string;
  /** Words with which somebody picks it. */
  picked: RegExp;
}

/** Module that a short reply picks, by its name or its place, from the directions in the coach's last message. */
export const pickedFrom = (offer: string, reply: string): ModuleSlug | undefined =>
  choiceOf(DIRECTIONS, offer, reply)?.moduleSlug;

/** The same for the kinds of help. */
export const helpPickedFrom = (offer: string, reply: string): KindOfHelp | undefined =>
  choiceOf(KINDS_OF_HELP, offer, reply);

const TURNED_DOWN = /^(no|nope|none|neither|nothing)\b/;

/** Whether a short reply turns down all kinds of help that the coach's last message offers. */
export function turnsDownHelp(offer: string, reply: string): boolean {
  const words = plain(reply);
  return offersHelp(offer) && TURNED_DOWN.test(words) && words.split(' ').length <= MOST_WORDS;
}

/** Whether a reply of the coach asks which kind of help is wanted. */
export const offersHelp = (reply: string): boolean => KINDS_OF_HELP.every(({ text }) => reply.includes(text));

function choiceOf<T extends Choice>(choices: readonly T[], offer: string, reply: string): T | undefined {
  const words = plain(reply);
  if (words.split(' ').length > MOST_WORDS) return undefined;
  // Questions of written answers may stand in the same list, so a place counts among all of its lines.
  const lines = offer.split('\n').filter((line) => line.startsWith('- '));
  const offered = choices.filter(({ text }) => lines.includes(`- ${text}`));
  return (
    offered.find(({ picked }) => picked.test(words)) ??
    offered.find(({ text }) => ORDINALS[lines.indexOf(`- ${text}`)]?.test(words))
  );
}
