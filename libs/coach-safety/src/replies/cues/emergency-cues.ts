import type { Phrase } from '../../phrases/phrase.js';
import { type AtHandEmergency, atHandIn } from './at-hand-cues.js';
import { isAwaited, isAwaitedAcross } from './awaited-cues.js';
import { bodyEmergenciesIn, type BodyEmergency } from './body-cues.js';
import { isChildsRage } from './childs-rage-cues.js';
import { cueFinder } from './cue-finder.js';
import { isAtEdge } from './edge-cues.js';
import { type Parting, partingAcross, partingIn } from './goodbye-cues.js';
import { heldEmergenciesIn, type HeldEmergency, isVowedAcross } from './held-cues.js';
import { isHidingIn } from './hiding-cues.js';
import { isIllOfHeat, isInHotCar } from './hot-car-cues.js';
import { withoutBlueOfHunger } from './hunger.js';
import { insideCareOf } from './inside-cues.js';
import { isIntruderIn } from './intruder-cues.js';
import { isChildKnockedBefore } from './knocked-child-cues.js';
import { isGoingToMeet } from './luring-cues.js';
import { heldByNearer } from './nearer-weapon-cues.js';
import { isOverdoseIn, MEDICINES, PASTILLAS, POISONS, VENENOS } from './overdose-cues.js';
import { passagesOf } from './passages.js';
import { babyIn, SACUDE, shakesIn } from './shaken-cues.js';
import { childWhoSwallowed, isSwallowedAcross } from './swallowed-cues.js';
import { unnamedDeedAcross, unnamedDeedIn } from './unnamed-deed-cues.js';
import { isUnresponsive } from './unresponsive-cues.js';
import { isSickWithoutSince } from './without-medicine-cues.js';

/** What small children also swallow that burns or poisons from inside. */
const SMALL_THINGS =
  'battery|button_battery|batteries|magnet|magnets|gummies|edible|edibles|nicotine|vape_juice|vape|mouthwash|mothball|mothballs';
const PILA = 'pila|pila_de_boton|bateria|iman|imanes|gomitas';

const TOOK = 'took|taken|swallowed|downed|popped|ate|drank|chugged|crushed_up|injected';
const TOME = 'tome|tomo|trague|trago|tragado|tomado|ingirio|ingeri|comio|comi|bebio|bebi';

const CHILDREN =
  'baby|infant|newborn|toddler|son|daughter|kid|kids|child|boy|girl|grandson|granddaughter|grandbaby|nephew|niece|stepson|stepdaughter|twins|little_one|year_old|month_old|he|she|they';
const NINOS =
  'bebe|beba|bebito|bebita|nino|nina|hijo|hija|nieto|nieta|sobrino|sobrina|nene|nena|chiquito|chiquita|hijastro|hijastra';
const BABIES = 'baby|infant|newborn|toddler|month_old|months_old|week_old|weeks_old|grandbaby|twins';
const BEBES = 'bebe|beba|bebito|bebita|nene|nena|recien_nacido|recien_nacida|meses|mesecitos|mesesitos';

const MEANS =
  'razor|razors|blade|blades|knife|gun|pistol|rifle|shotgun|glock|rope|noose|belt|cord|pills|meds|tylenol|bleach';
const MEDIOS =
  'navaja|cuchillo|cuter|cutter|pistola|rifle|arma|soga|cuerda|cinto|cinturon|pastillas|veneno|cloro';

const KICKS = 'kicking|kickin|breaking|busting|smashing|bashing|ramming|beating';
const BANGS = 'banging|bangin|pounding|poundin|hammering|slamming|prying';
const PATEA = 'pateando|tumbando|rompiendo|tirando|golpeando|quebrando|forzando|aporreando';
const DOORS = 'door|doors|window|windows|lock|deadbolt|wall|way';
const GROWN =
  'he|she|they|ex|husband|wife|boyfriend|girlfriend|man|guy|dad|mom|stepdad|stepmom|father|mother|brother|baby_daddy|fiance|partner|somebody|someone';

/** Times long past, in words that stand beside a deed. */
const LONG_AGO =
  'years_ago|year_ago|months_ago|weeks_ago|a_while_back|back_then|back_in|in_high_school|in_college|as_a_kid|as_a_child|as_a_teen|last_year|last_summer|last_month|when_i_was|when_he_was|when_she_was|when_they_were|before_we_met';
const YEARS = Array.from({ length: 40 }, (_, at) => `in_${String(1990 + at)}`).join('|');
const HACE_ANOS =
  'hace_anos|hace_un_ano|hace_meses|hace_mucho|hace_tiempo|hace_una_semana|hace_semanas|hace_un_mes|de_chico|de_chica|de_nino|de_nina|cuando_era|ano_pasado|una_vez_hace';
const DEEDS = `${TOOK}|swallow|got_into|overdosed|od|oded`;

/** The same words where nobody is in danger now: it is long ago, as a doctor said, put away, or a story. */
const HARMLESS: readonly Phrase[] = [
  `${DEEDS} ... ${LONG_AGO}|${YEARS}`,
  `${LONG_AGO}|${YEARS}|once|used_to ... ${DEEDS}`,
  `${TOOK} ... in january|february|march|april|may|june|july|august|september|october|november|december`,
  `${TOOK} ... more ... than_usual|energy|time|space|room`,
  `${TOME} ... ${HACE_ANOS}`,
  'si|cuando me|se|te tomo|trago',
  'another|a_new|for_a baby ... pills|missing',
  // Whoever is that old has medicine of their own.
  '8|9|10|11|12|13|14|15|16|17|18|19 year_old',
  'birth_control|the_pill|hormones ... missing',
  'pills ... missing ... hormones|pregnant|another_baby',
  `${HACE_ANOS} ... ${TOME}`,
  `${TOOK} ... ${MEDICINES} ... to|back|away|out|from|with_him|with_her|off|down|as|like_i|like_the|on_time|this_week|every_day|every_morning|for_the_week|prescribed|doctor_said`,
  `${TOOK} the whole|entire|full|rest .. antibiotics|amoxicillin|course|round`,
  `${TOOK} .. vitamin|vitamins|chewable|birth_control ${MEDICINES}`,
  'pharmacist|pharmacy|nurse|doctor .. counted|took|gave|said',
  'movie|film|show|series|episode|game|novel|book|play|scene|dream|netflix ... ... door|window|pills|bottle|poison|locked',
  'door|window|pills|bottle|poison|locked ... movie|film|show|series|episode|video_game|game|novel|scene|dream|netflix',
  'pelicula|serie|novela|juego|sueno ... ... puerta|ventana|pastillas|veneno',
  'puerta|ventana|pastillas|veneno ... pelicula|serie|novela|juego|sueno',
  'dog|dogs|cat|puppy|kitten|goat|raccoon|squirrel|bird|birds .. got_into|ate|swallowed|banging|kicking|breaking|scratching',
  `kid|kids|toddler|toddlers|son|stepson|daughter|stepdaughter|boys|girls|twins|teenager|child is|are|was|were|keeps always|just|now|like? ${KICKS}|${BANGS} .. ${DOORS}`,
  'carpenter|contractor|landlord|locksmith|workers|neighbors ... banging|hammering|breaking|kicking',
  'lock|locked|locks .. pills|meds|medicine|gun|guns|knives|razors up|away|in',
  'door|doors|window|windows .. in|on .. movie|film|show|game',
  'vitamin|vitamins|fruit|chewable gummies',
  'got|gets|is|was in? trouble|detention|suspended ... gummies|vape|edibles|pills',
  'how|teach|learn|learned|practice ... swallow ... pills|pill|tablets|capsules|medicine',
  'so no|nobody one? got|gets|swallowed|swallows|ate|took',
];

const emergencyWordsIn = cueFinder(
  {
    'child-took': [
      `${CHILDREN} .. swallowed|swallow|swallowing .. ${MEDICINES}|${POISONS}|${SMALL_THINGS}`,
      `baby|infant|toddler|kid|child|son|daughter|boy|girl|grandson|granddaughter|twins|little_one|year_old|month_old|nephew|niece .. ate|drank|chewed|licked|sucked|eaten .. ${MEDICINES}|${POISONS}|${SMALL_THINGS}`,
      `baby|infant|toddler|kid|child|son|daughter|boy|girl|grandson|granddaughter|twins|little_one|year_old|month_old|nephew|niece .. got|gets|was|been into|in|at|a_hold_of|ahold_of|hold_of ... ${MEDICINES}|${POISONS}|${SMALL_THINGS}`,
      `baby|infant|toddler|twins|little_one|year_old|month_old|grandson|granddaughter ... ${MEDICINES}|gummies|edibles .. missing|gone|empty|open|spilled|in_his_mouth|in_her_mouth`,
      `${MEDICINES}|gummies|edibles .. missing|gone|empty|open|spilled ... the_baby|my_baby|our_baby|toddler|infant|twins|little_one|year_old`,
      `baby|toddler|infant|twins|little_one|grandson|granddaughter .. mouth .. ${MEDICINES}|${SMALL_THINGS}|${POISONS}`,
      `baby|toddler|infant|twins|little_one|grandson|granddaughter .. ${MEDICINES}|${POISONS} .. mouth`,
      `${NINOS} .. trago|tomo|comio|chupo|mastico|bebio|metio_a_la_boca .. ${PASTILLAS}|${VENENOS}|${PILA}`,
      `trago|tomo|comio|chupo|bebio .. ${NINOS} .. ${PASTILLAS}|${VENENOS}|${PILA}`,
      `trago|tomo|comio|chupo|bebio .. ${PASTILLAS}|${VENENOS}|${PILA} .. ${NINOS}`,
      `${NINOS} .. agarro|encontro|abrio|alcanzo .. ${PASTILLAS}|${VENENOS}|${PILA}`,
      `faltan .. ${PASTILLAS} ... ${NINOS}`,
      `${NINOS} ... faltan .. ${PASTILLAS}`,
    ],
    'behind-door': [
      `locked|barricaded .. himself|herself|themselves|themself|in|inside ... with ... ${MEANS}`,
      `${MEANS} ... locked|barricaded .. himself|herself|themselves|in|inside|door`,
      `in|inside the? locked? bathroom|bedroom|garage|room|closet|shed|truck with .. ${MEANS} ... not_answering|not_answer|no_answer|quiet|silent|not_open|not_come_out|locked`,
      `${MEANS} ... not|stopped answer|answering|answerin|responding|opening ... door|locked|bathroom|bedroom|garage`,
      `encerro|encerrado|encerrada ... con ... ${MEDIOS}`,
      `${MEDIOS} ... encerro|encerrado|encerrada`,
    ],
    'breaking-in': [
      `${GROWN} is|are|been|keeps|keep .. ${KICKS} .. ${DOORS}`,
      `${GROWN} is|are|been .. outside|at|by ... door|window|house ... ${KICKS}|${BANGS} .. it|in|on_it|down|right_now|now`,
      `${GROWN} is|are .. ${BANGS} .. ${DOORS} ... right_now|now|as_i_type|let_him_in|let_them_in|kill|get_in`,
      `right_now|now ${GROWN} .. is .. ${BANGS} .. ${DOORS}`,
      `${KICKS} my|our|the ${DOORS} in|down|right_now|now`,
      'is|are trying to get|break|kick|bust in|into|through|down .. right_now|now|house|apartment|door|window|room|my',
      `just|now kicked|broke|busted|smashed|rammed my|our|the|down? .. ${DOORS} in|down|open|and|he`,
      `esta|estan ${PATEA} .. puerta|ventana|chapa`,
      'esta|estan queriendo|tratando_de|intentando entrar|meterse|tumbar|abrir .. puerta|casa|ventana|ahorita|a_la_fuerza',
      'se esta|estan metiendo a|por|en la|mi puerta|ventana|casa',
    ],
  },
  HARMLESS,
);

const limpIn = cueFinder(
  {
    baby: [BABIES, BEBES],
    sign: [
      'limp|floppy|unresponsive|lethargic|seizing|seizure|convulsing|twitching',
      'threw|throwing|throws|thrown up',
      'vomited|vomiting|puked|puking',
      'will|does|can|did not .. wake|wakes',
      'eyes .. rolling|rolled|roll',
      'aguado|aguada|aguadito|aguadita|flojito|flojita|flacido|flacida|desguanzado|desguanzada',
      'no .. despierta|reacciona',
      'vomito|vomita|vomitando|convulsiona|convulsionando',
    ],
    // After shaking, these are enough.
    drowsy: [
      'sleeping|sleeps|slept|sleep .. a_lot|all_day|so_much|too_much|more|nonstop|constantly|longer|for_hours|since',
      'sleepy|drowsy|tired|groggy|out_of_it|dozing|quiet',
      'not .. take|taking|takes|took|want|wanted|eat|eating|drink|drinking|finish|feed|nurse|latch .. bottle|breast|formula|milk|much|anything|.',
      'not eat|eaten|eating|drink|drinking|feeding|nursing|latching|eats|drinks',
      'refuses|refusing|refused .. bottle|breast|milk|formula|eat|feed',
      'dormido|dormida|dormidito|dormidita|adormilado|adormilada|mucho_sueno|con_sueno|duerme|durmiendo|no_come|no_quiere_comer',
      'no .. quiere|quiso|toma|tomo|agarra|agarro .. biberon|mamila|pecho|leche|teta|comer|nada',
    ],
    shaken: [
      'shook|shaken|shakes|shaking|shake her|him|them|baby',
      `shook|shaken|shakes|shaking|shake my|our|his|her|the .. ${BABIES}`,
      'was|been|got|getting shaken|shook',
      `la|lo ${SACUDE}`,
      `${SACUDE} a|al`,
    ],
    handling: [
      'shook|shaken|shaking|shakes|slammed|slams|jerked|yanked|squeezed|smacked|slapped|punched|kicked|dropped|tossed|flung|rough|roughly|jiggled|rattled',
      'baby|her|him|it a little? shake|rattle|jiggle',
      'threw|throwing|throws him|her|it|the_baby|them',
      // Who has “thrown up” was not thrown.
      'thrown at|on|onto|into|across|down|against|in|off|by|to|around|over|hard|from|out|like|.',
      'bounced|bounces|bouncing|rocked|rocking|swung|swinging|put_him_down|put_her_down|set_her_down|set_him_down .. hard|rough|so_hard|too_hard|fast',
      'hit|hits|hitting him|her|the_baby|his|the head|on|for|hard',
      'sacudio|sacudi|zarandeo|zarandee|avento|aviento|tiro|golpeo|pego|apreto|jaloneo|brusco|brusca|dejo_caer|se_le_cayo',
      'meneo|brinco|mecio .. fuerte|recio|duro',
    ],
  },
  [
    'in|on my|his|her|our|the arms|lap|chest|shoulder when|while|as he|she|it|the_baby .. sleeps|asleep|naps|sleeping|drifts',
    `${LONG_AGO}|pregnancy|pregnant`,
    'limp|floppy .. hair|ears|hat|fish|noodle|bunny|sleeping|asleep',
    'limp|floppy .. when|while .. sleeps|asleep|naps|sleeping',
    'out of|down|at|over|away|fit|party|ball|toys',
    'shook|shake|shakes|shaking the|his|her|a|my? hand|hands|head|bottle|rattle|formula|up|it_up',
    'she|he is? not asleep|sleeping|tired|sleepy',
  ],
);

const byChildFirst = (one: Emergency, other: Emergency): number =>
  Number(other === 'child-took') - Number(one === 'child-took');

export type Emergency =
  | 'taken'
  | 'child-took'
  | 'limp'
  | 'heat'
  | 'hot-car'
  | 'behind-door'
  | 'breaking-in'
  | 'at-edge'
  | 'hiding'
  | 'lured'
  | 'awaited'
  | Parting
  | 'unresponsive'
  | BodyEmergency
  | HeldEmergency
  | AtHandEmergency;

/** Where somebody attacks or breaks in, that nobody may drive drunk comes after it. */
const byAttackFirst = (found: readonly Emergency[]): readonly Emergency[] =>
  found.some((each) => ATTACKS.includes(each))
    ? [...found.filter((each) => each !== 'drunk-driver'), ...found.filter((each) => each === 'drunk-driver')]
    : found;
const ATTACKS: readonly Emergency[] = ['breaking-in', 'held', 'held-other', 'overheard', 'hiding', 'awaited'];

const listed = <T>(each: T | null): readonly T[] => (each === null ? [] : [each]);

/** What needs 911 at this moment, by the message alone, the most urgent first. */
export function emergenciesIn(said: string): readonly Emergency[] {
  const message = withoutBlueOfHunger(said);
  const words = emergencyWordsIn(message).filter((each) => each !== 'breaking-in' || !isChildsRage(message));
  const named: readonly Emergency[] = isOverdoseIn(message) ? ['taken', ...words] : words;
  const baby = limpIn(message);
  const limp = limpOf(message, baby);
  // Whoever is that small has meant nothing by it.
  const passages = passagesOf(message);
  const children = passages.map(childWhoSwallowed);
  const isTiny = children.includes('tiny') || baby.includes('baby');
  const isByChild = children.includes('tiny') || (children.includes('child') && !named.includes('taken'));
  const taken: readonly Emergency[] = isByChild ? ['child-took', ...named] : named;
  const now = passages.flatMap((each) => inPassage(each, message));
  // A body that is told of already needs no second call.
  const isTold = now.includes('body') || limp.length > 0;
  const faint: readonly Emergency[] = !isTold && passages.some(isUnresponsive) ? ['unresponsive'] : [];
  const found: readonly Emergency[] = [
    ...inCar(message),
    ...limp,
    ...now,
    ...(isGoingToMeet(message) ? (['lured'] as const) : []),
    ...(passages.some(isAwaited) ? (['awaited'] as const) : []),
    ...(isTiny ? taken.toSorted(byChildFirst) : taken),
    ...faint,
  ];
  return byAttackFirst([...new Set(found)]);
}

/** A child in a hot or locked car. A body that weakens there is ill of the heat. */
function inCar(message: string): readonly Emergency[] {
  if (!isInHotCar(message)) return [];
  return isIllOfHeat([], message) ? ['heat'] : ['hot-car'];
}

/** A baby that is weak after hands were on it, or drowsy after it was shaken. */
function limpOf(message: string, baby: ReturnType<typeof limpIn>): readonly Emergency[] {
  const isWeak = baby.includes('handling') && baby.includes('sign') && baby.includes('baby');
  const isShaken = baby.includes('shaken') || shakesIn(message).length > 0;
  const isSmall = baby.includes('baby') || babyIn(message).length > 0;
  return isWeak || (isShaken && baby.includes('drowsy') && isSmall) ? ['limp'] : [];
}

const inPassage = (passage: string, message: string): readonly Emergency[] => [
  ...listed(unnamedDeedIn(passage)),
  ...heldEmergenciesIn(passage),
  ...atHandIn(passage),
  ...(isAtEdge(passage) ? (['at-edge'] as const) : []),
  ...(isHidingIn(passage) ? (['hiding'] as const) : []),
  ...listed(partingIn(passage)),
  ...(isIntruderIn(passage) && !isChildsRage(message) ? (['breaking-in'] as const) : []),
  ...bodyEmergenciesIn(passage),
  ...(insideCareOf(passage) === '911' ? (['body'] as const) : []),
];

/** Number of messages before in which what belongs to a message is looked for. */
const BEFORE = 6;

/** The most urgent emergency that a message tells, alone or together with one of those before it. */
export function emergencyAfter(before: readonly string[], message: string): Emergency | undefined {
  const recent = before.slice(-BEFORE);
  if (isIllOfHeat(recent, message)) return 'heat';
  const [told] = emergenciesIn(message);
  if (told) return told;
  if (recent.some((each) => isSwallowedAcross(each, message))) return 'child-took';
  if (isChildKnockedBefore(recent, message)) return 'body';
  if (isSickWithoutSince(recent, message)) return 'no-medicine';
  if (isGoingToMeet(message, recent)) return 'lured';
  if (isVowedAcross(recent, message)) return 'held';
  if (isAwaitedAcross(recent, message)) return 'awaited';
  const deed = unnamedDeedAcross(recent, message);
  if (deed !== null) return deed;
  return heldByNearer(before, message) ?? partingAcross(recent, message) ?? undefined;
}
