import { squeeze } from '../normalize.js';
import type { Phrase } from './phrase.js';

const nouns = (words: string): ReadonlySet<string> => new Set(words.split(' ').map(squeeze));

/** Nouns to which a later "he" or "she" can refer. */
export const FORMER_NOUNS = nouns('ex');
export const CURRENT_NOUNS = nouns(
  'husband wife partner spouse fiance boyfriend girlfriend man dad father stepdad stepfather brother',
);
export const CHILD_NOUNS = nouns(
  'son daughter stepson stepdaughter child kid toddler baby old nephew niece grandson granddaughter boy girl',
);

/** Phrases which say that a former spouse's harm is in the past. */
export const OVER: readonly Phrase[] = [
  'used to',
  'year|years|decade|decades|long|lifetime ago',
  'back then',
  'in the past',
  'when|while we were married|together|living',
  'during|in my|our|that|the first|previous|last|old|earlier? marriage|relationship',
  'before i|we left|met|divorced|got|remarried|knew',
  'i|we got out|away|divorced|left',
  'for years|decades|a_decade|most_of_our_marriage|ten_years',
  'now i|with flinch|freeze|jump|tense|struggle|panic|my_new',
  'in my past',
  'long over',
  'as a kid|child|girl|boy|teenager',
  'when i was a? little|small|young|kid|child|girl|boy|growing|teenager',
  'growing up',
  'survived|survivor',
];

/** Phrases which say that it continues. */
export const GOES_ON: readonly Phrase[] = [
  'still|yesterday|tonight|today|currently|lately|recently',
  'last|this night|week|weekend|month|morning|evening|time',
  'again|keeps|continues|every_time_we_hand|every_time_he_picks|at_pickup|at_the_handover|every_handover|at_handover',
  'he|she is|has been hitting|threatening|stalking|following|beating|hurting',
  'days|hours|weeks ago',
];
