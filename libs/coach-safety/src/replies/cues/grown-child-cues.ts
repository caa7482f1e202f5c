import { plain } from './plain-letters.js';

const KIN =
  '(?:(?:step|grand)?(?:son|daughter|kid|child)|niece|nephew|boy|girl|hij[oa]|hijastr[oa]|niet[oa]|sobrin[oa])s?';
const AGE =
  '(?:1[89]|[2-9]\\d)(?![\\d%]|[ -]?(?:months?|weeks?|days?|hours?|min|lbs?|pounds|miles|percent|(?:k|th)(?!\\p{L})|inches|dollars|bucks|meses|semanas|dias|horas|kilos))';

/**
 * A son, a niece … whose age or marriage says that they are grown: “my daughter is 27”, “mi hijo de 30 años”,
 * “our grown son”.
 */
const GROWN: readonly RegExp[] = [
  `(${KIN}),? (?:\\p{L}+ )?(?:is |just |already |turned |turns |aged ){1,3}(?:about |almost )?${AGE}`,
  `(${KIN}) (?:\\p{L}+ )?(?:ya )?(?:tiene|de|cumplio) (?:ya |como |casi )?${AGE} (?:anos|y )`,
  `(${KIN}),? \\(${AGE}`,
  `(${KIN}), (?:who is )?${AGE},`,
  `${AGE}[ -]?(?:yo|y o|yrs?|years?)(?:[ -]olds?)? (?:\\p{L}+ )?(${KIN})`,
  `(${KIN})[^.!?\\n]{0,60} (?:he|she)(?:['’]?s| is| just turned| turned) ${AGE}`,
  `(?:grown|adult|married) (?:\\p{L}+ )?(${KIN})`,
  `(${KIN})(?:['’]?s)?(?: and (?:her|his))? (?:new )?(?:husband|wife|fiancee?)`,
  `(${KIN})[^.!?\\n]{0,40} (?:lives?|living|lived|moved(?: in)?|moving in|staying) (?:\\p{L}+ )?with (?:her|his) (?:new )?(?:boyfriend|bf|girlfriend|gf)`,
  `(${KIN})(?:['’]?s)? live[ -]?in`,
  `(${KIN})[^.!?\\n]{0,40} viv[ei]\\p{L}* (?:ya )?con su (?:novi[oa]|pareja)`,
  `(${KIN}) (?:ya )?(?:casad[oa]|mayor de edad)`,
].map((pattern) => new RegExp(`(?<![\\p{L}\\d])${pattern}(?!\\p{L})`, 'iu'));

/** Children who only come with somebody's new partner. */
const THEIRS =
  /(?<!\p{L})(?:guy|man|men|woman|lady|dude|someone|somebody|boyfriend|girlfriend|fiancee?|hombre|senor|muchacho|tipo|alguien|he|she|el|ella) (?:who has|that has|who had|with|has|already has|had|con|que tiene|tiene) (?:\p{L}+ ){0,3}(?:kids?|children|boys|girls|sons|daughters|nin[oa]s|hij[oa]s)(?!\p{L})/giu;

/** A message without the grown sons and daughters in it, so that whoever is left is a child. */
export function withoutGrown(message: string): string {
  const text = plain(message);
  const kin = GROWN.flatMap((pattern) => pattern.exec(text)?.[1] ?? []);
  if (kin.length === 0) return text;
  const names = new RegExp(`(?<!\\p{L})(?:${kin.join('|')})(?:['’]?s)?(?!\\p{L})`, 'giu');
  return text.replace(names, ' ').replace(THEIRS, ' ');
}

/** Whether a grown son, daughter or the like stands in a message. */
export const hasGrownChild = (message: string): boolean => withoutGrown(message) !== plain(message);
