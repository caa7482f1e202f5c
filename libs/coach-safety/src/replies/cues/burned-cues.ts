import { cueFinder } from './cue-finder.js';
import { namesChild } from './person-cues.js';
import { plain } from './plain-letters.js';
import { burnsThemself } from './self-harm-cues.js';

const HOT =
  'stove|burner|oven|iron|clothes_iron|curling_iron|flat_iron|straightener|lighter|match|matches|cigarette|cigarettes|cig|cigar|joint|blunt|vape|candle|wax|torch|blowtorch|radiator|heater|grill|skillet|pan|griddle|spoon|fork|exhaust|muffler|tailpipe|poker|coal|coals|glue_gun|soldering_iron|hot_tub|tub|bath|bathwater|water|coffee|soup|grease|oil|tea|kettle|steam';
const LIQUID =
  'boiling|scalding|hot water|coffee|soup|grease|oil|tea|wax|milk|noodles|ramen|food|gravy|chocolate|sauce';
const BODY =
  'hand|hands|finger|fingers|arm|arms|wrist|leg|legs|thigh|thighs|foot|feet|face|cheek|neck|back|belly|stomach|chest|shoulder|bottom|butt|palm|palms|skin|lap|mouth|tongue|lips|ear|head|knee|private|privates';
const PUTS =
  'held|holds|hold|holding|put|puts|putting|pressed|presses|pressing|stuck|sticks|touched|touches|shoved|pushed|laid|forced|dipped|dips|dunked|dunks|lowered|sat|set|ran|poked|branded|made';
const OTHERS =
  'he|she|they|who|husband|wife|boyfriend|girlfriend|partner|ex|dad|mom|stepdad|stepmom|father|mother|sitter|babysitter|uncle|aunt|grandma|grandpa|brother|sister|man|woman|mil|aide|caregiver|nurse|fiance';

/** What holds something hot, and how it flies. */
const VESSEL =
  'kettle|teakettle|teapot|pot|pots|pan|skillet|saucepan|mug|cup|bowl|coffeepot|carafe|thermos|ladle|iron|curling_iron|flat_iron|crockpot|pitcher|bucket|plate';
const FLIES =
  'threw|throws|thrown|throwing|tossed|tosses|flung|flings|slung|hurled|hurls|chucked|chucks|launched|swung|swings|knocked|knocks|kicked|splashed|dumped|dumps|poured|pours|emptied|tipped|flipped|sloshed';
const POURED =
  'water|coffee|soup|grease|oil|tea|wax|milk|noodles|ramen|gravy|chocolate|sauce|cocoa|broth|chili|oatmeal|grits';
const OLLA =
  'olla|cazuela|sarten|tetera|taza|jarra|cafetera|plancha|plato|agua|cafe|te|aceite|manteca|caldo|sopa|atole|comida|frijoles';

const CALIENTE =
  'plancha|estufa|comal|hornilla|parrilla|encendedor|cigarro|cigarros|cigarrillo|puro|vela|cera|cuchara|sarten|cerillo|cerillos|agua|cafe|aceite|manteca|sopa|caldo|te|rizadora|pinzas|tenazas|escape|brasa|horno';
const CUERPO =
  'mano|manos|manita|manitas|dedo|dedos|deditos|brazo|brazos|bracito|pierna|piernas|pie|pies|piecitos|cara|boca|boquita|lengua|espalda|pecho|panza|nalga|nalgas|nalguitas|hombro|cuello|piel';

/** What somebody burns another with, and the marks of it, which no accident leaves. */
const signsIn = cueFinder(
  {
    deed: [
      'burned|burns|burnt|scalded|scalds|branded|singed him|them|@child|us',
      'burned|burns|burnt|scalded|scalds|branded|singed @my .. @child .. with|on|in|to|because|for|so|.|when',
      'burned|burns|burnt|scalded|branded her with|because|for|so_she|on_purpose|to_teach|again|when|in_the|.',
      `${PUTS} .. ${BODY} .. to|on|onto|against|over|under|in|into .. ${HOT}`,
      `${PUTS} .. ${BODY} .. ${HOT}`,
      `${PUTS} .. touch .. ${HOT}`,
      `${PUTS} .. @child .. in|into|under .. hot|boiling|scalding`,
      `${PUTS} a|the|his|her|hot|lit? hot? ${HOT} on|onto|to|against|in|out_on .. @my .. ${BODY}`,
      `threw|throws|poured|pours|dumped|dumps|splashed|tossed|flung|sprayed .. ${LIQUID}`,
      'put|puts|stubbed|stubs|flicked|flicks|flicking|ashed|ashes|putting .. cigarette|cigarettes|cig|cigar|joint|blunt|butt .. out|on|at|in',
      `le|les|lo|la|los|las quemo|quema|quemaba|quemaron|quemando`,
      `quemo|quema|quemaron .. a|al .. hijo|hija|nino|nina|nieto|nieta|bebe|hijastro|hijastra|mama|papa|suegra|hermana|abuela|sobrino|sobrina`,
      `le|les puso|pone|pego|acerco|metio|apago|apaga|echo|tiro|vacio ... ${CALIENTE} ... ${CUERPO}|encima`,
      `le|les puso|pone|pego|acerco|metio|sento ... ${CUERPO} ... en|al|a|contra|sobre ... ${CALIENTE}`,
      'le|les metio|bano .. agua hirviendo|caliente',
    ],
    // The same to the writer.
    own: [
      `${OTHERS} .. burned|burns|burnt|scalded|branded me|my`,
      'burned|burns|burnt|scalded|branded me with|because|for|so|on_purpose|again|when|in|.',
      `${OTHERS} .. ${PUTS} my left|right|own? ${BODY} .. ${HOT}`,
      `${OTHERS} .. ${PUTS} .. ${HOT} .. on|onto|to|against|in my ${BODY}`,
      `${OTHERS} .. threw|throws|poured|pours|dumped|dumps|splashed|tossed|flung .. ${LIQUID} .. at|on|over|in|all_over me|my`,
      `${OTHERS} .. put|puts|stubbed|flicked|flicks|ashed .. cigarette|cigarettes|cig|cigar|joint|blunt|butt .. on|out_on|at|in me|my`,
      'me quemo|quema|quemaba con|el|la|los|las|a_proposito|porque',
      `me puso|pone|pego|acerco|apago|apaga|echo|avento|tiro|vacio ... ${CALIENTE}`,
      'me avento|echo|tiro|vacio .. agua|cafe|aceite|sopa|caldo .. hirviendo|caliente',
    ],
    // Something flies, and the writer is burned: both may stand in any sentences.
    thrown: [
      `${FLIES} .. ${VESSEL}|${POURED}|it`,
      `${VESSEL} .. hit|hits|got|landed|caught .. me|my`,
      `me|le|les avento|aventaron|echo|tiro|lanzo|vacio|aviento|volteo .. ${OLLA}`,
      `avento|tiro|lanzo|volteo .. ${OLLA} .. encima|a_mi|en_mi|contra_mi`,
    ],
    'on-me': [
      'at|on|onto|over|in|into|all_over|toward|towards|hit|got|caught|burned|scalded me',
      `my left|right|whole|bare|own? ${BODY}`,
      'my way|direction',
      'me avento|aventaron|echo|tiro|lanzo|vacio|quemo|cayo|salpico|hicieron|salieron|alcanzo|aviento',
    ],
    'on-other': [
      'at|on|onto|over|into|hit .. @child|sister|brother|mom|mother|dad|father|grandma|grandpa|aunt|uncle|roommate|him|her|them',
      'le|les|la|lo avento|aventaron|echo|tiro|lanzo|vacio|cayo',
    ],
    blistered: [
      'blister|blisters|blistered|blistering|peeling|scalded|bubbled|bubbly|burn|burns|burned|burnt',
      'ampolla|ampollas|quemada|quemado|quemadura|quemaduras|pelando',
    ],
    heat: ['hot|boiling|scalding', 'off .. stove|burner|grill', 'hirviendo|caliente'],
    marks: [
      'cigarette|cigar|iron|lighter|stove|grill|burner|round|circle|circular|straight|spoon shaped|shape|sized|size? burn|burns|blister|blisters|burn_marks|burn_mark',
      'burn|burns|burned|burn_marks|blisters .. round|circle|circles|circular|row|shape|shaped|pattern|like_socks|like_gloves|perfect|both_hands|both_feet|triangle|lines',
      'burn|burns|blisters ... cigarette|lighter|curling_iron|iron|stove|grill',
      'tip|shape|print|outline of .. iron|curling_iron|burner|spoon|stove',
      'quemada|quemadas|quemadita|quemaditas|quemadura|quemaduras|ampollas ... redonda|redondas|redondita|redonditas|cigarro|cigarros|plancha|forma|fila',
      'redondas|redonditas como? de cigarro',
    ],
    harmless: [
      'accident|accidentally|by_mistake|oops|cooking|baking|sunburn|sunburned|campfire|sparkler|fireworks|himself|herself|myself|playing_with|bumped|camping|welding|at_work|hot_sauce|scout|saw_the_doctor',
      'cd|dvd|toast|dinner|calories|bridge|bridges|shirt|rug|carpet|couch|popcorn|cookies',
      'accidente|sin_querer|cocinando|jugando|solito|solita|el_sol|parrillada|arroz|frijoles|tortillas|camisa',
      'years_ago|when_i_was|as_a_kid|growing_up|movie|film|show|series|novel|hace_anos|de_nino|de_nina|de_chica|de_chico|cuando_era|pelicula|serie|novela',
    ],
  },
  [
    'says|said|claims|swears|insists|told_me|tells ... accident|accidentally|himself|herself|cooking|bumped|playing_with|campfire|mistake',
    'dice|dijo|jura|dicen ... accidente|sin_querer|solito|solita|jugando',
    `threw|throws|poured|pours|dumped .. ${LIQUID} out|away|down|in_the|into|for|my_cup|us`,
    `poured|pours|made|makes|brought|brings me|us|him|her|them|himself|herself|everyone a|some|the|more|another|his|her? hot|fresh|nice? ${POURED}`,
    `${FLIES} .. ${VESSEL}|${POURED} .. away|down|in_the|into_the|sink|trash|beans|party`,
    `${FLIES} out .. ${VESSEL}|${POURED}`,
    'boiled|popped|splattered|splashed up|over? and? burned|burnt|scalded|got',
    'i|we poured|pours|poured|threw|put|puts .. coffee|tea|soup|water|bath|oven|food|pan',
    'put|puts|stubbed .. cigarette|cigarettes|joint .. out .. ashtray|yard|porch|window|sink',
    'birth|old|tan mark|marks',
    'se le|les|me|nos|lo|la quemo|quema|quemaba|quemaron',
    'burned|burns me|us a',
    'burned|burns|burnt me|us|him|them|her out|up|down|before|bad',
  ],
);

/** Words for heat and what it leaves, without which there is nothing to look for. */
const MAY_BE =
  /(?:burn|scald|brand|singe|blister|cigar|(?<!\p{L})cig(?!\p{L})|iron|lighter|stove|boil|hot|flick|peel|quem|hirviendo|calient|ampoll|cigarr|plancha|estufa|comal|encendedor)/iu;

/** A burn that the writer made on somebody. */
const BY_WRITER =
  /(?<!\p{L})i (?:just |then |even |only |once )?(?:held|hold|pressed|burned|burnt|poured|dipped|dunked|threw|stuck|made|flicked|put (?:his|her|their|the (?:iron|cigarette|lighter)))|(?:^|[^\p{L}])(?:yo )?(?:le|lo|la) (?:quem[eé]|puse|met[ií]|ech[eé]|avent[eé])(?!\p{L})/iu;

/** Somebody else is told of. What the writer spilled on themself is an accident. */
const BY_OTHERS =
  /(?<!\p{L})(?:he|she|they|husband|wife|boyfriend|girlfriend|bf|gf|partner|ex|fianc[eé]e?|mom|mother|dad|father|stepmom|stepdad|brother|sister|son|daughter|stepson|stepdaughter|mil|fil|in-law|law|grandson|uncle|aunt|me (?:avent|ech|tir|lanz|vaci)\p{L}*|[eé]l|ella|esposo|esposa|marido|suegra)(?!\p{L})/iu;

export interface Burned {
  whose: 'childs' | 'grown-ups';
  /** Whether the writer did it. */
  isOwnDeed: boolean;
}

/**
 * Who was burned by somebody’s hand, or bears marks that only a hand leaves, or null. What burned somebody at
 * the stove is none.
 */
export function burnedBy(message: string): Burned | null {
  if (!MAY_BE.test(plain(message)) || burnsThemself(message)) return null;
  const found = signsIn(message);
  if (found.includes('harmless')) return null;
  const isThrown =
    found.includes('thrown') && !BY_WRITER.test(plain(message)) && BY_OTHERS.test(plain(message));
  const isHot = found.includes('blistered') || found.includes('heat');
  const isOwn = found.includes('own') || (isThrown && isHot && found.includes('on-me'));
  const isOnOther = isThrown && found.includes('blistered') && found.includes('on-other');
  const isMarked =
    found.includes('marks') && (namesChild(message) || /(?<!\p{L})(?:her|his|su)(?!\p{L})/iu.test(message));
  if (!(isOwn || isOnOther || found.includes('deed') || isMarked)) return null;
  return {
    whose: !isOwn && namesChild(message) ? 'childs' : 'grown-ups',
    isOwnDeed: !isOwn && BY_WRITER.test(plain(message)),
  };
}
