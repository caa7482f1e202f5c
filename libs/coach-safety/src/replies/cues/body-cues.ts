import type { Phrase } from '../../phrases/phrase.js';
import { cueFinder } from './cue-finder.js';
import { apartFromFeel } from './falls.js';
import { isHeadHurt } from './head-cues.js';
import { isChildKnocked } from './knocked-child-cues.js';
import { AL_QUE, BED_OF_SMALL } from './shaken-cues.js';
import { SUDDENLY } from './suddenly.js';
import { isSickWithout } from './without-medicine-cues.js';

/** Words for a child. */
export const SMALL =
  'baby|babys|infant|newborn|toddler|month_old|months_old|mo_old|week_old|weeks_old|year_old|years_old|yr_old|little_one|grandbaby|twin|twins|son|daughter|stepson|stepdaughter|kid|child|boy|girl|nephew|niece|grandson|granddaughter|bebe|beba|bebito|bebita|nene|nena|recien_nacido|recien_nacida|gemelo|gemela|gemelos|nino|nina|hijo|hija|hijastro|hijastra|nieto|nieta|sobrino|sobrina|meses';
const WHOSE = 'his|her|my|the|their|your';
/** What hangs down by itself, to which a small one is likened that has no strength. */
const SLACK = 'ragdoll|rag_doll|wet_noodle|noodle|dead_weight|jello|trapo|muneca_de_trapo|trapito';

/** What the words of a hurt body also mean. */
const EVERYDAY: readonly Phrase[] = [
  'tumbled asleep|in|apart|for|behind|through|short|into|silent|ill|sick|back|flat|over_laughing',
  'tumbled .. habit|budget|schedule|plan|wagon|radar|truck_of',
  'bleeding|bleed|bleeds money|cash|heart|gums|through_the_paint|edge',
  'money|heart|period|gums|gum|nose|nosebleed|pimple|zit|scab|hangnail|tattoo|tooth|teeth ... bleed|bleeds|bleeding',
  'bleed|bleeding .. period|gums|nose|zit|pimple|scab|hangnail|from_the_nose',
  'regla|encias|nariz ... sangrar|sangra|sangrando',
  'sangrar|sangra|sangrando .. nariz|encias|regla',
  'limp|floppy .. hair|ears|hat|fish|bunny|bread|disk|taco',
  'limp|floppy noodle|noodles|doll',
  'a|slight|with_a limp',
  'we|they|i limp',
  'cafe|arroz|caldo|sopa|atole|pintura .. aguado|aguada|flojito',
  'ojo morado|azul',
  'fake|halloween blood',
  'limp|floppy .. in|on my|his|her|our arms|lap|chest|shoulder',
  'limp|floppy .. sleeps|asleep|sleeping|naps',
  'blue in the face|team|eyes',
  'in|has|have|her|his|with|wore|wearing blue eyes|shirt|dress|hat',
  'threw|throw|throws|thrown|throwing up .. hands|idea|arms|party|tent|sign',
  'wake|wakes .. for|in_time|before|to_go|early|on_time|when_i|at_night|through|anymore|until|til|till .. school|work|class|practice|church|bus|alarm|night|noon|ten|nine',
  'wake|wakes up? for|on_time|early|until|at|before|without|anymore|in_the_morning|through',
  'wake|wakes up? when|if .. baby|kids|he|she|they cries|cry|crying|needs|need|gets|get|wakes',
  'scared|afraid|worried|nervous .. will|would not wake',
  'we can not wake',
  'goes|go limp .. when|whenever i|we try|put|pick|say|tell|ask|get|change',
  'goes|go|going limp in|at|on the store|aisle|parking_lot|mall|target|walmart|sidewalk',
  'despierta|despertar .. escuela|temprano|alarma|kinder|trabajo|noche',
  'threw|throws me|him|her|us a|an|the? party|shower|surprise|ball|bone|kiss|look|under_the_bus|off|some|shade',
  'i went|go limp',
  'beat|beating|knock|knocking|picture|imagine him|her|them|someone unconscious|out',
  'bleed|bleeding out .. fish|deer|chicken|brakes|radiator',
  'morado|morada de tanto? llorar|coraje|frio',
  'unconscious bias|mind|belief|beliefs|patterns',
  ...SUDDENLY,
  'color|colors|diaper|curtain|curtains|room|paint ... blue',
  `${SLACK} .. cat|kitten|toy|costume`,
  `${SLACK} when|while|once|cuando .. sleeps|asleep|sleeping|naps|nap|dormido|dormida|duerme`,
  `sleeps|asleep|sleeping|naps|dormido|dormida|duerme .. like|as|como .. ${SLACK}`,
  'dizzy with|from joy|love|happiness|spinning',
];

const signsIn = cueFinder(
  {
    small: [SMALL, `one in|from the|her|his ${BED_OF_SMALL}`, `${AL_QUE} .. cuna`],
    // Only what stands with nothing else for a life in danger.
    lifeless: [
      `${SMALL} .. not|stopped|barely|hardly breathe|breathing`,
      `${SMALL} .. is .. not|barely breathing`,
      'he|she|they|husband|wife|mom|dad|ex|friend is? not|stopped|barely breathing',
      `${SMALL}|he|she .. lips|face .. blue|purple|gray|grey`,
      `${SMALL} .. is|turned|turning|went|going|looks blue|purple|unresponsive|unconscious`,
      `${SMALL} .. having|had|has a|another seizure`,
      'he|she|they is? unconscious|unresponsive|passed_out_cold',
      'is|was lying|laying there not moving|unconscious',
      `${SMALL} .. no|ya_no respira|reacciona`,
      `${SMALL} .. no respira bien`,
      'no respira|reacciona .. bebe|nino|nina|hijo|hija',
      `${SMALL} .. morado|morada|azul|inconsciente`,
      'esta inconsciente|convulsionando',
    ],
    // In a small child these say enough, and in others after a blow or a fall.
    weak: [
      'limp|floppy|unresponsive|unconscious|lethargic|seizing|convulsing',
      'will|does|can|could not .. wake|wakes|woken|waking',
      'can|could not wake|get him|her|it|them|my|the .. up|awake',
      'can|could not wake|rouse him|her|it|them|my|the',
      'hard to wake',
      'will|can|does|did|could not .. open|opening|opened .. eyes',
      'not|never opened|opening .. eyes',
      'too|so tired|weak|sleepy .. suck|nurse|latch|swallow|cry',
      'no abre|abrio|puede_abrir .. ojos',
      `${SMALL} .. is|feels|felt|looks|seems|acts|got|turned .. like|as a? ${SLACK}`,
      `${SMALL} like|as|floppy a? ${SLACK}`,
      `he|she|it is|feels|felt|looks|seems|acts .. like|as a? ${SLACK}`,
      `esta|quedo|parece|se_siente .. como un|una? ${SLACK}`,
      `parece|parecia un|una? ${SLACK}`,
      'lips|face is|are|look|looks|turned|turning|went|going|got|all blue|purple',
      'not waking',
      'flojito|flojita|aguado|aguada|aguadito|aguadita|desguanzado|desguanzada|inconsciente',
      'labios .. morados|azules',
      'no .. despierta|reacciona',
      'no puedo|podemos|logro|logramos|lo|la despertar|despertarlo|despertarla',
      'no lo|la|le puedo|podemos despertar',
    ],
    hurt: [
      'threw|throws|throwing|thrown|throw up',
      'vomited|vomiting|vomits|puked|puking|puke',
      'dizzy|lightheaded|light_headed|woozy|confused|slurring|slurred|seeing_double|seeing_stars',
      'passed|blacked|knocked|went|passing|blacking out',
      'pass|black out',
      'not acting right|normal|like_himself|like_herself|himself|herself',
      'just|keeps|only stares|staring|whimpers|whimpering',
      'eye|eyes .. weird|rolling|rolled|crossed|glassy|unfocused',
      'super|so|really|very|too|extra sleepy|drowsy|groggy',
      'quedo|esta|anda como? ida|ido|atontada|atontado',
      'two of everything|me|you|him|her',
      'talking|talks|speaking|speaks|acting funny|weird|strange|strangely|slow|drunk',
      'not making sense',
      'not remember what_day|what_happened|where|his_name|her_name|my_name|who',
      'bleeding a_lot|lots|since|down_there',
      'ear|ears|head|skull ... is|it_is bleeding|bleeds',
      `bleeding|bleeds|bled|blood .. from|out_of|down ${WHOSE}? head|ear|ears|skull|scalp|mouth|face`,
      `head|ear|ears|skull is? bleeding|bleeds|bled|gushing|split_open|cracked_open`,
      'pupils|pupil',
      'keeps|keep nodding|dozing|falling_asleep|passing_out',
      'vomita|vomito|vomitando|vomitado|devolvio|devolviendo|mareada|mareado|desmayo|desmayo|confundido|confundida',
      'sangra|sangre|sangrando .. cabeza|oido|oidos|oreja',
      'cabeza|oido|oreja .. sangra|sangre|sangrando',
    ],
    blow: [
      'tumbled|falls|has_fallen|fallen|had_a_fall|a_bad_fall|rolled_off|rolled_out|dropped_her|dropped_him|dropped_the_baby|dropped_my|was_dropped|got_dropped|down_the_stairs|down_the_steps',
      `hit|hits|bumped|banged|smacked|cracked|slammed|bashed|knocked|busted|split|whacked .. head|skull`,
      'head .. hit|hits|bounced|slammed|cracked|smacked|got_hit',
      'hit|punched|kicked|struck|slammed|elbowed|smacked me|him|her|us in|on|across|against|upside|into the|my|a|his|her? head|face|temple|wall|floor|jaw',
      'threw|throws|thrown .. at|into|against|across|off|down ... me|head|wall|floor|him|her|stairs|bed',
      'slipped|slid|tumbled out of my|his|her|the arms|hands|stroller|crib|chair|seat',
      'tossed|flung|slammed him|her|the|them .. on|onto|into|down|at',
      'threw|throws me|her|him|us',
      'kicked|punched|stomped|beat|pushed|shoved|dragged|threw me|him|her|us|my|the|them',
      'hit|hits|struck|smacked|whacked|clocked me|him|her|my|us with',
      'got|was|been hit by|in|on|with',
      'shook|shaken|shaking|shake him|her|the_baby|my|them|it',
      'pushed|shoved me|him|her|us',
      'se .. cayo|caido|rodo',
      'caida|caidas|golpe|golpazo|trancazo|porrazo|descalabro|descalabrado',
      'pego|pegue|golpeo|golpee|estrello|azoto .. cabeza|cabecita|pared|suelo|piso|cara|nuca',
      'sacudi|sacudio|zarandee|zarandeo|avento|avente|empujo|empuje|tiro',
    ],
    bleeding: [
      'will|does|did|can|could not .. stop|quit bleeding|the_bleeding|the_blood',
      'bleeding .. will|does|did|can not .. stop|slow',
      'not get|make|keep the? bleeding|blood to? stop|slow|stopping',
      'so|too much blood .. from|coming|on_the_floor|in_the',
      'yendo|saliendo|sale|sale_mucha|salio .. mucha|tanta|harta sangre',
      'mucha|tanta|harta sangre .. corto|cortada|herida|vidrio|cuchillo',
      'not|never stopped|stopping bleeding',
      'blood will|does|did|can not stop|quit|slow',
      'will|does|can not stop the? bleeding|blood',
      'bleeding so_much|really_bad|real_bad|really_badly|so_bad|heavily|nonstop',
      'blood .. pouring|gushing|spurting|squirting|soaking|soaked_through|everywhere',
      'soaked|soaking .. through .. towel|towels|rag|shirt .. blood|bleeding',
      'blood|bleeding ... soaked|soaking|filled .. towel|towels|rag|shirt',
      'no .. para|deja|paro|paran de sangrar|sangrarme|sangrarle',
      'no|ni para|deja|paro el|la sangre|sangrado|hemorragia',
      'no .. puedo|podemos parar .. sangre|sangrado',
      'sangre .. chorro|chorros|a_chorros|por_todos_lados',
      'sangrando .. mucho|muchisimo|sin_parar',
    ],
    over: [
      'years_ago|year_ago|months_ago|weeks_ago|last_year|last_summer|last_month|last_week|back_then|when_i_was|when_he_was|when_she_was|as_a_kid|as_a_child|once_when|used_to|a_while_back|back_in',
      'hace_anos|hace_meses|hace_mucho|hace_tiempo|hace_una_semana|hace_semanas|el_ano_pasado|de_chico|de_chica|de_nino|de_nina|cuando_era',
      'movie|film|show|series|episode|novel|game|scene|dream|dreamed|nightmare|baby_doll|dolls|her_doll|his_doll|the_doll|my_doll|pelicula|serie|novela|sone|un_sueno|juego',
      'dog|cat|puppy|kitten|horse|hamster|perro|gato',
      'morning_sickness|stomach_bug|stomach_flu|hangover',
      'what_if|worried_he_will|worried_she_will|afraid_he_will|afraid_she_will',
    ],
  },
  EVERYDAY,
);

const FEED = 'bottle|bottles|feed|feeding|nurse|nursing|breast|milk|formula|latch|mamila|biberon|pecho|leche';

/**
 * A small one who sleeps on although it is time to drink. Only then is “to wake up for” no talk of a school
 * morning.
 */
const unwakableIn = cueFinder(
  {
    unwakable: [
      `will|can|could|would not .. wake|wakes|waking|woken .. for|to .. ${FEED}`,
      `can|could not get .. to wake|awake|up .. for|to .. ${FEED}`,
      `no .. despierta|despertar|despierto|despertarlo|despertarla .. para|a .. ${FEED}`,
    ],
  },
  [`${FEED} .. at_night|anymore|overnight|en_la_noche`, 'wake|wakes .. night|nights|nighttime|anymore'],
);

export type BodyEmergency = 'body' | 'bleeding' | 'no-medicine';

/** Harm to a body that cannot wait, whoever did it. The words may stand in any sentences of the message. */
export function bodyEmergenciesIn(message: string): readonly BodyEmergency[] {
  const lacking: readonly BodyEmergency[] = isSickWithout(message) ? ['no-medicine'] : [];
  const found = new Set(signsIn(apartFromFeel(message)));
  const isKnocked = isChildKnocked(message);
  if (found.has('over')) return isKnocked ? ['body', ...lacking] : lacking;
  const isHurt = found.has('blow') && (found.has('weak') || found.has('hurt'));
  const isLifeless =
    found.has('lifeless') ||
    isHurt ||
    isHeadHurt(message) ||
    isKnocked ||
    (found.has('small') && (found.has('weak') || unwakableIn(message).length > 0));
  return [
    ...(isLifeless ? (['body'] as const) : []),
    ...(found.has('bleeding') ? (['bleeding'] as const) : []),
    ...lacking,
  ];
}
