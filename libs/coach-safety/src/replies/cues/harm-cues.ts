import type { Phrase } from '../../phrases/phrase.js';
import { cueFinder } from './cue-finder.js';

const TEAM = 'singing|cheering|concert|karaoke|game|games|practice|choir';
const OUTING = 'school|work|class|practice|church';
const SALIDA = 'escuela|trabajo|clases|chamba|misa|kinder';

/** Phrases in which the words for a sign of harm mean no harm. Throwing up is none of them: it is never sure. */
const EVERYDAY: readonly Phrase[] = [
  'swallow|swallows|swallowing|swallowed my|his|her|our|their|your|the? pride|words|feelings|anger|disappointment|ego',
  'hard|tough|bitter pill|thing|truth to swallow',
  `lose|lost|loses|losing my|his|her|their|our? voice .. yelling|${TEAM}`,
  `voice|hoarse .. from|at .. yelling|${TEAM}`,
  `sang|cheered|yelled|${TEAM} .. hoarse|lost_my_voice|lost_his_voice|lost_her_voice`,
  `wake|wakes|waking|woke up? for|in_time_for|before|to_go_to the|his|her|their? ${OUTING}`,
  `wake|wakes|waking him|her|them|kids|the_kids|my_kids up? for|in_time_for the|his|her|their? ${OUTING}`,
  'wake|wakes|waking|woke up? him|her|them|kids? up? on_time|early',
  `despierta|despiertan|desperto|despertar .. para|a_la|al|a_tiempo la|el|ir_a_la|ir_al? ${SALIDA}`,
  'despierta|despiertan|despertar a_tiempo|temprano',
  'tragar|trago|traga|tragando .. orgullo|palabras|coraje|enojo',
  'perdi|perdio|perder la? voz .. cantando|gritando|concierto|partido|juego|karaoke|coro',
];

const SIGNS = {
  harm: [
    'swallow|swallows|swallowing',
    'can|could|does|do|did not swallow|talk|speak|breathe|see_straight',
    'hard|hurts|trouble|difficult|struggling|struggles to? breathe|talk|speak|breathing|talking',
    'breathes|breathing .. funny|weird|oddly|odd|strange|fast|raspy|noisy|wrong',
    'wheezing|gasping',
    'voice .. gone|hoarse|raspy|weird|odd|strange|different|funny|off|sounds|changed|lost|cracks|will_not|does_not|not_come|not_working',
    'lost|losing|lose|no my|his|her|the? voice',
    'hoarse',
    'red|purple|tiny|little dots|spots|specks',
    'eye|eyes .. red|bloodshot|blood|bloody',
    'threw|throw|throws|throwing|thrown .. up',
    'vomit|vomits|vomited|vomiting|puke|pukes|puked|puking|drooling',
    'will|does|do|can|could|did|would not .. wake|wakes|waking|woke|awake',
    'hard to wake',
    'sleeping|sleeps|slept|sleepy .. a_lot|all_day|so_much|too_much|nonstop|more_than|constantly|so|very|really',
    'so|very|really|super|extra|too sleepy|drowsy|limp|out_of_it',
    'limp|floppy|unresponsive|lethargic|drowsy',
    'not respond|responding|responsive|react|reacting',
    'not .. take|taking|takes|want|eat|eating|drink|finish .. bottle|breast|formula|milk',
    'baby|newborn|infant|he|she|they .. not eat|eating|eaten|feed|feeding|nurse|nursing|latch|drink|drinking',
    'refuses|refusing .. bottle|breast|feed|eat',
    'bleed|bleeds|bleeding|bled|blood|spotting',
    'dizzy|lightheaded|light_headed|faint|fainted|faints|fainting|woozy',
    'pass|passed|passes|passing|black|blacked|blacks|blacking out',
    'peed|wet myself|himself|herself|my_pants|his_pants|her_pants',
    'head .. hurts|hurting|pounding|aching|killing',
    'bad|badly|terrible|awful|worst|horrible|splitting|severe headache|headaches',
    'seizure|seizures|seizing|convulsing|convulsions|twitching',
    'numb|tingling|slurring|slurred|confused',
    'baby .. not|less|stopped moving|move|moves|kicking|kick',
    'not|stopped moving|kicking',
    'cramps|cramping|contractions|water_broke',
    'tragar|tragando',
    'no .. trago|traga|habla|hablo|respira|respiro',
    'no puede|puedo hablar|respirar',
    'voz .. no|ronca|ronco|rara|raro|sale|perdi|perdio|cambio',
    'no .. voz',
    'perdi|perdio .. voz',
    'cuesta .. respirar|hablar|respira',
    'respira|respiro raro|rara|mal|feo|rapido',
    'sangre|sangrado|sangra|sangro|sangrando|sangrar|manchando',
    'vomita|vomito|vomite|vomitar|vomitando|vomitado|devolvio|devolvi',
    'no .. despierta|despertar|reacciona|responde|desperto',
    'bebe|nino|nina|hijo|hija|muy|bien|tan|demasiado|sigue|anda|todo .. dormido|dormida|dormidito|dormidita|adormilado|adormilada',
    'dormidito|dormidita|duerme_mucho|duerme_todo|flojito|flojita|aguadito|aguadita|aguado|aguada',
    'no .. toma|come|quiere|agarra|acepta .. biberon|pecho|leche|mamila|teta|comer|comer_nada',
    'desmayo|desmaye|desmaya|desmayado|desmayada|desmayar|desmayarme|desmayarse|desmayando',
    'mareo|mareos|mareada|mareado|marea|mareando|mareaba',
    'puntos|puntitos|manchas|manchitas rojos|rojas|rojitos|rojitas',
    'ojos .. rojos|sangre|morados',
    'orine|orino|hice|hizo .. encima|orine',
    'duele|dolor .. cabeza',
    'convulsion|convulsiones|convulsiona|convulsiono',
    'bebe .. no .. mueve|movido',
    'mueve menos',
    'contracciones|colicos|rompio_la_fuente',
  ],
} satisfies Record<string, readonly Phrase[]>;

const everySignIn = cueFinder(SIGNS);
const signsBesideEverydayIn = cueFinder(SIGNS, EVERYDAY);

/** What somebody cannot do today may be harm, even if others can never do it on a school day. */
const TODAY = /\b(?:today|now|this morning|properly|hoy|ahora|ahorita|esta mañana)(?!\p{L})/iu;

/** Signs of harm inside the body. They also occur in everyday talk, so they count only after such violence. */
export const harmsIn = (message: string): readonly 'harm'[] =>
  (TODAY.test(message) ? everySignIn : signsBesideEverydayIn)(message);
