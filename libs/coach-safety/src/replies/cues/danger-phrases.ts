import type { Phrase } from '../../phrases/phrase.js';
import { CONTROL } from './control-cues.js';
import { cueFinder } from './cue-finder.js';
import { BEBE, SACUDE } from './shaken-cues.js';
import { SPANISH_NECK } from './spanish-neck.js';
import { DEATH_THREATS, EVERYDAY_DEATH_WORDS, OWN_LIFE_THREATS } from './threat-phrases.js';

/** Weeks that somebody counts in pregnancy, and seldom for anything else. */
const WEEK_NUMBERS = Array.from({ length: 37 }, (_, week) => String(week + 5));
const WEEKS = WEEK_NUMBERS.join('|');
const WEEKS_IN_ONE = WEEK_NUMBERS.flatMap((week) => ['wks', 'wk', 'weeks'].map((unit) => week + unit)).join(
  '|',
);
/** Those that people give without a verb, and hardly of how long they are together. */
const LATE_WEEKS = WEEK_NUMBERS.slice(5).join('|');
/** Months that a pregnancy is counted in once it shows. */
const MONTHS = '4|5|6|7|8|9|four|five|six|seven|eight|nine';
const MESES = '2|3|4|5|6|7|8|9|dos|tres|cuatro|cinco|seis|siete|ocho|nueve';

const TRACES =
  'bruise|bruises|bruised|bruising|mark|marks|print|prints|fingerprint|fingerprints|handprint|handprints|thumb|thumbs|fingers';
const STRAPS = 'charger|cable|cord|scarf|belt|rope|wire|leash|towel|cloth|shirt|hoodie|strap|chain';

/** What a face is held under. To throw one is play. */
const COVERS = 'pillow|pillows|cushion|cushions|blanket|towel|comforter|plastic_bag';
const HELD =
  'held|holds|hold|holding|pressed|presses|pressing|pushed|pushes|pushing|shoved|shoves|put|puts|putting|kept|had';
/** Whoever only thinks of it has held nobody down. */
const THINKING =
  'think|thinking|thought|thoughts|imagine|imagining|imagined|picture|picturing|fantasize|fantasizing|dream|dreaming|urge|urges|want|wanting|feel_like';
const SOMEBODYS =
  'my|our|his|her|their|the|a? baby|babys|moms|wifes|husbands|sisters|daughters|sons|kids|boys|girls|stepsons|stepdaughters?';
const TAPADERAS = 'almohada|cojin|cobija|sabana|toalla|trapo|bolsa';
const PONE =
  'pone|puso|ponia|puse|poner|poniendo|aprieta|apreto|aprete|apretaba|apretando|presiono|presiona|aplasto|aplasta';
const LOCK = 'headlock|head_lock|chokehold|choke_hold';
const OUT_COLD = 'limp|passed_out|blacked_out|woke_up|went_out|unconscious|fainted';
const TIGHTENED = 'twisted|twists|twisting|pulled|pulls|pulling|yanked|yanks|yanking|tightened|grabbed|held';
const COLLAR = 'necklace|collar|scarf|chain|hood|hoodie|shirt|tie';

/** What moves somebody to tears or stings in the nose, and adverbs before it. No hand is among it. */
const STIRRING =
  'cologne|perfume|aftershave|smell|scent|incense|song|hymn|letter|card|poem|speech|toast|vows|eulogy|movie|film|video|photo|picture|memory|ceremony';
const STIRRED = '.|every|each|whenever|and_not|a_little|a_bit|so_much|in_a_good_way|in_the_best_way|thinking';
const INVENTED =
  'invented|came_up_with|designed|thought_of|thought_up|dreamed_up|wrote_these|wrote_this|wrote_the';
const LIVESTOCK = 'goat|goats|pony|horse|calf|cow|donkey|sheep|lamb|llama|alpaca|pig';

/** Whoever is born already: the weeks beside it are its age. */
const BORN =
  'baby|newborn|infant|son|daughter|boy|girl|twins|he|little_one|kid|preemie|grandson|granddaughter|nephew|niece|stepson|stepdaughter|puppy|kitten';

/** Weeks and months that count something else, such as a baby's age, and what else is found on a neck. */
const EVERYDAY: readonly Phrase[] = [
  'hickey|hickeys|hicky|love_bite|love_bites|stretch|birth|birthmark ... neck|throat',
  'neck|throat ... hickey|hickeys|stretch_marks|birthmark|green_thumb',
  'squeeze|squeezes|squeezing|grab|grabs|rub|rubs|knead|kneads .. neck and shoulders|shoulder|back|feet',
  'squeeze|squeezes|squeezing|squeezed .. neck|throat .. massage|massages|knots|knot|stress|tension|pillow',
  'turtle|crew|v|t neck',
  // A baby that is held is born.
  'she is .. weeks|wks|months|mos and? i hold|held|feed|nurse|rock|look',
  'she is .. mo|mos|months|weeks .. would|will|does not stop|quit|sleep|take|latch',
  'neck pillow|pillows|massager|brace|tie',
  `${BORN} is|was|at ${WEEKS} weeks|wks|wk`,
  `${BORN} is|was|at ${WEEKS_IN_ONE}`,
  `for|in|after|past|last|every|within|about|together|sober|clean ${WEEKS} wks|wk`,
  `${THINKING} .. of|about? ${HELD} .. ${COVERS} over|on|onto|across|against|into`,
  `pienso|pensando|imagino|ganas|ideas .. ponerle|poner|taparle|apretarle .. ${TAPADERAS}`,
  'i|we put|puts|stuck|hid|bought|got|keep|have|sewed|clipped .. airtag|airtags|air_tag|tracker|gps',
  'airtag|airtags|air_tag|tracker|gps ... luggage|suitcase|suitcases|dog|dogs|cat|collar|bike|bikes|keys|remote|wallet',
  'i|we keep|keeps|kept|hide|hid|lock|locked|locks|put|take|takes|took .. my|our .. meds|medicine|medication|pills',
  'keeps|kept .. my|our|her .. meds|medicine|medication|pills|glasses .. organized|stocked|refilled|track|straight|filled',
  'keeps|kept|helps track|count of my|our|her',
  'gives me ... child_support|alimony|support',
  'receipt|receipts .. taxes|work|reimbursed|reimbursement|return|returns|warranty|accountant',
  ...EVERYDAY_DEATH_WORDS,
  'nerf|water|squirt|toy|glue|hot_glue|staple|nail|heat|massage|caulk|spray|bb|lego|cap|paintball|price|radar gun|guns|pistol|pistols|rifle',
  ...CONTROL.everyday,
  'necklace|locket|lei|medal|lanyard ... neck',
  'arms|arm around|round my|his|her|our|their neck and? hug|hugs|hugged|kissed|kisses|said|calls|called|cried|smiled|fell_asleep',
  'her|his|their little|tiny|small? arms around|round my|his|her|our|their neck',
  'pain in the|my neck',
  'sleep|sleeps|slept|sleeping with|under .. pillow|pillows|blanket',
  'green thumb',
  // "He read the letter, choked me up against the wall" goes on, and a tear does not.
  `${STIRRING} always|still|really|just|kind_of|kinda|sort_of? choke|chokes|choked me|us|him|her up ${STIRRED}`,
  `whoever|guy|person|people|genius|idiot|one who|that? ${INVENTED} ... should|ought_to|needs_to|deserves_to be? choked|strangled`,
  // A child that hugs an animal: nobody's hands but the child's are on a neck, and the animal is well.
  `his|her|its neck|throat ... . .. hugging|hugs|hugged the|a|our|my|his? billy|old|big|pet? ${LIVESTOCK} . the|he|she|it ${LIVESTOCK}? is? just|totally? fine|ok|okay|loves`,
  'casi lo|la|los ahorco|estrangulo ... jaja|jajaja|jeje',
  'stiff|sore neck from',
  'smothered him|her|them . in|with',
  'judo|jiu_jitsu|bjj|sparring|grappling ... choked|choke|chokes|headlock ... tapped|laughed|round|class|practice',
  `threw|throws|throwing|tossed|tosses|chucked|whacked|hit|bonked ... ${COVERS}`,
  'his hand|hands|palm over|on|across his mouth|nose|face',
  'her hand|hands|palm over|on|across her mouth|nose|face',
  'my hand|hands|palm over|on|across my mouth|nose|face',
  'kiss|kisses|kissed|kissing ... throat',
  'me puse|pongo la|las? mano|manos',
  'se puso|pone|ponia la|las? mano|manos',
  'weeks|wks|wk|months|mos ago|old|sober|clean|into|away|late|behind|postpartum|post_partum|out|off|apart|single|divorced|separated|dating|together|since|from|till|until',
];

/**
 * Signs of dangers that may be deadly or wear a person down, the deadliest first. The first answer names
 * them.
 */
export const dangersNamed = cueFinder(
  {
    'shaken-baby': [
      'shook|shaken|shake|shakes|shaking .. baby|infant|newborn|toddler|son|daughter|twins|month_old|week_old',
      'holding|held|had|grabbed|picked_up the|my|our|his|her baby|infant|newborn|toddler ... shaking|shook|shakes him|her|it|them',
      'baby|infant|newborn|toddler .. was|been|got|getting|is shaken',
      `${SACUDE} .. ${BEBE}|nino|nina|hijo|hija`,
      `${BEBE} .. ${SACUDE}`,
    ],
    neck: [
      'choke|chokes|choked|choking|strangle|strangles|strangled|strangling|suffocates|suffocated|smothered me|her|him|my|us|until|till|again|last|and|so|when',
      'choked|strangled by|out|unconscious|tonight|yesterday',
      'i was|got|have_been strangled',
      'i was|got|have_been choked .|and|then',
      'hand|hands|arm|forearm|knee|belt|cord|rope .. my|her|his|the neck|throat|windpipe',
      'by my|the|her|his neck|throat',
      'squeeze|squeezed|squeezes|squeezing|grab|grabbed|grabs|held .. neck|throat|windpipe',
      'does|did|doing|do|into|tries|tried|likes|wants|with the|that|this|his|her|some choking|choke|chokey thing|stuff|kink|part',
      'hand|hands around|round ... neck|throat',
      'hand|hands|arm|forearm|fingers .. on|at|around|round|over|across .. neck|throat|windpipe',
      'put|puts|had|has|got|held|holds|in|into .. chokehold|choke_hold|headlock|head_lock',
      'squeezed|squeezes|grabbed|grabs|held .. year|yr old|olds neck|throat',
      'sat|sits|sitting|knelt|kneeling on my|her|his chest',
      'can|could not breathe .. hand|hands|neck|throat|choked|pillow',
      `${HELD} .. ${COVERS} over|on|onto|across|against|into ${SOMEBODYS} face|mouth|nose`,
      `${COVERS} over|on|across ${SOMEBODYS} face|mouth|nose`,
      `held|holds|holding|pressed|presses|pressing|pushed|pushes|pushing|shoved|shoves ${SOMEBODYS} face|head .. into|in|against|down .. ${COVERS}|mattress|couch|sofa`,
      `hand|hands|palm over|across ${SOMEBODYS} face|mouth|nose`,
      `hand|hands|palm on ${SOMEBODYS} mouth|nose`,
      `did|does|doing|do .. ${LOCK}`,
      `${LOCK} ... ... ${OUT_COLD}`,
      'on|into|against my|her|his|their windpipe',
      'on my|her|his|their throat',
      `${TIGHTENED} .. ${COLLAR} ... not|no get? any? breathe|breath|swallow|air|talk|speak`,
      `${TIGHTENED} .. ${COLLAR} ... choking|choked|gagging|gagged`,
      `${COLLAR} .. ${TIGHTENED} ... not|no get? any? breathe|breath|swallow|air|talk|speak`,
      ...SPANISH_NECK,
      'ahoga|ahogo|ahogaba .. almohada',
      `${PONE} .. ${TAPADERAS} en|sobre|contra|encima_de la|su|mi cara|boca|nariz`,
      `${PONE} .. mano|manos en|sobre|contra la|su|mi boca|nariz`,
      `tapa|tapo|tape|tapaba|tapando|cubrio|cubre|cubria .. cara|boca|nariz con .. ${TAPADERAS}`,
      `${TRACES} .. neck|necks|throat|throats|windpipe`,
      `neck|necks|throat ... thumb|thumbs|fingers|fingerprints|bruise|bruises|bruised|bruising|marks|prints`,
      `${STRAPS} .. around|round|across|on|over|at .. neck|throat`,
      'wrap|wraps|wrapped|put|puts|tied|ties|loops|looped|pulled|tightened .. around|round my|her|his|their neck|throat',
      'hand|hands|palm|pillow|towel|blanket over|on|across my|our|her|his|their|the? baby|son|daughter|kid|kids|child|childs|toddler|twins|infant|newborn|girl|boy|stepson|stepdaughter|year_old face|mouth|nose',
      'cover|covers|covered|covering|hold|holds|held|holding|shut|pinch|pinches|pinched|hand|hands|over .. mouth and|or the|my|his|her? nose',
      'cover|covers|covered|covering|hold|holds|held|holding|hand|hands|over .. nose and|or the|my|his|her? mouth',
      'covers|covered|covering my|the|our|her|his baby|son|daughter|toddler|infant|newborn|stepson|stepdaughter mouth|nose|face',
      'me|la|lo|las|los esta|estaba|estuvo|anda|andaba|vi ahorcando|asfixiando|estrangulando',
      'ahorcando|asfixiando|estrangulando a mi|su|nuestro|nuestra|la|el|un|una',
      'me|le|les|nos tapa|tapo|tape|tapaba|tapan|tapando la? boca|nariz|cara',
      'tapa|tapo|tape|tapaba|tapando .. boca y la? nariz',
      'tapa|tapo|tape|tapaba|tapando .. nariz y la? boca',
    ],
    gun: [
      'gun|guns|pistol|rifle|shotgun|handgun|firearm|firearms|revolver|glock|ar_15|ar15|9mm|9_mm|service_weapon|service_pistol|sidearm|12_gauge',
      'going_to|will|wants_to|threatened_to|threatens_to shoot me|us|her|him|them',
      'pistola|pistolas|rifle|escopeta|revolver|cuete|fusca|arma_de_fuego|un_arma|el_arma|armas|balazo|balazos',
      'anda|andaba|esta|viene|llega|va|sale armado|armada',
    ],
    'death-threat': DEATH_THREATS,
    'own-life': OWN_LIFE_THREATS,
    pregnancy: [
      'am|being|is|was|while|when|got|get|currently|wife|girlfriend|daughter|sister pregnant',
      'weeks|wks|wk|months|mos|heavily|now pregnant',
      'pregnant with|and|again',
      'pregnant wife|girlfriend|partner|fiance|ex|daughter|stepdaughter|sister',
      'weeks|wks|wk|months|mos along',
      `am|is|are|at|was ${WEEKS} weeks|wks|wk`,
      `am|is|are|at|was ${WEEKS_IN_ONE}`,
      `am ${MONTHS} months|mos`,
      `i|she was ${MONTHS} months|mos`,
      `she|wife|girlfriend|fiance|sister|friend|cousin|daughter is ${MONTHS} months|mos`,
      `belly|stomach|tummy|bump .. ${WEEKS} weeks|wks|wk`,
      `belly|stomach|tummy|bump .. ${MONTHS} months|mos`,
      `belly|stomach|tummy|bump .. ${WEEKS_IN_ONE}`,
      'pregnant|preggo|preg|prego weeks|months|at|in|of',
      `pregnant ${WEEKS}|${MONTHS} weeks|wks|months|mos`,
      `${LATE_WEEKS} wks|wk and|but|.|he|she|my|this`,
      'first|second|third|1st|2nd|3rd trimester',
      `tengo|llevo ${LATE_WEEKS} semanas y|.|pero`,
      `tengo|llevo ${MESES} meses .`,
      `tengo|llevo ${MESES} meses y me`,
      'am|is|are|was expecting a|an|our|my|his|baby|twins|in|and|again|this|next',
      'due in|on|this|next .. january|february|march|april|may|june|july|august|september|october|november|december|week|weeks|month',
      'my|the|her due date',
      `estoy|esta de ${MESES} meses`,
      `estoy|esta de ${WEEKS} semanas`,
      'encinta|prenada',
      'esperando|espero|espera|esperamos un|una|a|mi|nuestro? bebe|hijo|hija|nino|nina',
      'my|the|her pregnancy',
      'the|our|my|her unborn',
      'embarazada|embarazo',
    ],
    stalking: [
      ...CONTROL.stalking,
      'stalk|stalks|stalked|stalking|stalker',
      'follows|following|followed me|her|us to|around|everywhere|home|from|when|again|in_his',
      'tracker|airtag|air_tag|gps .. on|in|under .. car|bag|purse|phone|coat|jacket|seat|truck|backpack',
      'tracks|tracking|tracked me|us|my_phone|my_car|my_location|where_i',
      'shows|showing|showed|turns|turned up at|outside my|the|our work|job|house|home|school|door|office|gym|apartment',
      'sits|parks|parked|waits|waiting outside|in_front|across_from|across|down_the_street .. house|work|job|home|apartment|school',
      'he|she|ex|husband|boyfriend|wife|girlfriend|car|truck|van is|was|keeps? sits|sitting|parks|parked|waits|waiting .. by|near|beside|next_to|at|behind|around_the_corner_from|outside my work|job|church|apartment|office|gym|salon|class',
      'me sigue|siguio|persigue|persiguio|acosa|acoso|vigila|rastrea|espia',
      'rastreador|gps .. carro|coche|celular|telefono|bolsa',
      'se aparece|aparecio en|afuera .. trabajo|casa|escuela|marqueta|mercado|tienda|iglesia|lavanderia|super|parada',
      'parado|parada|estacionado|estacionada|esperando frente|enfrente|afuera .. casa|trabajo|escuela',
    ],
    hostage: [
      ...CONTROL.hostage,
      'threatens|threatened|threatening|says|said|swears|swore .. take|takes|keep|hurt .. kids|children|baby|son|daughter|custody',
      'never see .. kids|children|son|daughter|baby|girls|boys|them again',
      'threatens|threatened|hurt|hurts|killed|kill|shoot|shot|kicked|kicks|beats|poison|get_rid_of .. dog|dogs|cat|cats|puppy|kitten|pet|pets|animals|horse',
      'took|takes|taking it|that|his_anger|his_temper|her_anger|his_mood out on the|my|our|her|his dog|dogs|cat|cats|puppy|kitten|bird|rabbit|horse',
      'amarro|amarra|encerro|dejo|pateo|patea|avento al|a_mi|el|la|los perro|perra|perrito|gato|gatito .. sol|agua|comer|afuera|pared|calle',
      'call|calls|report|reports|reported|tell .. immigration|ice|la_migra',
      'will|would|going_to|threatens|threatened|says|said|have|get ... deport|deported|my_visa|green_card|immigration_status|sponsorship',
      'takes|took|hides|hid|keeps|burned|tore|destroyed|holds .. my|our passport|visa|green_card|papers|id|documents',
      'quitar|quitarme|llevar|llevarse .. ninos|ninas|hijos|hijas|hijo|hija|bebe',
      'me quita a mis|los|las|mi ninos|ninas|hijos|hijas|hijo|hija|bebe',
      'se lleva a mis|los|las|mi ninos|ninas|hijos|hijas|hijo|hija|bebe .. no|y_no|y_ya_no|lejos|mexico|honduras|guatemala|el_salvador|colombia',
      'no volver|vuelvo|volvere a_ver .. hijos|hijas|ninos|ninas',
      'no los|las vuelvo|volvere|vuelves|voy a_ver|a_volver_a_ver',
      'dice|dijo|amenaza|amenazo|va_a ... migra|inmigracion|deportar|deporten|residencia',
      'habla|hablar|hablarle|llama|llamar|llamarle|marca|avisa|avisar|avisarle|echa|echar|echarme|reporta|reportarme|denuncia|denunciarme .. la migra',
      'tiene|tenia|trae|guarda|esconde .. escondido|escondidos|escondida|guardado|guardados|guardada|bajo_llave .. pasaporte|papeles|documentos|mica|visa',
      'mi|mis|nuestro|nuestros pasaporte|papeles|documentos|mica|visa .. escondido|escondidos|guardados|bajo_llave|caja_fuerte',
      'me|nos quitan|quiten|quitaran a|al? mi|mis|la|el|los|las? hijo|hija|hijos|hijas|nino|nina|ninos|ninas|bebe',
      'me|nos manda|mandan|regresa|regresan|deportan|saca|sacan de_regreso|de_vuelta|a_mi_pais|del_pais',
      'me quita|quito|esconde|escondio|guarda|rompio .. papeles|pasaporte|documentos',
      'mato|mata|matar|golpea|pateo|lastima .. perro|perros|perrito|perritos|perrita|gato|gatos|gatito|gatitos|mascota|mascotas|animales',
    ],
    money: [
      ...CONTROL.money,
      'takes|took|keeps|controls|stole|steals|spends|holds .. my? paycheck|pay|wages|salary|earnings|money|debit_card|bank_card|bank_cards|credit_cards|bank_account|tips',
      'not let|allow me work|have_money|have_any_money|have_a_job|have_a_card|get_a_job|have_a_bank_account',
      'not allowed .. money|work|job|bank|card',
      'ask|beg for|him_for|her_for money|cash|every_dollar|gas_money|every_penny',
      'gives|puts me on|an allowance',
      'my .. check|paycheck|pay|wages|tips|direct_deposit goes|go|is|gets .. in|into|to|on his|her account|card|bank|pocket',
      'have|got|need to? show|turn_in|hand_in|give_him|give_her|bring|save .. receipts|receipt',
      'makes|made me show|turn_in|hand_in|bring|save .. receipts|receipt',
      'me quita|quito|controla|esconde|guarda .. dinero|sueldo|cheque|tarjeta|pago|tarjetas',
      'no me deja trabajar|tener_dinero|tener_trabajo',
      'se queda con mi sueldo|cheque|dinero|pago',
    ],
    isolation: [
      'not let|allow|allowed|permit me|to .. see|talk|call|visit|speak|go|leave|have|take .. @support|out|friends|family|church|doctor|medicine|meds|medication|anyone|house',
      'not let|allow me|to leave|out|go_out|see_anyone|see_a_doctor',
      'keeps|kept|keeping|cut|cuts me off? from .. @support|friends|family|everyone|church|doctor',
      'takes|took|hides|hid|keeps|flushed|withholds|threw .. my|her insulin|inhaler|meds|medicine|medication|pills|epipen|glasses|wheelchair',
      'takes|took|hides|hid|hiding|keeps|kept|holds|locks|locked|withholds|hands_out|flushes|flushed|throws|threw|dumps|dumped my|our .. insulin|inhaler|meds|medicine|medication|pills|epipen',
      'my .. insulin|inhaler|meds|medicine|medication|pills|epipen is? are|is|were|was|get|got? hidden|locked|withheld|taken_away|flushed|rationed',
      'hands|gives|doles|rations .. my .. insulin|inhaler|meds|medicine|medication|pills out|if|when|one_at|only',
      'locks|locked me|us in|out|up',
      'no|tampoco me deja .. ver|hablar|salir|llamar|visitar|ir|tomar .. familia|mama|amigas|amigos|doctor|medico|medicina|medicinas|iglesia|nadie|hermana|hermanas|hermano|hermanos|papa|papas|amiga|amigo|casa|salir',
      'no me deja salir',
      'esconde|escondio|quita|quito|tira|tiro|bota|boto .. mi|mis|la|las medicina|medicinas|pastillas|insulina|inhalador',
      'me encierra|encerro|tiene_encerrada',
    ],
  },
  EVERYDAY,
);
