import type { Phrase } from '../../phrases/phrase.js';
import { cueFinder } from './cue-finder.js';
import { sentencePairsOf, withFragmentsJoined } from './passages.js';

export const MEDICINES =
  'pill|pills|tablet|tablets|capsule|capsules|meds|medicine|medicines|medication|medications|painkillers|antidepressants|tylenol|acetaminophen|advil|motrin|ibuprofen|aspirin|aleve|naproxen|excedrin|benadryl|nyquil|zzzquil|unisom|melatonin|cough_syrup|sudafed|ambien|xanax|xannies|bars|klonopin|klonopins|valium|ativan|lorazepam|clonazepam|trazodone|seroquel|zoloft|prozac|lexapro|wellbutrin|effexor|lithium|gabapentin|lyrica|adderall|adderalls|vyvanse|percocet|percocets|percs|oxy|oxys|norco|norcos|vicodin|vicodins|hydrocodone|oxycodone|tramadol|fentanyl|methadone|suboxone|insulin|metformin|warfarin|metoprolol|lisinopril';
export const POISONS =
  'bleach|antifreeze|drano|drain_cleaner|oven_cleaner|lysol|windex|pine_sol|rat_poison|poison|pesticide|weed_killer|lighter_fluid|lamp_oil|gasoline|detergent|laundry_pod|laundry_pods|tide_pod|tide_pods|nail_polish_remover|rubbing_alcohol|windshield_fluid';
export const PASTILLAS =
  'pastilla|pastillas|pildora|pildoras|tableta|tabletas|capsula|capsulas|medicina|medicinas|medicamento|medicamentos|clonazepam|rivotril|paracetamol|tylenol|ibuprofeno|naproxeno|tramadol|insulina|antidepresivos|diazepam|alprazolam|tafil';
export const VENENOS =
  'cloro|veneno|raticida|veneno_para_ratas|anticongelante|insecticida|pesticida|thiner|gasolina|acido|destapacanos|jabon_de_lavadora';
const DRUGS = `${MEDICINES}|${PASTILLAS}`;

/** Drugs by what they are for, in place of their name. */
const ONES =
  'sleeping_ones|sleep_ones|nerve_ones|anxiety_ones|blood_pressure_ones|pressure_ones|heart_ones|pain_ones|back_ones|water_ones|sugar_ones|depression_ones|little_white_ones|white_ones|blue_ones|strong_ones';
const LAS_DE = ['las', 'los']
  .flatMap((each) =>
    [
      'dormir',
      'la_presion',
      'los_nervios',
      'el_corazon',
      'el_azucar',
      'la_azucar',
      'la_depresion',
      'la_ansiedad',
      'el_dolor',
      'la_tiroides',
      'las_convulsiones',
    ].flatMap((what) => [`${each}_de_${what}`, `${each}_para_${what}`]),
  )
  .join('|');
const SWALLOWED = 'swallowed|downed|popped|chugged|gulped|crushed_up|injected|finished_off|od_on|oded_on';
const TOOK = `took|taken|ate|eaten|drank|${SWALLOWED}|swallowing|popping|am_taking|is_taking|been_taking|keeps_taking|kept_taking`;
const TOME =
  'tome|tomo|tomaron|tomado|trague|trago|tragado|ingirio|ingeri|comio|comi|bebio|bebi|tomando|de_tomar|de_tragar|empastillo|empastille';
const DEEDS = `${TOOK}|${TOME}`;

const numbers = (from: number, to: number): string =>
  Array.from({ length: to - from }, (_, at) => String(from + at)).join('|');
/** As many as no dose has. */
const MANY = `${numbers(10, 200)}|ten|eleven|twelve|dozen|fourteen|fifteen|sixteen|eighteen|twenty|thirty|forty|fifty|sixty|hundred|diez|once|doce|docena|quince|veinte|treinta|cuarenta|cincuenta|sesenta`;
/** As many as a long day may bring, but at once they are too many. */
const SEVERAL = `${numbers(5, 10)}|five|six|seven|eight|nine|cinco|seis|siete|ocho|nueve`;
const ABOUT =
  'like|about|around|maybe|almost|nearly|over|probably|at_least|or_so|como|unas|unos|casi|mas_de|por_lo_menos';
const HOLDS = 'bottle|bottles|box|pack|packet|pack_of|script|prescription|stash|supply|frasco|bote|caja|tira';
const LUMP =
  'handful|handfuls|fistful|bunch|load|ton|lot|pile|month|week|bottle|bottles|punado|puno|monton|frasco|bote|tira';

const LONG_AGO =
  'years_ago|year_ago|months_ago|weeks_ago|a_while_back|back_then|back_in|in_high_school|in_college|as_a_kid|as_a_child|as_a_teen|last_year|last_summer|last_month|when_i_was|when_he_was|when_she_was|when_they_were|before_we_met|once|used_to|hace_anos|hace_un_ano|hace_meses|hace_mucho|hace_tiempo|hace_una_semana|hace_semanas|hace_un_mes|de_chico|de_chica|de_nino|de_nina|cuando_era|ano_pasado|una_vez_hace';
const YEARS = Array.from({ length: 40 }, (_, at) => `in_${String(1990 + at)}`).join('|');
const UNITS =
  'mg|milligrams|mcg|ml|units|minutes|minute|min|mins|hours|hour|hrs|hr|days|weeks|months|years|year|am|pm|dollars|bucks|percent|pounds|lbs|miles|kids|people|years_old|minutos|horas|dias|semanas|meses|anos|pesos';
const STORY =
  'movie|film|show|series|episode|novel|book|game|scene|dream|netflix|pelicula|serie|novela|sueno';

/**
 * Where the words mean no overdose: what is carried, long ago, made up, food, or a beast's. Each cancels only
 * the words that it shares, so that another deed beside it counts.
 */
const OTHERWISE: readonly Phrase[] = [
  `took|taken ... ${DRUGS}|${HOLDS}|${POISONS}|all_of_them|them_all ... to_the|to_his|to_her|to_my|to_a|to_school|to_work|back|away|over_to|out_to`,
  `took|taken ... ${DRUGS}|${HOLDS} ... out_of|down_from|from .. reach|shelf|counter|cabinet|drawer|house|him|her|them`,
  `took|taken .. ${HOLDS}|all_of_them|handful ... pharmacy|drop_box|trash|school|nurse|work|car|vet|police`,
  'took|taken .. kids|boys|girls|twins|dog|dogs|him|her|us|everyone|photos|pictures|turns|care ... all_of_them|them_all|of_them',
  'all_of_them|all_of_it|them_all .. toys|games|home|to|out|back|away|for|with',
  `${DEEDS} ... ${LONG_AGO}|${YEARS}`,
  `${LONG_AGO}|${YEARS} ... ${DEEDS}`,
  `${TOOK} ... in january|february|march|april|may|june|july|august|september|october|november|december`,
  `almost|nearly|could_have|would_have|wish_i|what_if ... ${TOOK}`,
  'si|cuando me|se|te tomo|trago',
  'more ... than_usual|energy|time|space|room',
  `${SEVERAL}|${MANY} ${UNITS}`,
  `at|by|until|till|before|since|a_las|las ${SEVERAL}|${MANY}`,
  `bottle|bottles|box|pack|frasco|bote|caja|tira|half|rest|all|whole .. wine|beer|water|juice|milk|formula|soda|coke|gatorade|lotion|shampoo|conditioner|sunscreen|syrup_for|sprinkles|candy|chocolate|chocolates|cookies|crackers|cereal|crayons|donuts|gum|wipes|diapers|pampers|jugo|agua|leche|vino|cerveza|refresco|tequila|galletas|dulces|chocolates`,
  'vitamin|vitamins|vitaminas|supplement|supplements|fish_oil|chewable|gummy|probiotic|probiotics|birth_control|prenatal ... pills|pill|meds|tablets|capsules|pastillas',
  'pill|pills|box pack|packs|organizer for',
  'rest|whole|all|last|round|course .. antibiotics|amoxicillin|probiotics|course|round',
  'antibiotics|amoxicillin|antibiotico|antibioticos ... pills|pill|tablets|days|all|todas',
  'dog|dogs|cat|puppy|kitten|goat|raccoon|squirrel|bird|perro|gato .. got_into|ate|swallowed|took|drank|comio|trago',
  `${STORY} ... ... pills|bottle|poison|pastillas|veneno`,
  `pills|bottle|poison|pastillas|veneno ... ${STORY}`,
  'pharmacist|pharmacy|nurse|doctor .. counted|took|gave|said',
  'so no|nobody one? got|gets|swallowed|swallows|ate|took',
  'swallowed|swallow|ate|drank my|his|her|our|their|your|the? pride|words|feelings|anger|dinner|lunch|breakfast|all_of_it_up',
];

const rolesIn = cueFinder(
  {
    // Somebody has swallowed something: the drug, or what stands for it.
    deed: [
      `${TOOK} ... ${DRUGS}|them_all|em_all|all_of_them|all_of_it|every_last|every_single|${HOLDS}`,
      `${TOOK} .. ${ABOUT} ${MANY}|${SEVERAL}`,
      `${TOOK} ${MANY}|${SEVERAL}|all|everything|handful`,
      `took|swallowed|downed|popped|ate|taken them|em|these|those`,
      `${TOME} ... ${DRUGS}|todas|todo|${HOLDS}|punado|puno|monton`,
      `${TOME} .. ${ABOUT}? ${MANY}|${SEVERAL}`,
      `las|los|ya_las ${TOME}`,
      `${TOOK} ... ${ONES}`,
      `${TOME} .. ${LAS_DE}`,
      'into|down my|his|her|their mouth|throat',
    ],
    drug: [DRUGS, ONES, LAS_DE, 'pill|med organizer|bottle|bottles|box', 'empastillo|empastille'],
    // With no drug named, what is swallowed all at once is one.
    instead: [
      'took|taken|swallowed|downed|popped the|what|a|his|her|my? rest|whole|entire|full|is_left .. bottle|box|pack|script|prescription|stash',
      'took|taken|swallowed|downed .. whole|entire|full bottle|box|pack of something|god_knows_what|i_do_not_know',
      `${TOME} .. resto|todo|entero|medio .. frasco|bote|caja`,
      `frasco|bote|caja entero|entera|completo|completa`,
    ],
    lots: [
      `all|whole|rest|entire|every|handful|bunch ... ${ONES}`,
      `${ONES} ... whole_thing|all|everything|whole_bottle`,
      `todas|todos|muchas|un_punado|el_resto_de .. ${LAS_DE}`,
      `${LAS_DE} ... todas|todos|entero|entera`,
      `${MANY} .. ${DRUGS}`,
      `${MANY} of|de them|em|those|these|my|his|her|the|ellas|esas|las|sus|mis`,
      `${DRUGS} ... ${ABOUT} ${MANY}`,
      `${DRUGS} .. ${MANY} .|total|or_so|already|pills`,
      `${ABOUT} ${MANY} .|so_far|or_so|pills|already|maybe|i_think|creo`,
      `whole|entire|full|rest|empty|emptied|half|most|medio|media|todo .. ${HOLDS}|organizer`,
      `${HOLDS} entero|entera|completo|completa`,
      `${LUMP} of|de .. ${DRUGS}`,
      `${SEVERAL}|two|three|four|2|3|4 bottles|packs|boxes|frascos|cajas of|de .. ${DRUGS}|medicine`,
      'all_of_them|all_of_it|them_all|em_all|every_last|every_single|too_many|way_more|handful|fistful',
      'todas|todas_juntas|todas_de_golpe|de_un_jalon|de_golpe|demasiadas|un_monton|un_punado',
      'times_what|times_the|times_my|times_more|times_too_much|a_months_worth|whole_month|whole_week',
      `all|every|rest|entire .. sleeping|heart|pain|blood_pressure ${DRUGS}`,
      `handful|handfuls|fistful|bunch|too_many|extra|ton|load|muchas .. ${DRUGS}`,
      'organizer',
    ],
    several: [
      `${SEVERAL} .. ${DRUGS}`,
      `${ABOUT} ${SEVERAL} .|so_far|or_so|pills|already`,
      `whole|entire|full|all|every|more|rest|everything|most .. ${DRUGS}`,
      `todas|todo|resto|muchas|${SEVERAL} .. ${PASTILLAS}`,
    ],
    regular: [
      'every_day|every_morning|every_night|daily|a_day|per_day|prescribed|as_directed|doctor_said|doctor_told|on_time|this_week|for_the_week|like_i_should|like_she_should|like_he_should|like_the|as_usual|with_breakfast|with_dinner|morning_pills|morning_meds|without_a_fight|without_complaining|vitamins|vitamin|supplements|recetadas|recetada|todos_los_dias|cada_dia|diario|su_medicina|el_doctor',
    ],
    // Says by itself what it was for.
    meant: [
      `${DEEDS} ... ${DRUGS} .. to|so|because .. die|end|kill|sleep_forever|never_wake|not_wake|be_gone`,
      `${DEEDS} ... ${DRUGS} .. para|porque .. morir|morirme|matar|matarme|no_despertar|dormir_para_siempre`,
    ],
    told: [
      'i|he|she|they just? overdosed|oded',
      'husband|wife|boyfriend|girlfriend|ex|partner|fiance|son|daughter|kid|child|boy|girl|teen|teenager|stepson|stepdaughter|sister|brother|mom|dad|mother|father|friend|roommate|cousin|niece|nephew|year_old|old .. overdosed|oded .. just_now|tonight|now|on|again|minutes|today',
      'i|he|she|they|think .. overdosed|oded .. just_now|tonight|now|on|again|minutes|today',
      'is|am|was|be overdosing',
      `${TOOK} .. ${POISONS}`,
      `${TOME} .. ${VENENOS}`,
      'se empastillo|empastillaron',
      'me empastille',
      'se|me acaba|acabo de tomar|tragar .. pastillas',
    ],
    // An empty bottle beside somebody says what they did.
    emptied: [
      `empty .. ${HOLDS}|organizer ... ${DRUGS}`,
      `empty .. ${DRUGS} bottle|bottles|box|pack`,
      `bottle|bottles|box|pack .. ${DRUGS} .. is|are|was? empty|gone`,
      `${DRUGS} bottle|bottles|box|pack? is|are|was? empty|gone`,
      `frasco|bote|caja .. vacio|vacia`,
    ],
    faint: [
      'next_to|beside him|her|them',
      'on the floor|bathroom_floor',
      'not .. stay_awake|wake|wakes|waking|get_up|respond|responding|answer',
      'slurring|passed_out|out_of_it|unresponsive|barely_breathing|so_sleepy|really_sleepy|nodding_off|foaming',
      'a_su_lado|en_el_piso|no_despierta|no_reacciona|no_responde|mareado|mareada|dormido|dormida',
    ],
    // They took "them all", and nobody says what.
    afraid: [
      'scared|sleepy|dizzy|spinning|drowsy|nauseous|throwing_up|threw_up|puking|goodbye|die|dying|dead|wake_up|sorry_for|hospital|poison',
      'miedo|mareada|mareado|sueno|vomite|vomito|adios|morir|perdon|vivir',
    ],
  },
  OTHERWISE,
);

type Role = ReturnType<typeof rolesIn>[number];

function isTooMuch(found: ReadonlySet<Role>): boolean {
  const has = (...roles: readonly Role[]): boolean => roles.every((each) => found.has(each));
  const isThing = has('drug') || has('instead') || has('afraid');
  return (
    has('told') ||
    has('meant') ||
    has('emptied', 'faint') ||
    (has('deed', 'lots') && isThing) ||
    (has('deed', 'several', 'drug') && !has('regular'))
  );
}

/**
 * Whether somebody took too much: a deed, a drug and an amount, in one sentence or in two in a row. What is
 * regular, such as “all his meds this morning”, is harmless only up to a day's amount.
 */
export function isOverdoseIn(message: string): boolean {
  if (!isTooMuch(new Set(rolesIn(message)))) return false;
  return sentencePairsOf(withFragmentsJoined(message)).some((pair) => isTooMuch(new Set(rolesIn(pair))));
}

const takersIn = cueFinder({
  writer: [
    `i|i_have|i_just .. ${TOOK}|overdosed|oded`,
    `me|ya_me|ya_me_las .. ${TOME}`,
    'me acabo de tomar|tragar',
  ],
  another: [
    `he|she|they|husband|wife|boyfriend|girlfriend|ex|partner|fiance|son|daughter|kid|child|boy|girl|teen|teenager|stepson|stepdaughter|sister|brother|mom|dad|mother|father|grandma|grandpa|friend|roommate|cousin|niece|nephew|year_old|old ... ${TOOK}|overdosed|oded|overdosing`,
    `hijo|hija|hijastro|hijastra|esposo|esposa|marido|mujer|novio|novia|hermana|hermano|mama|papa|amiga|amigo|prima|primo|sobrina|sobrino|suegra|suegro|abuela|abuelo|ella|el ... ${TOME}`,
    `se ${TOME}`,
    'found|find|next_to|beside my? husband|wife|boyfriend|girlfriend|son|daughter|mom|dad|sister|brother|him|her|them',
  ],
});

/** Whether it is somebody else who took too much, by the writer's words. */
export function isTakenByAnother(message: string): boolean {
  const found = takersIn(message);
  return found.includes('another') && !found.includes('writer');
}
