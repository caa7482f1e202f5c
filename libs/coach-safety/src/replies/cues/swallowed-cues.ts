import type { Phrase } from '../../phrases/phrase.js';
import { cueFinder } from './cue-finder.js';
import { LACED, LACED_WORDS } from './laced-cues.js';
import { LEFT_OPEN, NEAR_IT, TRACES } from './left-open-phrases.js';
import { sentencePairsOf } from './passages.js';

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
/** Small ones by fond names, and ages that are said of nobody else. */
const CHIQUITOS =
  'chiquito|chiquita|chiquitito|chiquitita|chiquitin|chiquitina|peque|pequenito|pequenita|ninito|ninita|chamaquito|chamaquita|un_anito|su_anito|de_anito|anito_y|mesecitos|mesesitos|semanitas_de_nacido|semanitas_de_nacida|meses_de_nacido|meses_de_nacida';
const TINY = `only_1|only_2|only_3|only_4|only_two|only_three|just_3|is_1|is_2|is_4|is_one|1_yo|2_yo|3_yo|4_yo|just_turned_2|just_turned_3|grandson_2|grandson_3|granddaughter_2|granddaughter_3|is_3|is_two|is_three|is_four|baby|babys|infant|newborn|toddler|toddlers|month_old|months_old|little_one|preschooler|grandbaby|little_boy|little_girl|${AGES.flatMap((age) => ['year_old', 'yr_old', 'years_old'].map((old) => `${age}_${old}`)).join('|')}|bebe|beba|nene|nena|${CHIQUITOS}|${AGES.flatMap((age) => [`${age}_anos`, `${age}_anitos`]).join('|')}`;
/** Children of any age, so that what they swallow may also have been meant. */
const ANY_AGE =
  'twins|kid|child|son|daughter|stepson|stepdaughter|grandson|granddaughter|nephew|niece|nino|nina|hijo|hija|hijastro|hijastra|nieto|nieta|sobrino|sobrina';
const ATE =
  'ate|eaten|eat|eating|swallowed|swallow|drank|drunk|drinking|drink|chewed|chewing|licked|licking|sucked|sucking|sipped|chugged|gulped|bit_into|in_his_mouth|in_her_mouth|got_into|gotten_into|got_in|got_a_hold_of|got_ahold_of|got_hold_of|gotten_hold_of';
const COMIO =
  'comio|tomo|trago|bebio|chupo|mastico|lamio|probo|metio_a_la_boca|metio_en_la_boca|tomado|comido|tragado|agarro';
const DRUGS =
  'pill|pills|tablet|tablets|capsule|capsules|medicine|medicines|medication|medications|meds|tylenol|motrin|advil|benadryl|melatonin|xanax|adderall|suboxone|methadone|oxy|percocet|insulin|iron_pills|vape|vape_juice|vape_pen|e_liquid|nicotine|nicotine_pouch|zyn|zyns|juul|cigarette|cigarettes|cigarette_butt|chewing_tobacco|edible|edibles|weed|weed_brownie|weed_brownies|thc|weed_gummy|weed_gummies|thc_gummies|my_gummies|his_gummies|her_gummies|our_gummies|gummies_with_thc|marijuana_gummy|marijuana_gummies|pot_gummy|pot_gummies|cannabis_gummies|weed_candy|pot_brownie|pot_brownies|battery|batteries|button_battery|magnet|magnets|mothballs';
const CLEANERS =
  'fabuloso|pinol|pine_sol|clorox|bleach|ajax|comet|lysol|windex|mr_clean|easy_off|drano|febreze|swiffer|cascade|dawn|dish_soap|floor_cleaner|toilet_cleaner|toilet_bowl_cleaner|cleaner|cleaning_spray|detergent|laundry_pod|laundry_pods|tide_pod|tide_pods|dishwasher_pod|dishwasher_pods|hand_sanitizer|nail_polish_remover|nail_polish|perfume|antifreeze|paint_thinner|gasoline|lighter_fluid|lamp_oil|rat_poison|roach_bait|ant_trap|bug_spray|raid|weed_killer|rubbing_alcohol|peroxide|super_glue|essential_oil|hair_dye|bath_salts|mouthwash|vodka|liquor';
const PASTILLAS =
  'hierro|vitaminas_con_hierro|vitaminas_prenatales|prenatales|pastilla|pastillas|pildora|pildoras|medicina|medicinas|medicamento|tableta|tabletas|capsula|paracetamol|clonazepam|vape|vapeador|cigarro|colilla|gomitas_de_marihuana|brownie_de_marihuana|marihuana|mota|pila|pilas|pila_de_boton|bateria|iman|imanes';
const LIMPIADORES =
  'fabuloso|pinol|cloro|cloralex|clorox|suavitel|ariel|axion|salvo|ajax|pinesol|maestro_limpio|limpiador|limpiapisos|desinfectante|detergente|jabon_de_trastes|jabon_de_lavadora|quitaesmalte|acetona|alcohol|gel_antibacterial|raid|insecticida|veneno|raticida|thiner|gasolina|perfume|sosa|destapacanos|tequila';
/** What nobody drinks, also where it was poured into another bottle or a cup. */
const POISONS =
  'fabuloso|pinol|pine_sol|clorox|bleach|ajax|lysol|windex|mr_clean|easy_off|drano|febreze|swiffer|floor_cleaner|toilet_cleaner|toilet_bowl_cleaner|oven_cleaner|glass_cleaner|bathroom_cleaner|cleaner|cleaning_spray|detergent|laundry_pod|laundry_pods|laundry_soap|tide_pod|tide_pods|dishwasher_pod|pod|pods|hand_sanitizer|nail_polish_remover|antifreeze|coolant|windshield_fluid|paint_thinner|turpentine|gas|gasoline|kerosene|diesel|motor_oil|lighter_fluid|lamp_oil|tiki_oil|rat_poison|bug_spray|weed_killer|roundup|rat_bait|mouse_bait|slug_bait|bait|pond_chemical|pond_chemicals|algaecide|pesticide|herbicide|teat_dip|dewormer|wormer|ivermectin|iodine|brake_fluid|hydraulic_fluid|rubbing_alcohol|peroxide|chlorine|pool_chemicals|ammonia|lye|vape|vape_juice|nicotine|battery|batteries|magnet|magnets|diaper_cream|dishwasher_powder|dishwasher_salt|essential_oil|essential_oils|wax_melts|melts_oil|fertilizer|mothball|mothballs|nail_polish|perfume|drain_opener|cloro|cloralex|suavitel|limpiador|limpiapisos|desinfectante|detergente|jabon_de_la_lavadora|jabon_de_lavadora|quitaesmalte|acetona|gel_antibacterial|insecticida|veneno|raticida|thiner|gasolina|petroleo|anticongelante|sosa|acido|destapacanos|amoniaco|vapeador|pila|pilas';
/** A drug, or what holds several. */
const HELD_DRUGS =
  'heart_pills|heart_medicine|blood_pressure|bp_meds|bp_pills|sleeping_pills|iron_pills|prenatals|prescription|prescriptions|oxycodone|hydrocodone|blood_thinner|blood_thinners|glipizide|pill|pills|pill_box|pill_case|pill_minder|pill_organizer|tablets|capsules|meds|medicine|adderall|xanax|metoprolol|lisinopril|metformin|oxy|oxys|percocet|tramadol|gabapentin|clonazepam|methadone|suboxone|tylenol|motrin|benadryl|melatonin|gummies|edibles|pastilla|pastillas|pastillero|medicina|medicinas|frasco_de_la|las_de_la_presion|la_presion|capsulas';
const FEW =
  'one|two|three|four|five|six|several|some|a_couple|a_few|1|2|3|4|5|6|una|dos|tres|cuatro|cinco|unas';
const COUNTS = `${Array.from({ length: 100 }, (_, at) => String(at + 1)).join('|')}|one|two|three|four|five|six|seven|eight|nine|ten|twelve|thirty`;
const HARMFUL = `${DRUGS}|${LACED_WORDS}|${CLEANERS}`;
const DANINO = `${PASTILLAS}|${LACED_WORDS}|${LIMPIADORES}`;

const EVERYDAY: readonly Phrase[] = [
  'vitamin|vitamins|fruit|chewable|flintstones|bear|candy|snack|haribo|melatonin gummies|gummy',
  'vitamin|vitamins|chewable|flintstones|his_own|her_own .. pills|medicine|tablets',
  `${ATE} .. ${DRUGS} .. as_prescribed|doctor|without_a|without_any|without_fuss|without_crying|like_a_champ|before_bed|every|on_time|finally|dose|with_applesauce`,
  `${ATE} .. ${DRUGS} just_fine|fine|great|well|like_a_pro`,
  // What is for the child itself. "For his back" and "for her nerves" are a grown-up's.
  `${ATE} .. ${DRUGS} ... for_his|for_her|for_the|para_la|para_el|para_su ear|ears|fever|cough|cold|allergies|allergy|adhd|asthma|infection|throat|rash|flu|strep|teething|tos|fiebre|calentura|oido|alergia|gripa`,
  `i|we just? ${ATE}`,
  // What a grown-up gave is no accident.
  `gave|give|giving|gives ... ${DRUGS}`,
  `hace|llevo|llevamos|quedan|faltan|tengo|tenemos|van ${AGES.join('|')} anos|anitos`,
  'su jarabe|gotas|dosis ... hierro|medicina|paracetamol',
  `le|les di|doy|dimos|damos|dando .. ${PASTILLAS}`,
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
    tiny: [
      TINY,
      `nephew|niece|son|daughter|boy|girl|kid|grandson|granddaughter|stepson|stepdaughter is? only|just|about? ${AGES.slice(0, 5).join('|')} drank|ate|got|took|put|chewed|licked|and|.`,
      `nino|nina|hijo|hija|nieto|nieta|sobrino|sobrina|hijastro|hijastra|ahijado|ahijada .. de|tiene|cumplio ${AGES.join('|')} .|y|en|se|le|apenas|ya|anos|anitos`,
      `nino|nina|hijo|hija|nieto|nieta|sobrino|sobrina|hijastro|hijastra de|tiene ${AGES.join('|')}`,
      `tiene|de|cumplio|cumple ${AGES.join('|')} .|es_el_de|es_la_de|y_medio|apenas|se_tomo|se_comio|se_trago`,
      `${Array.from({ length: 36 }, (_, at) => String(at + 1)).join('|')} month|mo old`,
    ],
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
    // A sip, a lick or a bite, whatever it was drunk from.
    sip: [
      'took|take|takes|taken|had|has|got|gets .. sip|sips|swig|swigs|gulp|gulps|drink|taste|lick|licks|bite|mouthful|swallow|chug|big_swallow',
      'sip|swig|gulp|mouthful of',
      'sipped|swigged|licked|licking|chugged|gulped|chewed|drank|drunk|drinking|swallowed|sucked|sucking|ate|eating|eaten',
      'mouth|lips|tongue|chin .. red|burned|burnt|blistered|foamy|foaming|white|swollen',
      'in|into his|her|their|its mouth',
      'le|se dio|da|dieron|echo|pego|tomo|avento? un|una|tantito|poquito|su trago|traguito|sorbo|sorbito|buche|probada|probadita|chupada|chupadita|lamida|lenguetazo|mordida|al',
      'le tomo|bebio|chupo|lamio|mordio|probo|dio_un_trago|dio_una_probadita',
      'se tomo|bebio|trago|comio|chupo|lamio|mordio|metio_a_la_boca|metio_en_la_boca',
      'boca|labios|lengua .. roja|rojos|quemada|quemados|ampollas|espuma',
      'espuma',
    ],
    poison: [POISONS],
    laced: LACED,
    // Whoever "got in them" has hardly left them.
    got: [
      'got|gotten|gets|getting|broke in|into my|his|her|their|the|our|some|them|it|a|dads|moms|grandmas|grandpas',
      'got|gets|gotten|got_a|got_ahold|hold hold_of|a_hold_of|ahold_of|of',
      `${FEW} gone|missing|left`,
      'had|has|holding .. bag|jar|pack|bottle|box',
      'thought .. candy|snacks|treats|regular|dulces',
      'comio|comieron|trago|chupo|metieron|agarro|agarraron|encontro|abrio|creyo|penso',
    ],
    // Fewer are there than should be.
    short: [
      `supposed_to|should|used_to be|have ${COUNTS} ... count|counted|only|left|now|see|find ${COUNTS}?`,
      `there was|were|had ${COUNTS} ... only|now|left|there_is|there_are|theres ${COUNTS}`,
      `had|was|were ${COUNTS} .. now|left|only`,
      `${FEW} is|are gone|missing|left`,
      `${FEW} of .. ${HELD_DRUGS} is|are gone|missing|left`,
      `missing|short ${FEW}|at_least|a|some`,
      `${FEW} is? chewed|wet|bitten|melted|crushed`,
      `eran|habia|tenia ${COUNTS} ... hay|quedan|faltan|nomas|solo`,
      'faltan|falta una|dos|tres|cuatro|cinco|unas|algunas',
    ],
    drug: [HELD_DRUGS],
    open: LEFT_OPEN,
    trace: TRACES,
    near: NEAR_IT,
    // A pill that is missing where a small child was is as good as swallowed.
    missing: [
      `${DRUGS}|bottle ... missing|gone|spilled|empty|all_over|open`,
      'missing one|two|three|some|a|2|3|4|5|6',
      `faltan ... ${PASTILLAS}`,
      `${PASTILLAS} ... faltan|regadas|tiradas`,
    ],
    reached: [
      'got|gotten|gets|getting|was|been in|into|at|through my|the|his|her|grandmas|moms|our|a ... purse|bag|drawer|cabinet|backpack|nightstand|pills|meds|medicine|suitcase',
      'found my? him|her|them|baby|toddler|little_one|son|daughter with|holding|in|next_to',
      'opened|open|opens|unscrewed|dumped|spilled|emptied ... bottle|pack|box|pills|case|jar|bag|tin',
      'pills|gummies|bottle|pack|box|bag|case|jar open|opened|unzipped',
      'crawling|playing|sitting|toddling|walking .. by|near|with|around|under|in',
      'agarro|abrio|encontro|tiro|volteo ... frasco|caja|bolsa|pastillero|bote',
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

type Sign = ReturnType<typeof signsIn>[number];

/** Whether somebody got at sweets with a drug in them, told in one sentence or in two in a row. */
const isAtLaced = (message: string): boolean =>
  sentencePairsOf(message).some((pair) => {
    const found = signsIn(pair);
    return (
      found.includes('laced') && (['sip', 'got', 'reached'] as const).some((each) => found.includes(each))
    );
  });

function isSwallowedIn(message: string, found: readonly Sign[]): boolean {
  const has = (...names: readonly Sign[]): boolean => names.every((name) => found.includes(name));
  return (
    has('swallowed') ||
    has('sip', 'poison') ||
    has('missing', 'reached') ||
    has('drug', 'short', 'reached') ||
    isLeftWithin(has) ||
    (has('laced') && isAtLaced(message))
  );
}

/**
 * Whether what harms stood open or is missing where somebody small was, or left its color, powder or smell on
 * them. Nobody has to have seen them eat.
 */
const isLeftWithin = (has: (...names: readonly Sign[]) => boolean): boolean =>
  (has('drug') || has('poison')) && (has('trace') || (has('near') && (has('open') || has('short'))));

/**
 * Who has, or may have, swallowed what harms them, or null. The words may stand in any sentences of the
 * message.
 */
export function childWhoSwallowed(message: string): 'tiny' | 'child' | null {
  const found = signsIn(message);
  if (found.includes('over') || !isSwallowedIn(message, found)) return null;
  return (['tiny', 'child'] as const).find((each) => found.includes(each)) ?? null;
}

/**
 * Whether a message and one before it tell together what a small child swallowed: first its age and then what
 * it ate, or the other way round. Neither may tell it alone.
 */
export function isSwallowedAcross(before: string, message: string): boolean {
  const now = signsIn(message);
  if (isLeftAcross(before, now)) return true;
  const isNow = { tiny: now.includes('tiny'), swallowed: isSwallowedIn(message, now) };
  if (isNow.tiny === isNow.swallowed || now.includes('over')) return false;
  const earlier = signsIn(before);
  if (earlier.includes('over') || earlier.includes('tiny') === isNow.tiny) return false;
  return isNow.swallowed || isSwallowedIn(before, earlier);
}

/**
 * Whether a message tells what was open, missing or seen on a small child beside a drug that was told of
 * before.
 */
function isLeftAcross(before: string, now: readonly Sign[]): boolean {
  if (!now.some((each) => ['open', 'trace', 'short'].includes(each)) || now.includes('over')) return false;
  const earlier = signsIn(before);
  const both = new Set([...earlier, ...now]);
  return (
    earlier.includes('tiny') &&
    !both.has('over') &&
    isLeftWithin((...names) => names.every((each) => both.has(each)))
  );
}
