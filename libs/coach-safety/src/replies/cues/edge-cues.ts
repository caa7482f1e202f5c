import type { Phrase } from '../../phrases/phrase.js';
import { cueFinder } from './cue-finder.js';

/** Places from which people fall, are hit or drown. */
const HEIGHTS =
  'bridge|overpass|overlook|cliff|cliffs|ledge|edge|rooftop|roof|railing|balcony|tracks|train_tracks|railroad|quarry|dam|parking_garage|parking_structure|lookout|bluff|gorge|canyon|tower|subway_platform|platform';
const ALTURAS =
  'puente|mirador|barranco|barranca|precipicio|acantilado|azotea|techo|orilla|cornisa|balcon|vias|vias_del_tren|presa|riel|rieles';
const STAYS =
  'standing|sitting|parked|stopped|pulled_over|waiting|leaning|stood|sat|sit|stand|walking|looking_over';

/** The same places where people work, look or drive on. */
const EVERYDAY: readonly Phrase[] = [
  'on edge',
  'on the edge of my? seat|divorce|breaking|breakup|tears',
  'edge of the? bed|couch|tub|sofa|bathtub|chair|pool|field|town|porch|table|counter',
  'on the tracks? team',
  'bridge .. gap|loan|between|course|card|game|piercing',
  'work|works|working on|in the? roof|tower|bridge|platform',
  'hang|hanging|hold on',
  'over by|at the? 5|6|7|8|9|noon',
];

const signsIn = cueFinder(
  {
    there: [
      `i am|was? ${STAYS}|up|out|just|here|still|already .. at|on|by|near|under|over|next_to .. ${HEIGHTS}`,
      `i am at|on|by|near|over the|this|a|an|our|some .. ${HEIGHTS}`,
      `${STAYS} at|on|by|near|over|up|under .. ${HEIGHTS}`,
      `at|on the|this ${HEIGHTS} parked|now|right_now|rn|alone`,
      `i went|drove|walked|came|climbed .. to|up|out .. ${HEIGHTS} .. and|i|now|.`,
      `my feet|legs are? ... over .. ${HEIGHTS}`,
      'i am|sitting|parked .. in the? water|lake|river|ocean edge',
      `estoy|aqui|parado|parada|sentado|sentada|estacionado|estacionada .. en|junto|sobre|al_lado .. ${ALTURAS}`,
      `estoy|vine|subi|llegue .. a|al|del|en|por .. ${ALTURAS}`,
    ],
    // Only what speaks of dying, or of going over.
    ending: [
      'jump|jumping|jumped|fall|falling|lean|leaning|step|stepping|roll|drive|driving|go|going off|over|in_front|forward|through_the_rail|into_the_water',
      'jump|jumping|let_go|die|dying|dead|end_it|end_this|end_everything|kill_myself|suicide|goodbye|goodbyes|bye_forever|note|last_words|wall_of_water',
      'no guardrail|railing|rail|fence|barrier',
      'guardrail is? low|weak|gone|broken|nothing',
      'long way down',
      'straight drop|down',
      'better_off|be_better|be_fine|happier|easier without me',
      'without me|dad|mom here|around',
      'remember me',
      'tell my? kids|son|daughter|mom|wife|husband|boys|girls|them .. love|loved|sorry',
      'turning|turn|turned|shutting|switching .. phone off',
      'turning|turn|turned|shutting off my|the phone',
      'next train|truck',
      'train .. coming|comes|soon|minutes',
      'nobody|noone|no_one would|will|is .. miss|notice|care|find_me|looking',
      'do not want to be|live|wake_up|exist|go_on|do_this here|anymore|.',
      'can not do|take|go this|it|on anymore|.',
      'no point|reason|way_out',
      'water|it looks|seems .. peaceful|cold|calm|quiet',
      'would be so? quick|over|fast|easy',
      'one step|second|push',
      'saltar|brincar|aventarme|tirarme|soltarme|dejarme_caer|caer|morir|morirme|acabar|terminar_con_todo|despedirme|adios|perdonenme|sin_mi|carta',
      'pasa|viene el? tren',
      'ya no puedo|aguanto|quiero_vivir|quiero_estar|quiero_seguir',
      'mejor|bien sin mi',
      'apagar|apago|apagando .. telefono|celular',
    ],
    'shut-garage': [
      'in|inside .. garage ... engine|car|motor .. running|on|going',
      'engine|car|motor .. running|on|going ... garage',
      'en .. garaje|cochera ... carro|coche|motor .. prendido|encendido',
      'carro|coche|motor .. prendido|encendido ... garaje|cochera',
    ],
    shut: [
      'door|doors|garage .. shut|closed|down|sealed|locked',
      'shut|closed|sealed .. door|doors|garage',
      'hose|tailpipe|exhaust|towels|carbon_monoxide',
      'puerta .. cerrada|abajo|cerre',
      'manguera|escape|mofle',
    ],
    // Somebody else is there, unless the writer speaks of themselves.
    another: ['he|she|they|husband|wife|son|daughter|friend|brother|sister|hijo|hija|marido|esposo|esposa'],
    own: ['i|me|my', 'without me', 'sin mi', 'yo|me|mi|estoy|vine|subi'],
    innocent: [
      'photo|photos|picture|pictures|selfie|hike|hiking|hiked|sunset|sunrise|picnic|fishing|kayak|bungee|zipline|climbing|traffic|toll|commute|commuting|late_for|field_trip|fireworks|proposed|propose|proposal|wedding|gutter|gutters|shingles|cleaning|painting|tent|camping|vacation|concert|train_set|christmas_lights|antenna|amtrak|conference|swim|swimming|diving_board|cannonball|snorkeling',
      'with my? wife|husband|kids|family|boyfriend|girlfriend|stepkids|son|daughter|boys|girls|partner .. watching|enjoying|eating|playing|and_they',
      'foto|fotos|atardecer|excursion|trafico|pesca|pescando|vacaciones|limpiando|arreglando|paseo|alberca',
    ],
    // A habit, or another day: told, and not lived through at this moment.
    told: [
      'some|most|many|certain|other|weekday|sunday|school mornings|morning|nights|night|days|day|evenings|afternoons|sundays|weekends|weeks',
      'every|each morning|night|evening|sunday|weekend|week|time|other',
      'sometimes|once_in_a_while|now_and_then|now_and_again|there_are_days|there_are_nights|there_are_mornings|on_bad_days|on_bad_nights|used_to|earlier_this_week|the_other_night|the_other_day|the_other_morning',
      'a_veces|hay_dias|hay_noches|algunas_noches|algunas_mananas|unas_noches|muchas_noches|cada_noche|todas_las_noches|de_vez_en_cuando|luego_hay_dias|la_semana_pasada|el_otro_dia|la_otra_noche|hace_dias|el_mes_pasado',
    ],
    now: [
      'right_now|rn|now|tonight|this_minute|still|again|here_now|as_i_type|as_i_write|ahorita|ahora|ahora_mismo|todavia|hoy|otra_vez|esta_noche|sigo',
    ],
    over: [
      'years_ago|year_ago|months_ago|weeks_ago|days_ago|last_year|last_summer|last_month|last_week|last_night|yesterday|back_then|when_i_was|as_a_kid|used_to|a_while_back|back_in|once_when|dreamed|dream|nightmare|movie|film|show|series|episode|novel|video_game|song|afraid_of_heights|fear_of_heights|scared_of_heights',
      'hace_anos|hace_meses|hace_mucho|hace_tiempo|anoche|ayer|el_ano_pasado|de_chica|de_chico|cuando_era|sueno|pelicula|serie|novela|cancion',
      'he|she|they said|told|wrote|says i_am',
    ],
  },
  EVERYDAY,
);

type Sign = ReturnType<typeof signsIn>[number];

function edgeIn(message: string): 'now' | 'told' | null {
  const found = new Set(signsIn(message));
  const has = (...names: readonly Sign[]): boolean => names.every((name) => found.has(name));
  const isWriter = has('own') || !has('another');
  if (found.has('innocent') || !isWriter || !(has('there', 'ending') || has('shut-garage', 'shut')))
    return null;
  if (found.has('told') && !found.has('now')) return 'told';
  return found.has('over') ? null : 'now';
}

/**
 * Whether the writer tells that they go to such a place on some mornings, or did last week, and speak of an end. Nobody is sent there at this
 * moment: they are asked about it.
 */
export const isEdgeTold = (message: string): boolean => edgeIn(message) === 'told';

/**
 * Whether the writer is where one step or one move of the foot ends a life, and speaks of an end. The words
 * may stand in any sentences.
 */
export const isAtEdge = (message: string): boolean => edgeIn(message) === 'now';
