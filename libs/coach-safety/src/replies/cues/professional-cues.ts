import type { Phrase } from '../../phrases/phrase.js';
import { cueFinder } from './cue-finder.js';
import { apartFromFeel } from './falls.js';
import { heavyIn } from './heavy-cues.js';
import { passagesOf } from './passages.js';
import { isLowAfterBirth } from './signs/birth-signs.js';
import { isDrinking, isUsing } from './signs/drinking-signs.js';
import { isNotEating } from './signs/eating-signs.js';
import { isIllFromDrink } from './signs/ill-signs.js';
import { isGambling, isGrieving } from './signs/loss-signs.js';
import { isForgetting } from './signs/memory-signs.js';
import { isLosingTouch, isLow, isPanic } from './signs/mind-signs.js';
import { plainNumbers } from './signs/sign-finder.js';
import { isUnnamedDrink } from './signs/unnamed-drink-signs.js';
import { isOnGuard } from './signs/war-signs.js';

/** What is played or watched for fun, and once. */
const EVERYDAY: readonly Phrase[] = [
  'poker|casino|slots|betting|bet|bets night|party|with_the_kids|kids|matchsticks|pennies|for_fun|theme|trip|cruise|anniversary',
  'lost|lose|loses|won a|the|our|my|his bet|bets|poker',
  'bet|bets i|he|she|you|we|that|it|him|me',
  'camera|cameras .. doorbell|ring|nanny|baby|driveway|garage|porch|security',
  'counts|counting calories with|together|app',
  'hides|hid|hiding .. broccoli|peas|vegetables|veggies|beans|spinach',
  // What a parent or a late spouse was, and long ago, is no sign now.
  'dad|mom|father|mother|grandpa|grandma|grandfather|grandmother|uncle|aunt|parents|stepdad|stepmom|late_husband|late_wife|first_husband|first_wife|ex|ex_husband|ex_wife was|were|had_been|used_to_be a|an? .. alcoholic|addict|alcoholics|addicts|drunk|drinker',
  'dad|mom|father|mother|grandpa|grandma|uncle|parents|late_husband|late_wife|ex .. drank .. growing_up|kid|child|little|years_ago|himself|herself|a_lot|heavily',
  'grew_up|raised|growing_up .. with|by|around .. alcoholic|alcoholics|addict|drunk|drinking|alcoholism',
  'daughter|son|child|adult_child of an|alcoholic|alcoholics alcoholic?',
  'sober|clean|in_recovery|recovered|recovering for|since|alcoholic|addict|now? ... years|year|decade|alcoholic|addict|long',
  'papa|mama|padre|madre|abuelo|tio|suegro era|fue muy? alcoholico|alcoholica|borracho|borracha|tomador',
  'stepson|stepdaughter|stepkids|kids|hijastro|hijastra feels|feel nothing|numb|empty .. for|about .. baby|newborn',
  'lloro|llorando|llora|llorar .. felicidad|emocion|alegria|gusto|risa',
  'box of wine .. party|wedding|dinner|christmas|gift|shower|guests',
];

/** Signs of a condition in one sentence. */
const conditionsInSentence = cueFinder(
  {
    voices: [
      'hear|hears|hearing voices',
      'voice|voices .. tell|tells|telling|told|say|says|saying|talk|talks|talking|scream|whisper to_me|me|him|her|my|i|he|she|things',
      'voices in my|his|her head',
      'seeing|sees|see things .. not_there|not_real|are_not_there|other_people_do_not',
      'hallucinating|hallucinations|hallucinates|psychosis|psychotic|schizophrenia|schizophrenic|paranoid_delusions',
      'tv|radio|television|neighbors .. sending|sends|talking|talks|reading messages|to_me|to_him|to_her|signals|my_mind|his_mind|her_mind',
      'oigo|oye|escucho|escucha|oir|escuchar voces',
      'voces .. dicen|hablan|cabeza|mandan|ordenan',
      've|veo cosas que no',
      'thinks|think|swears|says|convinced|believes|sure|certain .. neighbors|neighbours|government|fbi|cia|police|people|they|someone .. put|hid|planted|are_in|have .. cameras|camera|mics|bugs|chip|wires|microphones',
      'cameras|camera|mics|microphones|bugs|chip|wires in|inside .. vents|vent|walls|wall|ceiling|teeth|tooth|tv|light|lights|smoke_detector|head ... hears|watching|listening|talk|voices|neighbors|not_sleep|stopped_sleeping',
      'hears them|people|neighbors|things|whispers|god .. talk|talking|laughing|whisper|whispering|plotting|through|telling',
      'cree|piensa|jura|dice que .. vecinos|gobierno|nos|lo|la .. camaras|microfonos|chip|espian|graban',
      'camaras|microfonos en|adentro .. paredes|techo|ventilas|tele|cabeza|focos',
      'alucinaciones|alucina|alucinando|psicosis|esquizofrenia',
    ],
    'after-birth': [
      'postpartum|post_partum|postnatal|ppd .. depression|depressed|anxiety|blues|psychosis',
      'ppd',
      'since|after|ever_since .. baby|birth|gave_birth|had_him|had_her|was_born ... depressed|numb|cry|crying|cries|empty|hopeless|sad|panic|not_bond|bond|not_sleep|overwhelmed|anxious|nothing|no_joy|not_myself|not_herself',
      'baby|newborn|months_old|weeks_old ... depressed|numb|i_cry|i_keep_crying|i_am_crying|i_feel_empty|not_bond|no_bond|not_love|feel_nothing|feels_nothing',
      'depressed|numb|crying|cry|empty|nothing ... baby_was_born|baby_came|giving_birth|gave_birth|had_the_baby|new_baby|newborn',
      'aliviada|aliviarme|alivie|cuarentena|dieta ... lloro|llora|llorando|triste|vacia|sin_ganas|no_me_nace|no_siento|no_quiero|no_duermo|angustia',
      'no me nace|dan_ganas|sale .. cargar|cargarla|cargarlo|abrazar|darle_pecho .. bebe|nino|nina|hijo|hija|lo|la',
      'depresion posparto|post_parto|despues_del_parto',
      'posparto|despues_del_parto|nacio|di_a_luz ... triste|lloro|llora|llorando|vacia|deprimida|no_siento|nada|angustia|sin_ganas',
      'bebe ... lloro_todo|llora_todo|no_siento|vacia|deprimida|triste_todo',
    ],
    'not-eating': [
      'anorexia|anorexic|bulimia|bulimic|eating_disorder|binge_eating|purging|purge|purges',
      'have|has|had not eaten|ate|eat .. days|anything|week|since',
      'have|has stopped|quit eating',
      'skip|skips|skipping|skipped lunch|breakfast|meals ... lost|losing|loses .. weight',
      'stopped|quit|refuses|refusing|not_able|unable|barely|hardly to? eating|eat|eats .. anything|anymore|days|weeks|at_all|food|now',
      'i|he|she|wife|husband|daughter|son|stepdaughter|stepson can not|never eat anything|anymore|at_all',
      'only|just eats|eat|eating|ate|lives_on|living_on .. ice|cucumber|cucumbers|lettuce|celery|gum|broth|crackers|rice_cakes|coffee|egg_whites|an_apple|one_apple ... hair|weight|thin|skinny|bones|faint|dizzy|cold|runs|miles|gym|workout|period',
      'hair .. falling|coming|comes|comin out ... not_eat|thin|skinny|weight|eats|eating|food|calories',
      'counts|counting every? calorie|calories ... weight|thin|skinny|faint|dizzy|hides|cries|pounds|bones|runs',
      'hides|hid|hiding|spits|flushes .. food .. napkin|trash|pockets|toilet',
      'starve|starves|starving|starved myself|herself|himself|themselves',
      'throw|throws|throwing|threw up .. after|on_purpose|food|meal|meals|dinner',
      'make|makes|making myself|herself|himself throw_up|vomit|sick',
      'binge|binges|bingeing and|then purge|purges|throw|throws|vomit',
      'no ha|he comido .. dias|nada|semana',
      'deje|dejo de comer',
      'vomita|vomito|vomitar .. despues|comer|come|comida',
      'anorexia|bulimia|trastorno_alimenticio',
    ],
    gambling: [
      'gambling|gambled|gambles|gamble|betting|slots|casino|draftkings|fanduel|sportsbook|parlay|parlays|scratch_offs|scratchers|poker|online_poker|bets .. problem|addict|addicted|addiction|again|every_day|every_night|every_week|can_not_stop|not_stop|away|debt|debts|loan|loans|savings|rent|paycheck|mortgage|lying|lies|secret|secretly|hiding|college|all_our|all_the',
      'blew|lost|spent|gone|drained|emptied|bet|borrowed|pawned|owes|owe|stole ... gambling|betting|slots|casino|draftkings|fanduel|sportsbook|parlay|parlays|scratch_offs|scratchers|poker|bets|roulette|blackjack',
      'can_not|not|never|will_not stop|quit .. gambling|betting|bet|slots|casino|parlays',
      'perdio|perdi|gasto|gaste|debe|debo|empeno ... casino|apuestas|apostando|apostar|maquinitas|tragamonedas|juego_de_azar|quiniela|quinielas',
      'adicto|adicta|vicio|enviciado|enviciada|no_puede_dejar|no_puedo_dejar .. apuestas|apostar|casino|juego|maquinitas|tragamonedas',
      'apuesta|apuesto|apostando .. todo|cada|todos|diario|otra_vez|renta|sueldo|quincena|ahorros',
    ],
    drinking: [
      'alcoholic|alcoholism|alcohol_problem|drinking_problem|drinking_again|rehab|detox|sobriety|addict|addicted|addiction|overdose|overdosed|heroin|meth|fentanyl|cocaine|opioids|oxy|pills_again',
      'drink|drinks|drinking|drunk|wasted too_much|every_night|every_day|every_evening|all_day|all_the_time|again|alone|in_secret|secretly|to_cope|to_sleep|a_lot|heavily|most_nights|himself|herself|myself',
      'drinks|drinking|drank .. until|till|passes|passed .. passes_out|passed_out|sleep|drunk|falls|black|blacks',
      'drink|drinks|drinking|drank|have|has|needs|need .. alcohol|beer|beers|wine|vodka|whiskey|liquor|rum|tequila .. every|all_day|morning|alone|again|most|to_sleep|to_cope|bottle|six_pack|too_much',
      'drunk .. every|most|all|again|always',
      'can not stop|quit drinking|using|smoking_weed|taking_pills',
      'pills|painkillers|oxycodone|hydrocodone|percocet ... still|longer taking|on',
      'not|never stop|quit drinking|using',
      'relapse|relapsed|relapsing|fell_off_the_wagon',
      'wine|beer|vodka|whiskey|drinking .. went|gone|goes from ... box|bottle|every|nightly',
      'box|boxes|handle|handles|fifth|pint|bottle|case of .. wine|vodka|whiskey|rum|beer|tequila|gin .. most|every|a|each|nights|night|day|week|morning',
      'pours|pour|poured|sneaks|sneaking|puts|adds|mixes|drinks .. vodka|whiskey|rum|liquor|wine|gin|tequila .. coffee|cup|mug|thermos|tumbler|water_bottle|morning|before',
      'shaky|shakes|shaking|sweats|sweating .. until|till|unless|before .. drink|drinks|beer|wine|10|ten|noon|morning',
      'hide|hides|hiding|hid .. bottle|bottles|drinking|alcohol|vodka|wine|liquor|pills',
      'bottle|bottles of? wine|vodka|whiskey|rum .. night|day|evening|every',
      'started|started_back|back drinking|using again|heavily',
      'drinking|alcohol .. out_of_control|ruining|destroying|problem|killing',
      'alcoholico|alcoholica|alcoholismo|recaida|recayo|recai|drogadicto|drogadicta|adicto|adicta|adiccion',
      'toma|tomo|bebe|bebo|tomando|bebiendo .. mucho|demasiado|diario|todos_los_dias|todas_las_noches|cada_noche|otra_vez|a_escondidas',
      'llega|esta|se_pone borracho|borracha|tomado|tomada',
      'no puedo|puede dejar de tomar|beber',
      'dejo|deje|dejar|dejado|solto .. trago|cerveza|cervezas|vino|alcohol|bebida|tomar|beber .. de_golpe|de_jalon|de_repente',
      'problema|problemas con el alcohol|trago|la_bebida|las_drogas',
    ],
    grief: [
      'died|passed|passed_away|death|lost_my_husband|lost_my_wife|lost_my_son|lost_my_daughter|lost_my_mom|lost_my_mother|lost_my_dad|lost_my_father|lost_my_baby|lost_our_baby|lost_our_son|lost_our_daughter|lost_my_brother|lost_my_sister|lost_him|lost_her .. months|year|years|half_a_year ... not_get|not_function|not_work|not_sleep|not_eat|not_stop|not_go_on|not_leave|every_day|every_night|numb|cry|crying',
      'months|year|years .. since|after .. died|passed|death|lost_him|lost_her|lost_my|lost_our|funeral ... not_get|not_go_in|not_go_to_work|not_go_back|set_his_plate|set_her_plate|not_function|not_taste|not_enjoy|not_work|not_sleep|not_eat|not_stop|not_go_on|not_leave|numb|cry|crying|every_day|every_night|bed',
      'still|not .. grieving|grief|mourning .. months|year|years|every_day|all_day|function|work|bed',
      'grief|grieving|mourning .. months|year|years|not_get|swallowing|not_going_away|too_much|can_not|will_not|never',
      'died|death|grief|passed_away ... not_get_out_of_bed|not_function|not_work|no_longer_work|not_stop_crying|not_eat|not_go_on|nothing_matters|feel_nothing',
      'murio|fallecio|muerte|perdi .. meses|ano|anos ... no|sigo|todavia|lloro|llorando',
      'meses|ano|anos .. murio|fallecio|muerte|perdi|funeral',
      'duelo .. meses|ano|anos|no_puedo|no_se_me',
    ],
    'low-mood': [
      'i|he|she|husband|wife|partner|fiance|fiancee|boyfriend|girlfriend .. depressed|numb|empty|dragging|run_down_and_sad|not_himself|not_herself|not_myself ... weeks|months|since',
      'weeks|months .. i|he|she|husband|wife|partner .. depressed|numb|empty|dragging|not_himself|not_herself|not_myself|no_joy',
      'sad|low|down|flat|tired_and_sad for weeks|months|two_weeks|three_weeks|two_months|three_months',
      'been|feel|feeling|felt flat|gray|grey for about|some|the|over|almost? .. weeks|months',
      'not enjoy|enjoys|laugh|laughs|care|cares .. anything ... weeks|months',
      'not want|wanted|feel_like to? get_up|get_out_of_bed ... since|weeks|months',
      'semanas|meses .. triste|deprimido|deprimida|apagado|apagada|sin_ganas',
      'triste|deprimido|deprimida|apagado|apagada|sin_ganas ... semanas|meses',
    ],
  },
  EVERYDAY,
);

/** A visit to a doctor that is ahead. */
const signsIn = cueFinder({
  appointment: [
    'have|has|got|made|booked|my|an|a|the|our .. appointment|appt|checkup|check_up',
    'appointment|appt|checkup|check_up is|on|at|in|next|tomorrow|this|coming',
    'see|seeing|going_to the|my|a? doctor|midwife|ob|obgyn|gynecologist monday|tuesday|wednesday|thursday|friday|tomorrow|next|this|on',
    'tengo|hice|saque|tiene|mi|la|una cita|consulta|revision',
    'cita|consulta|revision .. lunes|martes|miercoles|jueves|viernes|manana|proxima|proximo|semana',
  ],
});

/** Conditions of which people tell in several words that stand apart, the gravest first. */
const TOLD: Readonly<Record<Condition, (passage: string) => boolean>> = {
  voices: isLosingTouch,
  'after-birth': isLowAfterBirth,
  'not-eating': isNotEating,
  gambling: isGambling,
  drinking: (passage) =>
    isDrinking(passage) || isUsing(passage) || isIllFromDrink(passage) || isUnnamedDrink(passage),
  memory: isForgetting,
  trauma: isOnGuard,
  grief: isGrieving,
  panic: isPanic,
  'low-mood': isLow,
};
const GRAVEST_FIRST = Object.keys(TOLD) as Condition[];

/**
 * Signs that a professional must take over, the gravest first. An exercise from the coach would only delay
 * that.
 */
export function conditionsIn(message: string): readonly Condition[] {
  const found = new Set<Condition>([...conditionsInSentence(message), ...heavyIn(message)]);
  for (const passage of passagesOf(plainNumbers(apartFromFeel(message))))
    for (const condition of GRAVEST_FIRST)
      if (!found.has(condition) && TOLD[condition](passage)) found.add(condition);
  return GRAVEST_FIRST.filter((each) => found.has(each));
}

/** Whether a message tells of a visit to a doctor that is ahead. */
export const hasAppointment = (message: string): boolean => signsIn(message).includes('appointment');

export type Condition = ReturnType<typeof conditionsInSentence>[number] | 'panic' | 'memory' | 'trauma';
