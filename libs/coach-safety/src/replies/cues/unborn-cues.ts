import { cueFinder } from './cue-finder.js';

const from = (first: number, last: number): readonly number[] =>
  Array.from({ length: last - first + 1 }, (_, at) => first + at);
/** Weeks in which a mother feels her baby move, as people write them: “26 weeks”, “26w”. */
const LATE_WEEKS = from(14, 42).join('|');
const LATE_WEEKS_SHORT = from(14, 42)
  .flatMap((week) => [`${String(week)}w`, `${String(week)}wk`, `${String(week)}wks`])
  .join('|');
const LATE_MONTHS = `${from(4, 9).join('|')}|four|five|six|seven|eight|nine`;

const signsIn = cueFinder(
  {
    unborn: [
      `${LATE_WEEKS} weeks|week|wks|wk`,
      LATE_WEEKS_SHORT,
      `i am|she_is|at ${LATE_MONTHS} months|mos`,
      `${LATE_MONTHS} months|mos in|pregnant|with`,
      'bump',
      'nothing|anything from|out_of the? baby',
      'pregnant|preggo|preg|pregnancy|unborn|trimester|weeks_along|months_along|embarazada|embarazo|encinta',
      'weeks|wks|months|mos along',
      'baby|she|he usually|always|normally kicks|moves|kicking|moving',
      'baby .. kick|kicks|kicking|kicked|kicked_since',
      'tengo|estoy_de .. meses|semanas',
      'i_am|she_is|baby_is|am|is due in|on|this|next|any january|february|march|april|may|june|july|august|september|october|november|december|month|week|day|summer|fall|winter|spring',
    ],
    blow: [
      'shoved|shoves|pushed|pushes|kicked|punched|hit|hits|slammed|threw|thrown|elbowed|kneed|stomped|tripped|dragged|beat me|her|my|him|us|against|into|down|in',
      'he|she|they shoved|pushed|kicked|punched|hit|slammed|threw|elbowed|kneed|beat',
      'did|would|will push|shove|hit|kick|punch|slam|throw|knock me|her|my|us',
      'got|was|been|getting shoved|pushed|punched|kicked|hit|knocked|thrown|slammed|kneed|elbowed',
      'knocked|rammed|headbutted|tackled me|her|him',
      'he|she|they|it rammed|knocked|headbutted|tackled',
      'belly|stomach|tummy|bump first|into|against',
      'dio .. golpe|patada|patadas|empujon|rodillazo|codazo|punetazo',
      'belly|stomach|tummy|bump got|was|is hit|kicked|punched|hurt',
      'fell|tumbled|tumble down|on|over|off',
      'me|la empujo|pego|golpeo|pateo|avento|tiro|aventaron|empujaron',
      'golpe|patada|caida|empujon|rodillazo',
    ],
    still: [
      'not|never|stopped .. kick|kicked|kicking|move|moved|moving|movement',
      'not felt|feel|feeling .. kick|kicks|kicking|move|moves|movement|anything|baby|her|him|it|since',
      'moves|moving|kicks|kicking|moved|kicked .. less|slower|weaker',
      'barely|hardly|scarcely|rarely .. kick|kicks|kicked|kicking|move|moves|moved|moving|feel|felt|anything|movement',
      'not|less as|that|very|so? active|kicky|wiggly',
      'active|kicker|kicks|kicked|kicking|moves|moved|moving|wiggly ... not|nothing|barely|hardly|less .. much|today|now|anything|since|all_day|tonight',
      'kicks|kicking|movement|movements|moves|baby .. slowed|slower|weaker|fewer|stopped',
      'nothing|no_movement|no_kicks .. today|since|all_day|from|now',
      'baby|belly|tummy|bump|she|he is|has_been|been|got|gone|went|feels .. still|quiet|calm|quieter|calmer',
      'less|fewer|no|zero kicks|kicking|movement|movements|flutters|flips|hiccups|punches',
      'not felt|feel|feeling him|her|it|them|the_baby|my_baby|baby|babies|twins|little_one|my_little_one since|today|tonight|all_day|at_all|yet|move|anymore|.',
      'stopped|quit doing? her|his|its|their flips|kicks|hiccups|rolls|flutters',
      'only feel|felt|feeling one',
      'laid|lay|lie|lying|laying down ... nothing',
      'juice|cold_water|sugar|snack ... nothing',
      'quiet|still|calm in_there|down_there|inside',
      'no la|lo|le|los he? sentido|siento .. desde|hoy|nada|.',
      'baby|belly|tummy is|has|been|gone|went .. still|quiet|not_moving',
      'no .. siento|sentido|senti|siente .. moverse|mueve|mueva|patear|patea|patadas|pataditas|nada|bebe|movimientos',
      'no se|ha ... movido|mueve|mover',
      'mueve menos|poco|poquito',
      'casi no .. mueve|patea|siento|se_mueve',
      'bebe|panza|nina|nino .. quieto|quieta|quietecito|quietecita|calmado|calmada',
    ],
    // Two halves of the same: what the baby does on other days, and what there is today.
    lively: [
      'usually|always|normally ... kicks|kicking|kick|moves|moving|flipping|hiccups',
      'baby|she|he|they|it|twins .. kicks|kicking|kick|moves|moving|flips|flipping|rolls|rolling|dances|hiccups|going_crazy|up_by_now|active',
      'kicks|kicking|hiccups|flips like|every|all|right|around|after|when|at',
      'siempre|normalmente|todas_las_noches .. patea|mueve|pataditas|patadas|brinca|hipo',
      'patea|mueve .. siempre|todas_las_noches|mucho|cuando_ceno',
    ],
    none: [
      'got|get|getting|had|have|felt|feel|feeling|been|there_is|was nothing|none|zero|nada',
      'nothing|none|nada tonight|today|all_day|since|yet|now|this_morning|last_night|hoy|ahora|desde',
      'hoy|ahora|anoche|ayer nada',
      'not felt|feel|feeling him|her|it|them|a_thing|anything|one',
      'no la|lo|le|los he? sentido|siento',
      'only feel|felt|feeling one',
    ],
    over: [
      'years_ago|year_ago|months_ago|last_year|last_pregnancy|first_pregnancy|back_then|when_i_was_pregnant|hace_anos|hace_un_ano|hace_meses|el_ano_pasado',
      'movie|film|show|series|dream|pelicula|serie|sueno',
    ],
  },
  [
    'kicks|kicked|kicking me|him|her|us out',
    `weeks|week|wks|wk|months|mos ago|old|sober|clean|later|together|married|dating|since|straight|postpartum|of`,
    `for|after|past|last|every|within|hace|por ${LATE_WEEKS}|${LATE_MONTHS} weeks|week|wks|wk|months|mos`,
    'pushed|pushes|push|pushing for|through|my_buttons|me_to|her_to|the_stroller|on_the_swing|me_on_the_swing|a_comprar',
    'speed|road|goose bump|bumps',
    'not moving in|on|out|forward|away',
    'move|moving in|on|out|forward|away|together|to',
  ],
);

type Sign = ReturnType<typeof signsIn>[number];

const isStill = (found: ReadonlySet<Sign>): boolean =>
  found.has('still') || (found.has('lively') && found.has('none'));

/**
 * Whether an unborn baby moves less after a blow, a push or a fall. The words may stand in any sentences, and
 * the pregnancy and the blow also in messages before, since who was pushed tells that first and counts the
 * kicks at night.
 */
export function isStillAfterBlow(message: string, before: readonly string[] = []): boolean {
  const now = new Set(signsIn(message));
  if (now.has('over') || !(isStill(now) || now.has('blow'))) return false;
  const told = before.map((each) => new Set(signsIn(each))).filter((found) => !found.has('over'));
  const isTold = (sign: Sign): boolean => [now, ...told].some((found) => found.has(sign));
  return [now, ...told].some(isStill) && isTold('unborn') && isTold('blow');
}

/** Whether an unborn baby is spoken of. */
export const speaksOfUnborn = (message: string): boolean => signsIn(message).includes('unborn');
