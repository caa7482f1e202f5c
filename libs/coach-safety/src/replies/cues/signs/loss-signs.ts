import { signFinder, SOME } from './sign-finder.js';

const BETS =
  'parlay|parlays|sportsbook|sports_betting|draftkings|draft_kings|fanduel|betmgm|bet365|prizepicks|prize_picks|bovada|online_poker|poker|slots|slot_machine|slot_machines|casino|casinos|blackjack|roulette|craps|baccarat|scratchers|scratcher|scratch_offs|scratch_off|scratch_tickets|lottery|lotto|powerball|bet|bets|betting|bookie|gamble|gambles|gambled|gambling|wager|wagers|racetrack|horse_races|the_track|the_horses|bingo_hall|apuesta|apuestas|apostando|apostar|aposto|apuesto|maquinitas|tragamonedas|quiniela|quinielas|raspaditos|rascaditos|loteria|ruleta|palenque|gallos|baraja';

/** Gambling: where one plays, and money that the family lives on, or that it goes on and stays hidden. */
export const isGambling = signFinder(
  {
    bets: [BETS],
    money: [
      '529|401k|401|savings|saving|college_fund|college|retirement|rent|mortgage|paycheck|paychecks|refund|tax_refund|stimulus|house_payment|car_payment|truck_payment|electric|light_bill|bills|grocery_money|groceries|down_payment|credit_card|credit_cards|payday_loan|loan|loans|cash_advance|title_loan|pawn|pawned|pawning|pawn_shop|pawnshop|piggy_bank|inheritance|child_support|overdrawn|debt|debts|diaper_money|christmas_money|fund|disability|thousands|car_title|tuition|allowance',
      'sold|sells|pawned|pawns|hocked .. truck|car|guitar|tools|tv|jewelry|xbox|laptop|ring',
      'debe|debo .. mil|pesos|dinero|thousands|dollars|mucho',
      'owes|owe|borrowed|borrows|borrowing|broke',
      'renta|quincena|ahorros|sueldo|raya|prestamo|prestamos|empeno|empene|empenado|deuda|deudas|tarjeta|tarjetas|fondo|aguinaldo|tanda|alcancia|gasto_de_la_casa|dinero|feria|lana',
    ],
    lost: [
      'lost|lose|loses|losing|blew|blows|blown|down|gone|drained|drains|emptied|empty|cleaned_out|missing|took|takes|taking|moved|spent|spends|sold|borrowed|used|uses|using|maxed|short|behind|owes|owe|pawned|pawning|cashed|overdrawn|goes|went|wiped_out|disappeared',
      'win|winning|won|make|get|getting it|that|everything|all|them all? back',
      'chase|chases|chasing',
      'one|last more|parlay|hand|spin|big|good win|away|from|hit|night',
      'thousands .. on|from|to|at|in|with',
      'due for|to win|hit|a',
      'perdio|perdi|pierde|gasto|gaste|empeno|empene|juega|juego|compra|compro|vendio|vendi|saco|agarro|agarre|recuperar|recuperarlo|desquitar|desquitarme|jugo|se_fue|vacio',
    ],
    nonstop: [
      'all_night|every_night|every_day|every_paycheck|every_payday|every_friday|every_weekend|on_payday|at_work|on_breaks|on_lunch|before_work|up_at|again|all_day|nonstop|daily',
      'several|two|three am',
      'can_not stop|quit',
      'otra_vez|cada_quincena|cada_semana|todos_los_dias|toda_la_noche|diario|no_puede_parar|no_puedo_parar|no_puede_dejar|no_puedo_dejar',
    ],
    hidden: [
      'hide|hides|hid|hiding|secret|secretly|lie|lies|lied|lying|deleted|deletes|bathroom|sneaks|sneaking|behind_my_back',
      'not know|knows|stop|stopped|told|tell',
      'promise|promises|promised|swore|swears .. stop|last|quit|done|never',
      'nobody|no_one knows',
      'a_escondidas|miente|mintio|no_sabe|promete|prometio',
    ],
  },
  [
    ['bets', 'money', 'lost'],
    ['bets', 'lost', 'nonstop'],
    ['bets', 'lost', 'hidden'],
    ['bets', 'money', 'nonstop'],
    ['bets', 'money', 'hidden'],
    ['bets', 'nonstop', 'hidden'],
  ],
  [
    'i|all|you|we|would|wanna bet|bets he|she|they|you|that|it|the|him|me|this|is|are|off',
    'bet i|he|she|you|we|that|it|him|me|they',
    'five|several|one|ten|a dollar|dollars|bucks|buck bet',
    'bet|bets|betting me|him|her|us|my .. dollar|dollars|bucks|ice_cream|pizza|dishes',
    'poker|casino|bingo|game|family night|nights|party|theme|trip|cruise|anniversary|kids|face|movie',
    'lost|lose|loses|won|win a|the|our|my|his? bet|bets',
    'lottery .. pick|picks|pool|daycare|school|draft|visa|system',
    'casino|poker|bet|bets .. matchsticks|pennies|for_fun|birthday|wedding|reunion|hotel|buffet|concert|honeymoon',
    'slots .. calendar|schedule|parking|time|pickup|appointment|camp|daycare',
    'chips salsa|dip|dips|bag|bags|crumbs',
    'chips .. salsa|dip|guac|bag|snack|crumbs|cookie|pantry|fish|chocolate',
    'bag|bags|eats|ate|eating|potato|chocolate|fish|corn of|the|and|all_the|some? chips',
    'best|safe|good bet',
    'baraja|loteria .. familia|domingo|ninos|abuela|navidad',
  ],
);

const DEAD =
  'husband|wife|son|daughter|mom|mother|dad|father|brother|sister|fiance|baby|girl|boy|grandma|twin|partner|he|she|him|her';

/** Grief of months or years in which life stands still. */
export const isGrieving = signFinder(
  {
    loss: [
      'he|she|they has|have|is? been? gone since several|couple',
      `since|after we|i|they lost|buried`,
      `${SOME} winters|christmases|summers|springs|years ... lost|without|passed|died|gone`,
      `van|hace|ya .. ${SOME} anos|meses .. de_lo_de|sin|que_se|que_murio|que_fallecio`,
      `wife|husband|son|daughter|mom|mother|dad|father|brother|sister|she|he has|have|is? been? gone .. ${SOME} years|year|yrs`,
      `${DEAD} died|passed|passed_away .. ${SOME}|months|month|years|year|yrs|ago|since`,
      `months|month|years|year|yrs|anniversary .. since|after|ago|without|of .. died|passed|death|lost|funeral|${DEAD}`,
      `${SOME} yrs|years|year|months .. since|after|without|ago .. died|passed|death|lost|funeral|buried|gone|${DEAD}`,
      'lost|buried my|our|his|her .. husband|wife|son|daughter|mom|mother|dad|father|brother|sister|fiance|baby|girl|boy .. years|year|months|ago|yrs|in|since',
      'late|dead|first husband|wife|son|daughter .. died|passed|gone|years|year|months|since',
      'murio|fallecio|perdio|perdi|enterramos|se_fue_mi .. meses|mes|ano|anos|hace|desde',
      'meses|mes|ano|anos .. murio|fallecio|muerte|perdi|enterramos|sin_mi|viudo|viuda',
      'widow|widower|viuda|viudo .. years|year|months|anos|meses',
    ],
    // How long, where nobody says since what.
    span: [
      `${SOME} years|yrs|winters|christmases|summers .. in|this|next|come|now|ago|since|on`,
      `${SOME} anos|inviernos|navidades`,
    ],
    withdrawn: [
      'not|never|quit|stopped go|going|goes|answer|answering|see|seeing|leave|leaving|have|pick_up .. church|phone|door|people|anyone|anybody|house|friends|company|calls|visitors|out',
      'quit|stopped choir|church|cards|bingo|golf|bowling|going|seeing|answering|driving',
      'not have|let anybody|anyone|nobody|no_one sit|touch|in|move|use|near|wear',
      'nobody|no_one|noone .. allowed|sits|touches|touch|sit|goes|moves',
      'ya_no|no salgo|sale|contesto|contesta|veo|voy|va|recibo|quiero_ver',
    ],
    kept: [
      'still|always sleep|sleeps on|in his|her|my|the .. side|half|chair|bed',
      'his|her|their .. robe|boots|shoes|coat|hat|glasses|mug|purse|truck|tools|chair|clothes ... hook|door|by_the|where|still|same|there|allowed|not',
      'cuarto|ropa|cosas|lado .. igual|como_lo_dejo|como_la_dejo|intacto',
      'still|always|every_night|every_day set|sets|setting|cook|cooks|buy|buys|pours|pour|pack|packs|lay|lays|put|puts|text|texts|call|calls|pay|pays|wash|washes|make|makes .. his|her|him|plate|place|coffee|phone|number|voicemail|lunch|bed',
      'not let anyone|anybody|me|us|no_one|the_kids touch|in|into|move|change|go_in|near|open|sit',
      'his|her side of the? closet|bed',
      'his|her clothes|shoes|toothbrush|robe|coat|room|closet|voicemail|shirts|car|chair|bathrobe|robe|purse|pillow|mug|side .. still|exactly|untouched|hang|hanging|hangs|same|never|not',
      'keeps|kept|keep|saves|saved all|every of? his|her .. clothes|shoes|toothbrush|robe|purse|shirts|things|stuff',
      'still has|have|keeps|keep all? his|her clothes|shoes|toothbrush|robe|purse|shirts',
      'not|never go|gone|goes|set_foot|enter|open|opened|walk|step|stepped|been|drive|moved|move|touch|touched|washed|changed|cleaned|clean|pack|packed .. in|into|inside|past|his|her|their|that|the? room|closet|bedroom|nursery|garage|door|clothes|shoes|things|stuff|sheets|pillowcase|cemetery',
      'can_not go|walk|look|drive|set_foot|step|open|be|stand .. room|closet|nursery|pictures|photos|past|in|there|street|hospital',
      'sleeps|sleep .. in|on|with|by|at his|her shirt|clothes|side|bed|grave|sweater|chair|robe|floor|room',
      'talk|talks|talking .. urn|ashes|photo|picture|grave|headstone',
      'todavia|aun|sigue|sigo .. pone|pongo|poniendo|sirve|sirvo|cocina|cocino|guarda|guardo|plato|lugar|cafe|ropa',
      'no deja|dejo que nadie',
      'no puedo|puede|he_podido|ha_podido|quiere|quiero entrar|ver|tirar|mover|tocar|sacar .. cuarto|recamara|closet|ropa|cosas|fotos|zapatos',
      'su ropa|lado|cuarto|closet|zapatos .. igual|intacto|intacta|sigue|siguen',
    ],
    stuck: [
      'not shower|showered|showers|bathe|bathed|wash|washed|changed_clothes|brushed .. weeks|days|months|week|since',
      'not work|worked|leave|left|eat|eaten|sleep|slept|smile|smiled|laugh|laughed|function|get_up|get_out_of_bed|go_out|been_out|seen_anyone|stop_crying|breathe .. since|house|bed|anymore|room|days|weeks|work',
      'can_not work|get_up|get_out|function|leave|eat|sleep|stop_crying|go_out|move_on|breathe|stop|go_on',
      'cry|cries|crying|sob|sobs|sobbing|lloro|llora|llorando .. every|all|daily|night|still|car|shower|diario|todos|todas|cada',
      'stay|stays|lie|lies|lay|live|lives in bed|the_dark|his_room|her_room|pajamas',
      'time|life|clock|everything|world|calendar .. stopped|frozen|froze|over|ended',
      'no puedo|puede .. trabajar|salir|comer|dormir|levantarme|levantarse|seguir|superarlo',
      'no salgo|sale|como|duermo|duerme|trabaja|trabajo|me_levanto|se_levanta|se_bana|me_bano|ha_salido',
      'vida|todo|tiempo se? paro|acabo|detuvo|termino',
    ],
  },
  [
    ['loss', 'kept'],
    ['loss', 'stuck'],
    ['loss', 'withdrawn', 'kept'],
    ['span', 'withdrawn', 'kept'],
  ],
  [
    'years|yrs .. married|wedding|together|divorce|divorced|moved|sober|dating|met|engaged|anniversary|custody',
    'married|divorced|together|dating|moved|sober|separated .. years|yrs',
    'since|years .. divorce|split|separation|breakup|left_me',
    'pie|cake|cookie plate|dish',
    'set|sets|setting|place|plate|cook|cooks|bake|bakes|put|puts|make|makes ... thanksgiving|christmas|holiday|holidays|day_of_the_dead|easter|anniversary|birthday|ofrenda|birthdays',
    'thanksgiving|christmas|holidays|easter|birthday ... plate|place|cry|cries',
    'cry|cries|cried ... thanksgiving|christmas|holidays|easter|birthday|anniversary|song',
    'plato|lugar|lloro|llora ... navidad|nochebuena|ofrenda|muertos|altar|cumpleanos|aniversario',
    'not sleep|work|eat|leave .. tv|phone|at_home|with_us|late|in_the_same|in_my',
    'dog|cat|puppy|hamster|goldfish|fish|battery|car|phone|plant|grandpas .. died|passed|gone',
  ],
);
