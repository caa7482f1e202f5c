import { cueFinder } from './cue-finder.js';

const signsIn = cueFinder(
  {
    unborn: [
      'pregnant|preggo|preg|pregnancy|unborn|trimester|weeks_along|months_along|embarazada|embarazo|encinta',
      'weeks|wks|months|mos along',
      'baby|she|he usually|always|normally kicks|moves|kicking|moving',
      'baby .. kick|kicks|kicking|kicked|kicked_since',
      'tengo|estoy_de .. meses|semanas',
    ],
    blow: [
      'shoved|shoves|pushed|pushes|kicked|punched|hit|hits|slammed|threw|thrown|elbowed|kneed|stomped|tripped|dragged|beat me|her|my|him|us|against|into|down|in',
      'he|she|they shoved|pushed|kicked|punched|hit|slammed|threw|elbowed|kneed|beat',
      'belly|stomach|tummy|bump got|was|is hit|kicked|punched|hurt',
      'fell|tumbled|tumble down|on|over|off',
      'me|la empujo|pego|golpeo|pateo|avento|tiro|aventaron|empujaron',
      'golpe|patada|caida|empujon|rodillazo',
    ],
    still: [
      'not|never|stopped .. kick|kicked|kicking|move|moved|moving|movement',
      'not felt|feel|feeling .. kick|kicks|kicking|move|moves|movement|anything|baby|her|him|it|since',
      'moves|moving|kicks|kicking|moved|kicked .. less|slower|weaker',
      'less|fewer|no kicks|kicking|movement|movements',
      'baby|belly|tummy is|has|been|gone|went .. still|quiet|not_moving',
      'no .. siento|sentido|senti|siente .. moverse|mueve|mueva|patear|patea|patadas|pataditas|nada|bebe|movimientos',
      'no se|ha ... movido|mueve|mover',
      'mueve menos|poco|poquito',
    ],
    over: [
      'years_ago|year_ago|months_ago|last_year|last_pregnancy|first_pregnancy|back_then|when_i_was_pregnant|hace_anos|hace_un_ano|hace_meses|el_ano_pasado',
      'movie|film|show|series|dream|pelicula|serie|sueno',
    ],
  },
  [
    'kicks|kicked|kicking me|him|her|us out',
    'not moving in|on|out|forward|away',
    'not move in|on|out|forward|away',
  ],
);

/** Whether an unborn baby moves less after a blow, a push or a fall. The words may stand in any sentences. */
export function isStillAfterBlow(message: string): boolean {
  const found = new Set(signsIn(message));
  return found.has('unborn') && found.has('blow') && found.has('still') && !found.has('over');
}
