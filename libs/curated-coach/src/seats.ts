import { lettersAndDigits } from './terms.js';

/**
 * Seat from which someone writes: their role in the situation. Each has an opposite, for whom the same words
 * would be wrong.
 */
export type Seat = 'parent' | 'stepparent' | 'widowed' | 'newcomer' | 'hurter' | 'hurt' | 'quiet' | 'seeker';

export const ACROSS: Readonly<Record<Seat, Seat>> = {
  parent: 'stepparent',
  stepparent: 'parent',
  widowed: 'newcomer',
  newcomer: 'widowed',
  hurter: 'hurt',
  hurt: 'hurter',
  quiet: 'seeker',
  seeker: 'quiet',
};

const PARTNER = '(?:husband|wife|partner|spouse|hubby|fiancee?|boyfriend|girlfriend|man)';
const THE_OTHER = `(?:he|she|hes|shes|(?:my|new|current|second) ${PARTNER}|${PARTNER}s?)`;
const CHILD =
  '(?:sons?|daughters?|kids?|kiddos?|child|children|boys?|girls?|teens?|teenagers?|toddler|baby|babies|tween)';
const OF_AGE =
  '(?:(?:own|little|young|younger|older|oldest|youngest|teen|teenage|grown|adult|bio|two|three|four|\\d+|yr|year|old) )*';
const MAYBE =
  '(?:(?:have|has|had|ve|is|was|been|just|also|once|really|never|always|still|even|then|totally|basically|again|who|already|secretly|keeps|kept|recently|actually) )*';
const STRAYED =
  '(?:cheat(?:ed|s|ing)?|strayed|(?:had|having|have|has) (?:an |a )?(?:\\w+ )?(?:affair|one night stand)|(?:sleep|slept|sleeping|hook\\w* up|hooked up|messing around|fooling around) (?:with|on)|(?:had|having|has) sex with|mess(?:ed|ing) around on|kiss(?:ed|ing) (?:a|my|his|her) (?:woman|man|girl|guy|friend|boss|coworker|ex)|(?:text(?:ed|ing|s)?|messag(?:ed|ing)|flirt(?:ed|ing)|seeing|kiss(?:ed|ing)) (?:with )?(?:another|other|some) (?:woman|women|man|men|guys?|girls?)|been unfaithful|was unfaithful|unfaithful|betray(?:ed|s)?)';
const LIED =
  '(?:lied|lies|lying|hid|hides|hiding|stole|spent our|gambled|sext(?:ed|ing)|kissed (?:another|some|a)|broke (?:his|her|my) (?:promise|word))';
const HARSH =
  '(?:yell(?:ed)?|scream(?:ed)?|snap(?:ped)?|explod(?:e|ed)|blew up|blow up|lost (?:it|my temper)|said (?:something|some|things|the)|called (?:her|him) (?:a|an|the)|hurt (?:him|her|my)|let (?:him|her) down|humiliated|embarrassed|messed up|screwed up)';
const SILENT =
  '(?:shuts? (?:me )?(?:down|out)|shutting (?:me )?(?:down|out)|(?:goes|go|went|gets|get|got|going) (?:so |all |completely |dead |totally )?(?:quiet|silent|cold|numb|blank)|stonewall\\w*|clams? up|freezes?(?: up)?|froze|walks? (?:away|out|off)|leaves? the room|gives? me the silent|silent treatment|(?:wont|doesnt|never|will not|refuses to|cant) (?:even )?(?:talk|speak|open up|tell me|say anything|say a word)|withdraws?|pulls? away|zones? out|clams? up|slams? the door|drive around|hide in the (?:garage|bathroom|car)|just leaves?|sits? in (?:the|his|her|my) (?:truck|car|garage))';

const words = (source: string): RegExp => new RegExp(`\\b${source}\\b`);
const SAID_OF_ME =
  /\b(he|she|they|wife|husband) (\w+ )?(thinks?|says?|said|accus\w+|claims?|swears?|convinced|believes?|is sure|insists?) (that |me of )?(i|im|ive|cheating|lying|having)\b/;
const EARLIER = /\b(my|his|her|wifes|husbands|partners) (ex|exs|exes|first|former)\b/;

/**
 * Patterns of messages from each seat: whose child it is, who is the subject of the verb, to whom a
 * possessive refers.
 */
const SIGNS: Readonly<Record<Seat, readonly RegExp[]>> = {
  parent: [
    words(`my ${OF_AGE}${CHILD}`),
    words(`i (?:have|ve|got|have got) (?:a |an |my )?${OF_AGE}${CHILD}`),
    words(`our ${OF_AGE}(?:son|daughter|baby|toddler)`),
    /\b(and|than|on|with|from|to) mine\b|\bmy (\w+ )?(\d+|two|three|four|five|six|seven|eight|nine|ten) (yr|year)s? olds?\b|\bmy (oldest|youngest)\b/,
    /\bim a (single )?(mom|dad|mother|father)\b|\bi am a (single )?(mom|dad|mother|father)\b/,
    /\bmy kids? (dad|mom|father|mother)\b|\b(kids|childs|sons|daughters) (own )?(step ?mom|step ?dad|stepfather|stepmother)\b/,
  ],
  stepparent: [
    words(`my (?:\\w+ ){0,3}step ?(?:sons?|daughters?|kids?|child|children|teen\\w*)`),
    words('(?:step|bonus) ?(?:sons?|daughters?|kids?|child|children)'),
    words(`(?:his|her|${PARTNER}s|partners) ${OF_AGE}${CHILD}`),
    words(`${THE_OTHER} (?:has|brings|brought) (?:a |an )?${OF_AGE}${CHILD}`),
    /\b(im|i am|as|being|be) (a |an |the |just a |only a |evil |good )*(step ?(mom|dad|mother|father|parent)|bonus (mom|dad))\b/,
    /\b(evil|wicked) step ?(mom|mother|dad|father)\b|\bnot my kids?\b|\bnot my (real )?(mom|dad|mother|father)\b/,
  ],
  widowed: [
    /\b(he|she) died\b.*\bi (re)?married\b/,
    /\b(im|i am|i was|ive been|as|being) (a |an |the |also |both )*(young |recent )?(widow|widower|widowed)\b/,
    /\bmy (late|dead|deceased) (wife|husband|spouse|partner)s?\b/,
    /\bmy (first )?(wife|husband|spouse) (\w+ )?(died|passed|is dead|dying)\b/,
    /\bi (\w+ )?(lost|buried) my (first )?(wife|husband|spouse)\b|\bdeath of my (wife|husband)\b/,
  ],
  newcomer: [
    /\b(he|hes|she|shes|husband|wife|partner|him|her|man) (is |was |s )?(a |an )?(young |recent )?(widow|widower|widowed)\b/,
    /\b(married|marrying|dating|with|to) a (widow|widower|widowed)\b/,
    /\b(his|her|husbands|wifes|partners) (late|dead|deceased|first) (wife|husband|spouse)s?\b/,
    /\b(his|her|husbands|wifes) (wife|husband|spouse) (\w+ )?(died|passed|is dead)\b|\bdead (woman|man)\b/,
    /\b(he|she) (\w+ )?(lost|buried) (his|her) (\w+ )?(wife|husband)\b/,
    /\b(im|i am|as|being) (the |a )?(new|second|outsider|newcomer|third)( (wife|husband))?\b|\bi moved (in(to)?|to) (with )?(his|her|him)\b/,
  ],
  hurter: [
    words(`i(?:m|ve| am)? ${MAYBE}(?:${STRAYED}|${LIED}|${HARSH})`),
    /\bmy (own )?(affair|cheating|lies|lying|drunken mistake|infidelity)\b/,
    /\b(regain|earn|win|get) (back )?(his|her|their) trust( back)?\b|\b(he|she) (cant|wont|doesnt) (trust|forgive) me\b/,
    /\b(he|she|wife|husband) (found|caught|discovered) (out )?(me|about me|about my|my (texts|messages|affair|secret))\b/,
    /\bi was the one who\b|\bwhat i did to (her|him)\b/,
  ],
  hurt: [
    words(`${THE_OTHER} ${MAYBE}(?:${STRAYED}|${LIED})`),
    words(
      `cheated on me|cheats on me|cheating on me|lied to me|lies to me|betrayed me|i was cheated on|ive been cheated on`,
    ),
    /\b(his|her|husbands|wifes|partners) (own |emotional |old |secret )*(affair|cheating|lies|infidelity|mistress|other woman|other man|secret (credit|card|account|phone|debt))\b/,
    /\b(i|ive) (just )?(caught|found|discovered)( out)? (that )?(him|her|he|she|my (husband|wife))\b|\bfound out (he|she|my)\b/,
    /\bhe hurt me\b|\bshe hurt me\b|\b(got )?caught (him|her|with|texting)\b/,
  ],
  quiet: [
    words(`i(?:m|ve)? ${MAYBE}${SILENT}`),
    words(
      `i(?:m|ve)? ${MAYBE}(?:cant|can never|literally cannot|cannot|dont|cant ever) (?:\\w+ )?(?:get a word|find (?:the )?words|speak|say (?:it|anything|a word)|talk)`,
    ),
    /\b(he|she|wife|husband|they) (always )?(says?|said|tells? me|complains?|hates? (that|when|it when)) (that )?(i|im) (\w+ )?(shut|shutting|stonewall|never talk|dont talk|withdraw|go quiet|walk away|go silent|clam|am cold|cold|quiet)/,
    /\b(he|she) (follows|chases) me\b|\bim (just )?(a |the )?quiet (one|guy|person|type)\b|\bi need (some )?(space|time) (to think|to calm|when|before|after)\b/,
  ],
  seeker: [
    words(`${THE_OTHER} ${MAYBE}(?:just |always |completely |totally |literally )*${SILENT}`),
    words(`(?:wont|doesnt|never|refuses to|cant) (?:talk|speak) to me`),
    /\bi (\w+ )?(follow|chase) (him|her)\b|\bsilent treatment\b|\b(get|make|getting) (him|her|my (husband|wife|partner)) to (talk|open|speak)/,
    /\b(he|she|husband|wife) ((?!im?\b)\w+ ){0,3}(stonewalls?|silent|shuts? down)\b/,
  ],
};

/** Seats that the words of one message indicate. If it speaks of both sides, these are both of a pair. */
export function seatsIn(message: string): ReadonlySet<Seat> {
  const text = lettersAndDigits(message);
  const found = new Set(
    (Object.keys(SIGNS) as Seat[]).filter((seat) => SIGNS[seat].some((sign) => sign.test(text))),
  );
  if (SAID_OF_ME.test(text)) found.delete('hurter');
  if (EARLIER.test(text) && !isAboutNow(text)) found.delete('hurt');
  return found;
}

/**
 * Whether a text about an affair is about this marriage, as in “He has been sleeping with his ex wife”, and
 * not about an earlier one, as in “my ex cheated on me”.
 */
const isAboutNow = (text: string): boolean =>
  new RegExp(
    `(?<!\\b(?:ex|first|former) )\\b(?:he|she|hes|shes|(?:new|current|second|my) ${PARTNER}) ${MAYBE}(?:${STRAYED}|${LIED})`,
  ).test(text);

/** Seats of a conversation. For each pair, the newest message that shows one decides. */
export function seatsOf(messages: readonly string[]): ReadonlySet<Seat> {
  const known = new Set<Seat>();
  for (const message of messages.toReversed()) {
    const found = seatsIn(message);
    for (const seat of found) if (found.has(ACROSS[seat]) || !known.has(ACROSS[seat])) known.add(seat);
  }
  return known;
}

const MYSELF =
  /^(it was |its |it is |that was |that s |no |well |um |yes |yeah |i am |im )*(me|myself|i|i did|i was|i do|mine|my own|my wife says i do)\b/;
const MY_PARTNER =
  /^(it was |its |it is |that was |no |well |um |yes |yeah )*(him|her|he|she|hes|shes|my (husband|wife|partner)|the other one|his|hers|theirs)\b/;

/** Seat that “it was me” or “her” names in answer to the question about the seat. */
export function seatAnswered(message: string, seat: Seat): Seat | undefined {
  const text = lettersAndDigits(message);
  const own = new Set<Seat>(['hurter', 'quiet', 'widowed', 'parent']);
  const mine = own.has(seat) ? seat : ACROSS[seat];
  if (MYSELF.test(text)) return mine;
  return MY_PARTNER.test(text) ? ACROSS[mine] : undefined;
}
