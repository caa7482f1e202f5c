import type { Phrase } from '../../phrases/phrase.js';
import { cueFinder } from './cue-finder.js';

export const SACUDE =
  'sacudio|sacudi|sacude|sacudieron|sacudia|sacudiendo|sacudir|zarandeo|zarandee|zarandea|zarandearon|zarandeaba|zarandeando|zarandear';
export const BEBE = 'bebe|bebes|beba|bebito|bebita|nene|nena|recien_nacido|recien_nacida';
const NUMBERS = `${Array.from({ length: 24 }, (_, at) => String(at + 1)).join('|')}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|few|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once`;
const WEEKS_OR_MONTHS = 'week|weeks|wk|wks|month|months|mo|mos|semana|semanas|mes|meses';

/** Words of shaking, whoever was shaken. */
export const shakesIn = cueFinder(
  {
    'shaken-baby': [
      'shaking|shook|shakes|shaken|shake him|her|it|them',
      `la|lo ${SACUDE}`,
      'la|lo estaba|estuvo|esta sacudiendo|zarandeando',
    ],
  },
  [
    'it|that|this|news|which|death|loss|divorce really|all? shook|shakes|shaking',
    'lost|losing ... shook|shakes',
    'him|her|it|them head|hand|fist',
  ],
);

/** Words that stand beside a baby where nothing else names it. */
const CRIB: readonly Phrase[] = [
  'bottle|crib|bassinet|diaper|formula|pacifier|colic|swaddle|mamila|biberon|cuna|panal|chupon|colico|colicos',
  'would|will|did|does not stop|quit crying|screaming|fussing|wailing',
  'no .. paraba|dejaba|para|deja de llorar|gritar',
];

/** Somebody so small that to be shaken may kill. Most often only the age says so. */
export const babyIn = cueFinder(
  { baby: [`baby|babies|babys|infant|newborn|toddler|${BEBE}`, `${NUMBERS} ${WEEKS_OR_MONTHS}`, ...CRIB] },
  [
    `${NUMBERS} ${WEEKS_OR_MONTHS} ago|pregnant|along|together|apart|later|sober|clean|into|postpartum|married|of|in|straight|away|since|embarazada|juntos|despues`,
    'wife|girlfriend|fiancee|husband|boyfriend|sister|mom|esposa|novia|mujer .. not stop|quit crying|screaming',
    'bottle of|beer|wine|water|whiskey|vodka',
    'wine|beer|water|whiskey|pill|glass bottle|bottles',
    `for|in|after|past|last|every|within|hace|por|durante|embarazada|embarazada_de|desde_hace the|de|like|about|unos? ${NUMBERS} ${WEEKS_OR_MONTHS}`,
  ],
);
