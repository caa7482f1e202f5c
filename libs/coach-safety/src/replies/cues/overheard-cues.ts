import { cueFinder } from './cue-finder.js';

const PERSON =
  'her|him|them|someone|somebody|his_wife|his_girlfriend|his_kid|his_kids|her_kid|her_kids|my_mom|my_mother|my_dad|my_stepmom|my_sister|my_brother|my_daughter|my_stepdaughter|my_son|my_stepson|my_niece|my_nephew|my_grandma|my_grandpa|my_grandson|my_granddaughter|my_friend|my_cousin|my_aunt|my_neighbor|my_roommate|the_kids|the_kid|the_baby|the_girl|the_boy|her_mom|his_mom|that_woman|that_girl|a_woman';
const DOES =
  'hitting|hittin|beating|beatin|slapping|punching|choking|slamming|kicking|throwing|dragging|stomping|strangling|whaling|wailing|whipping|smacking|shoving|attacking|killing|stabbing|raping|hurting|pushing|smothering|body_slamming|pistol_whipping';
const PLEADS =
  'screaming|screams|scream|yelling|yells|yell|crying|cries|begging|begs|shouting|shouts|shrieking|saying|says|hollering|sobbing';
const PLEAS =
  'get_off_me|get_off_of_me|get_off|let_me_go|let_go_of_me|let_go|stop_hitting_me|not_hit_me|quit_hitting_me|stop_it_stop|please_stop|you_are_hurting_me|youre_hurting_me|hurting_me|help|help_me|somebody_help|call_911|call_the_police|call_the_cops|not_kill_me|please_do_not|not_touch_me|no_no_no|no_no|stop_stop|stop|he_is_killing_me|i_can_not_breathe';
const PEGA =
  'pega|pegan|pegando|golpea|golpean|golpeando|cachetea|cacheteando|patea|pateando|ahorca|ahorcando|avienta|aventando|azota|azotando|jalonea|jaloneando|maltrata|maltratando|arrastra|arrastrando';

/** An attack on somebody else, and how the writer hears it at this moment. */
const signsIn = cueFinder(
  {
    heard: [
      'hear|hearing|hearin .. it|her|him|them|everything|screaming|screams|yelling|thuds|slaps|banging|crashing|glass|furniture|things|stuff|fighting|my|his|the|a|someone|somebody|hitting|slapping|breaking',
      'just heard',
      'oigo|oyendo|escucho|escuchando|se_oye|se_oyen|se_escucha|se_escuchan',
    ],
    phone: [
      'on|over|through|thru the|her|his|my? phone|speaker|speakerphone|line|facetime|call|monitor|baby_monitor|camera|ring|video|discord|headset',
      'in the background',
      'called|calls|calling|facetimed|facetiming|dialed me',
      'por telefono|videollamada|el_telefono|la_camara|el_monitor',
      'al|en el? telefono|llamada|linea',
    ],
    place: [
      'upstairs|downstairs|next_door|nextdoor|across_the_hall|across_the_street|down_the_hall|doors_down|above_us|below_us|above_me|below_me|through_the_wall|thru_the_wall|through_the_floor|other_room|next_room|next_apartment|next_trailer|next_unit|next_tent|parking_lot|outside_my_window|in_the_hallway|in_the_yard|in_the_garage',
      'in|inside|from her|his|their|the|moms|dads? room|bedroom|kitchen|apartment|apt|trailer|house|unit|garage|basement|bathroom',
      'arriba|abajo|al_lado|de_junto|otro_cuarto|otro_lado_de_la_pared|en_su_cuarto|en_el_cuarto|vecina|vecino|vecinos|la_pared|departamento|traila',
    ],
    deed: [
      `is|am|are|keeps|hear|hearing|him|her|them|someone|husband|boyfriend|bf|wife|dad|stepdad|guy|man|law ${DOES} .. ${PERSON}`,
      `is|hear|him|he|someone|man|guy|dad|husband|boyfriend|bf ${DOES} on|up|his|her|my|the .. ${PERSON}|wife|girlfriend|kid|kids|mom|son|daughter|around`,
      'is|are|being|getting|gettin beat|beaten|hit|slapped|choked|attacked|jumped|stabbed|raped|kicked .|right_now|rn|now|through|in|up|by|next|upstairs|downstairs|again|and',
      'hear|hearing slaps|punches|blows|smacks|thuds_and_screams|the_belt|the_slaps|him_hit|her_hit|hits',
      `outside|at|kicking|banging_on|breaking|busting her|his|their|the? door .. breaking|screaming|with|and|kicking|yelling`,
      `le|la|lo|les esta|estan ${PEGA}`,
      `esta|estan ${PEGA} a`,
    ],
    // In Spanish it may be a habit, too.
    habit: [`marido|esposo|novio|hombre|papa|padrastro|hijo|yerno .. le|la|lo|les ${PEGA}`],
    plea: [
      `${PLEADS} .. ${PLEAS}`,
      `${PLEADS} for help`,
      'begging|begs him|her|them to? stop|not',
      'grita|gritan|gritando|gritar|llora|llorando|gritos|dice .. suelta|suelte|sueltame|dejame|deje|auxilio|ayuda|ayudenme|ya_no|no_me_pegues|basta|que_pare|socorro',
    ],
    noise: [
      'stuff|things|shit|furniture|glass|dishes|plates|everything|something|bottles|windows is|are|getting|keeps|being? breaking|crashing|smashing|smashed|shattering|thrown|flying|falling',
      'hear|hearing|then .. furniture|a_crash|crash|crashes|glass|a_thud|thuds|banging|bangs|a_bang|a_slam',
      'thuds|thud|crashing|crashes',
      'into|against the wall|walls|door',
      'golpes|golpazos|cosas_rompiendose|se_quiebran|se_rompen|quebrando|aventando',
    ],
    grown: [
      'bf|boyfriend|gf|girlfriend|husband|wife|dad|mom|father|mother|stepdad|stepmom|ex|man|guy|woman|lady|neighbor|neighbors|neighbour|tenant|tenants|couple|in_law|roommate|aide|caregiver|fiance|partner|uncle|aunt|grown|drunk',
      'next_door|apartment|trailer|barracks|motel|hotel|duplex|shelter',
      'marido|esposo|esposa|novio|novia|papa|mama|padrastro|vecino|vecina|vecinos|hombre|senor|cunado|cunada|yerno|nuera|suegro|suegra|borracho',
    ],
    now: ['right_now|rn|now|as_i_type|as_i_write|ahorita|ahora|ahora_mismo|en_este_momento'],
    before: [
      'years_ago|year_ago|months_ago|weeks_ago|days_ago|last_year|last_month|last_week|last_night|yesterday|the_other_night|the_other_day|this_morning|back_then|when_i_was|growing_up|as_a_kid|used_to|always|every_night|every_weekend|all_the_time|most_nights|sometimes|some_nights|what_if|he_left|its_over|it_stopped|cops_came|police_came',
      'the_next_day|next_morning|the_morning_after|days_later',
      'monday|tuesday|wednesday|thursday|friday|saturday|sunday she|he|they|there',
      'lo|la|los oi|escuche',
      'hace_anos|hace_meses|hace_mucho|anoche|ayer|la_otra_noche|el_otro_dia|siempre|todas_las_noches|cada_noche|a_veces|de_chica|de_chico|cuando_era',
    ],
    harmless: [
      'fortnite|roblox|minecraft|xbox|playstation|ps5|video_game|game|games|gaming|football|soccer|match|tv|movie|film|show|series|episode|podcast|book|audiobook|wrestling|wrestle|tickle|tickling|laughing|giggling|laugh|playing|pillow_fight|punching_bag|heavy_bag|karaoke|sex|having_sex|hookup|drum|drums|recital|rehearsal|play_practice|nightmare|dream|dreaming|banana|haunted_house|halloween|tantrum|nap|bath|bathtime|hair|brushing|diaper|vaccine|dentist|spider|bug|goat|dog|cat|puppy',
      'juego|partido|futbol|goles|gol|pelicula|novela|serie|jugando|risa|riendo|cosquillas|sueno|pesadilla|almohada|costal|berrinche|perro|gato|arana',
    ],
  },
  [
    'hear he|she|they|that|about|from|you|back|rumors|is|anything_back',
    'hitting|beating on|off|it|traffic|the_gym|the_books|around_the_bush',
    'killing|beating it|me|time|us|his_score|her_score|the_record',
    'beat|hit is|was|drop|drops|me_to|the_road',
    'screaming|crying|yelling no stop signs?',
    'kicking|pushing|throwing a|the|his|her? ball|fit|party|tantrum|football',
    'throwing them|him|her away|out|off|a_party|a_shower',
    'slamming|breaking records|brakes|the_door',
  ],
);

/** Looked for in the whole message first, since few messages tell of what is heard at this moment. */
const MAY_HEAR =
  /(?<!\p{L})(?:hear(?:ing|in|s|d)?|phone|line|facetim\w*|monitor|speaker|camera|background|upstairs|downstairs|next ?door|doors down|wall|room|apartment|trailer|called|oigo|oye[ns]?|oyendo|escuch\w*|tel[eé]fono|llamada|arriba|abajo|al lado|vecin[oa]s?)(?!\p{L})/iu;

/**
 * Whether the writer hears at this moment that somebody else is attacked: in another room or home, or on the phone. It is told by the deed, or by
 * what the attacked cries and a noise or a grown-up beside it.
 */
export function isOverheard(message: string): boolean {
  if (!MAY_HEAR.test(message)) return false;
  const found = new Set(signsIn(message));
  if (found.has('harmless') || (found.has('before') && !found.has('now'))) return false;
  const isNear = found.has('heard') || found.has('phone') || (found.has('place') && found.has('plea'));
  if (!isNear && !(found.has('place') && found.has('now'))) return false;
  const isDeed = found.has('deed') || (found.has('habit') && found.has('heard'));
  return isDeed || (found.has('plea') && (found.has('grown') || found.has('noise')));
}
