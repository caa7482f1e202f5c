import { MANY, signFinder, SOME } from './sign-finder.js';

const DRINK =
  'wine|beer|beers|vodka|whiskey|whisky|bourbon|tequila|rum|gin|liquor|booze|alcohol|seltzers|seltzer|white_claws|white_claw|tall_boys|tallboys|margaritas|mezcal|titos|fireball|hennessy|schnapps|brandy|prosecco|chardonnay|cerveza|cervezas|vino|ron|caguama|caguamas|aguardiente|tragos|cheves|chelas';
const BOTTLE = 'bottle|bottles|packs|boxes|fifths|pints|handles|tall_boys|tallboys|botella|botellas|caguamas';
const CUP =
  'glass|glasses|can|cans|drinks|shots|shooters|nips|minis|beers|pours|seltzers|claws|white_claws|margaritas|latas|copas|cervezas|tragos|vasos|cheves|chelas';
const DRUG =
  'painkillers|pain_pills|pain_meds|blues|roxys|roxies|roxy|oxys|oxies|lortabs|lortab|dilaudid|morphine|soma|somas|zannies|xannies|ativans|klonopins|addies|lean|tranq|percs|perc|percocet|percocets|oxy|oxys|oxycodone|norco|norcos|vicodin|hydros|hydrocodone|tramadol|opioid|opioids|xanax|xans|klonopin|ativan|adderall|addys|suboxone|fentanyl|fetty|coke|cocaine|meth|heroin|kratom|ketamine|molly|pastillas_para_el_dolor|pastillas_del_dolor|cristal|cocaina|perico|heroina';

/**
 * Drinking that belongs to a doctor: a drink, and how much and how often, or hidden, or missed by the body.
 */
export const isDrinking = signFinder(
  {
    drink: [
      DRINK,
      'drinks|drank|drinking|drunk|tipsy|buzzed|wasted|hammered|hungover|hangover|six_pack',
      'several|twelve|thirty|couple|six pack|packs',
      'several|thirty|couple rack|racks',
      'fifth|fifths|handle|handles of|a|every|each|most|per',
      'tall can|cans',
      'case|cases of|by|every|a .. beer|himself|herself|myself|himself_every|weekend|night',
      'echa|echo|echan|avienta|aviento|acaba|acabo|baja|bajo|toma|tomo|chinga|empuja .. un|una|dos|couple|several? doce|seis|six|docena|carton|caguama|caguamas|doces|veinticuatro|litro|cartones',
      'second|third|another bottle',
      'go|goes|going|went through|thru a|another handle|fifth|pint|case|box',
      'toma|tomo|tomaba .. desde|todo_el_dia|hasta|diario|en_ayunas|y_toma|sin_parar',
      'rinse|rinses|hide|hides|count|counts .. bottles|cans|empties',
      'several|two|three|four|five a night|day .. kids|hands|weeks|.',
      'tomando|bebiendo|borracho|borracha|crudo|cruda|pisteando|pistear|alcohol',
      'my|his|her first? drink',
    ],
    much: [
      `${SOME} more? ${BOTTLE}`,
      'bottle and a|one half',
      `${MANY} more? ${CUP}`,
      `${MANY} of those|them .. a night|each_night|before_bed|before_dinner`,
      `without ${MANY} ${CUP}`,
      'twelve|thirty|several pack',
      'whole|entire|full|first|second|third|another|last bottle|glass|box|pack|fifth|handle|pint|case|botella',
      'a|the fifth|handle|box|case|pint|liter|six_pack of?',
      'finish|finishes|finished|kill|kills|killed|polish|polishes|down|downs|empties a|the|his|her|my|another? bottle|box|pint|case|pack',
      'pint|fifth|handle|box|case|liter of',
      'un|una|otro|otra|dos|couple|several six|seis|doce|docena|botella|caguama|caguamas|litro|carton|cartones|veinticuatro',
      'several|thirty rack|racks',
    ],
    often: [
      'from the|when|time|minute|moment .. gets_up|wakes|wakes_up|get_up|wake_up|morning|noon|breakfast ... till|until|he|she|i|to|on|.',
      'since|from dawn|sunup|sunrise|breakfast|morning|noon|wakes|waking',
      'desde que|la|el|las .. amanece|despierta|levanta|manana|mediodia|temprano|madrugada|abre_los_ojos',
      'desde temprano|temprano|amaneciendo|en_ayunas',
      'in|at by_the_time|lunch|when_he_wakes',
      'kids_weeks|his_weeks|her_weeks|kid_weeks|weekends_too',
      'every|each|most|all night|nights|day|days|evening|evenings|morning|mornings|lunch|weeknight|weeknights|afternoon',
      'nightly|daily|weeknights|all_day|a_day|a_night|before_noon|by_noon|before_work|before_lunch|before_breakfast|at_breakfast|in_the_morning|all_weekend|a_week',
      'every single|damn|other night|day|evening',
      'every several|two|three|couple days',
      'antes de ir|irse|entrar|salir a|al? .. trabajo|jale|chamba|pizca|obra|files',
      'weekend ... and|plus ... week',
      'once|after|when|soon_as the|my? kids|kid|baby|girls|boys .. down|asleep|bed|sleep',
      'diario|diarias|todos_los_dias|todas_las_noches|cada_noche|cada_dia|por_noche|al_dia|entre_semana|en_la_manana|desde_la_manana|antes_del_trabajo',
    ],
    hidden: [
      'hide|hides|hid|hiding|hidden|stash|stashes|stashed|stashing|sneak|sneaks|sneaking|secret|secretly',
      'lie|lies|lied|lying about',
      'behind|under|inside|in the|my|his|her? dryer|washer|laundry|hamper|toilet_tank|toolbox|diaper_bag|boots|boot|closet|couch|garage|purse|gym_bag|trunk|glove_box|sock_drawer|nightstand',
      `pour|pours|poured|pouring|put|puts|mix|mixes .. ${DRINK} .. yeti|stanley|tumbler|thermos|travel_mug|mug|coffee|coffee_cup|water_bottle|soda_can|coke_can|sippy_cup|starbucks_cup`,
      `${DRINK} in|inside .. yeti|stanley|tumbler|thermos|travel_mug|mug|coffee|coffee_cup|water_bottle|sippy_cup|starbucks_cup|soda`,
      'count|counts|counted|counting|mark|marks|marked .. bottles|empties|cans|level|label|line|bottle',
      'water|waters|watered|watering down|the|his|her',
      'mouthwash|mints|gum .. before|so|to|cover',
      'take|takes|took|throw|throws|dump|dumps .. empties|cans|bottles .. neighbors|work|dumpster|store|another|before',
      'escondo|esconde|escondia|escondidas|escondida|escondido|escondidos|a_escondidas|en_el_termo|en_un_termo',
    ],
    unknown: [
      'not|never know|knows|see|sees|notice|notices|suspect|suspects|find_out|smell|smells',
      'not have a? clue|idea',
      'no clue|idea',
      'nobody|no_one know|knows|sees|notices|smells',
      'thinks|think it is|its just|only? coffee|tea|water|juice|soda',
      'nadie sabe|se_da_cuenta|se_entera|me_ve',
      'no se_den_cuenta|se_entere|se_enteren|vean|sepan|sabe|saben',
    ],
    body: [
      'hands|hand|fingers|body shake|shakes|shook|shaking|shaky|tremble|trembles|trembling|jittery|unsteady',
      'the|morning|get|gets|got shakes',
      'shake|shakes|shaking|shaky .. until|till|unless|without|morning|before',
      'sweat|sweats|sweating|sweaty|soaked|drenched .. morning|night|until|till|sheets|without|wake|when|stop|skip',
      'wake|wakes|woke .. sweating|soaked|shaking|shaky|sweats|sweat|drenched',
      'heart .. race|races|racing|pounds|pounding .. without|until|skip|stop|morning',
      'sweats|sweating|sweat|shakes|shaking|shaky .. shaking|shakes|shaky|sweats|sweating|threw_up|puked|puking|nauseous',
      'dry_heave|dry_heaves|dry_heaving|gag|gags|puke|pukes|throw_up|throws_up|nauseous .. every_morning|morning|until|without',
      'seeing|sees|saw bugs|things|spiders',
      'tiemblo|tiembla|tiemblan|temblaban|temblor|temblores|temblorina|sudo|suda|sudores|sudando .. manos|manana|hasta|sin|cuando|noche',
      'manos .. tiemblan|tiembla|temblaban|temblando|temblor',
    ],
    needs: [
      'need|needs|needed|have_to_have|has_to_have ... sleep|calm|relax|get_through|function|cope|get_going|face|settle|steady|feel_normal|stop_shaking|take_the_edge',
      'not go|make_it|sleep|fall_asleep|get_through|last|do ... without',
      'until|till|til .. drink|beer|glass|sip|shot|wine|several|ten|noon',
      'can_not|could_not|can_never|not stop|quit at|after|once',
      'tried|try|tries|trying|promised|promises|swore|swears|swear .. stop|quit|skip|skipping|cut_back|cut_down|take_a_break|go_without|last_time|only',
      'first_thing|eye_opener|hair_of_the_dog',
      'necesito|necesita|ocupo|ocupa ... dormir|aguantar|calmarme|calmarse|funcionar|empezar|levantarme',
      'no puedo|puede .. dormir|aguantar|estar|pasar .. sin',
      'trate|trato|intente|intento|prometio|juro|prometi .. dejar|dejarlo|parar|no_tomar',
    ],
    // From waking on, or until sleep takes over: no amount is needed.
    'all-day': [
      'from|since|till|until .. gets_up|wakes|wakes_up|waking|get_up|wake_up|sunup|sunrise|dawn|breakfast|passes_out|falls_over|drops',
      'first_thing|before_breakfast|for_breakfast|with_breakfast|at_breakfast|before_work|before_noon|by_noon|eye_opener',
      'desde que|antes_que .. amanece|despierta|levanta|abre_los_ojos|sale_el_sol',
      'amaneciendo|en_ayunas|para_desayunar|de_desayuno|hasta_que_se_cae|hasta_caerse|hasta_quedarse_dormido|hasta_que_se_duerme',
    ],
    weekly: ['every|each weekend|friday|saturday|week', 'cada fin|sabado|viernes|semana'],
    lost: [
      'passed|passes|pass|blacked|blacks|black out',
      'not remember|remembers',
      'slur|slurs|slurring|slurred|stumbling|stumbles|dui|dwi|pees_himself|wet_the_bed|missed_work|misses_work|called_in_sick|lost_his_job|forgot_the_kids',
      'fell|tumbled asleep .. couch|floor|chair|driveway|car|stove|bath',
      'se_queda|queda|quedo tirado|tirada|dormido|dormida',
      'no se_acuerda|me_acuerdo',
    ],
    smells: ['smell|smells|smelled|reek|reeks|reeked|stinks|huele|olia|apesta of|like|a'],
    'odd-time': [
      'pickup|pick_up|carpool|school|breakfast|work|morning|noon|car_line|bus_stop|practice|recital|church|job|zoom|am|escuela|trabajo|manana|misa|mediodia',
    ],
  },
  [
    ['drink', 'much', 'often'],
    ['drink', 'all-day'],
    ['drink', 'hidden', 'often'],
    ['drink', 'hidden', 'unknown'],
    ['drink', 'hidden', 'odd-time'],
    ['drink', 'unknown', 'often'],
    ['drink', 'unknown', 'much'],
    ['drink', 'hidden', 'much'],
    ['drink', 'hidden', 'needs'],
    ['drink', 'hidden', 'lost'],
    ['drink', 'body', 'often'],
    ['drink', 'body', 'much'],
    ['drink', 'body', 'needs'],
    ['drink', 'needs', 'often'],
    ['drink', 'needs', 'much'],
    ['drink', 'lost', 'often'],
    ['drink', 'lost', 'weekly'],
    ['drink', 'lost', 'much'],
    ['drink', 'smells', 'odd-time'],
  ],
  [
    'drink|drinks|drinking|drank .. coffee|tea|water|milk|juice|smoothie|smoothies|soda|formula|gatorade|shakes|boba|agua|leche|cafe|te|jugo|kool_aid|pop',
    'i|we|you not|do_not know|see|notice if|what|whether|why|who',
    'baby|milk|formula|water|shampoo|sunscreen|sauce|soda|breast|ketchup bottle|bottles|cans',
    'root|ginger beer|ale',
    'pack|packs|case|cases|rack|racks of .. soda|sodas|gatorade|water|coke|pepsi|eggs|socks|diapers|juice|pop|sparkling|seltzer_water',
    'doce|seis|docena|six|carton|litro|botella|cartones de .. huevo|huevos|tamales|pan|refresco|refrescos|soda|sodas|coca|leche|agua|rosas|jugo',
    'case|cases by|every .. judge|court|lawyer',
    'handle|handles a|every .. kid|kids|situation|schedule|problem|day|crisis|meeting',
    'beer|wine can_chicken|bread|vinegar|sauce|batter',
    'toast|speech|bouquet|birthday|wedding|super_bowl|vacation|cruise|anniversary|new_years|reunion ... wine|beer|beers|drinks|drank|drinking|drunk|hungover|hangover|champagne|wasted|tequila|margaritas|shots',
    'wine|beer|beers|drinks|drank|drunk|hungover|hangover|champagne|wasted|tequila|margaritas|shots ... toast|speech|birthday|wedding|super_bowl|vacation|cruise|anniversary|new_years|reunion|boda|fiesta',
    'cruda|crudo|cerveza|cervezas|vino|tequila ... boda|fiesta|cumpleanos|quinceanera|bautizo',
  ],
);

/** Pills and other drugs: the drug, and that it is taken in other ways than a doctor said. */
export const isUsing = signFinder(
  {
    drug: [
      DRUG,
      'pills|pastillas|tabs|tablets|bars ... back|surgery|knee|dentist|dolor|operacion',
      'back|surgery|knee|pain|moms|grandmas|her|his|sleeping pills',
      'pills|pastillas',
    ],
    plain: [DRUG],
    // More than a doctor said, in numbers.
    over: [
      `${SOME} ... a_day|at_a_time|a_night|at_once ... doc|doctor|script|label|bottle|supposed|prescribed|says|gives`,
      `doc|doctor|script|label|bottle .. says|gives|said|gave .. ${SOME} ... take|taking|eat|need`,
    ],
    misuse: [
      'run|runs|ran|running out .. before|by|about|around|of_the_month|week|weeks|early|th|days',
      'going|go|goes|went|gone through|thru .. in|by|faster|a .. days|weeks|week|several|couple',
      'take|taking|takes|took|eat|eats|eating|ate|using|use|pop|pops|popping my|his|her|our|the .. brothers|moms|dads|wifes|husbands|sisters|mothers|fathers|grandmas|grandpas|friends|dead|late',
      'on_top of my|his|her|mine|what',
      `${SOME} .. a_day|at_a_time ... doc|doctor|script|says|gives|label`,
      'miscounted|counts_them|counted_wrong|thinks_she_lost|short_again',
      'pop|pops|popping|snorts|chews|chewing|crushing',
      'to come_down|stay_up|get_up|get_going|wake_up|get_out_of_bed|function|feel_normal|get_through',
      'pins|pinpoint|little_dots|pinned|tiny_pupils',
      'more than .. prescribed|supposed|bottle_says|label|doctor',
      'run|runs|ran|running out early|before|weeks|days|too_soon|by',
      'refill|refills early|again|already|too_soon',
      'crush|crushes|crushed|crushing|snort|snorts|snorting|snorted|sniffs|smokes|shoots_up',
      'buy|buys|buying|bought|gets|getting|got .. guy|coworker|friend|street|dealer|online|neighbor|parking_lot|someone',
      'steal|steals|stole|stealing|take|takes|taking|took .. moms|grandmas|my|kids|mothers|someone_elses pills|percocet|adderall|xanax|meds|painkillers|norco|oxy|prescription',
      'pills|percs|oxy|norco|xanax|adderall|bottle .. missing|short|gone|disappear|disappearing|disappeared|low',
      `several|double|extra|${SOME} .. at_a_time|at_once|a_day|instead`,
      'high|nodding|nods|pinpoint|loopy',
      'baggie|baggies|foil|straw|straws|rolled_up|white_powder|razor_blade|pipe',
      'mas de lo_que|las_que|la_que',
      'le compro|compra|consigue|consigo|roba|robo|quito|quita',
      'se_me_acaban|se_le_acaban|se_acaban|me_las_acabo antes|luego',
      'machaca|inhala|esnifa|aspira|bolsita|bolsitas|polvo',
      'faltan|falta|desaparecen pastillas',
    ],
    needs: [
      'need|needs|take|takes|taking .. just|only|even to .. feel|be|get|function|sleep|cope',
      'sick|shaky|sweats|sweating|crawling|shakes|chills|aches .. without|if|when|unless|stop|skip',
      'not stop|quit|function|get_up|get_through|sleep .. without|taking|using',
      'sick|bear|mean|hell|shaky|snappy|awful .. till|until|when|then|before|to .. refill|run_out|out|next|script|pharmacy|my|the|.',
      'then i am|get sick|a_bear|a_mess|mean|snappy|shaky',
      'not|never stop|stopped|quit taking|using|since',
      'still .. take|takes|taking|on|using|need ... year|years|months|surgery|later',
      'withdrawal|withdrawals|dope_sick',
      'no puedo|puede .. sin|dejar|dejarlas|parar',
    ],
    hidden: [
      'hide|hides|hid|hiding|hidden|stash|stashed|secret|secretly|sneaking|sneaks',
      'lie|lies|lied|lying',
      'not|nobody|no_one know|knows',
      'found|find|finds|encontre|halle .. in|under|behind|inside|en|debajo',
      'escondo|esconde|escondidas|a_escondidas|escondidos',
      'nadie sabe',
    ],
  },
  [
    ['drug', 'misuse', 'needs'],
    ['drug', 'misuse', 'hidden'],
    ['plain', 'misuse'],
    ['drug', 'over'],
    ['plain', 'needs'],
    ['plain', 'hidden'],
    ['drug', 'needs', 'hidden'],
  ],
  [
    'dog|cat|vet|puppy|toddler|childproof|lock_box|lockbox|locked|cabinet .. pills|meds|weed|edibles',
    'pills|meds|edibles .. dog|cat|peanut_butter|cheese|lockbox|locked|cabinet|out_of_reach',
    'birth_control|vitamin|vitamins|thyroid|blood_pressure|allergy pills?',
    'diet coke',
    'coke can|cans|zero|bottle|bottles|float|machine|pop|drinks?',
    'drink|drinks|drinking|drank|can_of|cherry|with a|his|her? coke',
    'pull|pulls|pulled|pulling|garden|yard|mow .. weed|weeds',
    'weed garden|beds|yard|eater|whacker',
    'xbox|game|minecraft',
  ],
);

/** Shakes, sweats and the like without a drink: whoever has them must not stop suddenly. */
export const missesADrink = signFinder(
  {
    body: [
      'hands|hand|fingers|body shake|shakes|shook|shaking|shaky|tremble|trembles|trembling',
      'the|morning|get|gets|got|had shakes|tremors',
      'shake|shakes|shaking|shaky|sweats|sweating|sweat|nauseous|seizure|seizures .. until|till|unless|without|morning|when|before',
      'wake|wakes|woke .. sweating|soaked|shaking|shaky|sweats|sweat|drenched',
      'shaky|withdrawal|withdrawals|tremors|dt|dts|seeing_bugs',
      'tiemblo|tiembla|tiemblan|temblaban|temblor|temblores|temblorina|sudores',
    ],
  },
  [['body']],
);

const STOP_DAYS =
  'monday|tuesday|wednesday|thursday|friday|saturday|sunday|today|tonight|tomorrow|this_weekend|next_week|new_year|january|lent|after_the_holidays';

/**
 * Somebody means to stop drinking at once, or has tried and could not. It counts only where drinking was
 * told.
 */
export const stopsSuddenly = signFinder(
  {
    stop: [
      'quit|quits|quitting|stop|stops|stopping|stopped .. cold|cold_turkey|all_at_once|overnight|for_good|completely|altogether|by_myself|on_my_own|himself|herself|by_himself|by_herself',
      `quit|quits|quitting|stop|stopping|stopped|done|dry|sober|nothing .. ${STOP_DAYS}`,
      'going|go|goes|went|did|do|doing|tried|trying cold turkey',
      'cold turkey',
      'quit|stop|stopped|skip|skipped|cut .. drinking|drink|drinks|beer|beers|vodka|wine|whiskey|liquor|it|them .. could|can|made|make|shaking|shook|sick|puking|sweating|seeing',
      'tried|try|trying to skip|quit|stop|cut|go_without|lay_off',
      'poured|dumped|threw|tossed .. out|down|away|sink|drain',
      'not had|having|touched|touching|have a? drink|drop|beer|sip .. since|in|today|days|yesterday',
      'first|second|third day|night without',
      'dejar|dejarlo|dejarla|dejo|deja|parar|paro .. de_golpe|de_un_jalon|de_jalon|de_repente|solo|sola|lunes|manana|hoy|ya',
      'voy|va|quiero|quiere a? dejar|dejarlo|parar',
      'tire|tiro .. botellas|cervezas|botella|vino',
      'intente|trate|quise|trato .. dejar|parar|no_tomar',
    ],
  },
  [['stop']],
  [
    'not quit|stop my|his|her|the? job|work|school|smoking|nagging|asking',
    'quit|quits|quitting|stop|stopped smoking|his_job|my_job|work|school|nagging|asking|crying|talking|yelling|arguing|fighting|calling|by_the_store|at_the',
  ],
);
