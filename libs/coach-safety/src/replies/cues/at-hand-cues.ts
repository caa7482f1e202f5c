import type { Phrase } from '../../phrases/phrase.js';
import { cueFinder } from './cue-finder.js';
import { GUNS } from './gun-cues.js';
import { NO_WEAPON } from './held-cues.js';
import { MEDICINES } from './overdose-cues.js';

const ROPES =
  'rope|noose|belt|cord|extension_cord|soga|cuerda|cinto|cinturon|cable|mecate|lazo|sabana_amarrada';
const BLADES =
  'razor|razors|razor_blade|razor_blades|blade|blades|box_cutter|exacto_knife|knife|navaja|navajas|cuter|cutter|cuchillo|rastrillo';
const SPOTS =
  'seat|passenger_seat|lap|glovebox|glove_box|glove_compartment|console|dash|dashboard|floorboard|tailgate|counter|table|nightstand|desk|bed|pillow|workbench|bench|backpack|drawer|jacket|pocket|hand|hands|asiento|guantera|piernas|mano|manos|cama|buro|mesa|cajon|almohada|mochila';

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
    // In hand, or beside the writer.
    gun: [
      `${GUNS} is? in|on|across my lap|hand|hands|mouth|chest|knees`,
      `${GUNS} is right? beside|next_to|in_front_of me`,
      `i am|sitting|have|hold|holding|got|keep_holding .. ${GUNS} .. in|on|across|to my lap|hand|hands|mouth|head|chest|temple`,
      `i am|just|sitting|sit|holding|parked ... with|holding|w my|the|his|her|a|dads? loaded? ${GUNS} .. lap|hand|hands|seat|here|next_to_me|beside_me|.`,
      `i am holding my|the|his|a|her loaded? ${GUNS}`,
      `${GUNS} is? on|in the|my? passenger_seat|seat|dash .. next_to_me|beside_me|looking_at_it|waiting`,
      `tengo|traigo|estoy_con .. ${GUNS} .. mano|manos|piernas|boca|cabeza|a_mi_lado|al_lado|aqui|conmigo|enfrente`,
      `estoy|sentado|sentada|aqui .. con .. ${GUNS} .. mano|manos|piernas|boca|cabeza`,
      `i have|got ... ${GUNS} with me in|here`,
      `${GUNS} en mi|la|las mano|manos|piernas|boca|regazo`,
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

/**
 * What the writer could end their life with, at hand: in their lap it says enough, elsewhere beside a wish, a
 * lonely place or a farewell.
 */
export function atHandIn(message: string): readonly AtHandEmergency[] {
  const found = new Set(signsIn(message));
  if (found.has('over')) return [];
  const isGrave = found.has('wish') || found.has('farewell');
  const isGun =
    found.has('in-lap') ||
    (found.has('gun') && found.has('dark')) ||
    (found.has('gun-near') && (isGrave || found.has('alone')));
  if (isGun) return ['own-weapon'];
  return found.has('means-near') && isGrave ? ['own-means'] : [];
}
