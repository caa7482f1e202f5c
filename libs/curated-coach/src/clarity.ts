/** From when on a message is taken to be about something; short of it the coach asks back. */
export interface Clarity {
  least: number;
  /** Where the modules’ pages have it and no situation of ours was recognized. */
  leastWithoutTopic: number;
  /** How many times as strong as the second topic the first must be. */
  margin: number;
  /** How many things must speak for it independently. */
  cues: number;
}

/** Read off the curve that `curated.medium-spec` prints; docs/coach.md says how. */
export const THRESHOLDS: Clarity = { least: 5, leastWithoutTopic: 8, margin: 1.3, cues: 2 };

const BODY =
  /\b(body|bodies|naked|nude|breasts?|boobs?|chest|belly|stomach|skin|scars?|bruis\w+|blood|bleed\w*|genitals?|privates?|private parts?|penis|vagina|butt|bottom|thighs?|legs?|lap|neck|throat|weight|periods?|puberty|underwear|bath\w*|shower\w*|potty|diapers?)\b/i;
const CHILD =
  /\b(child\w*|kid|kids|kids?['’]s?|kiddos?|sons?|daughters?|step ?-?(son|daughter|child|kid)\w*|boys?|girls?|baby|babies|toddlers?|teen\w*|tween|grand(child|son|daughter|kid)\w*|niece|nephew|(yr|year)s?[ -]olds?|little (one|guy|man)|minor)\b/i;

/** Words for a child or a body, beside which nothing about touch and desire may stand. */
export const speaksOfBodyOrChild = (text: string): boolean => BODY.test(text) || CHILD.test(text);
