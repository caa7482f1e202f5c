import type { Phrase } from '../../phrases/phrase.js';
import { cueFinder } from './cue-finder.js';
import { GUNS } from './gun-cues.js';
import { NO_WEAPON } from './held-cues.js';
import { MEDICINES, PASTILLAS } from './overdose-cues.js';
import { passagesOf } from './passages.js';
import { WRITERS_THREATS } from './threat-phrases.js';

const ROPES =
  'rope|noose|belt|cord|extension_cord|soga|cuerda|cinto|cinturon|cable|mecate|lazo|sabana_amarrada';
const BLADES =
  'razor|razors|razor_blade|razor_blades|blade|blades|box_cutter|exacto_knife|knife|navaja|navajas|cuter|cutter|cuchillo|rastrillo';
const SPOTS =
  'seat|passenger_seat|lap|glovebox|glove_box|glove_compartment|console|dash|dashboard|floorboard|tailgate|counter|table|nightstand|desk|bed|pillow|workbench|bench|backpack|drawer|jacket|pocket|hand|hands|asiento|guantera|piernas|mano|manos|cama|buro|mesa|cajon|almohada|mochila';

/** A gun in words that mean one only where somebody holds it. */
const PIECE = 'my_9|the_9|my_nine|the_nine|my_piece|my_strap|my_heat|my_carry|mi_9|mi_nueve|mi_fierro';
const HELD_GUN = `${GUNS}|${PIECE}`;
const ON_BODY = 'lap|knee|knees|thigh|thighs|leg|legs|hand|hands|mouth|head|temple|chin|chest';
const PILLS = `bottle|bottles|${MEDICINES}|${PASTILLAS}|frasco|frascos`;
const GAZES = 'look|looks|looking|looked|stare|stares|staring|stared|gazing';

/** Somebody else who has it, and things that only share its name. */
const OTHERWISE: readonly Phrase[] = [
  ...NO_WEAPON,
  `he|she|they|husband|wife|boyfriend|girlfriend|ex|partner|fiance|son|stepson|dad|father|brother is|has|had|keeps|kept|leaves|left|put|puts|carries|bought .. ${GUNS}`,
  `his|her|their loaded? ${GUNS}`,
  `su ${GUNS}`,
  'pistola|arma de silicon|agua|juguete|pintura',
  `nail|nails|screw|screws|drill|bit|wire ... ${GUNS}`,
  'rope swing|course|jump|climbing',
  'jump|tug|climbing|clothes .. rope|line',
  'organizer|vitamins|vitamin|antibiotics .. week|pills|pill',
  'pills|meds ... organizer|for_the_week|vitamins',
  'seat|asiento belt|cord',
  `${BLADES} ... cake|onion|onions|shaving|shave|legs|beard|shower|kitchen|pastel|cebolla|barba|rasurar`,
];

const signsIn = cueFinder(
  {
    // Needs no dark word beside it.
    'in-lap': [`${GUNS} is? in|on|across|to|against my lap|mouth|head|temple|chin`],
    // As much, unless it is cleaned or hunted with.
    'on-body': [
      `${HELD_GUN} is? .. in|on|across|over|between|against my|the|both ${ON_BODY}`,
      `${GUNS} ... it_is|its in|on|across|over my|the ${ON_BODY}`,
      `i am|have_been|been|just|still ... holding|gripping my|the|this loaded? old? service? ${GUNS}`,
      `${GUNS} en|sobre|entre mi|mis|la|las mano|manos|piernas|boca|regazo|rodillas`,
    ],
    // In hand, or beside the writer.
    gun: [
      `holding|gripping|turning_over my|the|this|that|a|moms|dads|grandpas loaded? old? service? ${GUNS}`,
      `${HELD_GUN} is? on|in|by the|my? seat|passenger_seat|console|dash .. next_to_me|beside_me`,
      `${GUNS} is? right? beside|next_to|by me .`,
      `${GUNS} is right? beside|next_to|in_front_of me`,
      `i am|sitting|have|hold|holding|got|keep_holding .. ${GUNS} .. in|on|across|to my lap|hand|hands|mouth|head|chest|temple`,
      `i am|just|sitting|sit|holding|parked ... with|holding|w my|the|his|her|a|dads? loaded? ${GUNS} .. lap|hand|hands|seat|here|next_to_me|beside_me|.`,
      `i am holding my|the|his|a|her loaded? ${GUNS}`,
      `${GUNS} is? on|in the|my? passenger_seat|seat|dash .. next_to_me|beside_me|looking_at_it|waiting`,
      `tengo|traigo|estoy_con .. ${GUNS} .. mano|manos|piernas|boca|cabeza|a_mi_lado|al_lado|aqui|conmigo|enfrente`,
      `estoy|sentado|sentada|aqui .. con .. ${GUNS} .. mano|manos|piernas|boca|cabeza`,
      `i have|got ... ${GUNS} with me in|here`,
    ],
    // Within reach, which says less.
    'gun-near': [
      `${GUNS} .. in|on|under|inside|beside|en|bajo|debajo .. ${SPOTS}`,
      `loaded|cleaned|unlocked|got|grabbed|pulled|brought|took|have .. ${GUNS} .. out|here|with_me|.`,
      `loaded|load|cargue .. ${GUNS}`,
      `${GUNS} .. loaded|with_me|out_of_the_safe|right_here|cargada|cargado|conmigo|aqui`,
    ],
    'means-near': [
      `${ROPES} .. tied|hung|hanging|over|around|from|ready|amarrada|amarrado|colgada|colgado|lista|listo|en`,
      `tied|tie|amarre .. ${ROPES}`,
      `${BLADES} .. in|on|against|to|next_to|en|a .. hand|hands|wrist|wrists|arm|lap|me|skin|mano|muneca|tina|piernas|lado`,
      `holding|hold .. ${BLADES}`,
      `pills|bottle|pastillas|${MEDICINES} ... lined_up|in_my_hand|into_my_hand|in_my_lap|in_front_of_me|on_the_counter|next_to_me|en_la_mano|enfrente`,
      `counted|counting|poured|dumped|conte .. pills|pastillas|${MEDICINES}`,
    ],
    'pills-held': [
      `${PILLS} .. in|on|into my|the lap|hand|hands|palm`,
      `${PILLS} .. poured|dumped|spread|lined|laid|set|counted out|up`,
      `poured|dumped|spread|lined|laid|emptied .. ${PILLS}`,
      `counting|count|counted|recounted .. ${PILLS}`,
      `${PILLS} ... counting|count|counted|recounted .. them|again|over|.`,
      `sitting|sit|sat|here with|holding ... ${PILLS}`,
      `${PASTILLAS} .. en|sobre .. mano|manos|regazo|piernas|cama|mesa`,
      `contando|conte|cuento|vacie|tengo|saque .. ${PASTILLAS}`,
      `${PASTILLAS} ... contando|conte|cuento|contandolas`,
    ],
    gaze: [
      `${GAZES} .. at .. it|them|these|label|${HELD_GUN}|${PILLS}`,
      'reading the|its label',
      'keep|kept|just|been|still|over_and_over counting|recounting',
      'counting|count|counted|recount .. them|again|over|how_many|.',
      'thinking about it',
      'an_hour|two_hours|for_hours|half_an_hour|all_night|all_shift|all_break|all_evening|una_hora|dos_horas|horas|toda_la_noche',
      'mirando|viendo|miro|veo .. pistola|arma|escopeta|rifle|revolver|pastillas|frasco',
      'mirandola|mirandolas|mirandolo|viendola|viendolas|viendolo|contandolas|contando|no_dejo_de_verla|no_dejo_de_verlas|la_miro|las_miro|las_cuento|la_veo',
    ],
    // Somebody else is meant.
    aims: [
      ...WRITERS_THREATS,
      'kill|shoot|blast|smoke|cap him|her|them|both|everybody|everyone|somebody|someone|all|my_ex|my_husband|my_wife|that|this',
      'will|going_to|gonna|want_to|wanna|could|ready_to hurt|end|stop|finish|teach|scare him|her|them|both|everybody|everyone|my_ex|my_husband|my_wife|that',
      'when|if|till|until|once|as_soon_as|minute he|she|they|ex|husband|wife .. come|comes|walks|gets|shows|opens|steps|pulls',
      'wait|waiting for|on|on_for him|her|them|my_ex|my_husband|my_wife',
      `outside|front|behind|by|near|watching his|her|their|my_exs|the_exs|exs house|place|apartment|work|job|window|home`,
      'they|he|she|both will|is_going_to|are_going_to|going_to pay|be_sorry|regret|learn',
      'matar|matarlo|matarla|matarlos|balacear|balear|dispararle|que_pague|lo_voy_a|la_voy_a|los_voy_a|cuando_llegue|cuando_entre|lo_espero|la_espero|esperandolo|esperandola',
    ],
    // It is cleaned, hunted with, bought or given out.
    tended: [
      'clean|cleaning|cleaned|oil|oiling|hunt|hunting|hunted|season|turkey|turkeys|duck|ducks|dove|doves|elk|coyote|coyotes|hog|hogs|varmint|snake|rattlesnake|raccoon|fox|chickens|pheasant|blind|stand|range|target|targets|skeet|clays|trap_shooting|gun_show|pawn|store|shop|auction|raffle|permit|safety_class|class|lesson|lessons|training|competition|museum|reenactment|antique',
      'new|bought|inherited|won|sold|selling|trade|buy ... gun|pistol|rifle|shotgun|9mm|glock|revolver',
      'pharmacy|pharmacist|organizer|pillbox|pill_box|for_the_week|week|weekly|refill|refills|vitamin|vitamins|antibiotic|antibiotics|birth_control|recall|expired|take_back|vet',
      'moms|dads|mothers|fathers|grandmas|grandpas|his|her|sons|daughters|kids|patients|residents .. pills|meds|medicine|medicines|medication|medications .. for|into|in_her|in_his|every|each|at',
      'cazar|caceria|venado|limpiando|limpiar|tiro_al_blanco|farmacia|vitaminas|pastillero|coyote|coyotes|vibora',
    ],
    dark: [
      'done|tired|goodbye|bye|sorry|over|end|ends|ended|ending|die|dying|dead|kill|alone|garage|truck|car|parking_lot|basement|woods|quiet|anymore|pointless|worthless|nothing|nobody|no_one|cant|pain|hurts|crying|cry|drunk|drinking|loaded|bullet|last|lost|left|took|gone|tonight|better_off|dont_know_why|hate_myself|failed|failure|why_i_am|bottle|jack|whiskey|vodka|sitting|sit|staring|looking_at_it',
      'ya_no|cansado|cansada|adios|perdon|perdonenme|morir|morirme|matar|matarme|solo|sola|noche|troca|carro|nada|nadie|llorando|harto|harta|acabar|fin|dolor',
    ],
    wish: [
      'i am|so so? done|done_with|finished|tired',
      'want|wanna|ready|going|gonna|plan|planning to? die|be_dead|end_it|kill_myself|disappear|do_it|not_be_here',
      'not want to? be|live|wake|exist here|alive|up|anymore|.',
      'can not do|take|go_on|keep_going this|it|like_this|anymore|on|.',
      'kill|shoot|hang myself',
      'nobody|no_one|noone .. miss|care|notice',
      'better_off without|if_i|when_i',
      'no point|reason|way_out|more_pain',
      'one_last|last_time|the_nerve|go_through_with_it',
      'ya_no quiero|puedo|aguanto',
      'quiero|queria morir|morirme|matarme|acabar|desaparecer',
      'hasta_aqui|ya_me_canse|acabar_con_todo',
    ],
    alone: [
      'nobody|no_one|noone knows|know .. here|where|i_am',
      'by_myself|alone .. here|out|in|with|at|.',
      'parked .. behind|by|at|near|in|off',
      'nadie sabe|me_va_a_encontrar',
      'estoy|aqui solo|sola|a_solas',
    ],
    farewell: [
      'goodbye|bye_everyone|adios|perdonenme|perdoname',
      'wrote|write|writing|left .. letter|letters|note|notes',
      'tell my|the|them|her|him ... love|loved|sorry',
      'sorry for everything|all|it_all|what_i',
      'forgive me',
      'take_care_of my|the kids|girls|boys|dog',
      'escribi|deje .. carta|cartas|nota',
      'diles|dile que .. quiero|amo|perdonen',
    ],
    over: [
      'years_ago|year_ago|months_ago|weeks_ago|last_year|last_summer|last_month|last_week|back_then|when_i_was|when_he_was|as_a_kid|used_to|a_while_back|back_in|what_if',
      'hace_anos|hace_meses|hace_mucho|hace_tiempo|hace_semanas|el_ano_pasado|de_chica|de_chico|cuando_era|antes',
      'movie|film|show_on|series|episode|novel|video_game|fortnite|dream|nightmare|pelicula|serie|sueno|videojuego|nerf|hunting|cazar|deer|season',
    ],
  },
  OTHERWISE,
);

export type AtHandEmergency = 'own-weapon' | 'own-means';

type Sign = ReturnType<typeof signsIn>[number];

const isGunAtHand = (found: ReadonlySet<Sign>): boolean =>
  found.has('in-lap') ||
  (found.has('on-body') && !found.has('tended')) ||
  (found.has('gun') && (found.has('dark') || isGazedAt(found))) ||
  (found.has('gun-near') && (isGrave(found) || found.has('alone') || isGazedAt(found)));

/** Whoever cleans a gun or sorts pills for the week looks at them, too. */
const isGazedAt = (found: ReadonlySet<Sign>): boolean => found.has('gaze') && !found.has('tended');

const isGrave = (found: ReadonlySet<Sign>): boolean => found.has('wish') || found.has('farewell');

/**
 * What the writer could end their life with, at hand: in their lap it says enough, elsewhere beside a wish, a
 * lonely place, a farewell, or eyes that stay on it.
 */
export function atHandIn(message: string): readonly AtHandEmergency[] {
  const found = new Set(signsIn(message));
  if (found.has('over')) return [];
  if (isGunAtHand(found)) return ['own-weapon'];
  return found.has('means-near') && isGrave(found) ? ['own-means'] : [];
}

const holdsOwnMeans = (message: string): boolean => {
  const found = new Set(signsIn(message));
  if (found.has('over') || found.has('aims')) return false;
  const isOfPills = found.has('pills-held') && (isGazedAt(found) || found.has('dark') || isGrave(found));
  return isGunAtHand(found) || (isOfPills && !found.has('tended'));
};

/**
 * Whether the writer holds, looks at or counts a gun or pills, and threatens nobody with them. Then their own life is in danger first, whatever
 * they have done or fear to do to others.
 */
export const isOwnMeansHeld = (message: string): boolean =>
  !signsIn(message).includes('aims') && passagesOf(message).some(holdsOwnMeans);
