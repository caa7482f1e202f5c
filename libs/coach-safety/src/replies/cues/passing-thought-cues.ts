import type { Phrase } from '../../phrases/phrase.js';
import { cueFinder } from './cue-finder.js';

/** How a thought is told in passing. Nobody else has it. */
const THOUGHT =
  'thought|thoughts|thinking|think|wonder|wondered|wondering|imagine|imagined|imagining|picture|picturing|pictured|tempted|urge|urges|considered|considering|idea|what_if|i_could|i_might|i_should|i_want|want_to|wanted_to|feel_like|felt_like|easy_to|how_easy|catch_myself|caught_myself|on_purpose|think_how|how_quick|it_would_be';
const PIENSO =
  'pienso|pense|pensando|penso|idea|ideas|imagino|imagine|imaginando|ganas|que_tal_si|y_si|quisiera|quise|quiero|podria|facil|dan_ganas';
const HARD =
  'truck|trucks|semi|semis|tractor_trailer|eighteen_wheeler|18_wheeler|tree|trees|median|wall|barrier|river|lake|pond|canal|guardrail|pole|ditch|traffic|train|cliff|embankment|ravine|overpass|pillar|pillars|other_lane|oncoming|oncoming_lane|oncoming_traffic|quarry|ocean|side';
const DURO =
  'trailer|trailers|camion|troca|tren|metro|poste|barranco|barranca|rio|lago|muro|barda|arbol|vias|puente|canal|carros';

/** Ways to end a life with what is there on any day. Each begins with its own word. */
const ENDS: readonly string[] = [
  'not|without hit|hitting|touch|touching|press|pressing|use|using|stepping_on|tapping|tap the|my? brake|brakes|pedal',
  'not|without brake|braking|turn|turning|stop|stopping|slow|slowing .. at|when|for|before|down|in_time|as|the',
  'let|letting go_of the|my? wheel|steering_wheel',
  'swerve|swerving|veer|veering .|and|into|off|once|right_then|hard',
  'not turn|turning .. road|curve|bend|corner',
  'let|letting it|her|the_truck|the_car|the_tractor|the_rig|the_van roll|go|drift|run|coast off|into|over|down',
  `drift|drifting|swerve|swerving|veer|veering|steer|steering|drive|driving|turn|turning|pull|pulling|slide|sliding|run|running|crash|crashing|wreck|wrecking .. into|in_front_of|off|under the|a|that|an|this|some|one_of_the? grain|cement|dump|logging|big|next|concrete|brick|stone|garbage|coal? ${HARD}|road|bridge|curve`,
  'drift|drifting|cross|crossing|go|going|veer|veering over|across the? guardrail|median|yellow_line|center_line|line|edge|side|rail|railing',
  'step|stepping|walk|walking|jump|jumping|roll|fall|falling|slip|slipping|lean|leaning off|into|in_front_of|over|out_into the|a|that|this|my? platform|roof|train|bus|traffic|ledge|tracks|highway|freeway|bridge|overpass|balcony|combine|rail|railing|edge|river|lake|ocean|water|curb|road',
  'step|stepping off .|and|then|the_edge|it|here|there',
  'close|closing|shut|shutting my eyes .. driving|wheel|road|highway|lane|mile|miles|freeway|interstate|curve',
  'unbuckle|unbuckled|unbuckling|take_off|taking_off .. seat_belt|seatbelt|belt|highway|freeway|again|interstate',
];
const ACABA: readonly string[] = [
  'no freno|frenar|frenara|frene|haber_frenado',
  'soltar|suelto|solte|soltara el? volante',
  `aventarme|aviento|meterme|meto|irme|tirarme|tiro|estrellarme|estrello .. al|contra|debajo|abajo|del|de|en|a .. ${DURO}`,
  'me aviento|aventara|aviente',
  'dar un paso',
  'cerrar los ojos .. manejando|volante|carretera',
];

const THINGS = 'bridge|overpass|river|tracks|train|trains|quarry|pillars|curve|semi|semis|trucks';
/** The same in a thing that is looked at, or comes. */
const LOOKS: readonly Phrase[] = [
  `${THINGS} .. on|along|by|near the? my? way|drive|route|road .. looks|looking|looked|seems|calls|calling|pulls`,
  `${THINGS} .. way_to_work|way_home|way_back|to_work|drive_home .. looks|looking|looked|seems|calls|calling|pulls`,
  'every_time|whenever|when .. semi|truck|train comes|passes|goes .. i think|imagine|picture|wonder',
  `look|looking|stare|staring .. at|over|off the|that|those? ${THINGS} .. and think|thinking|wonder|wondering|imagine`,
  `${THINGS}|water|lake|ocean|pond .. looks|looked|seems .. warm|quiet|peaceful|calm|soft|inviting|easy|like_rest|good`,
  'pier|lake|river|ocean|pond|water|bridge|beach|overpass ... thought|think|thinking|wonder ... walk|walking|step|stepping|jump|jumping|slip|slipping|going in|off|over|under',
  'stand|standing|stood .. close .. edge|tracks|platform|rail .. on_purpose',
  'drove|driving|drive with .. lights|headlights off',
  'look|looking|looked down .. do_the_math|and_think|wonder|and_wonder',
  'hope|hoping|wish|wishing .. plane|truck|bus|train|semi .. drops|crashes|hits|goes_down|takes_me',
  'if i .. hit|crash|crashed|slid|wreck|fell|got_hit|slipped ... would not|never .. fight|mind|care|stop_it|brake|swerve|grab',
  'i .. cross|crossing|crossed the? street|road|highway .. without looking',
  'thought|thinking|think about? .. slide|sliding|slip|slipping|staying under',
  'train|tracks ... think|thinking|thought|wonder .. lay|laying|lie|lying down',
  'wonder|wondering .. feel the tree|wall|truck|train|impact',
  'foot|feet .. off the brake .. on_purpose|too_long',
  'ganas .. no dar la vuelta',
  'puente|rio|vias|tren|metro ... se_me_antoja|ahi_esta|ahi_seria|seria_facil',
  'puente|rio|vias|tren .. camino|trabajo|casa .. me_llama|idea|pienso|ganas|se_ve',
];

const signsIn = cueFinder(
  {
    end: [
      ...ENDS.flatMap((end) => [`${THOUGHT} .. ${end}`, `${THOUGHT} ... just ${end}`, `just ${end}`]),
      'i|just let go_of the|my? wheel .. second|again|just|yesterday|today|counted|count|on_purpose',
      'i unbuckled|unbuckle .. highway|freeway|again|interstate',
      ...ACABA.map((end) => `${PIENSO} .. ${end}`),
      ...LOOKS,
      'one|1 step and i|im|it|done|over',
    ],
    over: ['i used_to', 'years_ago|when_i_was|back_then|hace_anos|cuando_era|ya_no_pienso'],
  },
  [
    // Somebody else at the wheel, a figure of speech, a game, or the thing itself.
    'he|she|they|son|daughter|stepson|stepdaughter|kid|kids|toddler|teen|student|husband|wife|grandson|hijo|hija|hijastro|esposo|marido ... brake|brakes|wheel|lane|curb|traffic|road|street|volante|freno',
    'we|were|we_are .. walking|driving|turning|stopping|jumping|thinking',
    'brakes are|is|need|squeak|bad|on|fixed',
    'not driving|stopping .. until|because|since|anymore',
    'let|letting go_of the wheel .. and let|let_my|let_him|let_her|trust',
    'step|stepping|stepped off the? pta|board|committee|team|field|court|stage|gas|scale|plane|boat|ladder|porch',
    'told|tell|said|ask|asked .. step|back off',
    'walk|walking across|over|to|on the bridge',
    'picnic|kayak|kayaking|fishing|vacation|hike|hiking|photo|photos|view|wedding|honeymoon|paddle|swim|canoe ... looks|looked|seems .. peaceful|calm|quiet|good|nice|warm',
    'looks|looked|seems .. peaceful|calm|quiet|good|nice|warm ... picnic|kayak|kayaking|fishing|vacation|hike|hiking|photo|photos|view|wedding|honeymoon|swim|canoe|today|for',
    'bridge .. closed|traffic|construction|toll|repairs|backed_up|opened|en_obras',
    'dive|diving|dock|pool|kids|swim|swimming|cannonball .. jump|jumping|water|lake',
    'jump|jumping .. dock|pool|diving_board|with_the_kids',
    'stop|stopping at the? store|mall|bakery|gas|target|walmart|school|bank|light_to',
    'soltar|suelto el control',
    'movie|game|video_game|mario|kart|gta|go_kart|simulator|show|pelicula|juego',
  ],
);

/** Words without one of which no such thought is told. */
const MAY_BE =
  /brak|wheel|drift|swerv|veer|steer|driv|into|off|over|eyes|lights|look|hope|lake|water|ocean|pond|pier|edge|buckle|seat ?belt|bridge|river|tracks|train|pillar|semi|truck|step|turn|fren|volante|avient|aventar|meterme|estrell|tirarme|puente|paso|ojos/iu;

/**
 * Whether the writer tells, in half a sentence of anything else, the thought of an end by a wheel, a step or
 * a bridge on their way.
 */
export function hasPassingThought(message: string): boolean {
  if (!MAY_BE.test(message)) return false;
  const found = signsIn(message);
  return found.includes('end') && !found.includes('over');
}
