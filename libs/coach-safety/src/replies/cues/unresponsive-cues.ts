import type { Phrase } from '../../phrases/phrase.js';
import { cueFinder } from './cue-finder.js';

const ANYBODY =
  'he|she|they|him|her|them|husband|wife|boyfriend|girlfriend|partner|fiance|ex|mom|mother|dad|father|grandma|grandpa|grandmother|grandfather|brother|sister|uncle|aunt|cousin|friend|buddy|roommate|neighbor|coworker|son|daughter|stepson|stepdaughter|stepdad|stepmom|nephew|niece|teen|teenager|kid|child|boy|girl|baby|toddler|guy|man|woman';
const BEASTS =
  'dog|dogs|cat|cats|puppy|puppies|kitten|kittens|horse|pony|foal|calf|cow|lamb|goat|chick|hamster|rabbit|bunny|bird|fish|perro|perra|perrito|gato|gatito|caballo|becerro|gallina';
const COLORED = 'blue|bluish|blueish|purple|purplish|gray|grey|grayish';

/** What the words also mean: a habit of sleep, a figure of speech, a wish to die, a beast. */
const OTHERWISE: readonly Phrase[] = [
  'wake|wakes|waking|woken|awake|rouse him|her|them? up? for|to|until|till|til|before|at|early|late|that_early|through|without|unless|easily|anymore|and_see|and_smell|next_to|mad|grumpy|cranky',
  'wake|wakes|waking|woken|awake him|her|them? up? on|in|by time|sundays|sunday|saturdays|weekends|weekdays|mondays|school_days|the_morning|the_mornings|his_own|her_own|their_own|himself|herself|themselves|seven|six|eight|the_night',
  'wake|wakes|waking|woken|awake him|her|them? up? when|if|with|even_when|even_if the|baby|kids|he|she|they|it|someone|her|his|my|our|alarm',
  'we|you can not wake',
  'i will|would not wake',
  'can not wake him|her|them|the|my|our kids|baby|babies|twins|toddler? so no|we|keep|be|use|let',
  'despierta|despertar hasta|temprano|a_tiempo|para|a_la|al|en_la_noche|solo|sola|tarde|antes|cuando',
  'despierta|despertar con la|el alarma|despertador|ruido|sol',
  'get|getting him|her|them|kid|kids|stepson|stepdaughter|son|daughter up|awake in|on|for|at|before|early|when|until',
  'hope|hopes|hoped|hoping|wish|wishes|wished|pray|prays|praying|want|wants|wanted|rather|what_if|someday|one_day|some_day|afraid_one_day|ojala|quisiera ... not|no wake|waking|despierta|despertar|despertara',
  'can|could not|never wake|wakes|get .. in_the_mornings|most_mornings|mornings',
  'try|tries|trying|practice|practices|practiced|practicing|learn|learned|learning|remember|helps|help|helped|exercise|exercises|yoga|meditation|therapist|counselor|box|belly|deep|deeply|focus|just|keep|started|start|by|with|do|doing|on breathing|breathe|breath|breaths',
  'breathing|breathe|breaths .. together|exercise|exercises|helps|helped|calms|app|technique|out_loud',
  'i|we breathe|breathing|breathed|am_breathing|are_breathing',
  'feet|foot|arm|hand|leg|hands|arms|legs|fingers is|are|was|go|goes|went|feel|feels limp|blue',
  'limp handshake|hug|hair|noodle|noodles|lettuce|celery|wrist|bizkit|biscuit|flag|plant|plants|salad|dick|fries|kiss|excuse|apology',
  'a|slight|bad|with_a|his|her|slightly limp',
  'i|we am|are|was|were|go|went|feel|felt|just? limp',
  'goes|go|going|went|gone limp when|whenever|if|at|on_the_floor_of|in_the_store|in_protest|on_purpose',
  'limp|floppy ... sleeps|asleep|sleeping|naps|bunny|ears|hat',
  'lips|mouth|face|tongue ... popsicle|popsicles|slushie|slurpee|icee|snow_cone|raspa|candy|koolaid|kool_aid|gatorade|frosting|icing|cupcake|blueberries|lollipop|ring_pop|marker|markers|lipstick|makeup|gloss|paint|painted|costume|pool|lake|swim|swimming|sledding|paleta|pintura',
  'popsicle|popsicles|slushie|slurpee|icee|snow_cone|raspa|candy|koolaid|kool_aid|frosting|icing|blueberries|lollipop|marker|lipstick|makeup|paint|costume|paleta|pintura ... lips|mouth|face|tongue',
  'blue|purple in|with the|rage|anger|embarrassment',
  'unconscious bias|habit|belief|mind',
  'not responding|respond to|back|when|at_all_to my|text|texts|messages|calls|email|him|her|me|the|this',
];

const signsIn = cueFinder(
  {
    unwakable: [
      'will|can|could not wake|rouse',
      'will|can|could not .. wake|be_woken|be_woke up|him|her|them|my|the|.',
      `can|could not|seem_to? get ${ANYBODY} to? wake|awake|up|respond`,
      `can|could not|seem_to? get my|our|the|his|her ${ANYBODY} to? wake|awake|up|respond`,
      'is|are not waking',
      'nothing|noise will? wakes|wake him|her|them',
      'so|real|really|very|super|hard|harder|difficult|tough|impossible|almost_impossible to wake|rouse',
      `${ANYBODY} is? .. unresponsive|unconscious|not_responsive|out_cold`,
      'not responding|responsive',
      `no puedo|podemos|logro|logramos .. despertar|despertarlo|despertarla|despertarle`,
      'no lo|la puedo|podemos|logro .. despertar',
      'dificil|trabajo|cuesta|cuesta_mucho|cuesta_trabajo .. despertar|despertarlo|despertarla|despierte',
      'esta|quedo|sigue inconsciente|desmayado|desmayada',
      'no se|me|nos? despierta',
      'no se|me|nos? reacciona',
    ],
    slow: [
      'breathing|breathes|breath|breaths .. slow|slowly|shallow|ragged|gurgly|raspy_and|stopping',
      'shallow|stopping breathing|breaths|breath',
      'his|her|with|is slow breathing',
      'barely|hardly|scarcely|not|stopped|stops|quit breathing',
      'snoring|breathing|breath|chest|throat .. gurgling|gurgles|rattling|rattles|gurgle',
      'gurgling|choking_on_his|choking_on_her|aspirating',
      'respira|respirando|respiracion .. lento|lenta|lentito|despacio|despacito|poquito|apenas|cortadito|mal',
      'apenas|casi_no|no|ya_no|dejo_de .. respira|respirar',
    ],
    blue: [
      `lips|lip|fingertips|mouth .. ${COLORED}`,
      `blue|bluish|purple|gray|grey lips|fingertips|mouth`,
      `face|skin is|looks|turned|went|turning|going|all|kind_of|kinda blue|bluish|gray|grey|grayish`,
      `${ANYBODY} is? turning|turned|went|going|getting|looks|looking blue|bluish|gray|grey`,
      'labios|boca .. morados|morada|moradas|azules|azul|moraditos|azulados|grises',
      'se esta|puso|pone|ve poniendo? morado|morada|azul',
    ],
    limp: [
      `${ANYBODY} .. is|went|goes|gone|got|looks|feels|lying|laying|just|body .. limp|floppy`,
      'all|completely|totally|kinda|kind_of|went|goes|really|so limp|floppy',
      'limp|floppy and|like|as|body|in_my|on_the',
      'desguanzado|desguanzada|desvanecido|desvanecida|aguadito|aguadita',
      `todo|toda|bien|muy|como aguado|aguada|flacido|flacida`,
    ],
    cold: [`${ANYBODY} is|feels|are .. cold|clammy|foaming`, 'foaming|foam', 'cold|clammy skin', 'fria|frio'],
    // Somebody who does not wake up as on every day.
    daily: [
      'school|class|alarm|alarms|snooze|bus|church|practice|noon|chores|breakfast|teen|teenager|teenagers|mornings|weekend|weekends|sundays|saturdays|heavy_sleeper|deep_sleeper|sleeps_like|snores|cpap|apnea|dead_to_the_world|sleeps_through|died|passed_away|funeral|hospice|sleeps_in|oversleeps|night_owl|lazy|coffee|always|usually|every_day|every_morning|every_night|most_days|habit|whisper|whispering|tiptoe|quiet|naps|nap|bedtime|thunderstorm|tv|jiu_jitsu|yoga|meditation|meditate|anxiety|panic|inhale|exhale',
      'like|as a? log|rock|brick|lump|dead_person',
      'sleep|sleeps|slept through',
      'adolescente|ronca|roncar|ronquidos|escuela|clases|alarma|camion|domingos|sabados|siempre|todas_las_mananas|temprano|dormilon|dormilona|kinder|desayuno',
    ],
    over: [
      'years_ago|year_ago|months_ago|weeks_ago|last_year|last_summer|last_month|last_week|back_then|when_i_was|when_he_was|when_she_was|as_a_kid|as_a_child|a_while_back|back_in',
      `${BEASTS} .. not|is|are|went|was|has .. wake|waking|limp|floppy|breathing|blue|moving`,
      `${BEASTS} .. limp|floppy|unresponsive`,
      'hace_anos|hace_meses|hace_mucho|hace_tiempo|hace_semanas|el_ano_pasado|de_chico|de_chica|cuando_era|fallecio|murio',
      'movie|film|show|series|episode|novel|game|scene|dream|dreamed|nightmare|cpr_class|first_aid_class|doll|dolls|pelicula|serie|novela|sone|sueno|juego',
    ],
  },
  OTHERWISE,
);

const SIGNS = ['unwakable', 'slow', 'blue', 'limp'] as const;

/**
 * Whether somebody cannot be woken, breathes slowly, is limp or blue: any of these may be the last sign
 * before breathing stops, whoever it is and whatever came before. Beside words of a daily habit it takes two
 * of them.
 */
export function isUnresponsive(message: string): boolean {
  const found = new Set(signsIn(message));
  if (found.has('over')) return false;
  const signs = SIGNS.filter((each) => found.has(each)).length + (found.has('cold') ? 1 : 0);
  const isSeen = SIGNS.some((each) => found.has(each));
  return isSeen && signs >= (found.has('daily') ? 2 : 1);
}
