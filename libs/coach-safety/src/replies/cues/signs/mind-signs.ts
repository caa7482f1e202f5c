import { signFinder, SOME } from './sign-finder.js';

const CHANNEL =
  'tv|television|radio|vents|vent|walls|wall|outlets|outlet|smoke_detector|smoke_detectors|light_bulbs|lightbulb|router|microwave|fan|ceiling|satellites|satellite|chip|license_plates|songs|song|pipes|drain|teeth|mirror|mirrors|tele|pared|paredes|ventila|ventilas|focos|espejo|espejos|techo|enchufes';
const BELIEVES =
  'he|she|uncle|aunt|cousin|grandpa|grandma|friend|roommate|neighbor|coworker|husband|wife|mom|mother|dad|father|brother|sister|son|daughter|stepson|stepdaughter|fiance|boyfriend|girlfriend thinks|think|says|swears|believes|insists|is_convinced|is_sure|knows|keeps_saying|is_certain|told|tells';
const CREE = 'cree|jura|dice|piensa|asegura|insiste';

/**
 * Voices, beliefs that nobody shares, and mania: whom one hears or fears, and what one does about it, or days
 * without sleep.
 */
export const isLosingTouch = signFinder(
  {
    belief: [
      `${BELIEVES} ... putting|puts|leaving|leaves|hiding|hides|sending|sends messages|message|codes|code|signals|cameras|camera|bugs|microphones .. in|through|on|under|to`,
      'lady|man|woman|guy|guys|people|voice|announcer|truckers|drivers|singer|anchor on|in|from|inside the? tv|television|radio|news|vents|phone|walls|lights .. told|tells|says|said|warned|wants|sends|knows',
      `${BELIEVES} ... truckers|drivers|birds|cars|lights|headlights|numbers|plates|drones|songs .. sending|send|sends|giving|give|telling|signs|signals|messages|codes|following`,
      `${BELIEVES} .. they|people|somebody|someone|it|them is|are? inside|in|behind the walls|wall|vents|attic|ceiling|phones|tv`,
      `tv|microwave|toaster|fridge|phone|thermostat|router|lamp|alexa|clock .. listens|listening|listens_in|records|watches|spies|knows|sends`,
      `${CREE} .. le|les|nos|me pusieron|metieron|implantaron .. chip|microfono|camara|brujeria|veneno`,
      'pusieron|metieron|implantaron un chip',
      `${BELIEVES} ... switched|swapped|poisoned|tampered|put_something .. milk|food|coffee|water|pills|formula`,
      `${BELIEVES} ... neighbors|neighbours|neighbor|government|fbi|cia|police|they|people|strangers|somebody|someone|coworkers|satellites|drones|aliens|devil|demons|mob|church ... watching|watches|listening|listens|following|follows|tracking|recording|spying|talk|talking|plotting|poisoning|poison|reading|controlling|after_him|after_her|out_to|sending|paying|signals|replaced|bugged|filming`,
      `${BELIEVES} ... ${CHANNEL} is|are|was|were|keeps|has|have .. watching|listening|talking|talks|looking|laughing|sending|recording|telling|speaking|camera|cameras|bugged|messages`,
      `${BELIEVES} ... they|people|somebody|someone is|are|was|were? living|hiding? in the attic|walls|ceiling|vents|crawl_space`,
      `${BELIEVES} ... mind|thoughts .. read|reads|reading|hear|control|controlled|broadcast|steal|stealing`,
      `${BELIEVES} ... poisoned|poisoning|poison|drugged|drugging|tampered .. food|water|coffee|meds|milk|dinner`,
      `${BELIEVES} ... food|water|coffee|meds|milk|dinner .. poisoned|drugged|tampered`,
      `tv|television|radio|wall|walls|mirror|lights|vents|fan|microwave is|are|keeps|keep|was|were .. watching|listening|talking|speaking|laughing|telling to|at|about|me|him|her|us`,
      `tv|radio|songs|license_plates|plates|numbers|billboards|fan|walls|vents .. messages|message|signs|signal|signals|code|codes|meant .. for|to|about me|him|her|us`,
      `${CREE} .. que ... vecinos|gobierno|policia|gente|alguien|nos|lo|la|le|me ... vigilan|espian|siguen|persiguen|graban|escuchan|envenenar|envenenan|hablan|observan`,
      `tele|television|radio|pared|paredes|espejo|ventilador .. me|le|nos|la|lo vigila|habla|manda|dice|mira|observa|avisa`,
    ],
    // Somebody who is dead, and who speaks now.
    dead: [
      'dead|deceased|departed husband|wife|mom|mother|dad|father|brother|sister|son|daughter|grandma|grandpa|sergeant|buddy|friend|granny',
      'is|been|has gone|dead|passed|buried .. several|couple|years|yrs|months|since',
      'he|she|who|grandpa|grandma|dad|mom|father|mother|wife|husband|brother|sister died|passed|passed_away',
      'difunto|difunta|finado|finada|que_en_paz_descanse',
      'murio|fallecio',
      'muerto|muerta|murio|fallecio hace',
    ],
    speaks: [
      'hear|hears|hearing my|his|her|our .. dad|mom|mother|father|wife|husband|brother|sister|son|daughter|grandpa|grandma|sergeant|buddy|name .. call|calling|calls|tell|telling|tells|talking|saying|voice|giving|singing|yelling|from|at|clear',
      'hear|hears him|her|them .. through|in|from|at|most|every|clear',
      'dead|deceased|departed wife|husband|mom|mother|dad|father|brother|sister|son|daughter|grandma|grandpa|sergeant tells|telling|warns|says|orders|wants|calls|talks|keeps me|him|her|us|not|to',
      'now|still|keeps he|she? tells|telling|talks|talking|calls|calling me|him|her|us|my|to|not',
      'oigo|oye|escucho|escucha|oyendo a? .. mama|papa|esposo|esposa|hijo|hija|hermano|hermana|abuela|abuelo|mami|papi',
      'voz de mi|su .. dice|manda|pide|llama',
      'habla|dice|llama mi|su difunto|difunta|finado|finada',
    ],
    hears: [
      'guys|guy|people|men|man|lady|women|hosts|they|voices on|in|from|inside the? radio|tv|television|news|speaker|speakers|headphones .. talk|talks|talking|laugh|laughing|joke|discuss|whisper|comment .. about|at us|me|him|her|my_family|our_family|my_house|our_house|our_home|my_wife|my_husband|my_kids|our_kids|my_marriage|our_marriage|my_life|our_life|my_name|our_name|what_we|what_i|everything_we|everything_i',
      'radio|tv|television|news talks|talked|talking|speaks|speaking|is_talking to|about me|us|him|her|our_house|my_house|what_we|what_i|my_life|our_family',
      'senores|hombres|gente|locutor|locutores|voces de|en|del|por la|el? radio|tele|television .. hablan|habla|hablando|dicen|platican .. de|con mi|mis|nosotros|nuestra|nuestro|lo_que',
      'radio|tele|television .. habla|dice|manda .. mensajes|conmigo|de_mi|de_nosotros|de_la_casa|con_ella|con_el',
      'tv|television|radio|news|announcer|dj|host|anchor|songs|song|commercials|podcast .. say|says|saying|talk|talks|talking|sing|sings|keep|keeps|know|knows|picking|laughing ... about|at|to|what me|him|her|us|our_marriage|i_did|i_do|my_name|my_wife|my_husband',
      'hear|hears|hearing his|her|the|a|my|our? sergeant|sarge|commander|buddies|squad|god|satan|devil|demon|demons|angel|jesus|spirit|spirits|ghost .. tell|tells|telling|order|ordering|call|calling|say|saying|talk|talking|at_night',
      'hear|hears|hearing|heard .. guys|guy|men|people|voices|somebody|someone|them|him|her|lady|woman|man|kids|whispering|talking|wife|husband|mom|mother|brother|father|dad|ex ... radio|vents|vent|tv|walls|wall|fan|pipes|microwave|static|attic|ceiling ... off|unplugged|not_on|telling|tells|talking_to|whispering',
      'hear|hears|hearing|heard .. dead|late .. wife|husband|mom|mother|brother|father|dad|son|daughter|grandma|grandpa|sister|talk|talking|telling|calling|voice',
      'hear|hears|hearing|heard .. dead wife|husband|mom|dad|friend|buddy',
      'hear|hears|hearing|heard ... not on|plugged_in',
      'answers|answer|answering|argues|talks .. somebody|someone|people|him|them|nobody|voices .. not_there|nobody|no_one|there|when',
      'nobody|noone is|are? there|here and|but|he|she laughs|talks|answers|points',
      'tele|television|radio|pared|foco|voces .. contesta|contestan|responde|dice|habla',
      'hear|hears|hearing|heard .. voices|whispers|whispering|name|footsteps|music|people|talking|someone|crying .. nobody|no_one|not_there|empty|alone',
      'talk|talks|talking|answers|argues|arguing|laughs|laughing|whispers .. to|with|at nobody|no_one|someone_who|people_who|somebody_who|the_wall|the_walls|the_ceiling|empty_room|empty_chair',
      'see|sees|seeing|saw .. bugs|shadows|shadow|faces|people|man|woman|kids|figures .. not_there|nobody|no_one_else|in_the_walls|on_the_walls|corner',
      'nobody|no_one|nothing is? there .. hears|sees|talks|answers|hear|see',
      'habla|hablando|pelea|discute|rie .. solo|sola|nadie|pared con|que|y? nadie|alguien|pared',
      'oye|oigo|escucha|escucho .. voces|pasos|musica|nombre|gente|murmullos .. nadie|cuando',
      'oye|oigo|escucha|escucho ... no_hay|no_esta nadie|alguien',
      've|veo|mira .. sombras|gente|bichos|caras .. no_estan|no_hay|nadie|pared',
    ],
    guards: [
      'foil|tinfoil|tin_foil|aluminum_foil|tape|tapes|taped|cardboard|blankets .. over|on|to|around|all .. smoke_detectors|smoke_detector|windows|window|vents|vent|outlets|walls|tv|router|mirrors|head|phone|camera|doorbell',
      'cover|covers|covered|covering|unplug|unplugs|unplugged|smash|smashed|wrap|wrapped|tape|taped .. vents|vent|smoke_detector|smoke_detectors|router|every_mirror|mirrors|outlets|light_bulbs|cameras|every_window|fridge|microwave',
      'tapo|tapa|tapando|cubre|cubrio|desconecto|desconecta .. ventilas|espejos|enchufes|contactos|camaras|ventanas|tele',
      'aluminio',
    ],
    // What the foil and the tape are against.
    fears: [
      'inside|behind|in the walls|wall|vents|attic|ceiling|outlets',
      'they|people|somebody|someone|it .. listening|listens|listen|watching|watch|hear|inside|in_there|after|coming|spying|tracking|recording',
      'girls|boys|kids|baby|our|every room|bedroom|door|window',
      'keep|keeps .. out|safe|them_out|signal|signals|waves|rays',
      'oyen|escuchan|vigilan|espian|graban|estan_adentro',
    ],
    sleepless: [
      'not slept|sleep|sleeping ... days|nights|week|since|hours|at_all',
      `up|awake for|like|about|straight? ${SOME} days|nights|straight`,
      `slept|sleeps|sleep|sleeping|on like|about|maybe|only? ${SOME} hours|hrs|hour .. days|week|nights|all_week|since|total`,
      'not need|needs sleep',
      'no duerme|ha_dormido|duermo|he_dormido',
      'lleva|llevo .. dias|noches .. sin_dormir|despierto|despierta',
    ],
    racing: [
      'talks|talking|speaks|talk so|too|really|super|very? fast|nonstop|a_mile_a_minute|without_stopping',
      'so_many|full_of|hundred|big|huge|genius|brilliant|million ideas|plans|projects|inventions|theories',
      'plans|ideas|notebooks|lists|diagrams .. everywhere|all_over|walls|nonstop|several|hundreds|at_3|all_night',
      'start|starts|started|starting|open|opening|launch|launching .. several|two|three|four|five|new businesses|business|companies|company|churches|apps',
      'quit|quits|quitting his|her|my job',
      'buy|buying|bought .. hotel|restaurant|building|horses|island|church|boat|plane',
      'spent|spends|spending|maxed|bought|buying|charged|ordered|gave_away ... dollars|savings|cards|cars|car|truck|boat|everything|thousands|several|strangers|credit',
      'god|jesus|angels|universe|president|chosen .. chose|chosen|told|picked|mission|prophet|special|messages|speaks|called',
      'never felt|been better|so_good|so_alive|smarter',
      'invincible|unstoppable|prophet|messiah|genius|going_to_be_famous|change_the_world|be_president|billionaire|millionaires|millionaire',
      'habla muy_rapido|sin_parar|rapidisimo',
      'muchos|muchas|mil|llena_de|lleno_de planes|ideas|proyectos|negocios',
      'gasto|gasta|compro|regalo|renuncio ... todo|ahorros|tarjeta|tarjetas|carro|carros|trabajo|dollars',
      'elegido|elegida|profeta|mision|invencible|millonarios|millonario',
    ],
  },
  [
    ['belief'],
    ['hears'],
    ['dead', 'speaks'],
    ['guards', 'fears'],
    ['sleepless', 'guards'],
    ['sleepless', 'racing'],
  ],
  [
    'tv|show|series|movie|news|podcast ... show|series|episode|season|remote',
    'watch|watches|watching tv|television|movies',
    'neighbors|neighbours|neighbor ... dog|loud|music|party|lawn|fence|gossip|camera_on|ring|doorbell|hoa|divorce|jealous|parking',
    'they|people|kids|someone talk|talking .. behind|over|too_much|to_me|back|too',
    'wedding|newborn|baby|exam|finals|shift|shifts|overtime|deadline|colicky|teething|puppy|coffee ... slept|sleep|sleeping|awake|up',
    'slept|sleep|sleeping|awake|up ... wedding|newborn|baby|exam|finals|shifts|overtime|deadline|colicky|teething|puppy|toddler',
    'tape|foil .. windows .. painting|paint|sun|heat|sleep|hot|toddler|baby|turkey|pan',
    'imaginary friend|friends',
    'advice|voicemail|voicemails|recording|recordings|tape|tapes|video|videos|in_my_head|in_his_head|in_her_head|in_the_back_of_my_mind|words_in ... hear|hears|hearing|voice',
    'hear|hears|hearing ... advice|voicemail|voicemails|recording|tape|video|in_my_head|in_his_head|in_her_head|back_of_my_mind',
    'before he|she|they died|passed',
    'radio|tv|song|songs|news .. about|to us .. so sweet|love',
    'love|wedding song|songs',
    'hear|hears|heard .. baby|static|engine|truck|car|garage|kids|dog|neighbors|song|news|that|about|from|of',
    'grill|turkey|oven|pan|cooking|potatoes ... foil',
    'foil ... grill|turkey|oven|pan|cooking|potatoes|leftovers',
    'passed|passing .. out|by|test|exam|bill|law|ball|license',
    'hear|hears|heard .. footsteps|people|someone|music|talking|crying .. upstairs|neighbors|outside|baby|through',
    'sees|saw|see .. spider|spiders|ants|bugs|roaches .. corner|walls|wall|bathroom|kitchen',
    'people .. following|follow|follows .. on|instagram|tiktok|account',
  ],
);

/** Panic attacks: the body in alarm, and again and again or wherever one goes. */
export const isPanic = signFinder(
  {
    named: ['panic|anxiety attacks', 'ataques de panico|ansiedad|nervios'],
    one: ['panic|anxiety attack', 'ataque de panico|ansiedad'],
    body: [
      'heart .. race|races|racing|pound|pounds|pounding|hammers|hammering|explode|jumps|skips',
      'chest .. tight|tightens|squeezes|hurts|closes|heavy|clenches|pressure',
      'not breathe|get_air|catch_my_breath|get_a_breath|swallow',
      'hands|fingers|face|lips|arms .. tingle|tingles|tingling|numb|go_numb|buzz',
      'think|thought|sure|convinced|feel|feels|felt .. dying|die|heart_attack|pass_out|going_crazy|losing_my_mind',
      'corazon .. late|acelera|brinca|sale|galope',
      'no puedo|podia respirar|jalar_aire',
      'pecho .. aprieta|cierra|duele',
      'siento|senti|pienso|pense .. muero|morir|infarto|volver_loca|volver_loco|desmayo',
    ],
    often: [
      'out_of_nowhere|for_no_reason|keeps_happening|every_day|every_night|every_week|every_morning|all_the_time|wakes_me|waking_me|wake_up_with|keep_getting|keep_having',
      `${SOME} times .. week|day|month|now|since|already`,
      'every time i',
      'third|fourth|second|another time|one this|in',
      'not drive|go|leave|shop|get_on|take .. anymore|house|store|highway|freeway|bridge|walmart|target|costco|church|bus|alone',
      'avoid|avoids|avoiding|scared_to|afraid_to .. drive|driving|store|stores|leave|leaving|crowds|highway|go|going|work',
      'er|hospital|doctor|ekg|tests .. said|says|fine|normal|nothing|clear',
      'de_la_nada|cada_dia|todos_los_dias|cada_noche|me_despierta|otra_vez|a_cada_rato|cada_vez_que',
      'ya_no salgo|manejo|voy|entro',
    ],
  },
  [['named'], ['one', 'often'], ['one', 'body'], ['body', 'often']],
  [
    'panic|anxiety attacks ... therapy|therapist|doctor_gave|rare|rarer|better|always_have|court|helping|less',
    'therapy|therapist ... panic|anxiety attacks',
    'almost|nearly|gave|about|mini|had|bit_of have|had|having|me|a? a|an|me_a? panic|anxiety|heart attack|attacks ... bill|price|spider|mess|joke|checkout|room|grades',
    'panic|anxiety|heart attack|attacks ... bill|price',
    'not breathe|swallow ... laughing|laughed|cold|allergies|smoke|stuffed|asthma|inhaler|choke|choked|neck|throat',
    'heart .. race|races|racing|pounding|jumps ... kiss|kissed|love|first_date|excited|run|game|smile|smiles|proposed',
    'not drive|go .. without_a_fight|kids|permit|yet|license',
  ],
);

const WITHDRAWN = 'room|bed|hoodie|dark';

/** Low mood for weeks: no joy or interest, and the day falls apart. A teenager shows it like this, too. */
export const isLow = signFinder(
  {
    long: [
      `${SOME} weeks|months|wks|mos`,
      'weeks|months|since|all_semester|all_summer|all_winter|lately_every_day',
      'semanas|meses|desde',
    ],
    joyless: [
      'quit|quits|dropped|stopped|gave_up .. team|band|soccer|art|drawing|guitar|friends|everything|hobbies|going_out|dance|choir|basketball|football|music|games|gaming|texting',
      'not laugh|laughs|laughed|smile|smiles|smiled|enjoy|enjoys|care|cares .. anything|anymore|about|since|months|weeks',
      'not talk|talks|see|sees|hang_out|text .. friends|anyone|anybody',
      'no interest|joy|energy|friends',
      'nothing .. sounds_fun|matters|interests|makes|fun|enjoy',
      'dejo|ya_no .. amigos|amigas|equipo|musica|futbol|dibujar|salir|reir|rie|sonrie',
    ],
    undone: [
      'sleep|sleeps|sleeping|slept all_day|all_weekend|until_3|until_2|several_hours|after_school|too_much|through',
      'not shower|showers|showered|showering|brush|brushes|change_clothes|changed_clothes|get_up|gets_up|get_out_of_bed|eat|eats|come_out|leave|leaves|left .. ' +
        `days|weeks|anymore|since|${WITHDRAWN}|house|school|teeth|until|all_week`,
      'grades|grade .. fell|feel|dropped|tanked|fs|failing|tumbled|slipping|all_f',
      'failing .. everything|all|classes|every',
      'cry|cries|crying .. every|night|all|room|bathroom|for_no_reason',
      'stares|staring .. wall|ceiling|nothing|phone_off',
      'skips|skipping|refuses|misses|missed school|work|class',
      'no se_bana|se_levanta|sale|come|va .. semanas|dias|cuarto|escuela|cama',
      'duerme|llora todo_el_dia|todo|diario|mucho|encerrada|encerrado|noches',
    ],
  },
  [['long', 'joyless', 'undone']],
  [
    'baby|newborn|toddler|puppy|infant ... sleep|sleeps|cry|cries|crying|eat|eats',
    'cry|cries|crying .. baby|newborn|toddler',
    'no interest rate|rates|loan|payments',
  ],
);
