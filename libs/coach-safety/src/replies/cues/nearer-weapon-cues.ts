import { cueFinder } from './cue-finder.js';
import { GUNS } from './gun-cues.js';
import { NO_WEAPON } from './held-cues.js';
import { passagesOf } from './passages.js';

const WEAPON = `${GUNS}|knife|knives|machete|axe|hatchet|bullets|bullet|cuchillo|navaja|balas`;
const GROWN =
  'he|she|they|husband|wife|boyfriend|girlfriend|ex|partner|fiance|dad|stepdad|father|mom|stepmom|brother|uncle|guy|man';
const IT = `it|the_thing|that_thing|${WEAPON}`;
const WHOSE = 'my|the|his|her|a|our|that';
const PLACES =
  'plate|table|lap|bed|pillow|nightstand|counter|waistband|hip|belt|hand|seat|couch|arm_rest|armrest|console|dash|knee|knees|dresser|coffee|mesa|cama|almohada|piernas|cintura|mano|plato|buro|asiento';

const signsIn = cueFinder(
  {
    // A weapon that somebody else has.
    told: [
      `${GROWN} .. ${WEAPON}`,
      `his|her|their|dads|stepdads|grandpas|uncles .. ${WEAPON}`,
      `${WEAPON} .. couch|cushion|bed|nightstand|drawer|truck|closet|seat|dash|loaded|house|dads|moms`,
      `tiene|trae|saca|saco|carga|esconde|guarda|su|papa .. ${WEAPON}`,
      'ex|he|husband|boyfriend|she|wife carries',
    ],
    gun: [GUNS, 'bullet|bullets|carries|balas|barrel|holster'],
    // "It" comes out, near, or into a hand.
    near: [
      `${IT} is|was .. loaded|cocked`,
      `had|has|have|got|put|puts|laid|lays|set|sets|keeps|kept|left|leaves|slid|slides ${IT} .. on|in|under|by|beside|next_to|against|across|between ${WHOSE}? ${PLACES}|us|me`,
      `${IT} is|was|sits|sat|lies|lay right? on|in|under|by|beside|next_to|between ${WHOSE} ${PLACES}`,
      `${IT} is|was|sits|sat right? between|next_to|beside us|me|him|them`,
      `${GROWN} .. loaded|loads|loading|racked|racks|cocked|cocks|cleaning|cleans|cleaned|polishing|waved|waves|waving|aimed|aims|pointed|points|sharpening|fired ${IT}`,
      `loading|racked|cocked|cleaning|waving|pointed|pointing|aimed|aiming ${IT} .`,
      `${GROWN} .. pulled|pulls|grabbed|took|got|has|gets ${IT} out|in_the_house`,
      `brought|brings ${IT} .. inside|in|home|upstairs|to_bed`,
      'click|clicks|clicked|flip|flips|flipped|take|takes|push|pushes .. safety|trigger|hammer',
      'click|clicks|clicked|flip|flips|flipped|push|pushes|pushed the? thing|button|switch|lever on|of|at the? side|it|top|back',
      `let|lets|letting|showed him|her|them|the_kids|the_boys hold|touch|load|carry|shoot|clean ${IT}`,
      `touched|touches|played_with|plays_with|picked_up ${IT}`,
      'la puso|pone|pongo|tenia|tiene|trae|traia|dejo .. en|sobre|a|al|junto el|la|su|lado? mesa|cama|buro|cintura|mano|plato|asiento|almohada|lado',
      'la|lo apunto|apunta|apuntando|esta_limpiando|limpiando|anda_limpiando',
      'la saco|cargo|carga|agarro .. hoy|ahorita|anoche|otra_vez|enfrente|y',
      'le quita|quito el|la seguro',
    ],
    // Somebody is made to stay under it, or it is on them.
    control: [
      'told|tells|made|makes|ordered|orders|telling|said me|us|them|to sit|sit_back_down|sit_down|stay|stay_put|shut_up|kneel|get_on|get_back|not_move|not_to_move|come_here|be_quiet',
      'told|tells|made|makes|ordered me|us|her|him|them|kids|the_kids to? sit|stay|shut|kneel|get|not|come|be|stand|eat|watch',
      'at me|us|the_kids|my_kids|my_son|my_daughter|the_baby|my_head|my_face|my_chest',
      'looking|stares|staring|looks|smiling|smiles|winked|grinning at me|us',
      'in_front_of|between|next_to|beside me|us|the_kids',
      'not let me|us',
      'would|can|could not leave|get_up|move',
      'so|made_sure|lifted .. i|id|we|shirt .. see|saw|know|knew',
      'me|nos dijo .. sentara|sentaramos|callara|quedara|moviera|sentar',
      'me|nos apunto|apunta|mira|mirando|ve|deja|dejo|hizo',
    ],
    now: [
      'tonight|now|right_now|just_now|just|today|this_morning|currently|again',
      'hoy|ahorita|ahora|anoche|esta_noche',
    ],
    'on-other': [
      'told|tells|made|makes|ordered|at|looking_at|pointed_at|pointing_at her|him|them|my_sister|my_mom|my_daughter|my_friend|my_cousin|my_brother',
      'she|he|sister|mom|friend|daughter|cousin|brother is? texted|texting|texts|called|calling|whispering',
      'le|les dijo|apunto|apunta|la|lo',
    ],
  },
  [...NO_WEAPON, 'point|points|pointed|pointing it|that out', 'shot|shoots up|down|me_a_text|hoops|photos'],
);

type Sign = ReturnType<typeof signsIn>[number];

/** Number of messages before in which the weapon may have been told. */
const BEFORE = 8;

function nearerSigns(
  before: readonly string[],
  message: string,
  toldAs: readonly Sign[],
): ReadonlySet<Sign> | null {
  const now = passagesOf(message)
    .map((each) => new Set(signsIn(each)))
    .find((each) => each.has('near'));
  if (now === undefined) return null;
  const isTold = before.slice(-BEFORE).some((each) => {
    const found = signsIn(each);
    return toldAs.every((sign) => found.includes(sign));
  });
  return isTold ? now : null;
}

/** Whether a gun that was told of before comes nearer: out of its place, or into a hand. */
export const isGunNearer = (before: readonly string[], message: string): boolean =>
  nearerSigns(before, message, ['told', 'gun']) !== null;

/**
 * Whom a weapon that was told of before holds in fear at this moment, or null. Whoever wrote of the pistol on
 * the nightstand writes only “it” when it lies beside the plate, and “sit back down” is then no word of every
 * day.
 */
export function heldByNearer(before: readonly string[], message: string): 'held' | 'held-other' | null {
  const signs = nearerSigns(before, message, ['told']);
  if (signs === null || !signs.has('control')) return null;
  return signs.has('on-other') ? 'held-other' : 'held';
}
