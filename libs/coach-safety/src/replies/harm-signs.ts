import type { Language } from '../language.js';
import { messagesOf, type Talk } from '../turn.js';
import type { Concern } from '../verdict.js';
import { SHAKEN_CHILD } from './child-in-danger.js';
import { harmsIn } from './cues/harm-cues.js';
import { speaksOfNeck } from './cues/neck-cues.js';
import { isGripped, isThroatHurt } from './cues/neck-grip-cues.js';
import { namesChild } from './cues/person-cues.js';
import { plain } from './cues/plain-letters.js';
import { isStillAfterBlow } from './cues/unborn-cues.js';
import { worseSince } from './cues/worse-cues.js';
import { isCutDeep } from './cues/wound-cues.js';
import { BODILY_DANGERS, boldOpening } from './dangers.js';
import { SHAKEN_CHILD_SPANISH, SPANISH_PLEASE } from './spanish.js';

export const HARM_SIGN =
  '**Call 911 now.** What you tell me can be a sign of harm inside the body. Tell them what was done, and when.';
export const HARM_SIGN_SPANISH =
  '**Llama al 911 ahora.** Lo que me cuentas puede ser señal de daño por dentro. Diles qué pasó, tal cual, y cuándo fue.';
/** The same for a child, and for another grown-up, whoever has done it. */
export const HARM_SIGN_OF_CHILD =
  '**Call 911 now.** After what was done, a sign like this in a child’s body can mean deep harm. Tell them what was done to the child, and when. If the child is somewhere else, say where, so that help can go there.';
const OF_CHILD_SPANISH =
  '**Llama al 911 ahora.** Si a un niño o a una niña le pasa esto después de lo que me contaste, puede tener un daño grave. Diles qué le hicieron, y cuándo. Si está en otro lugar, di dónde, para que la ayuda llegue ahí.';
export const HARM_SIGN_OF_ANOTHER =
  '**Call 911 now.** This can be a sign of harm inside that person’s body. Tell them what was done, and when. If that person is somewhere else, say where, so that help can go there.';
const OF_ANOTHER_SPANISH =
  '**Llama al 911 ahora.** Esto puede ser señal de un daño por dentro en esa persona. Diles qué pasó, y cuándo. Si está en otro lugar, di dónde, para que la ayuda llegue ahí.';
/** Line below it, in place of any question about what was said. It asks nothing, because a "no" would deny a danger. */
export const NOT_ALONE =
  'Don’t stay alone with this. Ask someone you trust to be with you, or stay on the phone with 911 until help is there.';
export const NOT_ALONE_SPANISH = `No te quedes a solas con esto. Pide a alguien de confianza que te acompañe, o quédate en la línea con el 911 hasta que llegue la ayuda. ${SPANISH_PLEASE}`;

/** Beginnings of texts after which a sign of harm is no everyday trouble. */
const EARLIER = [...BODILY_DANGERS, SHAKEN_CHILD, SHAKEN_CHILD_SPANISH].map(boldOpening);

/** Where a sign of harm is looked for. */
interface Signed extends Talk {
  /** Whether a concern or a doubt stands, so that a neck spoken of before may be one that was held. */
  isSuspected?: boolean;
  /** Concern that stood before the message, or null. */
  topicBefore?: Concern | null;
}

/** Words for the writer's own body. */
const OWN =
  /(?<!\p{L})(?:i(?:[’']?(?:m|ve))?(?!\p{L})|me(?!\p{L})|my (?!son|daughter|step|mom|dad|wife|husband|kid|baby|boy|girl|young|old|broth|sist|grand|neph|niece|moth|fath)|(?:estoy|ando|tengo|traigo|siento|vomit[eé]|desmay[eé]|empec[eé]|sangr[eé]|veo)(?!\p{L}))/iu;
const THIRD =
  /(?<!\p{L})(?:he|she|they|his|her|[ée]l|ella|se|le|les|my (?:young|old|little)\p{L}*|mi (?:chiquit|menor|mayor)\p{L}*)(?!\p{L})/iu;

/** Text by whose body it is. In talk about a child, “she” is the child. */
function worseText(message: string, topicBefore: Concern, language: Language): string {
  const text = plain(message);
  const isChilds = namesChild(message) || (topicBefore === 'child-in-danger' && THIRD.test(text));
  const isSpanish = language === 'es';
  if (isChilds) return isSpanish ? OF_CHILD_SPANISH : HARM_SIGN_OF_CHILD;
  if (OWN.test(text)) return isSpanish ? HARM_SIGN_SPANISH : HARM_SIGN;
  if (topicBefore === 'child-in-danger') return isSpanish ? OF_CHILD_SPANISH : HARM_SIGN_OF_CHILD;
  return isSpanish ? OF_ANOTHER_SPANISH : HARM_SIGN_OF_ANOTHER;
}

/**
 * Says to call 911 if the message names a sign of harm, after a reply about hands on a neck, a shaken baby or violence
 * in pregnancy, at once where an unborn baby moves less after a blow, and after any danger where a body gets worse. It is said each time, because the harm may show hours later and each sign may be the last chance.
 */
export function harmSign({
  message,
  turns,
  language,
  isSuspected = false,
  topicBefore = null,
}: Signed): string[] {
  const isAfter = turns.some(({ role, content }) =>
    role === 'assistant'
      ? EARLIER.some((text) => content.includes(text))
      : isSuspected && speaksOfNeck(content),
  );
  const before = messagesOf(turns);
  const isSign =
    isStillAfterBlow(message, before) ||
    (isAfter && harmsIn(message).length > 0) ||
    (isThroatHurt(message) && before.some(isGripped)) ||
    (isGripped(message) && before.some(isThroatHurt));
  if (isSign) return [language === 'es' ? HARM_SIGN_SPANISH : HARM_SIGN];
  // A cut that somebody made on themself has a line of its own, which knows it better.
  if (isCutDeep(message, before)) return [];
  if (topicBefore === null || worseSince(message, before, topicBefore === 'child-in-danger') !== '911')
    return [];
  return [worseText(message, topicBefore, language)];
}
