import type { Phrase } from '../../phrases/phrase.js';
import { cueFinder } from './cue-finder.js';

const AGES = [
  '1',
  '2',
  '3',
  '4',
  '5',
  'un',
  'dos',
  'tres',
  'cuatro',
  'cinco',
  'one',
  'two',
  'three',
  'four',
  'five',
];
const TINY = `only_1|only_2|only_3|only_4|only_two|only_three|just_3|is_3|is_two|is_three|is_four|baby|babys|infant|newborn|toddler|toddlers|month_old|months_old|little_one|preschooler|grandbaby|little_boy|little_girl|${AGES.flatMap((age) => ['year_old', 'yr_old', 'years_old'].map((old) => `${age}_${old}`)).join('|')}|bebe|beba|nene|nena|chiquito|chiquita|${AGES.map((age) => `${age}_anos`).join('|')}`;
/** Children of any age, so that what they swallow may also have been meant. */
const ANY_AGE =
  'twins|kid|child|son|daughter|stepson|stepdaughter|grandson|granddaughter|nephew|niece|nino|nina|hijo|hija|hijastro|hijastra|nieto|nieta|sobrino|sobrina';
const ATE =
  'ate|eaten|eat|eating|swallowed|swallow|drank|drunk|drinking|drink|chewed|chewing|licked|licking|sucked|sucking|sipped|chugged|gulped|bit_into|in_his_mouth|in_her_mouth|got_into|gotten_into|got_in|got_a_hold_of|got_hold_of|gotten_hold_of';
const COMIO =
  'comio|tomo|trago|bebio|chupo|mastico|lamio|probo|metio_a_la_boca|metio_en_la_boca|tomado|comido|tragado|agarro';
const DRUGS =
  'pill|pills|tablet|tablets|capsule|capsules|medicine|medicines|medication|medications|meds|tylenol|motrin|advil|benadryl|melatonin|xanax|adderall|suboxone|methadone|oxy|percocet|insulin|iron_pills|vape|vape_juice|vape_pen|e_liquid|nicotine|nicotine_pouch|zyn|zyns|juul|cigarette|cigarettes|cigarette_butt|chewing_tobacco|edible|edibles|weed|weed_brownie|weed_brownies|thc|weed_gummy|weed_gummies|thc_gummies|my_gummies|his_gummies|her_gummies|our_gummies|gummies_with_thc|battery|batteries|button_battery|magnet|magnets|mothballs';
const CLEANERS =
  'fabuloso|pinol|pine_sol|clorox|bleach|ajax|comet|lysol|windex|mr_clean|easy_off|drano|febreze|swiffer|cascade|dawn|dish_soap|floor_cleaner|toilet_cleaner|toilet_bowl_cleaner|cleaner|cleaning_spray|detergent|laundry_pod|laundry_pods|tide_pod|tide_pods|dishwasher_pod|dishwasher_pods|hand_sanitizer|nail_polish_remover|nail_polish|perfume|antifreeze|paint_thinner|gasoline|lighter_fluid|lamp_oil|rat_poison|roach_bait|ant_trap|bug_spray|raid|weed_killer|rubbing_alcohol|peroxide|super_glue|essential_oil|hair_dye|bath_salts|mouthwash|vodka|liquor';
const PASTILLAS =
  'pastilla|pastillas|pildora|pildoras|medicina|medicinas|medicamento|tableta|tabletas|capsula|paracetamol|clonazepam|vape|vapeador|cigarro|colilla|gomitas_de_marihuana|brownie_de_marihuana|marihuana|mota|pila|pilas|pila_de_boton|bateria|iman|imanes';
const LIMPIADORES =
  'fabuloso|pinol|cloro|cloralex|clorox|suavitel|ariel|axion|salvo|ajax|pinesol|maestro_limpio|limpiador|limpiapisos|desinfectante|detergente|jabon_de_trastes|jabon_de_lavadora|quitaesmalte|acetona|alcohol|gel_antibacterial|raid|insecticida|veneno|raticida|thiner|gasolina|perfume|sosa|destapacanos|tequila';
const HARMFUL = `${DRUGS}|${CLEANERS}`;
const DANINO = `${PASTILLAS}|${LIMPIADORES}`;

const EVERYDAY: readonly Phrase[] = [
  'vitamin|vitamins|fruit|chewable|flintstones|bear|candy|his_own|her_own .. gummies|gummy|pills|medicine|tablets',
  `${ATE} .. ${DRUGS} .. as_prescribed|doctor|without|fine|like_a_champ|before_bed|for_his|for_her|every|on_time|finally|dose|with_applesauce`,
  `i|we just? ${ATE}`,
  'his|her medicine|medication|meds',
  'take|takes|taking|swallow|swallows|eat not? ... if|when|unless',
  'will|would|does|do|did|can not|never .. swallow|eat|drink|take|chew',
  'how|teach|learn|learning|learned ... swallow|take .. pills|pill|tablet|tablets|medicine',
  'refuses|hates|trouble|trying|hard to|swallowing? swallow|take|pills|drink|eat',
  'dish_soap|dawn .. bubbles',
  'so no|nobody one? swallows|eats|drinks|gets',
  'dog|cat|puppy|kitten .. ate|swallowed|drank|chewed|licked|got_into',
  'after|before|with|while|because|and|i|we|he|husband|wife drank|drinking|drunk|drink .. vodka|liquor',
];

const signsIn = cueFinder(
  {
    tiny: [TINY],
    child: [ANY_AGE],
    swallowed: [
      `${ATE} .. ${HARMFUL}`,
      `${ATE} .. some|one|a_bit|a_little|part|half|all of ... ${HARMFUL}`,
      `${HARMFUL} .. in his|her|the|their mouth`,
      `${HARMFUL} ... on|around|all_over his|her|their lips|mouth|tongue|face|hands`,
      `took .. ${CLEANERS}|my_pills|my_meds|his_dads_pills|grandmas_pills|grandmas_meds`,
      `${COMIO} .. ${DANINO}`,
      `${DANINO} .. en la boca`,
    ],
    // A pill that is missing where a small child was is as good as swallowed.
    missing: [
      `${DRUGS}|bottle ... missing|gone|spilled|empty|all_over|open`,
      'missing one|two|three|some|a|2|3|4|5|6',
      `faltan ... ${PASTILLAS}`,
      `${PASTILLAS} ... faltan|regadas|tiradas`,
    ],
    reached: [
      'got|gotten|gets|getting|was|been in|into|at|through my|the|his|her|grandmas|moms|our|a ... purse|bag|drawer|cabinet|backpack|nightstand|pills|meds|medicine|suitcase',
      'found him|her|them with|holding|in|next_to',
      'agarro|abrio|encontro|saco|se_metio ... bolsa|cajon|frasco|pastillas|mochila|medicinas',
    ],
    over: [
      'years_ago|year_ago|months_ago|weeks_ago|last_year|last_summer|last_month|last_week|back_then|when_i_was|when_he_was|when_she_was|as_a_kid|used_to|back_in|a_while_back|story|got_it_out|in_time|birth_control|another_baby|teenager|refill|pharmacy',
      'hace_anos|hace_meses|hace_mucho|hace_tiempo|el_ano_pasado|de_chico|de_chica|cuando_era',
      'movie|film|show|series|episode|novel|video_game|dream|pelicula|serie|sueno',
    ],
  },
  EVERYDAY,
);

/** Who has, or may have, swallowed what harms them, or null. The words may stand in any sentences of the message. */
export function childWhoSwallowed(message: string): 'tiny' | 'child' | null {
  const found = signsIn(message);
  const isSwallowed = found.includes('swallowed') || (found.includes('missing') && found.includes('reached'));
  if (found.includes('over') || !isSwallowed) return null;
  return (['tiny', 'child'] as const).find((each) => found.includes(each)) ?? null;
}
