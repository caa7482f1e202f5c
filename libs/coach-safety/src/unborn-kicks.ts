const BABY =
  "(?:the|my|our|this|her|el|la|mi|nuestr[oa]) (?:little )?(?:baby|babies|twins?|bean|peanut|little one|beb[eé]s?|gemelos)(?: girl| boy)?(?:[’']?s)?";
const KICK = '(?:kick|punch|headbutt|kung ?fu)';
/** How hard it feels, and where. */
const WHERE =
  '(?: me)?(?: (?:so|really|pretty|super|bien|muy|tan) (?:hard|much|duro|fuerte|recio))?(?: (?:(?:in|on) )?(?:the|my|las?|mis?) (?:ribs?|bladder|belly|stomach|side|costillas?|panza|barriga|vejiga))?';
/** “My baby kicks me”, “the twins have been punching”. Whoever “was kicked” or “stopped kicking” is left as told. */
const KICKING = new RegExp(
  `(?<!\\p{L})(${BABY}) (?:${KICK}(?:s|ed)?|(?:(?:is|was|are|were|keeps?|kept|ha[sd] been|have been|won[’']?t stop|loves) )?${KICK}(?:ing|s))(?!\\p{L})(?! (?:me )?(?:off|out|down|him|her|them|us))${WHERE}`,
  'giu',
);
const PATEANDO = new RegExp(
  `(?<!\\p{L})(${BABY}) (?:(?:no (?:me )?(?:deja|para) de|me|ya me|anda|est[aá]|se la pasa) )?(?:patea|pate[oó]|pateando|patear|(?:da|dio|dando|dar) patadas)(?!\\p{L})${WHERE}`,
  'giu',
);

/**
 * Puts the kicks of a baby that is not born yet in plain words, since nobody is hurt by them: “the baby kicked me in
 * the ribs” tells that it moves. What a grown-up did besides stays, and so does a baby that moves less.
 */
export const withoutUnbornKicks = (text: string): string =>
  text.replace(KICKING, '$1 moves').replace(PATEANDO, '$1 se mueve');
