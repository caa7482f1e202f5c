import { countWords, sentencesOf } from './sentences.js';

/** What could not stand in a reply: markup, addresses, and a part of a quotation. */
const UNQUOTABLE = /[*_[\]<>`#@/:;()“”]|\bhttp/;
/** Words that would sound odd, or harsh, in somebody else’s mouth. */
const NOT_REPEATED =
  /\b(kill\w*|murder\w*|die[sd]?|dying|dead|death|shoot|shot|strangl\w*|stab\w*|bomb\w*|blood\w*|hell|damn|shit\w*|fuck\w*|ass|crap|sex\w*|um|uh|lol|haha?|thanks?|you|your)\b/i;
const FEWEST_ASKED = 4;
const MOST_ASKED = 24;
/** Signs that a question was asked by somebody in the story. */
const REPORTED = /\b(said|says|asked|asks|texted|was like|told (me|him|her|us))\b|‘/i;

/** The last question of a message, word for word, if it is the person's own and stands well in a reply. */
export const questionIn = (message: string): string | undefined =>
  sentencesOf(inSingleQuotes(message)).findLast(
    (sentence) =>
      sentence.endsWith('?') &&
      countWords(sentence) >= FEWEST_ASKED &&
      countWords(sentence) <= MOST_ASKED &&
      !REPORTED.test(sentence) &&
      isSayable(sentence),
  );

/** A message whose own quotations can stand in a quotation. */
const inSingleQuotes = (message: string): string =>
  message.replace(/\s+/g, ' ').replace(/["“]([^"“”]*)["”]/g, '‘$1’');

/** Whether a text has no part of a quotation, no markup, and no word that would sound odd in a reply. */
const isSayable = (text: string): boolean =>
  !/^[^‘]*’(?!\w)|‘[^’]*$/.test(text) && !UNQUOTABLE.test(text) && !NOT_REPEATED.test(text);

const PARTNER =
  /\b(?:my (?:new |second |current )?|(?:^|[.!?,] ?))(husband|hubby|hubs|wife|fianc[eé]e?|boyfriend|girlfriend|bride)\b(?!['’]?s? (?:first|late|ex)\b)/i;
const SHORT_FOR: Readonly<Record<string, string>> = { hubby: 'husband', hubs: 'husband', bride: 'wife' };
const WHOSE = "(my|our|his|her|(?:my )?(?:husband|wife|partner)['’]?s)";
const AGED = '((?:own|oldest|youngest|older|younger|teenage|teen|grown|adult|little|bonus) )?';
const CHILD = new RegExp(
  `\\b${WHOSE} ${AGED}(step ?-?(?:sons?|daughters?|kids?|child(?:ren)?)|sons?|daughters?|kids?|boys?|girls?|twins|teenagers?|teens|children)\\b`,
  'i',
);
const STEPCHILD = /\bstep ?-?(sons?|daughters?|kids?)\b/i;
const RELATIVE = new RegExp(
  `\\b${WHOSE} ((?:mother|father|sister|brother|parents)[ -]in[ -]laws?|in-?laws|mom|mother|dad|father|parents|sister|brother|grand(?:ma|pa|mother|father|parents)|folks|family)\\b`,
  'i',
);

/** People of a message, in words that a reply to it can use. */
interface People {
  partner: string;
  child: string;
  relative: string;
}

export const peopleIn = (message: string): People => ({
  partner: partnerIn(message) ?? 'your partner',
  child: childIn(message) ?? (/\bkids\b/i.test(message) ? 'the kids' : 'the child'),
  relative: asSaid(RELATIVE.exec(message)) ?? 'them',
});

/** Words for a partner that say nothing else about them. */
const ANY_PARTNER = /\bmy (bf|gf|partner|spouse|significant other)\b/i;
/** Words beside which somebody called a husband or a wife may be dead. */
const MAY_BE_GONE = /\b(died|passed|widow\w*|funeral|buried|late (husband|wife))\b/i;

/** The people that a text names, and nobody else. Of a partner who may be dead nothing is asked. */
export const namedIn = (text: string): Partial<People> => ({
  partner: MAY_BE_GONE.test(text)
    ? undefined
    : (partnerIn(text) ?? (ANY_PARTNER.test(text) ? 'your partner' : undefined)),
  child: onlyChildIn(text),
});

/** Words after which “her” is a person, and not whose something is. */
const AFTER_HER =
  '(?= ?(?:$|[.,;?!]|(?:that|to|about|how|what|why|when|i|we|it|if|for|without|so|and|or|on|in|at|not|see|feel|find|know|than|with|again|she|he|into|out|up|down|there|more|go|talk|listen|do|say|sleep|come|stop|understand|through|thru|first|this)\\b))';
const SPOKEN_TO = new RegExp(
  `\\b(?:tell|ask|say|explain|bring|talk|speak|show|help|get|make|let|give|thank|answer|support|reach|convince|invite|teach|make sure)(?: \\w+){0,4}? (?:to |with )?(him|them|her${AFTER_HER}|my (?:husband|wife|partner|boyfriend|girlfriend|fianc[eé]e?|(?:step ?)?(?:son|daughter)|(?:mother|father|sister|brother)[- ]in[- ]law|mom|mother|dad|father|sister|brother)\\b(?!['’]s))`,
  'i',
);

/** Whom a request is about, such as “him” or “your wife”, in its own words. */
export const whomIn = (request: string): string | undefined =>
  SPOKEN_TO.exec(request)?.[1]?.toLowerCase().replace(/^my /, 'your ');

/** The child of a text that names one. Of several, nobody knows which is meant. */
function onlyChildIn(text: string): string | undefined {
  const named = new Set(
    [...text.matchAll(new RegExp(CHILD, 'gi')), ...text.matchAll(new RegExp(STEPCHILD, 'gi'))].map(
      ([words]) => words.toLowerCase().replace(/^.* (?=step)/, ''),
    ),
  );
  return named.size === 1 ? childIn(text) : undefined;
}

function partnerIn(message: string): string | undefined {
  const named = PARTNER.exec(message)?.[1]?.toLowerCase();
  return named && `your ${SHORT_FOR[named] ?? named}`;
}

function childIn(message: string): string | undefined {
  const stepchild = STEPCHILD.exec(message)?.[1];
  return stepchild === undefined ? asSaid(CHILD.exec(message)) : `your step${stepchild.toLowerCase()}`;
}

/** “my teenage son” as “your teenage son”. */
function asSaid(found: RegExpExecArray | null): string | undefined {
  if (!found) return undefined;
  const [, whose = '', ...words] = found;
  return [
    yours(whose.toLowerCase()),
    ...words.map((word) => (word as string | undefined)?.trim().toLowerCase()),
  ]
    .filter(Boolean)
    .join(' ')
    .replace(/ in law/, '-in-law')
    .replace(/mother in/, 'mother-in');
}

const yours = (whose: string): string =>
  /^(my|our)$/.test(whose)
    ? 'your'
    : whose.replace(/^my /, 'your ').replace(/^(husband|wife|partner)/, 'your $1');
