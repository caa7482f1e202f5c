import { cueFinder } from './cue-finder.js';
import { namesChild } from './person-cues.js';

/** Calibers, as people name a gun by them. Alone they are numbers, so a stop or a word stands before each. */
const CALIBERS = ['22', '25', '38', '40', '44', '45', '357', '380']
  .flatMap((size) => [
    `.${size}`,
    `my_${size}`,
    `dads_${size}`,
    `a_${size}`,
    `the_${size}`,
    `${size}_special`,
  ])
  .join('|');
/** Names that people give a gun by its size, its maker or its use, besides the plain word. */
const NAMES =
  'glock|glocks|ar_15|ar15|ak_47|9mm|9_mm|9mil|9_mil|9mils|9_mill|nine_mil|nine_mill|nine_mm|nine_millimeter|9_millimeter|12_gauge|20_gauge|12_ga|20_ga|twelve_gauge|twenty_gauge|410_shotgun|my_410|the_410|30_30|thirty_thirty|30_06|thirty_ought_six|30_aught_six|30_ought_six|thirty_eight_special|snubnose|snub_nose|six_shooter|357|three_fifty_seven|magnum|sidearm|side_arm|ruger|beretta|sig_sauer|smith_and_wesson|colt|mossberg|remington|winchester|derringer|service_weapon|duty_weapon|off_duty_weapon|issued_weapon|issue_weapon|personal_weapon|my_weapon|loaded_weapon';
/** Every word for a gun. */
export const GUNS = `gun|guns|pistol|pistols|rifle|rifles|shotgun|shotguns|handgun|handguns|firearm|revolver|${NAMES}|${CALIBERS}|pistola|escopeta|arma|arma_de_cargo|cuete|fusca|carabina|metralleta|cuerno_de_chivo|rifle_22|la_9|la_nueve|la_22|la_38|la_45|la_380|treinta_y_ocho`;

const gunsIn = cueFinder({
  own: [
    `i have|keep|got|bought|hold|held|took|found|own|loaded|load .. ${GUNS}`,
    `my own? ${GUNS}`,
    `i .. sat|sit|stared|staring|looking with|at .. ${GUNS}`,
    `tengo|compre|agarre|saque|tuve .. ${GUNS}`,
    `mi ${GUNS}`,
  ],
  near: [
    `${GUNS} .. in|on|under .. seat|lap|glovebox|glove_box|nightstand|drawer|truck|console|pillow|closet`,
    'the|my|a 9|nine in|on|under the|my? seat|lap|passenger_seat|glovebox|console|nightstand',
    `loaded .. ${GUNS}`,
    `${GUNS} .. loaded|cargada|cargado`,
    `${GUNS} .. en|bajo .. asiento|guantera|buro|cajon|cama|troca|piernas`,
  ],
  theirs: [
    `he|she|they|husband|wife|boyfriend|girlfriend|ex|partner|fiance|son|stepson|daughter|dad|father|brother .. has|have|had|keeps|kept|bought|got|gets|took|takes|loaded|loads|cleans|cleaning|waves|waved|held|holds|holding|carries|grabbed|grabs|put|puts|sleeps_with|sat .. ${GUNS}`,
    `his|her|their .. ${GUNS}`,
    `tiene|trae|saco|agarro|compro|carga|cargo|su .. ${GUNS}`,
  ],
});

/** Whether the writer has a gun, or one lies near and is nobody else's. */
export function hasOwnGun(message: string): boolean {
  const found = gunsIn(message);
  return found.includes('own') || (found.includes('near') && !found.includes('theirs'));
}

/** Whether a message speaks of a gun that somebody else has, and of none that the writer has. */
export function isGunOfAnother(message: string): boolean {
  const found = gunsIn(message);
  return found.includes('theirs') && !found.includes('own');
}

const SPOTS =
  'couch|cushion|cushions|sofa|bed|mattress|pillow|nightstand|dresser|drawer|counter|table|purse|glovebox|console|seat|closet|shelf|door|backpack|toy_box|floor|fridge|diaper_bag|dryer|stroller|garage|truck|kitchen|cama|colchon|almohada|cojin|sillon|buro|cajon|ropero|closet|mesa|bolsa|panalera|refri|refrigerador|troca|asiento';
/** How a child comes to a gun. */
const REACHES =
  'play|plays|playing|found|finds|reach|reaches|touch|touched|touches|hold|held|holding|holds|load|loads|loaded|clean|aim|aims|pointed|points|grabbed|picked_up|knows_where|climbs|dig|digs|got';

const reachIn = cueFinder(
  {
    near: [
      `${GUNS} .. in|on|under|behind|by|beside|between|inside|leaned|leaning .. ${SPOTS}`,
      `gun|guns|pistol|rifle ... hers|his|theirs|mine .. in|on|under|behind .. ${SPOTS}`,
      `nunca|no la|lo guarda|guardan|encierra`,
      `${GUNS} is? just? laying|lying|sitting|out|around|leaned|leaning|unlocked|loaded|in_reach`,
      `loaded ${GUNS}`,
      `never|not|does|did|will not? lock|locks|locked|locking .. ${GUNS}`,
      `${GUNS} .. not|never|without .. lock|locked|safe`,
      'click|clicks|flip|flips|switch|take|takes|turn .. safety',
      'safety off',
      `${REACHES} .. with|near|by|around|at|his|her|the|a|my|dads|grandpas|uncles|stepdads? .. ${GUNS}`,
      `let|lets|letting him|her|them|the_kids|my_kids|my_son|my_daughter|the_boys hold|touch|load|carry|clean|play|keep .. ${GUNS}|it`,
      `${GUNS} .. en|bajo|abajo|debajo|arriba|atras|detras .. ${SPOTS}|puerta`,
      `juega|juegan|jugando|agarro|agarra|agarran|encontro|toco|toca|alcanza|alcanzan .. ${GUNS}`,
      `${GUNS} .. cargada|cargado|sin_llave|a_la_mano|al_alcance`,
    ],
    // It is held against somebody, so it is no mere gun that lies about.
    aimed: [
      'waved|waves|waving|pointed|points|pointing|aimed|aims|aiming|threatened|threatens|threatening|fired|shot|cocked|racked',
      `${GUNS} .. at|to|against|in me|us|my|his|her head|mouth|face|chest|temple`,
      `${GUNS} .. at|to|on me|us|him|her`,
      'apunto|apunta|apuntando|amenazo|amenaza|disparo',
    ],
    'at-others': [
      `waved|waves|waving|pointed|points|pointing|aimed|aims|aiming|held|holds .. ${GUNS} .. at|on|to me|us|her|him|them|my|our|the_kids|the_baby`,
      `apunto|apunta|apuntando .. ${GUNS} a .. mi|mis|nosotros|la|el`,
      `me|nos|le|les apunto|apunta .. ${GUNS}`,
    ],
    safe: [
      'locked|locks .. safe|up|away|cabinet|every|always|in',
      'gun|in_a|in_the|big|bolted safe|cabinet|vault',
      'unloaded|trigger_lock|trigger_locks|supervised|range|hunter_safety|hunting|hunt|deer|season|nerf|water|bb|toy|airsoft|paintball|squirt',
      'bajo_llave|caja_fuerte|descargada|cazador|caceria|juguete',
    ],
  },
  ['nerf|water|squirt|toy|glue|staple|nail|bb|cap|radar|massage|airsoft|paintball guns|gun|pistol|rifle'],
);

/** Whether a child lives with or visits a gun of somebody else’s that is neither locked up nor for a hunt. */
export function isGunInReach(message: string): boolean {
  const found = reachIn(message);
  const isOther = found.includes('safe') || found.includes('aimed') || hasOwnGun(message);
  return found.includes('near') && !isOther && namesChild(message);
}

/** Whether somebody else holds a gun on the writer or another. */
export const isGunHeldOn = (message: string): boolean =>
  reachIn(message).includes('at-others') && !hasOwnGun(message);
