import type { Condition } from '../professional-cues.js';

/** Whose sign it is: the writer’s, a child’s in the family, or another grown-up’s. */
export type Owner = 'own' | 'other' | 'child';

const CHILD =
  /^(?:(?:step|bonus|grand)?(?:son|daughter|kid|child)|teen|teenager|niece|nephew|hij[oa]|hijastr[oa]|niet[oa]|sobrin[oa]|adolescente)s?$/u;
const OTHER =
  /^(?:he|she|hes|shes|husband|wife|partner|fiancee?|boyfriend|girlfriend|mom|mother|dad|father|brother|sister|spouse|él|ella|espos[oa]|marido|mujer|pareja|novi[oa]|mamá|papá|mama|papa|herman[oa]|suegr[oa])s?$/u;
const OWN =
  /^(?:i|im|ive|id|yo|lloro|tomo|escondo|apuesto|debo|vomito|oigo|pongo|puedo|salgo|duermo|siento|ando|necesito|perdí|gasté|tiemblo)$/u;
/** What a parent who is low after a birth says of themself, also one who did not carry the child. */
const OWN_LOW =
  /(?<!\p{L})(?:i(?:['’]?m| am|['’]?ve)? (?:[\p{L}'’]+ ){0,4}(?:cry|cries|crying|cried|feel|felt|feeling|numb|hollow|empty|sleep|stare|hate|picturing|imagining|panic|dread|regret|wish|drive off|driving off|walk out)|(?:don['’]?t|can['’]?t|dont|cant) feel|me siento|lloro|(?:no )?siento|soy el papá|no duermo|me quiero ir|quiero (?:irme|salir))(?!\p{L})/iu;
/** What somebody who is too high, or hears voices, says of themself, whoever else is named: “haven’t slept since Tuesday, my wife is scared”. */
const OWN_HIGH =
  /(?<!\p{L})(?:(?:haven['’]?t|have not) slept|don['’]?t need (?:any )?sleep|feel(?:ing)? (?:so )?(?:amazing|incredible|unstoppable|invincible)|(?:god|jesus|angels?|the universe|satan|the devil|voices?|they) (?:\p{L}+ ){0,2}(?:tell(?:s|ing)?|giv(?:es|ing)|show(?:s|ing)?|send(?:s|ing)?|talk(?:s|ing)? to|speak(?:s|ing)? to|chose|picked) me|llevo .{0,20}sin dormir|no he dormido|dios me (?:habla|dice|manda|da)|las voces me (?:dicen|hablan|mandan))(?!\p{L})/iu;
/** Who says so of somebody else, or quotes them. */
const QUOTED =
  /(?<!\p{L})(?:he|she|they|who|ell?a?) (?:\p{L}+ ){0,2}(?:says?|said|swears|thinks|believes|claims|dice|dijo|cree|jura)(?!\p{L})/iu;

/** What whoever only sees it does. */
const OBSERVES =
  /^(?:found|find|saw|see|think|know|caught|counted|checked|asked|told|tell|love|want|worry|worried|scared|noticed|notice|hear|heard|smell|smelled|married|moved|clean|cook|cooked|work|live|met|wish|guess|hope|said|say|got|went|came|had)$/u;
const HELPS = /^(?:am|have|just|do|dont|not|also|really|keep|cant|can)$/u;

/**
 * Whose sign a message tells, read from who acts first in it. “I found”, “I think” and the like only observe.
 * After a birth it is the writer’s unless a partner is named, because “she” may be the baby; a loss is the
 * writer’s unless it is another’s dead.
 */
export function ownerOf(condition: Condition, message: string): Owner {
  const words =
    message
      .toLowerCase()
      .replace(/[’']/gu, '')
      .match(/\p{L}+/gu) ?? [];
  if (condition === 'grief')
    return /\b(?:his|her) (?:late |first |dead )?(?:wife|husband|son|daughter|mom|mother|dad|father|brother|sister)\b|\b(?:he|she) lost\b|\bsu (?:primera? )?(?:espos[oa]|mujer|mamá|papá|hij[oa]|herman[oa])\b/iu.test(
      message,
    )
      ? 'other'
      : 'own';
  if (condition === 'after-birth')
    return /\b(?:my|mi) (?:wife|girlfriend|fiancee|partner|sister|daughter in law|esposa|mujer|novia|hermana|nuera)\b/iu.test(
      message,
    ) && !OWN_LOW.test(message)
      ? 'other'
      : 'own';
  if (condition === 'voices' && OWN_HIGH.test(message) && !QUOTED.test(message)) return 'own';
  for (const [at, word] of words.entries()) {
    if (CHILD.test(word) && !isPlural(word)) return 'child';
    if (OTHER.test(word)) return /\b(?:she|he)s? (?:is )?1[0-7]\b/iu.test(message) ? 'child' : 'other';
    if (OWN.test(word) && !observes(words, at + 1)) return 'own';
  }
  return 'own';
}

const isPlural = (word: string): boolean => word.endsWith('s');

function observes(words: readonly string[], from: number): boolean {
  const verb = words.slice(from).find((word) => !HELPS.test(word)) ?? '';
  return OBSERVES.test(verb);
}
