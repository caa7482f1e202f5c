import type { Phrase } from '../../phrases/phrase.js';
import { cueFinder } from './cue-finder.js';

export const SACUDE =
  'sacudio|sacudi|sacude|sacudieron|sacudia|sacudiendo|sacudir|zarandeo|zarandee|zarandea|zarandearon|zarandeaba|zarandeando|zarandear';
export const BEBE = 'bebe|bebes|beba|bebito|bebita|nene|nena|recien_nacido|recien_nacida';
const NUMBERS = `${Array.from({ length: 24 }, (_, at) => String(at + 1)).join('|')}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|few|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once`;
const WEEKS_OR_MONTHS = 'week|weeks|wk|wks|month|months|mo|mos|semana|semanas|mes|meses';

const JOLTS =
  'jiggled|jiggles|jiggling|bounced|bounces|bouncing|jerked|jerks|yanked|rattled|swung|swings|joggled|rocked';
const SHAKES = 'shaking|shook|shakes|shaken|shake';
/** A small one among several, who has no other name in the message. */
const THE_ONE = 'the_one|that_one|the_other_one|the_other|one_of_the_twins|one_of_them|one_of_the_babies';
export const AL_QUE =
  'uno_de_los|una_de_las|al_otro|a_la_otra|al_que|a_la_que|gemelo|gemela|gemelos|gemelas|cuates|mellizos';
/** Where only somebody small lies or sits. */
export const BED_OF_SMALL =
  'crib|bouncer|bassinet|swing|playpen|pack_n_play|carrier|car_seat|cuna|portabebe|columpio';

/** Words of shaking, whoever was shaken. */
export const shakesIn = cueFinder(
  {
    'shaken-baby': [
      `${SHAKES} him|her|it|them|${THE_ONE}`,
      `grabbed|took|picked_up|snatched|lifted him|her|them|${THE_ONE} ... ${SHAKES} .|hard|until|till|really|so|like`,
      `gave|gives|give|giving ... a .. shake|shaking .|hard|to|so|because|until|till|and|when`,
      `${JOLTS} .. him|her|it|them|baby|twin ... hard|rough|roughly|violently|fast|snapped|flopping|flopped|going`,
      'head|neck .. was|is|went|kept|just going|flopping|flopped|snapping|snapped|whipping|bobbing|jerking|flying|back_and_forth|everywhere',
      'head snapped|flopped|whipped|jerked|flew|went back|around|forward|all_over|.',
      `la|lo ${SACUDE}`,
      'la|lo estaba|estuvo|esta sacudiendo|zarandeando',
      `${SACUDE} a? .. ${AL_QUE}`,
      'dio|di|dieron|dar .. sacudida|sacudidas|sacudon|zarandeada|zarandeo',
    ],
  },
  [
    'it|that|this|news|which|death|loss|divorce really|all? shook|shakes|shaking',
    'lost|losing ... shook|shakes',
    `${SHAKES} him|her|it|them|my head|hand|fist`,
    'protein|milk|hand|fist|a|thick|chocolate shake .. drink|cup|glass|for_lunch|for_breakfast',
    'protein|chocolate|vanilla|strawberry|diet|green shake',
    'formula|bottle|powder|mix|syrup ... shook|shake|shaking it',
    'shook|shake|shaking it well|up|before',
  ],
);

/** Words that stand beside a baby where nothing else names it. */
const CRIB: readonly Phrase[] = [
  'bottle|crib|bassinet|diaper|formula|pacifier|colic|swaddle|mamila|biberon|cuna|panal|chupon|colico|colicos',
  'would|will|did|does not stop|quit crying|screaming|fussing|wailing',
  'no .. paraba|dejaba|para|deja de llorar|gritar',
  // Nobody but a baby is “it” and has a face.
  'its|it face|mouth|nose|little_face|legs|arm|arms',
  'make|get it stop|to_stop|shut_up|quiet|quit',
];

/** Somebody so small that to be shaken may kill. Most often only the age says so. */
export const babyIn = cueFinder(
  {
    baby: [
      `baby|babies|babys|infant|newborn|toddler|twins|gemelos|gemelas|mellizos|${BEBE}`,
      `in|into|onto|out_of|from|down_in|en|a the|her|his|su|la? ${BED_OF_SMALL}`,
      `${NUMBERS} ${WEEKS_OR_MONTHS}`,
      ...CRIB,
    ],
  },
  [
    `${NUMBERS} ${WEEKS_OR_MONTHS} ago|pregnant|along|together|apart|later|sober|clean|into|postpartum|married|of|in|straight|away|since|embarazada|juntos|despues`,
    'wife|girlfriend|fiancee|husband|boyfriend|sister|mom|esposa|novia|mujer .. not stop|quit crying|screaming',
    'bottle of|beer|wine|water|whiskey|vodka',
    'wine|beer|water|whiskey|pill|glass bottle|bottles',
    `for|in|after|past|last|every|within|hace|por|durante|embarazada|embarazada_de|desde_hace the|de|like|about|unos? ${NUMBERS} ${WEEKS_OR_MONTHS}`,
  ],
);

/** Whether a message speaks of shaking and of somebody so small, in whichever words and sentences. */
export const isBabyShaken = (message: string): boolean =>
  shakesIn(message).length > 0 && babyIn(message).length > 0;
