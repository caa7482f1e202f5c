import type { Phrase } from '../../phrases/phrase.js';
import { cueFinder } from './cue-finder.js';

const SOMEBODY =
  'he|she|they|husband|wife|boyfriend|girlfriend|ex|dad|stepdad|father|mom|stepmom|mother|partner|fiance|brother|sister|uncle|aunt|grandma|grandpa|driver|sitter';
const DRUNK =
  'drunk|wasted|hammered|smashed|plastered|tipsy|buzzed|slurring|sloshed|trashed|shitfaced|been_drinking|drinking|drank|reeks|vodka|whiskey|tequila|booze|bottle_of_jack|beers|beer|shots|six_pack|twelve_pack|bottle_of_wine|drinks_in_him|drinks_in_her|a_few_in_him|a_few_in_her|few_too_many|one_too_many|smells_like_alcohol|smelling_like_alcohol|smells_of_alcohol|high_as|so_high|is_high|was_high|high_on|real_high|been_smoking|stoned|baked|faded|blitzed|blasted|loaded_again|is_lit|sounds_lit|was_lit|so_lit|messed_up_on|fucked_up|tweaking|tweaked|on_something|under_the_influence|intoxicated|impaired|popped_pills|on_pills|nodding_off|nodding_out|hitting_the_bottle|drank_a|cant_walk_straight|can_barely_stand|swerving|borracho|borracha|ebrio|ebria|pedo|peda|pedisimo|crudo|mariguano|drogado|drogada|grifo|bien_loco|andaba_tomando|tomado|tomada|tomando|aliento_a_alcohol|huele_a_alcohol|apesta_a_alcohol|cervezas|chelas|caguamas|copas_encima|copas_de_mas|hasta_atras';
const DRINK = 'wine|liquor|rum|gin|bourbon|vodka|whiskey|beer|tequila|booze|alcohol|weed';
const BEBIDA = 'vino|cerveza|tequila|mezcal|trago|licor|alcohol|mota';
const KIDS =
  'kids|kid|children|child|son|daughter|sons|daughters|boys|girls|baby|babies|toddler|twins|stepkids|stepson|stepdaughter|ninos|ninas|nino|nina|hijos|hijas|hijo|hija|bebe|gemelos';
/** Children named by no such word, where they change homes or are driven. */
const THEM =
  'my_two|my_three|our_two|both_of_them|the_little_ones|little_ones|my_babies|kiddos|los_dos|mis_dos|mis_tres|mis_chiquitos|los_chiquitos|entregarlos|entregarselos|llevarselos|se_los|se_las';
const DEPARTED = 'pulled|drove|took|backed|sped|speeded|peeled|tore|rolled|taken';

const EVERYDAY: readonly Phrase[] = [
  'not|never drunk|drinking|drank|drink',
  'stopped|quit|quits drinking',
  'root|ginger|butter beer|beers',
  `buy|get|grab|pick_up|bring|brings|buying|getting .. beer|beers|${DRINK}`,
  `comprar|traer|por .. cerveza|cervezas|${BEBIDA}`,
  'beer garden|hall|store|run|festival|battered',
  `house|kitchen|room|couch|yard|place|casa|cocina .. smells|smelled|smelling|huele ... ${DRINK}|${BEBIDA}`,
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
      `smells|smelled|smelling|smell|smellin|reeked|reeking|stinks|stank|stinking of|like .. ${DRINK}`,
      `huele|olia|oliendo|apesta|apestaba|apestando a puro? ${BEBIDA}`,
    ],
    kids: [
      KIDS,
      THEM,
      'their dad|mom|father|mother|stepdad',
      'hand|handing|give|giving|let .. them over|go|to_him|to_her',
      'his|her weekend|visitation|turn|days',
      'drive|drives|driving|drove|take|takes|taking|has|put|putting|hand|handing|give|giving|load|loading|buckle|buckling|pick|picking|get|getting up? them',
    ],
    wheel: [
      'drive|drives|driving|drove|car|truck|van|suv|keys|wheel|behind_the_wheel|pick_up|picking_up|pick|driveway|buckled|buckling|car_seat|booster|backseat|back_seat|road|highway|freeway|interstate|exchange|handoff|hand_off|dropoff|drop_off|does_pickup|pickup|visitation|showed_up|here_for_the_kids|here_for_them|here_to_get|his_weekend|her_weekend|swerving|to_get_them|to_get_the|come_get|hand_them_over|ride|rides',
      'manejar|maneja|manejando|carro|coche|troca|camioneta|llaves|recoger|llevarselos|volante|carretera|freeway|llevar|entregarlos|entregarselos|viene_por|viene_por_los|vino_por|intercambio|su_fin_de_semana|asiento_de_atras',
    ],
    now: [
      'about_to|is_going_to|going_to|trying_to|wants_to|is_leaving|leaving|right_now|rn|now|on_his_way|on_her_way|here_to|is_here|in_the_driveway|getting_in|loading|buckling|buckled|is_driving|is_taking|taking|is_putting|putting|insists|just_left|already_left|demanding|outside|wont_listen|waiting|in_ten_minutes|in_five_minutes|over_the_phone|on_the_phone|order_says|do_i_have_to|have_to_hand|is_at|is_in|dropoff_in|from_the_backseat|at_the_wheel|behind_the_wheel|he_has_my|she_has_my|swerving|his_weekend|her_weekend',
      'shows|show|showed up',
      'is|are here|outside|waiting|coming',
      'minutes|min|mins out|away',
      'ten|five|10|5|15|20 min|mins|minutes',
      'putting|getting .. shoes|coats|bags|backpacks',
      'kids|they|boys|girls have|has|got their bags|shoes|coats|backpacks',
      'do i|should_i let|send|give',
      'handing|hand|give|giving|let .. them|kids|him|her|over',
      'va_a|se_va|quiere|ahorita|ahora|afuera|ya_se_van|ya_los_subio|los_subio|los_esta|se_los_quiere|viene_por|ya_trae|trae_a|va_manejando|viene_manejando|anda_manejando|maneja_con|vino_por|llego_por|se_los_lleva|esta_subiendo|va_a_manejar|por_telefono|me_toca|tengo_que_entregar|ya_viene|van_en_camino',
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
    dry: [
      'is|been|was|stays|staying|got|now sober|in_recovery|clean',
      'sober|clean for|since|now|years|months|today|driver|driving',
      'esta|lleva sobrio|sobria',
    ],
    over: [
      'years_ago|year_ago|months_ago|weeks_ago|last_year|last_summer|last_month|last_week|back_then|when_i_was|when_he_was|as_a_kid|used_to|a_while_back|back_in|what_if|uber|lyft|designated|ride_home',
      'hace_anos|hace_meses|hace_mucho|hace_tiempo|hace_semanas|el_ano_pasado|de_chica|de_chico|cuando_era|antes',
      'movie|film|show_on|series|episode|novel|video_game|dream|nightmare|pelicula|serie|sueno|videojuego',
      'so|then i|we drove|took|drive',
    ],
  },
  EVERYDAY,
);

/** Whether somebody who drank is about to drive children, or has just gone with them. */
export function isDrunkDriverIn(message: string): boolean {
  const found = new Set(signsIn(message));
  const isDrunk = found.has('smells') || (found.has('drunk') && !found.has('dry'));
  if (!isDrunk || !found.has('kids') || found.has('over')) return false;
  const isGone = found.has('departed') && !found.has('back');
  return isGone || (found.has('wheel') && (found.has('now') || found.has('left')));
}
