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
    ],
    blow: [
      'shoved|shoves|pushed|pushes|kicked|punched|hit|hits|slammed|threw|thrown|elbowed|kneed|stomped|tripped|dragged|beat me|her|my|him|us|against|into|down|in',
      'he|she|they shoved|pushed|kicked|punched|hit|slammed|threw|elbowed|kneed|beat',
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
      'less|fewer|no kicks|kicking|movement|movements',
      'baby|belly|tummy is|has|been|gone|went .. still|quiet|not_moving',
      'no .. siento|sentido|senti|siente .. moverse|mueve|mueva|patear|patea|patadas|pataditas|nada|bebe|movimientos',
      'no se|ha ... movido|mueve|mover',
      'mueve menos|poco|poquito',
      'casi no .. mueve|patea|siento|se_mueve',
      'bebe|panza|nina|nino .. quieto|quieta|quietecito|quietecita|calmado|calmada',
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
    'not move in|on|out|forward|away',
  ],
);

/** Whether an unborn baby moves less after a blow, a push or a fall. The words may stand in any sentences. */
export function isStillAfterBlow(message: string): boolean {
  const found = new Set(signsIn(message));
  return found.has('unborn') && found.has('blow') && found.has('still') && !found.has('over');
}

/** Whether an unborn baby is spoken of. */
export const speaksOfUnborn = (message: string): boolean => signsIn(message).includes('unborn');
