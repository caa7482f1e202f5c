/** Thresholds from which a message counts as being about something. Below them, the coach asks back. */
export interface Clarity {
  /** Least likelihood of a module, or of the two likeliest together, if only the classifier speaks for them. */
  sure: number;
  /** Likelihood from which a module is given alone, and not with the next one. */
  alone: number;
  /** Least likelihood if the rules find the same module. */
  agreed: number;
  /** Least score of a situation that the rules recognize. */
  least: number;
  /** Lowest score if the modules have something on it but no situation was recognized. */
  leastWithoutTopic: number;
  /** Least ratio between the scores of the first and the second topic. */
  margin: number;
  /** Least number of independent signs. */
  cues: number;
}

/** Values chosen from the curves that `curated.medium-spec` prints, as docs/coach.md explains. */
export const THRESHOLDS: Clarity = {
  sure: 0.78,
  alone: 0.95,
  agreed: 0.35,
  least: 5,
  leastWithoutTopic: 8,
  margin: 1.3,
  cues: 2,
};

const BODY =
  /\b(body|bodies|naked|nude|breasts?|boobs?|chest|belly|stomach|skin|scars?|bruis\w+|blood|bleed\w*|genitals?|privates?|private parts?|penis|vagina|butt|bottom|thighs?|legs?|lap|neck|throat|weight|periods?|puberty|underwear|bath\w*|shower\w*|potty|diapers?)\b/i;
const CHILD =
  /\b(child\w*|kid|kids|kids?['’]s?|kiddos?|sons?|daughters?|step ?-?(son|daughter|child|kid)\w*|boys?|girls?|baby|babies|toddlers?|teen\w*|tween|grand(child|son|daughter|kid)\w*|niece|nephew|(yr|year)s?[ -]olds?|little (one|guy|man)|minor)\b/i;

/** Whether a text mentions a body. */
export const speaksOfBody = (text: string): boolean => BODY.test(text);

/** Whether a text mentions a child or a body. A reply to it must not be about touch and desire. */
export const speaksOfBodyOrChild = (text: string): boolean => BODY.test(text) || CHILD.test(text);
