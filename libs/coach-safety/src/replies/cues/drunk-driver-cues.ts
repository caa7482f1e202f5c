import type { Phrase } from '../../phrases/phrase.js';
import { cueFinder } from './cue-finder.js';

const SOMEBODY =
  'he|she|they|husband|wife|boyfriend|girlfriend|ex|dad|stepdad|father|mom|stepmom|mother|partner|fiance|brother|sister|uncle|aunt|cousin|grandma|grandpa|nana|papa|pops|in_law|stepgrandpa|guy|man|bf|gf|friend|neighbor|coach|nanny|driver|sitter';
const DRUNK =
  'drunk|wasted|hammered|smashed|plastered|tipsy|buzzed|slurring|sloshed|trashed|shitfaced|been_drinking|drinking|drank|reeks|vodka|whiskey|tequila|booze|bottle_of_jack|beers|beer|shots|six_pack|twelve_pack|bottle_of_wine|drinks_in_him|drinks_in_her|a_few_in_him|a_few_in_her|few_too_many|one_too_many|smells_like_alcohol|smelling_like_alcohol|smells_of_alcohol|high_as|so_high|is_high|was_high|high_on|real_high|been_smoking|stoned|baked|faded|blitzed|blasted|loaded_again|is_lit|sounds_lit|was_lit|so_lit|messed_up_on|fucked_up|tweaking|tweaked|on_something|under_the_influence|intoxicated|impaired|popped_pills|on_pills|nodding_off|nodding_out|hitting_the_bottle|drank_a|cant_walk_straight|can_barely_stand|swerving|borracho|borracha|ebrio|ebria|pedo|peda|pedisimo|crudo|mariguano|drogado|drogada|grifo|bien_loco|andaba_tomando|tomado|tomada|tomando|aliento_a_alcohol|huele_a_alcohol|apesta_a_alcohol|cervezas|chelas|caguamas|copas_encima|copas_de_mas|hasta_atras';
const DRINK = 'wine|liquor|rum|gin|bourbon|vodka|whiskey|beer|tequila|booze|alcohol|weed';
const BEBIDA = 'vino|cerveza|tequila|mezcal|trago|licor|alcohol|mota';
const KIDS =
  'kids|kid|children|child|son|daughter|sons|daughters|boys|girls|baby|babies|toddler|twins|stepkids|stepson|stepdaughter|ninos|ninas|nino|nina|hijos|hijas|hijo|hija|bebe|gemelos';
/** Children named by no such word, where they change homes or are driven. */
const THEM =
  'my_two|my_three|our_two|both_of_them|the_little_ones|little_ones|my_babies|kiddos|los_dos|mis_dos|mis_tres|mis_chiquitos|los_chiquitos|entregarlos|entregarselos|llevarselos|se_los|se_las';
const WHEN =
  'week|weekend|wkend|wknd|month|visit|time|night|nite|monday|tuesday|wednesday|thursday|friday|saturday|sunday|exchange|pickup|day';
const CUANDO = 'semana|fin_de_semana|mes|visita|vez|lunes|martes|miercoles|jueves|viernes|sabado|domingo';
const DEPARTED = 'pulled|drove|took|backed|sped|speeded|peeled|tore|rolled|taken';

const EVERYDAY: readonly Phrase[] = [
  'not|never drunk|drinking|drank|drink',
  'stopped|quit|quits drinking',
  'do|happens|next|only|until|by now',
  'is|are coming up|back|home',
  'root|ginger|butter beer|beers',
  `buy|get|grab|pick_up|bring|brings|buying|getting .. beer|beers|${DRINK}`,
  `comprar|traer|por .. cerveza|cervezas|${BEBIDA}`,
  'beer garden|hall|store|run|festival|battered',
  `house|kitchen|room|couch|yard|place|casa|cocina .. smells|smelled|smelling|huele ... ${DRINK}|${BEBIDA}`,
  'i|we .. had_a_few|had_several|a_few_drinks|few_beers|several_beers',
  'i|we .. drank|drunk|tipsy|buzzed|wasted|nodding_off|stoned',
  'kids|girls|boys|twins|children|toddler is|are|was|were|get|so? high|wasted|nodding_off|loaded_again|baked|faded',
  'high school|chair|five|on_sugar|on_life|energy|strung|score',
  'high on sugar|life|candy|the_list',
  'is_lit up',
  'wasted money|time|food|my|a|his|her|the|our',
  'drive|drives|driving|drove them crazy|nuts|insane|mad|up_the_wall|away',
];

const signsIn = cueFinder(
  {
    drunk: [
      DRUNK,
      'dui|dwi|a_few_drinks|had_a_few|had_several|few_beers|several_beers|six_beers|sleepy_drunk|drinks_and_drives|drank_and_drove',
      `picked|drove|drives|driving|showed .. up|${KIDS}|him|her|them .. high`,
      `smells|smelled|smelling|smell|smellin|reeked|reeking|stinks|stank|stinking of|like .. ${DRINK}`,
      `huele|olia|oliendo|apesta|apestaba|apestando a puro? ${BEBIDA}`,
    ],
    kids: [
      KIDS,
      THEM,
      'their dad|mom|father|mother|stepdad',
      'los|las trajo|llevo|recogio|manejo',
      'exchange|visitation|handoff|hand_off',
      'year_old|yr_old|grandkids|grandson|granddaughter|nephew|niece|carpool',
      'to his|her|their dads|moms|fathers|mothers|dad|mom',
      'drove|drives|picked|brought|took him|her|them home|up|back|there',
      'hand|handing|give|giving|let .. them over|go|to_him|to_her',
      'his|her weekend|visitation|turn|days',
      'drive|drives|driving|drove|take|takes|taking|has|put|putting|hand|handing|give|giving|load|loading|buckle|buckling|pick|picking|get|getting up? them',
    ],
    wheel: [
      `here for|to_get the|my|our|his|her? ${KIDS}`,
      'drive|drives|driving|drove|car|truck|van|suv|keys|wheel|behind_the_wheel|pick_up|picking_up|pick|driveway|buckled|buckling|car_seat|booster|backseat|back_seat|road|highway|freeway|interstate|exchange|handoff|hand_off|dropoff|drop_off|does_pickup|pickup|visitation|showed_up|here_for_the_kids|here_for_them|here_to_get|his_weekend|her_weekend|swerving|to_get_them|to_get_the|come_get|hand_them_over|ride|rides',
      'manejar|maneja|manejando|carro|coche|troca|camioneta|llaves|recoger|llevarselos|volante|carretera|freeway|llevar|entregarlos|entregarselos|viene_por|viene_por_los|vino_por|intercambio|su_fin_de_semana|asiento_de_atras',
    ],
    // At this moment.
    now: [
      'right_now|rn|now|is_leaving|leaving|on_his_way|on_her_way|here_to|is_here|in_the_driveway|getting_in|loading|buckling|buckled|is_driving|is_taking|is_putting|just_left|already_left|demanding|outside|in_ten_minutes|in_five_minutes|over_the_phone|on_the_phone|dropoff_in|from_the_backseat|at_the_wheel|behind_the_wheel|he_has_my|she_has_my',
      'shows|show showed? up',
      'is|are here|outside|waiting|coming',
      'minutes|min|mins out|away',
      'ten|five|10|5|15|20 min|mins|minutes',
      'putting|getting .. shoes|coats|bags|backpacks',
      'kids|they|boys|girls have|has|got their bags|shoes|coats|backpacks',
      'keys in|is_in his|her hand|hands',
      'ahorita|ahora|afuera|ya_se_van|ya_los_subio|los_subio|los_esta|viene_por|va_manejando|viene_manejando|anda_manejando|vino_por|llego_por|esta_subiendo|por_telefono|ya_viene|van_en_camino',
    ],
    // Soon, or at the next visit: which one shows only whether the drink is told of an earlier trip.
    soon: [
      'showed_up|about_to|is_going_to|going_to|trying_to|wants_to|taking|insists|wont_listen|waiting|order_says|do_i_have_to|have_to_hand|is_at|is_in|swerving|his_weekend|her_weekend',
      'do i|should_i_let|send|give',
      'handing|hand|give|giving|let .. them|kids|him|her|over',
      'va_a|se_va|quiere|se_los_quiere|ya_trae|trae_a|maneja_con|se_los_lleva|va_a_manejar|me_toca|tengo_que_entregar',
    ],
    // When it was, or how often it is.
    before: [
      `last|past|other ${WHEN}`,
      `on monday|tuesday|wednesday|thursday|friday|saturday|sunday`,
      `${SOMEBODY}|them|home|drunk|wasted|buzzed monday|tuesday|wednesday|thursday|friday|saturday|sunday|sat|sun night|nite|evening|afternoon?`,
      `weekends|weeks|days|visits ago`,
      `every|each ${WHEN}`,
      `${KIDS} on? monday|tuesday|wednesday|thursday|friday|saturday|sunday .. and|but|again|.`,
      `in|back_in|since january|february|march|april|may|june|july|august|september|october|november|december`,
      'yesterday|last_night|last_nite|the_other_night|the_other_day|always|usually|sometimes|a_lot|on_his_days|on_her_days|before|twice|while_driving',
      `el|la ${CUANDO} pasado|pasada|antepasado`,
      `cada|todos_los ${CUANDO}`,
      'ayer|antier|anoche|siempre|a_veces|el_otro_dia|la_otra_vez|la_vez_pasada|semana_pasada|sabado_pasado|domingo_pasado',
      'ninos|ellos|ellas|hijos|tomado|borracho|manejo|trajo el lunes|martes|miercoles|jueves|viernes|sabado|domingo',
    ],
    // They are gone already, whoever said so.
    left: ['they just|already? left|took_off|pulled_out|drove_off', 'ya se fueron|se_los_llevo|se_las_llevo'],
    // Somebody else has gone with the children, and nothing says that they are back.
    departed: [
      `${SOMEBODY} just|already|literally? has? just? ${DEPARTED} out|off|away|down`,
      `${SOMEBODY} just|already|literally? took|drove|left|has ... ${KIDS} .. car|truck|van|suv|backseat|back_seat|back|booster|car_seat|home`,
      `${SOMEBODY} just|already|literally? left|gone|went with|and|w .. ${KIDS}`,
      'se_fue|se_fueron|arranco|se_arranco|salio|se_acaba_de_ir|acaba_de_salir|agarro_camino con .. ninos|ninas|nino|nina|hijos|hijas|hijo|hija|bebe|gemelos',
      'se acaba de llevar|ir ... ninos|ninas|nino|nina|hijos|hijas|hijo|hija|bebe|gemelos',
      'se los|las llevo|acaba_de_llevar',
    ],
    // He or she has, a moment ago.
    'just-gone': [`${SOMEBODY} just left|took_off|pulled_out|drove_off|took ... ${KIDS}`],
    back: [
      'yesterday|last_night|the_other_night|the_other_day|last_weekend|on_saturday|on_sunday|on_friday|this_morning|once|got_home|came_home|came_back|got_back|are_home|are_back|made_it|home_safe|dropped_them_off',
      'ayer|anoche|el_otro_dia|el_sabado|el_domingo|el_viernes|una_vez|ya_regresaron|ya_regreso|ya_llegaron|ya_volvieron',
    ],
    // Drink that somebody smells on another, whatever the other has been through before.
    smells: [
      'smell|smells|smelled|smellin|smelling .. it|that|liquor|booze|alcohol|wine|beer|whiskey|vodka|tequila|weed .. on|off|from|through|coming him|her|his|her|breath|window|car|the',
      'smell|smells|smelled|smellin .. it|liquor|booze|alcohol|wine|beer|whiskey|vodka|tequila|weed thru|through|on|off|from',
      'smell|smells|smelled|smellin whiskey|vodka|liquor|booze|alcohol|tequila|rum|bourbon',
      'his|her breath .. smell|smells|reek|reeks|stinks|booze|liquor|alcohol|beer|wine',
      'smells|smelled|smell|reeks|reek|stinks like|of a? bar|brewery|still|distillery|party|saloon',
      'huelo|olia|le_huele|huele .. alcohol|tequila|cerveza|trago|vino|aliento|boca',
      'aliento .. alcohol|tequila|cerveza|trago|vino',
    ],
    // Weeks or months ago.
    'a-while': ['months_ago|weeks_ago|last_month|last_week', 'hace_meses|hace_semanas'],
    // Somebody else drove the children, or does.
    drove: [
      `${SOMEBODY} .. drove|drives|driving|picked|picks|brought|brings|dropped|drops|took|takes|transported .. ${KIDS}|them|my_two|our_two|home|back|me`,
      `${SOMEBODY} .. was|is|were ${DRUNK} .. pickup|dropoff|exchange|pick_up|drop_off|handoff`,
      `${SOMEBODY} .. drinks|drank|drinking .. while_driving|and_drives|and_drove|behind_the_wheel|at_the_wheel`,
      `${SOMEBODY} .. drove|drives|driving|picked|brought .. him|her|us .. home|back|up|drunk|high|buzzed|wasted`,
      `${SOMEBODY} .. had|after|drank .. and? drove|drives|picked .. ${KIDS}|them`,
      `drinks|drinking|drank|drink .. and|while|from|then driving|drives|drove|drive`,
      `dui|dwi with .. ${KIDS}|them|him|her`,
      `${SOMEBODY} .. showed_up|shows_up|came|pulled_up .. drunk|buzzed|wasted|high|reeking|hammered|tipsy`,
      `breath|reeked|reeking|drunk|buzzed|wasted|high .. picking|dropping up|off`,
      `picked|picking|dropped|drove .. up|off .. ${KIDS} .. drunk|high|buzzed|wasted`,
      `${KIDS} .. said|says|told ... drunk|drinks|drinking|wasted|swerving|beer ... truck|car|van|driving|drove`,
      'was|were swerving .. with',
      'manejo|maneja|trajo|trae|llevo|lleva|recogio|recoge|fue_por|viene_por .. ninos|ninas|hijos|hijas|hijo|hija|ellos|ellas|nino|nina',
      'los|las trajo|llevo|recogio|manejo|regreso',
    ],
    // The next time is ahead, or the writer asks what to do about it.
    ahead: [
      'next|coming|upcoming weekend|wkend|wknd|week|visit|exchange|time|turn|friday|saturday|sunday|sat|fri',
      'tomorrow|tonight|this_weekend|this_wkend|coming_up|again|supposed_to|order_says|his_weekend|her_weekend|her_turn|his_turn|every_weekend|every_other_weekend|order_says_i',
      'judge|court|order says|said|ordered|makes',
      'gotta|has_to|have_to|must|got_to go|send|hand|give',
      `goes|go|gets|get|has|back|send|sends|carpool|babysits|watches|picks|weekend|turn|next|take .. monday|tuesday|wednesday|thursday|friday|saturday|sunday|mondays|tuesdays|wednesdays|thursdays|fridays|tomorrow|thanksgiving|christmas|easter|spring_break|weekend`,
      'do|should|can|must|have_to|could|shall i|we ... send|let|give|hand|cancel|keep|do|say|refuse|tell',
      'what|how do|can|should i|we',
      'go|goes|going to their|his|her moms|dads|mom|dad|fathers|mothers|house ... at|tonight|tomorrow|friday',
      'manana|otra_vez|proximo|proxima|que_viene|le_toca|le_tocan|me_toca|tengo_que|los_mando|las_mando|lo_mando|la_mando|que_hago|puedo|debo|hoy_en_la_noche',
    ],
    dry: [
      'is|been|was|stays|staying|got|now sober|in_recovery|clean',
      'sober|clean for|since|now|years|months|today|driver|driving',
      'esta|lleva sobrio|sobria',
    ],
    over: [
      'years_ago|year_ago|last_year|last_summer|back_then|when_i_was|when_he_was|as_a_kid|used_to|a_while_back|back_in|what_if|uber|lyft|designated|ride_home',
      'hace_anos|hace_mucho|hace_tiempo|el_ano_pasado|de_chica|de_chico|cuando_era|antes',
      'movie|film|show_on|series|episode|novel|video_game|dream|nightmare|pelicula|serie|sueno|videojuego',
      'so|then i|we drove|took|drive',
    ],
  },
  EVERYDAY,
);

type Sign = ReturnType<typeof signsIn>[number];

const isOfDrunkDriver = (found: ReadonlySet<Sign>): boolean =>
  (found.has('smells') || (found.has('drunk') && !found.has('dry'))) &&
  found.has('kids') &&
  !found.has('over');

/**
 * Whether a trip is under way or about to begin. An order, a question whether to send them, or “going to”
 * speak of the next visit where the drink is told of an earlier trip.
 */
function isUnderWay(found: ReadonlySet<Sign>): boolean {
  if (found.has('a-while') && !found.has('now') && !found.has('just-gone')) return false;
  const isPast = found.has('back') || found.has('before') || found.has('a-while');
  if (found.has('just-gone') || (found.has('departed') && !isPast)) return true;
  if (!found.has('wheel')) return false;
  return found.has('now') || found.has('left') || (found.has('soon') && !found.has('before'));
}

/** Whether somebody who drank is about to drive children, or has just gone with them. */
export function isDrunkDriverIn(message: string): boolean {
  const found = new Set(signsIn(message));
  return isOfDrunkDriver(found) && isUnderWay(found);
}

/** Whether somebody has driven children drunk, and the next visit is ahead. */
export function wasDrivenDrunk(message: string): boolean {
  const found = new Set(signsIn(message));
  if (!isOfDrunkDriver(found) || isUnderWay(found)) return false;
  return found.has('drove') && found.has('ahead') && (found.has('before') || found.has('a-while'));
}
