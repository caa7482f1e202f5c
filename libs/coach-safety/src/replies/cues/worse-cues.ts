import type { Phrase } from '../../phrases/phrase.js';
import { cueFinder } from './cue-finder.js';
import { speaksOfDying } from './dying-cues.js';
import { apartFromFeel } from './falls.js';
import { speaksOfUnborn } from './unborn-cues.js';

const ANYBODY =
  'he|she|they|i|it|kid|child|son|daughter|stepson|stepdaughter|boy|girl|baby|toddler|grandson|granddaughter|nephew|niece|youngest|oldest|little_one|twin|brother|sister|mom|dad|mother|father|grandma|grandpa|wife|husband|partner|girlfriend|boyfriend|friend|uncle|aunt|cousin';
const COLORED = 'blue|bluish|purple|purplish|gray|grey|grayish|white_as|pale_as';
const TURNED =
  'turned|turning|turns|went|going|goes|got|getting|is|are|was|were|look|looked|looks|looking|feel|all|so|real|really';
const ENDS = 'hands|hand|fingers|fingertips|toes|feet|lips|lip|mouth|nails|face|ears|nose';
const PUNTAS = 'manos|manitas|dedos|deditos|pies|piecitos|labios|boca|boquita|unas|cara|carita';
const COLOREADO =
  'morado|morada|morados|moradas|azul|azules|moradito|moradita|moraditos|moraditas|gris|grises';

/** What the words of a body in danger also mean. */
const OTHERWISE: readonly Phrase[] = [
  'moving|move in|on|out|forward|away|together|back|till|until|to|past|here|there|day|the_needle|fast|anything|anywhere',
  'we|plans|line|traffic|house|things|it|market|case .. not moving|move|moved',
  'pass|passes|passed|passing out drunk|on_the|on_his|on_her|in_his_chair|in_front|in_bed|asleep|from_drinking|early|flyers|candy|papers|snacks|cookies|samples|gifts|cards|awards|by|before|after|every|cold|at|when|as_soon|again_drunk|like|with_the|and_snor',
  'drunk|wasted|hammered|beer|beers|drinks|bottle|finally|liquor|whiskey|wine ... passed|passes|pass out',
  'passed|passes|pass out .. couch|recliner|drunk|beer|asleep|sofa|snoring',
  'breathing|breathe|breathes down|down_my|down_his|exercise|exercises|techniques|together|deep|deeply|app|room|space|easy|easier|better|again|slow_helps',
  'breathe|breathing .. when|around|near|with|until|in_my_own|in_this_house|without|if|because_of he|him|she|her|they|them|house|asking|permission|everybody',
  'exercise|exercises|yoga|box|taught|practice|helps|panic|anxiety|anxious .. breathing|breathe',
  'blackout|black_out|blacked_out curtains|curtain|drunk|windows',
  'bloody nose|noses',
  'nosebleed|nosebleeds|vampiros|vampire|vampires|shaving|cranberry|ketchup',
  'nose .. bleeds|bleed|bled|bleeding|blood .|and_we|again|from|when|in|every',
  'sangre .. cabeza|fria|azul|pesada|liviana|venas|tipo|presion|prueba|examen|analisis|donar|familia',
  'de|hierve|a|mi|misma sangre',
  'blood|sangre .. draw|ceiling|birthday_card|vampiros|horror|chainsaw|chainsaws|metal|lyrics|stir',
  'by|of blood',
  'fainted|faints|faint|desmaya|desmayo .. needle|needles|blood|video|lamaze|wedding|laughing|concert|agujas|canto|boda',
  'blood .. pressure|sugar|drive|test|tests|work|type|thinner|thinners|related|relatives|brother|sister|line|boil|boils|family|money|thicker|bank|donor|donate',
  'bad|his|her|my|own|same|in_the|our|flesh_and|cold|new blood',
  'bled|bleeding|bleed .. tooth|teeth|gums|nose|nosebleed|scab|knee|papercut|paper_cut|heart|money|us_dry|me_dry|dry|hangnail|lip|shaving|zit|pimple',
  'tooth|teeth|gums|scab|papercut|hangnail|period|regla|diente|muela .. bleeding|bled|bleed|blood|sangro|sangra|sangre',
  'threw|throw|throws|throwing|thrown up his|her|their|my? hands|a_fit|a_party|walls|a_wall|the_idea',
  'shaking|shakes|shook his|her|my|their head|hands',
  'head hurts|hurt|spins|spinning .. think|thinking|about|from_all|from_the_noise|schedule|arguing|yelling|trying|math',
  'headache|headaches .. of|about|for|over|that|to a? deal|plan|schedule|ex|paperwork',
  `blue|purple|azul|morado|morada ... smurf|paint|painted|costume|popsicle|slushie|icee|marker|markers|pen|makeup|lipstick|dye|dyed|hair|shirt|dress|eyes|polish|frosting|candy|koolaid|snow_cone|team|halloween|gloves|pintura|paleta|barniz|esmalte`,
  `paint|painted|popsicle|slushie|marker|dye|polish|frosting|koolaid ... blue|purple`,
  'feel|feels|feeling|felt blue|gray|grey',
  'collapsed|collapses|collapse into|on|onto|in his|her|my|the|a|each? arms|bed|couch|laughing|other|lap|chair|sofa|bridge|roof|tent|marriage|deal|shed|barn',
  'collapsed|collapses laughing|of_laughter',
  'wake|wakes|waking|woke|despierta|despertar .. school|work|church|on_time|early|alarm|bus|practice|class|escuela|temprano|alarma|kinder|trabajo|misa',
  'seizure of property|assets',
  'faint hope|idea|line|praise|heart|smell',
  'not responding .. text|texts|call|calls|message|messages|email|emails|attorney|lawyer|my',
  'dizzy|lightheaded|confused|weak|faint|sick .. think|thinking|worry|worried|talks|talking|yells|about|love|happy|nerves|why',
  'dog|dogs|cat|cats|puppy|kitten|horse|perro|perra|gato .. threw|throws|vomited|puked|vomito|sick',
  'almost|nearly fainted from|when_i_saw|laughing',
];

const signsIn = cueFinder(
  {
    // Each may be the last sign, whatever was done.
    grave: [
      'faint|fainted|faints|fainting|unconscious|unresponsive|collapsed|collapses|collapsing',
      'lost|losing|loses consciousness',
      'went|goes|going|is|was|got|all|totally limp|floppy',
      `${ENDS} .. ${TURNED} ${COLORED}`,
      `${COLORED} ${ENDS}`,
      `${ANYBODY} ${TURNED} blue|bluish|grayish`,
      `${ANYBODY} .. not|barely|hardly|stopped moving|move|responding|respond|answering_me|reacting`,
      `${ANYBODY} .. not .. moving much`,
      `${ANYBODY}|will|can|could|does|did not .. wake|waking`,
      'hard|impossible to wake',
      'can|could not .. get him|her|them|my|the .. up|awake|to_wake',
      'seizure|seizures|seized|seizing|convulsing|convulsion|convulsions',
      `${ANYBODY} ... shaking|jerking|twitching .. all_over|uncontrollably|whole_body`,
      'not responding|responsive',
      'stopped|quit sweating',
      'talking|talks|speaking|saying nonsense|gibberish|crazy_stuff',
      'eyes .. rolled|rolling|rolls back|up',
      'just|only|keeps staring|stares .. blank|blankly|off|at_nothing|.|and|into_space',
      'stopped shivering',
      'breathing|breathes|breathe .. fast|funny|weird|shallow|noisy|strange|wrong|odd|rapid|rapidly|too_fast',
      'breathing|breathes .. real|really|very|so|kinda|kind_of|super fast|shallow|funny|weird',
      'can|could|does|trouble|hard|struggling|struggles not|to? breathe|breathing|catch_my_breath|catch_his_breath|catch_her_breath|get_air|get_a_breath|get_my_breath',
      'can|could not .. talk in|full sentences',
      'trouble|hard_time|difficulty breathing',
      'short|out of breath .. sitting|resting|all_the_time|talking|lying',
      'wheezing|gasping',
      'coughing|coughed|coughs|spitting|spit|spits|vomiting|vomited|vomits|throwing|threw|puking|puked .. up? .. blood|bloody|coffee_grounds',
      'blood .. vomit|puke|pee|peed|urine|stool|poop|diaper|throw_up|spit|ear|ears|panties|underwear|underpants|pullup|private|privates|bottom|down_there',
      'pee|peed|peeing|pees|piss|pissed|pissing|urine|poop|stool|diaper|panties|underwear|underpants .. red|blood|bloody|pink|brown|black',
      'bleeding|bleeds|bled|blood .. ear|ears|rectum|bottom|privates|private_parts|down_there|inside|between',
      'bleeding|bleed a_lot|so_much|heavily|heavy|through|for_hours|wont_stop|real_bad|really_bad|clots',
      'will|does|can not stop bleeding',
      'soaked|soaking|filled .. pad|pads|towel|towels|sheet|sheets',
      'slurring|slurred|talks_funny|talking_funny|confused_and|so_confused|one_pupil|pupil|pupils|double_vision|seeing_double|sees_double|see_double',
      'chest .. pain|pains|hurts|hurting|crushing',
      'face|mouth|side .. droopy|drooping|droops|numb',
      'desmayo|desmaye|desmaya|desmayado|desmayada|desvanecio|desvaneci|desplomo|inconsciente',
      'perdio|perdi|pierde el? conocimiento|sentido',
      `${PUNTAS} .. ${COLOREADO}`,
      `se le? puso|pusieron|pone|ponen|puesto .. ${COLOREADO}`,
      'no se .. quiere|puede|deja? mueve|mover|movia|movio|movian',
      'casi no se|lo|la mueve|mueven',
      'no .. despierta|despertar|reacciona|responde|desperto',
      'convulsion|convulsiones|convulsiona|convulsiono|convulsionando|ataques|ataque_epileptico',
      'temblaba|tiembla|temblando .. de_frio|todo_el_cuerpo',
      'ojos .. en_blanco|voltean|volteados|para_arriba',
      'mirada perdida|fija',
      'respira|respiraba|respirando|respiro .. rapido|raro|feo|agitado|agitada|mal|fuerte|cortado|dificultad',
      'no puede|puedo|podia .. respirar|hablar_bien',
      'falta|faltaba el? aire|aliento',
      'cuesta .. respirar',
      'vomita|vomito|vomite|vomitando|tose|tosio|escupe|escupio .. sangre|sangrita',
      'sangre|sangrita .. orina|pipi|popo|panal|calzon|calzones|calzoncito|ropa_interior|oido|oidos|oreja|vomito|ahi_abajo|partes',
      'orina|orino|orine|pipi|popo|panal|calzon|calzones|calzoncito .. sangre|sangrita|rojo|roja',
      'sangra|sangro|sangrando|sangrado .. mucho|oido|no_para|abajo|coagulos',
      'no para de? sangrar',
      'veo|ve|mira|miro doble|borroso',
      'pecho .. duele|dolor|aprieta|oprime',
    ],
    out: ['pass|passed|passes|passing|black|blacked|blacks|blacking out'],
    // After a body was hurt, starved, frozen or shut away these cannot wait either.
    vomits: [
      'threw|throw|throws|throwing|thrown up',
      'vomit|vomits|vomited|vomiting|puke|pukes|puked|puking',
      'vomita|vomito|vomite|vomitar|vomitando|vomitado|devolvio|devolvi|devuelve',
    ],
    ill: [
      'head|headache|headaches .. hurts|hurting|pounding|killing|splitting|bad|worse|worst|exploding',
      'light hurts',
      'lights hurt',
      'bad|badly|terrible|awful|worst|horrible|splitting|huge|severe headache|headaches|migraine',
      'so|super|really|very|too|real|extra sleepy|drowsy|groggy|out_of_it|dizzy|confused|weak|lightheaded',
      'keeps|keep|kept falling_asleep|nodding|dozing|passing_out|sleeping',
      'confused|blurry|lethargic|disoriented',
      'spotting|cramps|cramping|contractions|leaking',
      'belly|stomach|tummy .. hard|swollen|rigid|tight',
      'will|does|did|can not .. drink|nurse|take_the_bottle|keep_anything_down|keep_it_down|keep_food_down',
      'duele|dolor .. cabeza',
      'mucho|tanto|puro sueno',
      'muy|bien|como|anda|ando|esta|estoy dormido|dormida|mareado|mareada|adormilado|adormilada|atontado|atontada|confundido|confundida|debil',
      'manchar|manchando|manche|colicos|contracciones',
      'panza|estomago|vientre .. dura|duro|hinchada|hinchado',
      'no quiere|quiso|puede comer|ni_comer|ni_tomar|tomar_agua',
    ],
    bled: [
      'bled|bleeding|bleeds|bleed|blood|bloody',
      'sangre|sangrita|sangro|sangre|sangrando|sangrado|sangrar',
    ],
    // A doctor must look at these today.
    fevered: [
      'dizzy|lightheaded|light_headed|woozy|mareo|mareos|mareado|mareada',
      'fever|feverish|burning_up|chills|infected|pus|oozing|swollen|swelling|red_streaks|hot_to_the_touch',
      'can|could|will|would|does|did not walk|sit|stand_up|stand_on|lie_down|put_weight|bend|put_any_weight',
      'can|could|will|would|does|did not .. sit_down|walk_on|lie_on',
      'can|could|will|does not lift|move|use|raise|bend|turn it|her|his|my .. arm|leg|hand|neck|shoulder|wrist|fingers|foot',
      'can|could|will not lift|move|use it',
      'arm|leg|wrist|hand|foot .. hangs|hanging|dangling|dangles|crooked',
      'cut|cuts|wound|wounds|burn|burns|sore|sores|welts .. smell|smells|stinks',
      'hurts|hurt|hurting|pain|painful .. to|when pee|sit|walk|stand|pees|peeing|sits|walks|sitting|walking|breathe',
      'limping|limps|holding_his_side|holding_her_side|doubled_over|stomach_hurts|belly_hurts|tummy_hurts',
      'calentura|fiebre|escalofrios|pus|infectado|infectada|hinchado|hinchada|hinchazon|hierve',
      'no .. quiere|quiso|puede|puedo|pudo .. sentar|sentarse|sentarme|caminar|pararse|pararme|mover|apoyar|acostarse',
      'duele|dolor .. al|para orinar|sentar|sentarse|caminar|respirar|panza|estomago|vientre',
      'cojea|cojeando|renguea|renqueando',
    ],
    // An ordinary sickness by its name, or one that a doctor has seen.
    ordinary: [
      'flu|cold|covid|strep|virus|stomach_bug|bug|stomach_flu|allergies|allergy|hay_fever|teething|ear_infection|sinus|hangover|hungover|carsick|car_sick|motion_sick|seasick|morning_sickness|food_poisoning|bad_sushi|vaccine|shots|vaccines|period|pms|migraines_all|going_around|runny_nose|sore_throat|pinkeye|pink_eye|chickenpox|chicken_pox|mono',
      'gripa|gripe|catarro|resfriado|tos|covid|virus|alergia|dientes|muelas|vacuna|vacunas|cruda|regla|por_el_carro|en_el_carro|infeccion_de_oido|empacho',
      'hit|hits|hitting|broke a? stride|fever',
      'cabin|baby|spring|gold|disco|yellow fever',
      'swollen|swelling ego|heart|rates|pride|feet',
      'smell|smells .. cooking|food|dinner|perfume|rat|socks|room|feet|like_dinner|good|great|shoes|laundry',
    ],
    // Long over, a story, a beast, or somebody who has nothing to do with it.
    elsewhere: [
      'years_ago|year_ago|back_then|when_i_was|when_he_was|when_she_was|as_a_kid|as_a_child|last_year|last_summer|used_to|last_halloween',
      'hace_anos|hace_mucho|el_ano_pasado|de_chico|de_chica|cuando_era',
      'movie|film|show|series|episode|novel|game|dream|dreamed|nightmare|pelicula|serie|novela|sone|sueno_feo',
      'dog|dogs|cat|cats|puppy|kitten|horse|cow|calf|perro|perra|perrito|gato|gatito|caballo|becerro',
      'coworker|coworkers|boss|teacher|classmate|customer|client|pastor|player|companero_de|compañera_de|maestra|jefe',
    ],
  },
  OTHERWISE,
);

const deedsIn = cueFinder(
  {
    done: [
      'hit|hits|hitting|beat|beats|beating|beaten|punch|punched|punches|punching|kick|kicked|kicks|kicking|stomped|slammed|slams|shove|shoved|shoves|shoving|push|pushed|pushes|threw|throws|thrown|kneed|elbowed|choke|choked|chokes|strangled|slap|slapped|slaps|slapping|tackled|dragged|whip|whips|whipped|whipping|whoop|whoops|whooped|spank|spanks|spanked|shook|shakes|shaking|shaken|squeezed|bit|burned|burns|twisted|yanked|jerked|smacks|smacked|swung|cracked|knocked|swings|swung|grabs|grabbed|hurts|hurt me|him|her|them|us|my|our|the|his|in|with|into|off|down|against|out|pretty|hard|across',
      'belt|cord|paddle|switch|hose|whips|welts|bruise|bruises|bruised|punched|beat|beats|beating|strangled|choked|choke|stomped|kicked',
      'got|was|been|were|gets|being|is|are beat|beaten|hit|jumped|kicked|punched|shoved|pushed|thrown|shaken|whipped|whooped|choked|raped|burned',
      'locked|locks|lock|shut|shuts|ties|tied|chained|leaves|left|keeps|kept|made|makes|make|has|have|sleep|sleeps|stand|kneel|eats .. in|outside|out_in|out_to|to|up|up_in|by the|a|his|her|my? basement|closet|garage|shed|barn|room|snow|cold|heat|sun|truck|car|bathroom|crate|cage|yard|porch|dark|chair|bed|rice|hose|cellar|attic|kennel',
      'without|no|not|take|takes|taking|withholds|refuses|denies|skip|earn|earns .. food|eat|dinner|supper|meals|water|heat|coat|coats',
      'skin_and_bones|so_skinny|gotten_so_skinny|starving|starves|starved|weighs_nothing|hungry_all',
      'down|fell|tumbled|pushed|shoved .. stairs|steps|stair|porch',
      'force|forces|forced|forcing|rape|raped|rapes|molest|molested|touches|touched|touching .. me|her|him|down_there|himself|herself|private|privates',
      'touches|touched|touching|goes ahead|anyway|down_there|inside',
      'when|while im? asleep|sleeping|passed_out|drunk',
      'said|say|says no',
      'le|lo|la|me|nos|les|los|las .. pega|pego|pegaba|pegan|golpea|golpeo|golpean|patea|pateo|avento|avienta|aventaron|empujo|empuja|jalonea|sacudio|sacude|quemo|azoto|azota|agarro_a|cintareo|encierra|encerro|amarra|amarro|deja|dejan|viola|violo|obliga|obligo|forzo|forzaron|quebro|rompio|toca|toco|manosea|manoseo|muerde|ahorca|ahorco|aprieta|apreto|tiro|estrello',
      'pega|pego|golpea|golpeo|pateo|avento|empujo|amarra|encierra|cintarea|sacude|sacudio|obliga|deja .. a|al|con|contra|en|sin|tener|afuera',
      'sin comer|comida|agua|cobija',
      'no .. da|dan|deja|dejan .. de? comer|comida|agua',
      'botella|sarten|palo|tubo|machete|manguera .. cabeza|encima|espalda',
      'golpiza|paliza|cintarazos|cinto|cable|chancla|moretones|moretes',
    ],
  },
  [
    'hit|hits|hitting it|the|a|snooze|brakes|books|store|gym|jackpot|road|wall|home',
    'beat|beats|beating traffic|eggs|level|the|at|us_at|me_at|them_at',
    'push|pushed|pushes back|through|for|me_to|us_to|the_stroller|on_the_swing|buttons|my_buttons',
    'threw|throws|thrown me|him|her|us? a|an|the? party|shower|ball|up|away|out',
    'kick|kicked|kicks|kicking out|off|back|it|in',
    'made|make|makes|has|have .. bed|room|dinner|car|yard .. clean|together|nice|pretty',
  ],
);

/** Drink, after which a grown-up who has passed out is asleep. */
const DRINK =
  /(?<!\p{L})(?:dr[iau]nk(?:s|ing)?|beers?|whisk[e]?y|vodka|booze|wasted|tom(?:a|ado|ando)|borrach[oa]|cervezas?)(?!\p{L})/iu;

/** What a body that gets worse after it was hurt needs. */
export type Worse = '911' | 'doctor';

/**
 * What somebody needs whose body gets worse after a danger was told, or null. A few signs are enough by
 * themselves; the others count where a message before told that a body was hurt, starved or shut away. An
 * ordinary sickness that is named explains the others.
 */
export function worseSince(message: string, before: readonly string[], isOfChild: boolean): Worse | null {
  const found = new Set(signsIn(apartFromFeel(message)));
  if (found.has('elsewhere')) return null;
  const isOut = found.has('out') && (isOfChild || ![...before, message].some((each) => DRINK.test(each)));
  if (isOut || found.has('grave')) return '911';
  if (found.has('ordinary')) return null;
  // Whoever wants to die and throws up may have taken something.
  if (found.has('vomits') && before.some(speaksOfDying)) return '911';
  const isDone = before.some((each) => deedsIn(each).length > 0);
  if (!isDone) return null;
  const isUnborn = [...before, message].some(speaksOfUnborn);
  if (found.has('vomits') || found.has('ill') || (isUnborn && found.has('bled'))) return '911';
  return found.has('bled') || found.has('fevered') ? 'doctor' : null;
}
