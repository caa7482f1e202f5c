import { cueFinder } from './cue-finder.js';

const GROWN =
  'he|she|they|husband|wife|boyfriend|boyfriends|girlfriend|ex|dad|stepdad|father|mom|stepmom|mother|brother|man|guy|partner|fiance|uncle|roommate';
const PLACES =
  'bathroom|restroom|bathtub|tub|shower|closet|pantry|laundry_room|laundry|bedroom|basement|attic|garage|car|truck|van|shed|cellar|crawlspace|crawl_space|room|office|nursery';
export const LUGARES =
  'bano|tina|regadera|closet|ropero|cuarto|recamara|sotano|cochera|garaje|carro|troca|camioneta|despensa|lavanderia|patio|azotea|bodega|traila|granero';
/** Whom somebody goes after, in Spanish. “Anda buscando trabajo” is everyday talk. */
export const BUSCADOS =
  'hermana|hermano|hermanos|mama|papa|hija|hijo|hijas|hijos|amiga|amigo|prima|primo|tia|tio|vecina|vecino|sobrina|sobrino|ninos|ninas|bebe|cunada|cunado|suegra|suegro|abuela|abuelo|hijastra|hijastro|yerno|nuera|esposo|esposa|marido|mujer|novio|novia|nieto|nieta|nietos';
/** How those say that they hide who are in such a place. */
export const METIDOS = 'metida|metido|metidas|metidos|metimos|meti|escondiendo|escondiendonos';
const BREAKS =
  'breaking|breakin|smashing|smashin|throwing|throwin|destroying|trashing|tearing|punching|punchin|kicking|kickin|slamming|flipping|wrecking|busting|hitting|shattering|ripping|stabbing|knocking|chucking';
const THINGS =
  'stuff|things|shit|dishes|plates|glasses|glass|everything|furniture|wall|walls|chairs|chair|door|doors|house|place|living_room|kitchen|holes|apart|lamp|lamps|tv|table|tables|cabinets|windows|window|pans|pots|bottles|toys|pictures|all_over|my';
const ROMPE =
  'quebrando|rompiendo|aventando|tumbando|tirando|destrozando|golpeando|pateando|azotando|estrellando|volteando';
const COSAS =
  'todo|todas|cosas|platos|trastes|vasos|vidrios|puerta|puertas|muebles|casa|sillas|silla|pared|paredes|mesa|tele|cocina|sala|mis|ventanas';

/** With what a door is hit. */
const TOOLS =
  'something|bat|hammer|axe|ax|chair|shovel|wrench|crowbar|shoulder|boot|boots|foot|feet|fist|fists|pipe|tool|tools|drill|screwdriver|object|body';
/** With what nobody goes to a door that others hide behind, unless to force it. */
const FORCES =
  'bolt_cutters|boltcutters|bolt_cutter|crowbar|pry_bar|prybar|sledgehammer|axe|hatchet|battering_ram';

/** Somebody who hides, and a grown-up who rages near them. Neither says much alone. */
const signsIn = cueFinder(
  {
    hid: [
      'hiding|hidin|hid|hidden|barricaded|crouched|crouching|huddled|huddling',
      `in|under|behind|inside|from the|my|our|a|his|her|stepsons|sons|daughters|kids|upstairs|guest|spare? ${PLACES}`,
      'under|behind the|my|our|a? bed|couch|desk|stairs|washer|dresser',
      'locked us|me|myself|ourselves|in|it|the_door|both|the_kids',
      'holding|pushing|leaning|sitting|pushed|put .. against|behind|shut|closed .. door|it',
      'door|doors is? locked|blocked|barricaded',
      'escondida|escondido|escondidas|escondidos|encerrada|encerrado|encerradas|encerrados|encerre|encerramos|escondi|escondimos|escondiendonos',
      `en|debajo_de|dentro_de|adentro_de|al|del el|la|mi|un|una? ${LUGARES}`,
      'debajo|abajo|atras|detras de|del la|el? cama|sillon|mesa',
      'con|puse|eche seguro|llave',
    ],
    // What nobody does who is merely loud.
    rages: [
      `${GROWN} is|are|keeps|started|was? ... ${BREAKS} .. ${THINGS}`,
      `${GROWN} is|are|keeps? .. looking|lookin|searching|hunting for me|us|my|the_kids|him|her`,
      `${GROWN} ... going|goin room to room`,
      `trying_to|going_to|gonna find me|us`,
      `${ROMPE} .. ${COSAS}`,
      `${GROWN} is|are|keeps? ... hitting|hittin|pounding|poundin|kicking|ramming|beating|bashing|prying|drilling|cutting .. it|door|lock|hinges|handle .. with|w ... ${TOOLS}`,
      `${GROWN} ... break|breaking|kick|kicking|bust|busting|knock|take|taking .. door|it down|in|off`,
      `says|said|yelling|screaming ... he|she is|will coming|come in .. if|or|anyway|after|for|on|to|now|.`,
      `${GROWN} has|got|grabbed|getting|found|went_for .. ${FORCES}`,
      'tumbar|tirar|quebrar|romper|brincar .. puerta|chapa',
      'tiene|agarro|trae|fue_por .. barreta|marro|hacha|pinzas|cizalla|desarmador|taladro',
      'buscandonos|buscandome|nos_busca|me_busca|nos_anda_buscando|me_anda_buscando',
      'nos|me va|van a encontrar|hallar|sacar',
    ],
    // To look for somebody is everyday talk, except where others hide from it.
    seeks: [`anda|viene|esta|llego|andan ... buscando|busca .. a mi|mis|su|nuestro|nuestra .. ${BUSCADOS}`],
    'shut-in': [
      'estoy|estamos|me|nos .. escondida|escondido|escondidas|escondidos|encerrada|encerrado|encerradas|encerrados|encerre|encerramos|escondi|escondimos|escondiendo',
      `${METIDOS} .. ${LUGARES}`,
    ],
    loud: [
      `${GROWN} is|are|keeps|started? ... screaming|screamin|yelling|yellin|raging|ragin|losing_it|cussing|pounding|poundin|banging|bangin|stomping|stompin|storming|furious|going_crazy|going_off|flipping_out|drunk_and`,
      'gritando|gritandonos|gritandome|furioso|como_loco|bien_tomado|maldiciendo|golpes',
    ],
    // What somebody does who must not be heard or found.
    unheard: [
      'whisper|whispers|whispering|whisperin',
      'brightness|phone|screen|lights|light|tv .. down|dim|dimmed|off|low|dark|silent|muted|dwn',
      'not call|talk|speak|make .. hear|hears|noise|sound|he_will|she_will',
      'he|she|they will|can|might|would hear|find',
      'not want him|her|them to? hear|find',
      'quiet|silent so|as|like|right|and|in|until|till|.',
      'bajito|bajita|calladita|calladito|en_silencio|sin_hacer_ruido',
      'no nos|me|puede|vaya|vayan? oiga|oigan|oye|escuche|escuchen|encuentre|encuentren',
      'me|nos oye|escucha|va_a_oir',
      'celular|cel|telefono|luz|luces .. bajito|apagada|apagadas|bajo|apagado',
    ],
    scared: [
      'scared|afraid|terrified|shaking|shakin|trembling|crying|help|please|what_do_i_do|rn|right_now',
      'kids|girls|boys|daughter|son|baby|twins .. with|w me',
      'me and|n my|the .. kids|girls|boys|daughter|son|baby|twins',
      'miedo|temblando|llorando|ayuda|que_hago|ahorita|con_los_ninos|con_mi_hija|con_mi_hijo|con_el_bebe|con_la_bebe|mi_hija_y_yo|mi_hijo_y_yo|mis_hijos_y_yo',
    ],
    over: [
      'years_ago|year_ago|months_ago|weeks_ago|last_year|last_summer|last_month|last_week|back_then|when_i_was|as_a_kid|used_to|a_while_back|growing_up|yesterday|the_other_night|the_other_day|what_if|every_time|always_ends_up',
      'hace_anos|hace_meses|hace_mucho|hace_tiempo|el_ano_pasado|cuando_era|de_chica|de_chico|la_otra_noche|el_otro_dia|ayer',
      'movie|film|show|series|episode|novel|video_game|game|dream|pelicula|serie|novela|sueno|videojuego|juego|jugando|juegan|juega|a_las_escondidas|hide_and_seek|seek|playing|surprise|party|christmas',
      'chocolate|snacks|me_time|my_coffee|peace_and_quiet|minutes_of_peace|un_ratito|tantito',
    ],
  },
  [
    `boys|girls|kids|twins|toddler|toddlers|son|sons|stepson|stepsons|daughter|stepkids|four_year_old|two_year_old|three_year_old|dog|dogs|cat is|are|keep|keeps|was|were .. ${BREAKS}|screaming|yelling|pounding|banging|looking`,
    'breaking|tearing|kicking|throwing|knocking down|out|off boxes|cardboard|walls|old|the_old|leaves',
    'breaking|throwing|ripping|tearing .. boxes|cardboard|party|ball|balls|laundry|trash|weeds|carpet|drywall|bread|bones|in',
    'kicking|hitting|punching .. ball|bag|gym|heavy_bag|tires',
    'screaming|yelling .. at|for .. game|tv|football|players|referee|ref|screen|xbox|team|touchdown',
    'looking for me|us .. to_help|to_sign|to_eat|at_the_store',
    'niños|ninos|hijos|gemelos|hijastros estan|andan|se_la_pasan .. gritando|aventando|rompiendo|quebrando',
    'tirando .. basura|agua|cosas_viejas',
    'from the|my car|garage|truck|office',
    'locked .. out',
    'coming in from|for .. field|work|yard|garden|lunch|dinner|supper|barn|shop|coffee|break',
    'little|kid|baby brother|sister|cousin .. hitting|pounding|kicking|beating|breaking .. it|door|lock',
    'boys|girls|kids|son|sons|stepson|daughter|toddler|year_old|grandson|dog|cat|locksmith|landlord|plumber|maintenance .. hitting|pounding|kicking|beating|breaking|drilling|cutting|has|got|grabbed .. it|door|lock|down|bolt_cutters|drill',
    'break|breaking|kick|knock .. it down for|to|into|by|so',
  ],
);

/**
 * Whether somebody hides from a grown-up who rages now. The words may stand in any sentences of a passage.
 */
export function isHidingIn(passage: string): boolean {
  const found = new Set(signsIn(passage));
  if (!found.has('hid') || found.has('over')) return false;
  if (found.has('seeks') && found.has('shut-in')) return true;
  return found.has('rages') || (found.has('loud') && (found.has('unheard') || found.has('scared')));
}
