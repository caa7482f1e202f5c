import type { Phrase } from '../../phrases/phrase.js';
import { cueFinder } from './cue-finder.js';

/**
 * Whoever may stand at a door. A child at a door is never meant, and "he" is one only where nothing names a
 * child.
 */
const SOMEBODY =
  'he|she|they|ex|husband|wife|boyfriend|girlfriend|man|guy|dad|stepdad|father|brother|partner|fiance|baby_daddy|somebody|someone|stranger|stalker|one';
const ALGUIEN =
  'ex|marido|esposo|esposa|novio|hombre|senor|papa|hermano|alguien|pareja|el|ella|tipo|desconocido';
const TRIES =
  'trying|tries|turning|jiggling|rattling|twisting|shaking|wiggling|yanking|pulling|pulling_at|pulling_on|pushing_on|working|picking|testing|checking|fiddling_with|messing_with|prying|cutting|lifting|climbing_in|climbing_through|coming_in|coming_through|crawling_in|crawling_through';
const ENTRIES =
  'handle|handles|doorknob|knob|knobs|lock|locks|latch|deadbolt|door|doors|window|windows|screen|slider|gate';
const STRIKES_WITH =
  'bat|crowbar|tire_iron|pipe|hammer|sledgehammer|golf_club|machete|ax|axe|hatchet|shovel|wrench|stick|board|two_by_four|2x4|brick|rock|metal_bar|rod';
const CON_QUE =
  'bate|bat|tubo|fierro|machete|hacha|martillo|marro|palo|barra|pala|llave_de_cruz|piedra|ladrillo|varilla|desarmador';
const HOME =
  'window|windows|house|home|door|apartment|place|bedroom|porch|yard|backyard|driveway|bushes|building|trailer|balcony|patio|fence|steps|stairs|hallway';
const MUEVE =
  'moviendo|girando|jalando|forzando|sacudiendo|probando|empujando|picando|abriendo|tocando|brincando|trepando';
const ENTRADA =
  'manija|perilla|chapa|cerradura|candado|puerta|ventana|reja|porton|seguro|picaporte|pasador|barda';

const EVERYDAY: readonly Phrase[] = [
  'order|orders of? pizza|food|takeout|groceries|fries|coffee',
  'in order',
  'law and order',
  'restraining myself|himself|herself',
  'not in|at|outside|near .. anymore',
];

const signsIn = cueFinder(
  {
    'at-entry': [
      `${SOMEBODY} is|are|keeps|keep|has|been .. ${TRIES} .. ${ENTRIES}`,
      `${SOMEBODY} tries|turned|jiggled|rattled|tried .. ${ENTRIES} .. right_now|now|again|and_i_can_hear`,
      `hear|can_hear|heard .. him|her|them|someone|somebody|ex|it .. ${TRIES} .. ${ENTRIES}`,
      `${ENTRIES} is ... jiggling|rattling|turning|moving|shaking`,
      `hear|watching|see the|my|our back|front|side? ${ENTRIES} ... jiggle|jiggling|rattle|rattling|turn|turning|move|moving`,
      `${SOMEBODY} is? half|halfway|coming|climbing|crawling .. in|through .. window|door`,
      `${ALGUIEN} esta|anda .. ${MUEVE} .. ${ENTRADA}`,
      `esta|estan|anda|andan ${MUEVE} .. ${ENTRADA}`,
      `oigo|escucho|oyendo .. ${ENTRADA}`,
    ],
    outside: [
      `${SOMEBODY} is|are|was|keeps? back? right|still|just? back|standing|sitting|parked|waiting|pacing|walking|circling|hiding|lurking|creeping .. outside|in|at|by|on|behind|around|under|across ... ${HOME}`,
      `${SOMEBODY} is|are back|right|still|just? outside|at|on|in|by|behind|around|under my|our|the|front|back ... ${HOME}`,
      `${SOMEBODY} is|are back|right|still|just? outside right_now|now|again|and|.`,
      `is outside my|our|the ... ${HOME}`,
      'esta|anda|estan|sigue afuera|parado|parada|rondando|escondido|escondida|frente|enfrente|asomado',
      'anda rondando|dando_vueltas',
    ],
    barred: [
      'restraining|protective|protection|no_contact|stay_away order|orders',
      'order|orders of protection|against',
      'is an? order',
      'have|got|has an? order',
      'orden|ordenes .. restriccion|proteccion|alejamiento|contra',
      'hay|tengo una? orden',
      'not supposed|allowed to? be? come|here|near|within|be_here|be_near',
      'out on bail|bond|parole',
      'stalk|stalks|stalked|stalking|stalker',
    ],
    // An order of a court in words that mean nothing else.
    ordered: [
      'restraining|protective|protection|no_contact|stay_away order|orders',
      'order|orders of protection',
      'order|orders on|against|for|vs him|her|them|my|ex',
      'no_contact|not allowed|supposed .. be|come|contact .. here|near|within|me|house',
      'court|judge ... stay|keep|keeps away',
      'out on bail|bond|parole',
      'orden|ordenes .. restriccion|proteccion|alejamiento|contra|juez',
    ],
    // Near at hand, where no home is named.
    near: [
      `${SOMEBODY} is|are|keeps .. outside|parked|sitting|waiting .. in|inside|with his|her|the|a? truck|car|van|suv|jeep|pickup|headlights|lights|bike|motorcycle`,
      `${SOMEBODY} is|are back|right|still? here|outside|across_the_street|in_the_parking_lot|at_my_work|at_my_job|at_work|at_the_school|at_daycare|at_church|at_the_barn|behind_me`,
      `${SOMEBODY} .. showed|shown|came|pulled up|in|by|back .. at|outside|here|to|in`,
      `${ALGUIEN} .. esta|anda|sigue .. afuera|enfrente|aqui|estacionado|estacionada|en_mi_trabajo|en_la_escuela|en_la_esquina`,
    ],
    'ex-near': [
      'ex|exes|ex_husband|ex_wife|ex_boyfriend|ex_girlfriend|baby_daddy|stalker .. is|are .. outside|parked|in_the_driveway|in_my_driveway|on_my_porch|on_the_porch|at_my_door|at_the_door|at_my_window|in_my_yard',
      'kids|sons|daughters|boys|girls|babys dad|father is .. outside|parked',
      'mi ex .. esta|anda|sigue .. afuera|enfrente|estacionado|estacionada|parado|parada|rondando',
      'papa de mis|mi hijos|hijas|hijo|hija esta|anda|sigue .. afuera|enfrente|estacionado|parado|rondando',
    ],
    // What nobody does who waits for the children at the hour that was agreed.
    lurks: [
      'in his|her|the truck|car|van|suv|jeep|pickup',
      'headlights|lights|watching|staring|honking|revving|circling|again|not_leaving|hours|midnight|night|dark|2am|3am|window|windows|camera|yelling|screaming|drunk|texting|calling',
      'not|wont leave|go|move',
      'outside .|right_now|now',
      'troca|carro|camioneta|luces|mirando|viendo|gritando|pitando|otra_vez|noche|no_se_va|borracho|tomado|afuera_ahorita',
    ],
    handoff: [
      'for|get|getting|see|with|waiting_on|grab|bring|bringing|drop|return|hand .. kids|boys|girls|son|daughter|baby|twins|child|toddler|them|stuff|things',
      'kids|boys|girls|son|daughter|baby|twins .. ready|packed|bags|backpacks|shoes',
      'por|con|trae|recoge|viene_por los|las|mis|la|el ninos|ninas|hijos|hija|hijo|bebe',
      'early|late|on_time|exchange|visitation|weekend|custody_time|his_time|her_time|parenting_time|temprano|tarde',
    ],
    // What makes of somebody at a door more than a visitor.
    afraid: [
      'scared|afraid|terrified|frightened|panicking|freaking_out|shaking',
      'hiding|hid|hide|lights_off|turned_off_the_lights|turned_the_lights_off|under_the_bed|in_the_closet|holding_my_breath|staying_quiet|whispering',
      'not leave|leaving|go_away|going_away|stop|let_him_in|let_her_in|let_them_in',
      'let me in',
      'kill|hurt me|us|him|her|you',
      'again tonight',
      'tonight again',
      'do not know who|him|them',
      'in the middle of the night',
      'i can|could hear him|her|it|them|breathing|footsteps',
      'is my|the ex|stalker',
      'my ex|stalker',
      'miedo|escondida|escondido|escondidos|asustada|asustado|no_se_va|otra_vez|de_nuevo|ayuda|mi_ex|no_quiero_abrir|matar|lo_oigo',
    ],
    // Whom nobody knows, at night or not.
    unknown: [
      `somebody|someone|stranger|man|guy is? ${TRIES} .. ${ENTRIES}`,
      `alguien|desconocido esta|anda ${MUEVE} .. ${ENTRADA}`,
    ],
    // What is swung at a door or a car, and the door.
    armed: [
      `with|has|got|holding|swinging|waving|carrying a|an|the|his|her|my? baseball|aluminum|metal|wooden|big|old|kitchen? ${STRIKES_WITH}`,
      `con|trae|traia|agarro un|una|el|la|su? ${CON_QUE}`,
    ],
    strikes: [
      `beating|beats|banging|bangs|pounding|pounds|hitting|hits|swinging|swings|smashing|smashes|hammering|bashing|whacking|slamming|knocking ... ${ENTRIES}|truck|car|house|trailer|wall`,
      `at|on|outside|by|in my|our|the? front|back|side|screen|trailer? door|porch|window|gate|driveway`,
      `golpea|golpeando|pega|pegandole|pegando|dandole|le_esta_dando|le_da|tumbando|azota|azotando|pateando|rompiendo .. ${ENTRADA}|carro|troca|casa`,
      `a|en|afuera_de la|mi|nuestra puerta|casa|yarda|porche`,
    ],
    // Nobody comes like this to repair anything.
    hostile: [
      'drunk|wasted|hammered|plastered|high|tweaking|yelling|screaming|cussing|threatening|demanding|furious|raging',
      'wants|came|come|here to|for ... kids|kid|son|daughter|boys|girls|twins|baby|them|me',
      'taking|take|give_him|give_her|hand_over .. kids|kid|son|daughter|boys|girls|twins|baby',
      'locked|hiding|bedroom|bathroom|back_room|closet|basement|scared|terrified',
      'borracho|borracha|tomado|tomada|pedo|drogado|grita|gritando|amenaza|amenazando|furioso|encerradas|encerrada|encerrados|bano|cuarto|miedo',
      'se|nos lleva|llevar|sacar|sacarnos|quitar',
      'viene|vino|quiere .. hijo|hija|hijos|hijas|ninos|ninas|nino|nina|llevarse|sacarnos',
    ],
    game: [
      'practice|practicing|practicando|tball|t_ball|batting|cage|game|season|team|league|pinata|stepson|grandson|golfing|drywall|nail|nails|beisbol|juego|equipo|entrena|clavo',
    ],
    errand: [
      'drop|drops|dropping|dropped|pick|picks|picking|picked off|up',
      'pickup|dropoff|pick_up|drop_off|exchange|handoff|visit|visitation|delivery|delivering|package|pizza|uber|doordash|amazon|ups|mowing|mow|lawn|grilling|smoking|vaping|shoveling|washing|gardening|barking|playing|waving|honking|yard_sale|bbq|barbecue|repair|repairs|installed|install|installing|installs|fixing|fix|fixes|fixed|replacing|replace|painting|paint|locksmith|landlord|contractor|plumber|handyman|paramount|cleaning|measuring|working_on|new_lock|new_locks|forgot_his_key|forgot_her_key|forgot_his_keys|forgot_her_keys|locked_himself_out|locked_herself_out|lost_his_key|before_bed|every_night_before|checks',
      'cat|dog|puppy|raccoon|squirrel|bird|wind|grandma|grandpa|neighbor|neighbors',
      `toddler|kid|kids|son|daughter|stepson|stepdaughter|boys|girls|twins is|are|was|were|keeps|keep .. ${TRIES}|outside|at_the|in_the`,
      'recoger|recogiendo|dejar|dejando|entrega|visita|fumando|podando|regando|perro|gato|vecino|vecina|arreglando|pintando|cerrajero|plomero|hijastro|hijastra',
      'movie|film|show|series|episode|novel|game|scene|dream|dreamed|nightmare|pelicula|serie|sueno|videojuego',
      'what_if|if_he|if_she|in_case',
    ],
    over: [
      'last_night|yesterday|last_week|last_month|last_year|last_summer|years_ago|year_ago|months_ago|weeks_ago|days_ago|the_other_night|the_other_day|back_then|used_to|when_i_was|once|a_while_back|this_morning|earlier',
      'anoche|ayer|la_otra_noche|el_otro_dia|hace_anos|hace_meses|hace_mucho|hace_dias|hace_semanas|la_semana_pasada|el_ano_pasado|antes',
      'he|she|they left|drove_off|ran_off|took_off|went_home|is_gone .|now|already|before|when|and|but',
      'ya se fue|fueron',
    ],
    now: [
      'right_now|rn|now|as_i_type|tonight|i_can_hear|can_hear|at_this_moment|still_there|still_here|back_again',
      'ahorita|ahora|en_este_momento|ahora_mismo|lo_oigo|la_oigo|sigue_ahi',
    ],
  },
  EVERYDAY,
);

/**
 * Whether somebody who must not be there tries to get in, or stands outside, at this moment. The words may
 * stand in any sentences.
 */
export function isIntruderIn(message: string): boolean {
  const found = new Set(signsIn(message));
  const has = (...names: readonly ReturnType<typeof signsIn>[number][]): boolean =>
    names.every((name) => found.has(name));
  const isBarred = has('outside', 'barred') || has('at-entry', 'barred');
  const isFeared = has('at-entry', 'afraid') || has('outside', 'afraid', 'now') || has('unknown');
  const isArmed = has('armed', 'strikes', 'hostile') && !found.has('game');
  const isKept = has('near', 'ordered');
  const isExHere = has('ex-near', 'lurks') && !found.has('errand') && !found.has('handoff');
  if (found.has('over') && !(found.has('now') && (isBarred || isArmed || has('at-entry')))) return false;
  return isBarred || isKept || isExHere || isArmed || (isFeared && !found.has('errand'));
}
