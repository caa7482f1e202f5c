import type { Phrase } from '../../phrases/phrase.js';
import { cueFinder } from './cue-finder.js';
import { isDrunkDriverIn } from './drunk-driver-cues.js';
import { isElsewhere } from './elsewhere-cues.js';
import { GUNS } from './gun-cues.js';
import { BUSCADOS, LUGARES, METIDOS } from './hiding-cues.js';
import { isOverheard } from './overheard-cues.js';
import { passagesOf } from './passages.js';

const WEAPONS =
  'gun|guns|pistol|shotgun|rifle|handgun|revolver|glock|ar_15|firearm|knife|knives|scissors|machete|axe|hatchet|bat|crowbar|hammer|sword|gasoline|gas_can';
const ARMAS =
  'pistola|escopeta|rifle|arma|cuchillo|machete|navaja|hacha|bate|fierro|cuete|martillo|gasolina|tubo';
const SOMEBODY =
  'he|she|they|husband|wife|boyfriend|girlfriend|ex|dad|stepdad|father|brother|man|guy|partner|fiance|son|stepson|mom|uncle';
const NOT_WRITER =
  'her|him|them|sister|sisters|mom|mother|daughter|friend|cousin|aunt|brother|dad|neighbor|niece|grandma|kids|children|son|baby|coworker|wife|sisters|moms|mothers|daughters|friends|cousins|brothers|dads|sons';
const A_ELLA =
  'hermana|mama|hija|amiga|prima|tia|hermano|papa|hijo|vecina|sobrina|ninos|hijos|bebe|cunada|suegra|abuela';
const VOWS =
  'says|said|saying|swore|swears|told|tells|threatened|threatens|threatening|yelled|screamed|texted|promised|vowed';
const RAGES =
  'slamming|throwing|smashing|breaking|kicking|punching|screaming|yelling|pacing|banging|raging|pounding|storming|hollering|cussing';
/** What the words for a weapon also mean. */
export const NO_WEAPON: readonly Phrase[] = [
  `nerf|water|squirt|toy|glue|hot_glue|staple|nail|heat|massage|caulk|spray|bb|lego|cap|paintball|top ${GUNS}`,
  `${GUNS} .. range|safe|show|license|class|cabinet|nerf|toy|cleaning`,
  'butter|butcher|bread|plastic|pocket|cake|steak|putty|toy knife',
  `knife|cuchillo ... cut|cutting|chopping|slicing|carving|turkey|onions|cake|cooking|dinner|vegetables|sandwich|steak|cebolla|pastel|carne|comida|cocinando|cocinar`,
  `cut|cutting|chopping|slicing|carving|cooking|cocinando ... knife|cuchillo`,
  'scissors ... hair|paper|craft|fabric|coupons|bangs|haircut|safety|wrapping|tape',
  'clean|cleaning|cleaned|oil|oiling ... gun|guns|rifle|pistol|shotgun',
  'baseball|softball bat',
  'machete|hacha|navaja|cuchillo ... pasto|zacate|lena|monte|cana|milpa|yarda|coco|pina|sandia|elote|rama|ramas|arbol',
  'pasto|zacate|lena|monte|cana|milpa|yarda|coco|pina|sandia|elote|rama|ramas|arbol ... machete|hacha|navaja|cuchillo',
  'bat .. practice|game|ball|tryouts|team|coach',
  'hammer .. nail|nails|shelf|hang|hanging|picture|deck|fixing|fence',
  'hunting|deer|elk|duck|turkey_season|fortnite|call_of_duty|airsoft|video_game|costume|halloween|movie|film|show|series|dream|cazar|videojuego|pelicula|serie',
  'locked|locks us|me in a? deal|rate|lease|contract|price|schedule|kiss|hug',
  'lock|locked me|us in bed|love',
  `${SOMEBODY} put|puts|held|holds|stuck|shoved|had|pointed|points .. ${GUNS} in|to|at|against|on my mouth|head|chest|lap|hand`,
  'with|and the|my gun|pistol to|at|over his|her|their|my_ex|the_house',
];

/** Ways in which the writer tells that it is they who cannot leave. */
const SELF_HELD: readonly Phrase[] = [
  'i am|we are hiding|hid|locked_in|trapped|stuck|barricaded|cornered',
  'i|we|i_have hid|locked|barricaded .. in|inside|myself|ourselves|us|door|bathroom|closet|bedroom|room|car',
  'not let|letting|lets me|us .. leave|out|go|take',
  'i am|we_are in|inside the|my|our? bathroom|closet|bedroom|attic|basement|shed|trunk',
  'estoy|estamos|me|nos encerrada|encerrado|encerradas|encerrados|escondida|escondido|escondidas|escondidos|encerre|encerramos|escondi|escondimos',
  `estoy|estamos|nos|me|mis|los .. ${METIDOS} .. ${LUGARES}`,
];

const signsIn = cueFinder(
  {
    armed: [
      `${SOMEBODY} is? with|holding|waving|swinging|pointing|aiming|loading|carrying|gripping|sharpening .. ${WEAPONS}`,
      `${SOMEBODY} .. is holding|waving|swinging|pointing|aiming|loading|carrying|gripping .. ${WEAPONS}`,
      `${SOMEBODY} is ... with|has|got .. ${WEAPONS}`,
      `${SOMEBODY} has|got|grabbed|pulled|took_out|came_in_with|came_home_with .. ${WEAPONS}`,
      `${WEAPONS} in his|her|their hand|hands|lap`,
      `${WEAPONS} is? on|across|over his|her lap|knees|shoulder`,
      `${SOMEBODY} stands|standing|stood ... with|holding .. ${WEAPONS}`,
      `${SOMEBODY} swung|swings|swinging|pulled|pulls|came_at|charged|chased|chasing|threatened ... ${WEAPONS}`,
      `${SOMEBODY} put|puts|laid|lays|set|sets|slammed .. ${WEAPONS} on the`,
      `${WEAPONS} to|at|against|on my|our|his|her|the head|throat|neck|chest|face|us|me|kids`,
      `${SOMEBODY} had|has|keeps|kept|sat|sits .. ${WEAPONS} .. next_to|by|beside|in_front_of|between .. plate|him|her|bed|table|us|me|chair|pillow`,
      `trae|traia|agarro|saco|anda_con|tiene|esta_con|viene_con|carga|con .. ${ARMAS}`,
      `${ARMAS} en la|las mano|manos`,
      `apunta|apuntando|apunto .. ${ARMAS}`,
    ],
    held: [
      ...SELF_HELD,
      'nobody|noone|no_one|none_of_us|we|you is|are|am not? leaving|going_anywhere|getting_out',
      'nobody|noone|no_one|none_of_us is? leaves|leaving|going|getting|goes|gets here|out|anywhere|tonight|today|alive|this|the|until|till|.',
      'not let|letting|lets me|us|anyone|anybody leave|out|go|near_the_door',
      'hiding in|under|behind|from',
      'me and|with .. kids|daughter|daughters|son|sons|girls|boys|baby ... in the|here|upstairs|closet|bathroom|bedroom|car|room',
      'outside|at|by|banging_on the|my|our|her|his|their? door|window|bathroom|bedroom|room',
      'help|please_help|help_me|send_help|what_do_i_do',
      'blocking|blocks|guarding|standing_at|standing_in|in_front_of the|our|my? door|doorway',
      'told|tells|made|makes|ordered|orders me|us|them|kids|the_kids to? sit|sit_down|sit_back_down|stay_put|stay_here|kneel|not_move|shut_up|get_on_the_floor',
      'me|nos dijo .. sentara|sentaramos|moviera|moviéramos|quedara|callara',
      'pacing|screaming|yelling|smashing|throwing_everything|breaking_everything|throwing_things',
      'right_now|rn',
      'drunk|wasted|raging|furious|losing_it|out_of_control',
      'stands|standing|stood over|above me|us|him|her|my',
      'chasing|chases|coming after|at|for? me|us|my|her|him|them',
      'if i|we|anyone|anybody come_out|comes_out|leave|leaves|move|moves|run|scream|call',
      'all|both|everyone|everybody is|are? staying|stays|stay',
      'still|standing|waiting in|at|outside the|my|our hallway|hall|door|stairs|yard',
      `buscando|busca|busque .. a mi|mis|su|nuestro|nuestra .. ${BUSCADOS}`,
      'me|nos|lo|la|los|las anda|esta|viene|andan buscando',
      'nadie sale|se_va|se_mueve|va_a_salir',
      'no nos|me deja .. agarrar|llevarme|sacar|mover|moverme|pasar',
      'no nos|me deja salir|ir|irnos|irme',
      'ayuda|auxilio|ahorita|ahora_mismo|que_hago',
      'afuera|atras de|en|del la|mi? puerta|cuarto|bano|casa',
      'aventando|quebrando|rompiendo|gritando todo|cosas|y',
      'gritandole|gritandonos|gritandome|gritandoles|amenazandonos|amenazandome|amenazandolo|amenazandola|buscandonos|buscandome|persiguiendo|corretea|correteando',
      'nino|nina|hijo|hija|ninos|hijos|hijas|hijastro|hijastra|mama|hermana .. se .. encerro|encerraron|escondio|escondieron|metio',
      'esta|anda|sigue afuera|parado_afuera|en_el_patio|en_la_puerta|en_la_sala',
      'adentro|encerrados|aqui conmigo|con_los_ninos|con_mis_hijos',
    ],
    // Locked in by somebody, which is an emergency while it lasts, with no weapon at all.
    shut: [
      `${SOMEBODY} locked|padlocked|nailed|barricaded|chained|trapped me|us .. in|inside|up`,
      `${SOMEBODY} .. nailed|padlocked|chained|screwed|bolted the|my|our|all_the door|doors|window|windows`,
      'i am|we are|me_and_the_kids_are locked|trapped|chained in|inside|up',
      'me|nos encerro|dejo_encerrada|dejo_encerradas|dejo_encerrado|tiene_encerrada|tiene_encerrado|tiene_encerradas|amarro|tiene_amarrada',
    ],
    stuck: [
      'can|could not .. get_out|leave|open|escape|get_away|move|breathe|find_a_way_out',
      'no way|phone|water|food|key|keys|heat',
      'right_now|rn|help|let_me_out|let_us_out|still_in_here|still_in_there|since_last_night|since_yesterday|since_this_morning|for_hours|all_day|from_the_outside|from_outside',
      'took|has .. key|keys|phone',
      'no .. puedo|podemos salir|abrir|salirme|salirnos',
      'no tengo|tenemos llave|llaves|telefono|agua|comida|salida',
      'sin llave|llaves|telefono|agua|comida|salida',
      'ayuda|auxilio|ahorita|desde_ayer|desde_anoche|desde_la_manana|todo_el_dia|por_fuera|se_llevo_las_llaves|se_llevo_la_llave',
    ],
    'self-held': SELF_HELD,
    // Several people together, or somebody from somebody. One alone may be hiding bottles.
    sheltered: [
      'we are|have|were? hiding|hid|locked|barricaded .. in|inside|under|behind|from|ourselves|us',
      'me and|n|with ... hiding|hid|locked_in|barricaded',
      'hiding|hid from him|her|them|my',
      `estamos|nos ... escondidas|escondidos|encerradas|encerrados|encerramos|escondimos|${METIDOS} .. ${LUGARES}`,
    ],
    // A weapon that somebody threatens with, and a rage at this moment. Both together are as good as armed.
    vowed: [
      `${VOWS} ... use|get|grab|bring|take_out|pull|come_with|reach_for|take|be .. ${WEAPONS}`,
      `next time ... ${WEAPONS}`,
      `${VOWS} ... will|would|going_to|hed|shed|hell|shell|theyll .. stab|shoot|slice|slit|cut|burn|bash|gut|chop me|us|her|him|them|my|mom|grandma|you|the_kids`,
      `dijo|dice|amenazo|amenaza|juro|grito ... usar|agarrar|sacar|traer|usa|saca|agarra|con .. ${ARMAS}`,
      `la proxima|siguiente ... ${ARMAS}`,
      'dijo|dice|amenazo|amenaza|juro|grito ... apunalar|apunala|balazo|balazos|balear|cortarme|picarme|quemarnos|tiro',
    ],
    raging: [
      `${SOMEBODY} is|are|keeps .. ${RAGES}`,
      `${SOMEBODY} is|are ... ${RAGES} .. right_now|now|rn|as_i`,
      `${SOMEBODY} is|are ... right_now|now|rn .. ${RAGES}`,
      'is in the kitchen|garage right_now|rn',
      'esta|anda|sigue|esta_ahorita ... aventando|golpeando|pateando|gritando|azotando|quebrando|rompiendo|furioso|furiosa',
    ],
    // Somebody else is kept in, or has the weapon on them.
    'held-other': [
      `not let|letting|lets my|his|the? ${NOT_WRITER} .. leave|out|go|get_out|come_out|move`,
      `not let|letting|lets my|his|the? ${NOT_WRITER} and|or .. leave|out|go|get_out|come_out|move`,
      `has|have|got|holding|keeping|keeps my|his|the? ${NOT_WRITER} .. locked|cornered|trapped|pinned|hostage|stuck|tied|barricaded|in_a_room|in_the_room|against_the_wall|there`,
      `pointing|pointed|points|aiming|holding|held|holds|waving|swinging|pressing .. ${WEAPONS} at|to|against|on|over my|his|the? ${NOT_WRITER}`,
      `${WEAPONS} to|at|against|on my|his|the? ${NOT_WRITER} .. head|throat|neck|chest|face|stomach|back`,
      `${WEAPONS} to|at|against|on|at my|his|the? ${NOT_WRITER} .|and|right_now|now`,
      `coming_at|after|chasing|threatening|cornering|cornered|trapped|going_to_kill|gonna_kill my|his|the? ${NOT_WRITER}`,
      'she|he|they|sister|mom|friend|daughter|cousin|brother|aunt is|are .. hiding|locked_in|trapped|stuck|barricaded|cornered|held_hostage',
      'she|they|sister|mom|friend|daughter|cousin|brother|aunt can not get_out|leave|go|get_away|get_past|come_out',
      `no la|lo|las|los|le deja|dejan salir|irse|ir|moverse`,
      `no deja salir|ir a? la|mi|su? ${A_ELLA}`,
      `tiene|tienen|trae encerrada|encerrado|encerrados|encerradas|acorralada|acorralado|agarrada|amarrada|a_la_fuerza`,
      `la|lo|los|las tiene|amenaza|esta_amenazando .. con .. ${ARMAS}`,
      `apuntando|apunta|amenazando|amenaza .. a mi|su|la|los|el .. ${A_ELLA}`,
    ],
    // How the writer knows of it while it happens.
    remote: [
      'on|over .. phone|line|speaker|facetime|video',
      'texted|texting|texts|facetimed|messaged|messaging|in_another_state|hours_away|drive_there|driving_there',
      'just|keeps called|calling me?',
      'por telefono|mensaje|texto|llamada|videollamada',
      'me esta|acaba|acaban llamando|mandando|escribiendo|de_llamar|de_marcar|de_escribir|de_mandar',
      'me hablo|marco|mando|escribio',
    ],
    relayed: [
      'whispering|whispers|whispered|screaming|crying|hear',
      'she|he|they|sister|mom|friend|daughter|cousin|brother|aunt called|calls|snapped',
      'right_now|rn|now|as_we_speak|at_this_moment|happening|on_my_way|far_away|do_i_call|should_i_call|should_i_drive|should_i_go',
      'ahorita|ahora|ahora_mismo|en_este_momento|susurrando|llorando|gritando|que_hago|le_hablo|le_marco',
    ],
    over: [
      'years_ago|year_ago|months_ago|weeks_ago|last_year|last_summer|last_month|last_week|back_then|when_i_was|when_he_was|as_a_kid|used_to|a_while_back|back_in|what_if',
      'hace_anos|hace_meses|hace_mucho|hace_tiempo|hace_semanas|el_ano_pasado|de_chica|de_chico|cuando_era|antes',
      'movie|film|show_on|series|episode|novel|video_game|fortnite|dream|nightmare|pelicula|serie|sueno|videojuego|nerf|hunting|cazar',
    ],
  },
  NO_WEAPON,
);

type Sign = ReturnType<typeof signsIn>[number];
export type HeldEmergency = 'held' | 'held-other' | 'overheard' | 'drunk-driver';

/**
 * Somebody armed or locked in now, or about to drive children drunk. The words may stand in any sentences.
 */
export function heldEmergenciesIn(message: string): readonly HeldEmergency[] {
  const heard: readonly HeldEmergency[] = isOverheard(message) ? ['overheard'] : [];
  const driver: readonly HeldEmergency[] = isDrunkDriverIn(message) ? ['drunk-driver'] : [];
  const found = new Set(signsIn(message));
  if (found.has('over')) return [...heard, ...driver];
  const has = (...names: readonly Sign[]): boolean => names.every((name) => found.has(name));
  const isVowed = has('vowed', 'raging');
  const isTold = has('held') || has('held-other') || has('remote', 'relayed');
  const isRemote = has('held-other', 'remote') || (isTold && isElsewhere(message));
  const isAway = (has('armed') || isVowed) && isRemote && !has('self-held');
  const isHeld = !isAway && (has('armed', 'held') || isVowed || has('shut', 'stuck'));
  const isOther = isAway || (!isHeld && has('armed', 'held-other', 'relayed'));
  return [
    ...(isHeld ? (['held'] as const) : []),
    ...(isOther ? (['held-other'] as const) : []),
    ...heard,
    ...driver,
  ];
}

/**
 * Whether somebody has a weapon, or people hide from one, whatever else a message tells. Then nothing else comes first.
 */
export const isArmedOrHidden = (message: string): boolean => {
  const found = signsIn(message);
  return found.includes('armed') || found.includes('sheltered');
};

/** Whether somebody rages now who threatened with a weapon in an earlier message. */
export const isVowedAcross = (before: readonly string[], message: string): boolean =>
  isSaid('raging', message) && before.some((each) => isSaid('vowed', each));

const isSaid = (sign: Sign, message: string): boolean =>
  passagesOf(message).some((passage) => {
    const found = signsIn(passage);
    return found.includes(sign) && !found.includes('over');
  });
