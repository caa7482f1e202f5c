import type { Language } from '../language.js';
import type { Turn } from '../turn.js';
import { SHAKEN_CHILD } from './child-in-danger.js';
import { harmsIn } from './cues/harm-cues.js';
import { speaksOfNeck } from './cues/neck-cues.js';
import { isStillAfterBlow } from './cues/unborn-cues.js';
import { BODILY_DANGERS, boldOpening } from './dangers.js';
import { SHAKEN_CHILD_SPANISH, SPANISH_PLEASE } from './spanish.js';

export const HARM_SIGN =
  '**Call 911 now.** What you tell me can be a sign of harm inside the body. Tell them what was done, and when.';
export const HARM_SIGN_SPANISH =
  '**Llama al 911 ahora.** Lo que me cuentas puede ser señal de daño por dentro. Diles qué pasó, tal cual, y cuándo fue.';
/** Line below it, in place of any question about what was said. It asks nothing, because a "no" would deny a danger. */
export const NOT_ALONE =
  'Don’t stay alone with this. Ask someone you trust to be with you, or stay on the phone with 911 until help is there.';
export const NOT_ALONE_SPANISH = `No te quedes a solas con esto. Pide a alguien de confianza que te acompañe, o quédate en la línea con el 911 hasta que llegue la ayuda. ${SPANISH_PLEASE}`;

/** Beginnings of texts after which a sign of harm is no everyday trouble. */
const EARLIER = [...BODILY_DANGERS, SHAKEN_CHILD, SHAKEN_CHILD_SPANISH].map(boldOpening);

/** Where a sign of harm is looked for. */
interface Signed {
  message: string;
  turns: readonly Turn[];
  language: Language;
  /** Whether a concern or a doubt stands, so that a neck spoken of before may be one that was held. */
  isSuspected?: boolean;
}

/**
 * Says to call 911 if the message names a sign of harm, after a reply about hands on a neck, a shaken baby or violence
 * in pregnancy, or at once where an unborn baby moves less after a blow. It is said each time, because the harm may show hours later and each sign may be the last chance.
 */
export function harmSign({ message, turns, language, isSuspected = false }: Signed): string[] {
  const isAfter = turns.some(({ role, content }) =>
    role === 'assistant'
      ? EARLIER.some((text) => content.includes(text))
      : isSuspected && speaksOfNeck(content),
  );
  const before = turns.flatMap(({ role, content }) => (role === 'user' ? [content] : []));
  const isSign = isStillAfterBlow(message, before) || (isAfter && harmsIn(message).length > 0);
  if (!isSign) return [];
  return [language === 'es' ? HARM_SIGN_SPANISH : HARM_SIGN];
}
