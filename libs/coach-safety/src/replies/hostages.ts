import { type Talk, wasSaid } from '../turn.js';
import { isPetHostage } from './cues/pet-cues.js';
import { plain } from './cues/plain-letters.js';

/** How a threat is called by what is threatened. Whoever reads a list has to find themselves in it. */
const HOSTAGES = {
  pet: {
    is: /(?<!\p{L})(?:dogs?|cats?|pupp(?:y|ies)|kittens?|pets?|animals?|horses?|bunny|rabbits?|hamsters?|birds?|chickens|goats?|perr[oa]s?|perrit[oa]s?|gat[oa]s?|gatit[oa]s?|mascotas?|caballos?)(?!\p{L})/iu,
    en: '**To hurt a pet, or to threaten it, is abuse. It is meant for you, and people who hurt pets often go on to hurt people.**',
    es: '**Lastimar a una mascota, o amenazarla, es maltrato. Va dirigido a ti, y quien lo hace muchas veces lastima después a la gente.**',
  },
  papers: {
    is: /(?<!\p{L})(?:immigration|ICE|deport\w*|visa|passport|papers?|petition|green card|documents|sponsor\w*|migra|inmigracion|papeles|pasaporte|documentos|mica|residencia|de regreso|a mi pais)(?!\p{L})/iu,
    en: '**To threaten you with your papers or your right to stay here is abuse.**',
    es: '**Amenazarte con tus papeles o con la migra es maltrato.**',
  },
  home: {
    is: /(?<!\p{L})(?:housing|lease|quarters|insurance|tricare|benefits|rank|career|pension|clearance|vivienda|seguro|rango|carrera|sin casa)(?!\p{L})/iu,
    en: '**To say that you lose your home, your insurance or your income if you speak up is abuse.**',
    es: '**Decir que pierdes la casa, el seguro o el ingreso si hablas es maltrato.**',
  },
  children: {
    is: /(?<!\p{L})(?:kids?|child(?:ren)?|bab(?:y|ies)|sons?|daughters?|custody|girls|boys|lawyer|judge|court|cps|dcf|nin[oa]s?|hij[oa]s?|bebe|custodia|juez|dif)(?!\p{L})/iu,
    en: '**To threaten to take your children, or to turn a court against you, is abuse.**',
    es: '**Amenazar con quitarte a los hijos, o con ponerte en contra al juez, es maltrato.**',
  },
} as const;

/**
 * The text about such threats, with what is threatened in its first sentence. What follows is said once, whatever
 * else is threatened later.
 *
 * @param text about all such threats, in the language of the talk
 */
export function hostageText(text: string, { message, turns, language }: Talk): string {
  const body = text.slice(text.indexOf('**', 2) + 2);
  const found = isPetHostage(message)
    ? HOSTAGES.pet
    : Object.values(HOSTAGES).find(({ is }) => is.test(plain(message)));
  if (!found) return text;
  const opening = language === 'es' ? found.es : found.en;
  return wasSaid(turns, body) ? opening : `${opening}${body}`;
}
