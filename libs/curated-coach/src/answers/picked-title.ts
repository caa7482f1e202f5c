import { STOPWORDS } from '../phrases/stopwords.js';
import { lettersAndDigits, unaccented } from '../terms.js';

/** Words above which a reply says something of its own instead of picking. */
const MOST_WORDS = 6;
const PLACES = [
  /\b(first|1|1st|primer[oa]?)\b/,
  /\b(second|2|2nd|segund[oa])\b/,
  /\b(third|3|3rd|tercer[oa]?)\b/,
];
const LAST = /\b(last|ultim[oa])\b/;
/** How somebody takes the only title that is offered. */
const YES =
  /^(yes|yeah|yep|yup|sure|ok|okay|please|open it|that one|that fits|it fits|that s it|thats it|si|claro|andale|dale|va|ese|esa|por favor|abrela)\b/;
/** Words of a reply that say nothing about which title is meant. */
const FEWEST_LETTERS = 4;

/** Title that a short reply picks from a list in the coach’s last message, by its place or by a word that no other has. */
export function pickedTitle(offer: string, reply: string): string | undefined {
  const titles = offer.split('\n').flatMap((line) => (line.startsWith('- ') ? [line.slice(2).trim()] : []));
  const words = lettersAndDigits(unaccented(reply)).split(' ');
  if (titles.length === 0 || words.length > MOST_WORDS) return undefined;
  const said = words.join(' ');
  if (titles.length === 1 && YES.test(said)) return titles[0];
  const place = LAST.test(said) ? titles.length - 1 : PLACES.findIndex((pattern) => pattern.test(said));
  return place >= 0 ? titles[place] : named(titles, words);
}

function named(titles: readonly string[], words: readonly string[]): string | undefined {
  const telling = words.filter((word) => word.length >= FEWEST_LETTERS && !STOPWORDS.has(word));
  const having = titles.filter((title) => {
    const own = lettersAndDigits(unaccented(title)).split(' ');
    return telling.some((word) => own.includes(word));
  });
  return having.length === 1 ? having[0] : undefined;
}
