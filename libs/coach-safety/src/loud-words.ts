import { FOODS } from './loud-foods.js';
import { withoutPlayAndFarm } from './loud-play.js';
import { plain } from './replies/cues/plain-letters.js';
import { withoutUnbornKicks } from './unborn-kicks.js';

/**
 * Loud words in harmless sentences: a wish (“I could strangle my brother, he bought them drums”), a feast
 * (“overdosing on candy”), a game (“a black eye at boxing”, “he killed me in Fortnite”), what wears somebody
 * out (“these kids are killing me”), an embarrassment (“she called me by his ex’s name, I wanted to die”),
 * hunger (“I could murder a burger”), a rise, a refusal or a grade (“he shot up two inches”). They are put in
 * plain words before anything else is read, so that the rest of the message decides: “I could kill him, I
 * have the gun” still holds the gun. What was done stays.
 */
export function withoutLoudWords(text: string): string {
  const told = plain(text);
  const plainly = [
    inLaws,
    withoutPlayAndFarm,
    withoutUnbornKicks,
    withoutShame,
    withoutHunger,
    withoutJokes,
    withoutWishes,
    withoutFeasts,
    withoutPlay,
    withoutGames,
    withoutIdioms,
    withoutWear,
  ].reduce((each, change) => change(each), told);
  return plainly === told ? text : plainly;
}

/** In these a loud word is meant. */
const SERIOUS =
  /(?<!\p{L})(?:guns?|pistol|rifle|shotgun|knife|knives|pillow|rope|pills?|hands? (?:around|on)|throat|scare[sd]?|afraid|terrified|for real|i mean it|a way|a plan|planned it|how to|what if|some ?day|one day|die[sd]?|dead|gone|deserve[sd]?|get away|threat\w*|told (?:him|her|them)|no es broma|not a joke|kill the|not (?:joking|kidding)|in (?:his|her|their) sleep|no ?(?:body|one) would|bare hands|urges?|thoughts?|fantas\w*|picture|imagin\w*|drunk|rage|black(?:ed)? out|lose it|lost it|snap(?:ped)?|shut up|scream(?:s|ing)? (?:all|at night|and)|won[’']?t stop (?:crying|screaming)|cr(?:y|ies|ying)|hit(?:s|ting)?|hurt(?:s|ing)?|punch\w*|slap\w*|shov\w*|grabb\w*|blood\w*|bruis\w*|cheat\w*|affair|restraining|custody|took my kids|drove to|outside (?:his|her) house|waiting for (?:him|her)|pistola|arma|cuchillo|machete|miedo|en serio|de verdad|borrach\w*|lo (?:ahorqu|agarr|golpe)\w*|la (?:ahorqu|agarr|golpe)\w*|llora\w*|sangre|nadie (?:se )?(?:entera|va a saber))(?!\p{L})/iu;
/** What makes a wish light. */
const LIGHT =
  /(?<!\p{L})(?:lol|lmao|haha\w*|ha ha|jaja\w*|jk|bought|buying|gave|brought|forgot|ate|eats|left|leaves|leaving|wore|spilled|painted|planned|invited|scheduled|booked|cooked|washed|shrank|broke|glitter|slime|drums?|recorder|puppy|dog|cat|hamster|shoes?|socks?|towels?|dishes|laundry|trash|toilet|seat|seating|milk|cereal|cake|cookies|cheese|dinner|soccer|practice|homework|lunch\w*|charger|remote|wifi|parking|haircut|bangs|hair|flip ?flops|coat|jacket|car ?seat|party|birthday|christmas|thanksgiving|halloween|wedding|surprise|chart|spreadsheet|thermostat|music|noise|loud|bater[ií]a|tambor|perro|gato|zapatos|trastes|pastel|cocina|cumplea[nñ]os|fiesta|ropa|basura|regal[oó]\w*|compr[oó]|trajo|olvid[oó]|dej[oó])(?!\p{L})/iu;

const KILL = '(?:kill|murder|strangle|choke|throttle|shoot)';
const HOW =
  '(?:\\s+(?:just|really|honestly|seriously|literally|totally|absolutely|so|almost|about|have|of))*';
/** Nobody says this lightly of themselves, of the listener, or of a baby. */
const OTHER =
  '(?=\\s+(?!my ?self|me(?!\\p{L})|us(?!\\p{L})|you(?!\\p{L})|it(?!\\p{L})|(?:the|my|this|our|a|his|her) (?:\\p{L}+ )?(?:baby|newborn|infant|toddler|babies|twins))\\p{L})';
/** “I could kill him” is said lightly wherever a reason follows. */
const COULD = new RegExp(
  `(?<!\\p{L})(i|we)(?:(?:[’']?d| would)(?:${HOW}) (?:love|like) to| could| coulda| could[’']?ve)(?:${HOW}) ${KILL}${OTHER}`,
  'giu',
);
/** “I want to kill him” only beside a trifle or a laugh. */
const WANT = new RegExp(
  `(?<!\\p{L})(i|we)(?:[’']?m| am| was| were|[’']?re)?(?:${HOW})(?: sometimes)? (?:wanna|want to|wanted to|about to|gonna|going to|ready to|feel like|felt like|tempted to|fixing to|fixin to)(?:${HOW}) ${KILL}(?:ing)?${OTHER}`,
  'giu',
);
const NECK_WISH =
  /(?<!\p{L})(?:could|would|coulda|[’']d love to|wanna|want to|gonna|going to|like to)(?: have| just)? (?:wring|wrung|ring) (?:his|her|their|my \p{L}+[’']?s?) necks?/giu;
const MATAR = '(?:matar|ahorcar|estrangular)(?:l[oae]s?)?(?!\\p{L})(?: al?(?!\\p{L}))?';
const PODRIA = new RegExp(
  `(?<!\\p{L})(?<!me )(?:podr[ií]a|quisiera|(?:me )?dan ganas de|tengo ganas de) ${MATAR}`,
  'giu',
);
const QUIERO = new RegExp(
  `(?<!\\p{L})(?<!me |nos |se )(?:quiero|quer[ií]a|voy a|iba a) ${MATAR}|(?<!\\p{L})(?<!me |se )mato a(?= mi \\p{L}+ si )`,
  'giu',
);
/** Number of words of a wish above which it gives a reason. */
const REASON_FROM = 7;

function withoutWishes(text: string): string {
  if (SERIOUS.test(text)) return text;
  const isLight = LIGHT.test(text);
  if (!isLight && text.trim().split(/\s+/).length < REASON_FROM) return text;
  const plain = text
    .replace(COULD, '$1 am grumpy with')
    .replace(NECK_WISH, 'am grumpy with him')
    .replace(PODRIA, 'me molesta');
  return isLight ? plain.replace(WANT, '$1 am grumpy with').replace(QUIERO, 'me molesta') : plain;
}

/** A child’s husband or wife is grown up. */
const inLaws = (text: string): string =>
  text
    .replace(/(?<!\p{L})sons?([- ]in[- ]?laws?)(?!\p{L})/giu, 'brother$1')
    .replace(/(?<!\p{L})daughters?([- ]in[- ]?laws?)(?!\p{L})/giu, 'sister$1');

const TREATS =
  "cand(?:y|ies)|sweets|sugar|chocolates?|reese[’']?s|skittles|snickers|kit ?kats?|twix|oreos?|cookies?|cakes?|cupcakes?|pies?|ice ?cream|soda|pop|sprite|coffee|lattes?|starbucks|tea|chips|takis|cheetos|pizza|pasta|tacos|turkey|ham|stuffing|tamales|cheese|donuts?|marshmallows|juice|pumpkin|halloween|easter|christmas|holidays?|thanksgiving|movies?|tv|cartoons|netflix|disney|bluey|hallmark|fortnite|minecraft|roblox|youtube|tiktok|screens?|video ?games?|games|football|family|cuteness|pickles|popcorn|nuggets|cereal|dulces|az[uú]car|chocolates?|pastel|galletas|caramelos|caricaturas|pantallas?|videojuegos|tele|caf[eé]|fiestas?|tamales|refresco";
const FEAST = new RegExp(
  `(?<!\\p{L})(?:over-?dos(?:e|es|ed|ing)|o\\.?d[’']?(?:s|ed|d|ing|eed)?) (?:on|with)(?= (?:(?!(?:after|before|at|in|with|and|then|last|this|during|from|de|en) )[\\p{L}’']+ ){0,4}?(?:${TREATS}|${FOODS})(?!\\p{L}))`,
  'giu',
);
const FESTIN = new RegExp(
  `(?<!\\p{L})sobredosis (?:de|con)(?= (?:\\p{L}+ ){0,3}?(?:${TREATS}|${FOODS})(?!\\p{L}))`,
  'giu',
);
/** Beside these it is no feast. */
const TAKEN =
  /(?<!\p{L})(?:pills?|tablets?|capsules?|meds|medicines?|medications?|tylenol|advil|benadryl|insulin|vodka|weed|pot|cannabis|thc|cbd|edibles?|gummies|(?:laced|spiked|special|magic)|shrooms|mushrooms|vape|fentanyl|heroin|meth|hospital|ambulance|911|er|poison\w*|unconscious|wake|waking|breath\w*|vomit\w*|seizure|die|dying|suicid\w*|pastillas?|medicinas?|hospital|ambulancia|vomit\w*)(?!\p{L})/iu;

const withoutFeasts = (text: string): string =>
  TAKEN.test(text) ? text : text.replace(FEAST, 'enjoying').replace(FESTIN, 'mucho de');

const GAME =
  /(?<!\p{L})(?:at|in|from|during|doing|to|the|after|of|with|by|playing|del?|en|jugando(?: al?)?) (?:[\p{L}’']+ ){0,2}?(?:boxing|wrestling|sparring|karate|judo|jiu ?-?jitsu|taekwondo|mma|kickboxing|rugby|hockey|lacrosse|soccer|football|basketball|baseball|softball|dodgeball|t-?ball|volleyball|gymnastics|cheer|skateboard\w*|skatepark|trampoline|paintball|laser tag|mario kart|fortnite|smash bros|madden|fifa|uno|monopoly|chess|gym|match|tournament|box|f[uú]tbol|lucha|beisbol|b[eé]isbol|basquet\w*|karate)(?!\p{L})/iu;
/** Beside these a game explains something away, or somebody must look at it. */
const NO_GAME =
  /(?<!\p{L})(?:says|said|saying|claims?|told|tells|swears?|insists|dice|dijo|jura|supposedly|scared|afraid|flinch\w*|cr(?:y|ies|ying)|wake|waking|unconscious|passed out|vomit\w*|throwing up|threw up|puk\w*|dizzy|headaches?|concussion|confused|sleepy|mumbl\w*|slurr\w*|bruises|marks|welts|belt|because (?:he|she|they|we) lost|for losing|husband|boyfriend|fianc[eé]\w*|stepdad hit|dad hit|bull(?:y|ies|ied)|jumped|again|every time|each time|another|always|v[oó]mit\w*|miedo|llora\w*|mareado|otra vez|siempre|perdi[oó])(?!\p{L})|(?<!\p{L})(?:beat|beats|beating|knocked|kicked) (?:up |out )?(?:my|his|her|our|the|him|them|me|us)(?!\p{L})/iu;
const BEATEN =
  /(?<!\p{L})(?:(?:got |gets |getting |was )?(?:his |her |their )?(?:\p{L}+ )?beat(?:en)? (?:up|bad|down)|(?:a |two )?black eyes?|knocked (?:out|cold)(?! (?:two|a|one|three|some|his|her) )|a shiner|bloody noses?|ojos? morados?|lo golpearon)(?!\p{L})/giu;

const withoutGames = (text: string): string =>
  GAME.test(text) && !NO_GAME.test(text) ? text.replace(BEATEN, 'a tough time') : text;

const WEARING =
  /(?<!\p{L})((?:these|those|the|my|his|her|our|their|this|that) (?:\p{L}+ ){0,2}?(?:kids|boys|girls|twins|teens|teenagers|stepkids|schedule|drive|commute|bills|feet|knees|noise|laundry|calendar|custody schedule|traffic|heat|carpool|mornings|bedtimes?|stairs|shoes) (?:are |is |r )?(?:\p{L}+ )?)killing me(?! (?:slowly|inside))/giu;

const withoutWear = (text: string): string => text.replace(WEARING, '$1wearing me out');

const MEALS =
  'burgers?|cheeseburgers?|steaks?|tacos?|burritos?|pizzas?|pies?|fries|wings|ribs|brisket|bbq|barbecue|casserole|potato salad|salad|sandwich(?:es)?|hoagie|pancakes|waffles|donuts?|biscuits?|gravy|nuggets|lasagna|spaghetti|pasta|ramen|pho|curry|tamales|pozole|enchiladas|quesadillas?|mole|birria|cake|cookies|brownies|ice ?cream|milkshake|coffee|latte|beer|margarita|plate|platter|buffet|breakfast|lunch|dinner|supper|meal|snacks?|chips|soup|stew|turkey|ham|hot ?dogs?|leftovers|hamburguesas?|comida|pastel|pan dulce|elotes?|caf[eé]';
/** Where a meal is the object, nobody is. */
const OF_MEAL = `(?: (?:a|an|the|that|this|those|these|some|my|his|her|our|their|un|una|unos|unas|el|la|los|las|ese|esa))?(?: (?!my |his |her |at |in |on |with |over |for |after |before |by |and |or |mystery )[\\p{L}’']+){0,2}? (?:${MEALS}|${FOODS})(?! (?:lady|guy|man|woman|girl|boy|truck driver)|[’']s|\\p{L})`;
const HUNGER = new RegExp(
  `(?<!\\p{L})(?:kill|murder|slaughter|demolish|destroy)(?:ed|ing|s)?(?: for)?(?=${OF_MEAL})|(?<!\\p{L})(?:die|dying|died) for(?=${OF_MEAL})|(?<!\\p{L})(?:mataria|mato) por(?=${OF_MEAL})|(?<!\\p{L})muero por(?=${OF_MEAL})`,
  'giu',
);
const withoutHunger = (text: string): string => text.replace(HUNGER, 'enjoy');

/**
 * In these somebody is hurt, threatened or humbled, or does not want to live, whatever is embarrassing or
 * funny besides.
 */
const IN_EARNEST =
  /(?<!\p{L})(?:guns?|pistol|rifle|knife|rope|pills?|weapon|machete|pistola|cuchillo|scare[sd]?|afraid|terrified|for real|i mean it|not (?:joking|kidding)|in earnest|finds? out|found out|kill (?:my|him|her|your)sel[fv]e?s?|killed (?:my|him|her)self|live|living|alive|suicid\w*|worthless|useless|hopeless|burden|hate (?:myself|my life|me)|hates me|not be here|be here|disappear|anymore|any more|still (?:do|want|feel)|every (?:day|night)|all the time|so tired|can[’']?t (?:do|take|go)|scream\w*|yell\w*|humiliat\w*|hits?|hitting|hurts?|hurting|slap\w*|punch\w*|kick\w*|shov\w*|push\w*|grabb\w*|chok\w*|strangl\w*|throat|neck|threat\w*|bruis\w*|blood\w*|rap(?:e[ds]?|ing)|touch\w*|naked|nudes?|pictures? of me|pics|posted|video|bull(?:y|ies|ied|ying)|laughed at me|fat|ugly|stupid|whore|slut|bitch|drunk|cheat\w*|affair|bed|alone|beat me|cut(?:s|ting)?|miedo|en serio|de verdad|vivir|viva|borrach\w*|golpe\w*|pega|pego|pegaba|grita\w*|grito|amenaz\w*|arma|sangre|llor\w*|cry(?:ing)?|cries|inutil|estorbo|sola|solo|se entera|se entere|otra vez|de nuevo|ya no|puta|gorda|fea|tonta)(?!\p{L})/iu;
/** What embarrasses people. */
const SHAME =
  /(?<!\p{L})(?:embarrass\w*|mortif\w*|awkward|cringe\w*|blush\w*|red as|in front of (?:every ?(?:body|one)|the (?:whole|entire)|all|god|his (?:whole|entire|parents|family|mom|boss|ex)|her (?:whole|entire|parents|family|mom|boss|ex)|my (?:whole|entire|boss|squad|platoon|unit|class|congregation|in ?laws)|\p{L}+ people)|(?:by|said|used) (?:the|his|her|my) (?:ex|ex[ -]?wi[fv]e|ex[ -]?husband|first wife|late wife)(?:[’']?s)? name|wrong name|zipper|fly was down|mute|muted|unmuted|reply all|butt dial\w*|by mistake|farted|burped|tripped|walked in on|on (?:a )?zoom|microphone|mic|toast|speech|karaoke|dancing|sang|lol|lmao|haha\w*|jaja\w*|pena|verguenza|oso|enfrente de tod\p{L}*|delante de tod\p{L}*|pena ajena)(?!\p{L})|[😂🤣😅🙈🤦]/iu;
const DIED =
  /(?<=^|[.,;:!?)] ?|(?<!\p{L})(?:i|we|and|just|legit|literally|honestly|so|like|y|casi|que|yo) )(?:wanted to (?:crawl (?:in|into|under) (?:a|the) \p{L}+ and )?die|want to die(?= (?:of|from) (?:embarrass|shame))|could(?:a| have|[’']ve) (?:just )?died|(?:about|nearly|almost|practically) died|died (?:inside|on the spot|right there|a little)|me queria morir|queria morirme|me (?:muero|moria|mori))(?!\p{L})(?: (?:of|from) (?:embarrassment|shame)| de (?:la )?(?:pena|verguenza)(?: ajena)?)?/giu;

/** Who jokes about a dish in the same breath tells of a bad moment, and not of dying. */
const COULD_EAT = new RegExp(
  `(?<!\\p{L})i could(?:a| have|[’']ve)?(?: just)? (?:kill|murder)(?:ed)?(?: for)?(?=${OF_MEAL})`,
  'iu',
);

const withoutShame = (text: string): string =>
  [SHAME, COULD_EAT].some((sign) => sign.test(text.replace(DIED, ''))) ||
  /(?:embarrassment|verguenza|la pena|de pena)/iu.test(text)
    ? replacedUnless(IN_EARNEST, text, DIED, 'was so embarrassed')
    : text;

/** The other words decide: those of the idiom itself are no sign of anything. */
function replacedUnless(serious: RegExp, text: string, idiom: RegExp, plainly: string): string {
  const rest = text.replace(idiom, ' ');
  return serious.test(rest) ? text : text.replace(idiom, plainly);
}

const LAUGH = /(?<!\p{L})(?:lol|lmao|haha\w*|jaja\w*|jk)(?!\p{L})|[😂🤣😅]/iu;
/** A thing that the writer did, and that nobody would be killed for. */
const TRIFLE =
  /(?<!\p{L})(?:(?:i|we) (?:\p{L}+ ){0,2}?)?(?:forgot|bought|ordered|shrank|burn(?:ed|t)|spilled|ate|let them|painted|dented|scratched|overslept|adopted|signed (?:him|her|them|us) up|(?:le |les |lo |la |me )?compre|(?:se me )?olvid(?:e|o)|(?:se me )?quem(?:e|o)|manche|encogi|adopte|rompi)(?!\p{L})/iu;
const WILL_KILL =
  /(?<!\p{L})(?:is|are|s|[’']s|[’']re|will|would|r)? ?(?:just |so |literally |actually )?(?:gonna|going to|about to|finna|will|would|might) (?:kill|murder|strangle|skin|end) (?:me|us)(?: alive| dead)?(?!\p{L})|(?<!\p{L})(?:me|nos) (?:va|van) a matar(?!\p{L})/giu;
/** Children kill nobody for a forgotten sweater. Of a grown-up it is only said lightly with a laugh. */
const CHILDREN_WILL =
  /(?<!\p{L})(?:kids|twins|girls|boys|stepkids|teens|ninos|hijos|nietos|grandkids)(?!\p{L})[^.!?]{0,12}$/iu;

function withoutJokes(text: string): string {
  const [match] = text.matchAll(WILL_KILL);
  if (!match || !TRIFLE.test(text)) return text;
  const isLight = LAUGH.test(text) || CHILDREN_WILL.test(text.slice(0, match.index));
  return isLight ? replacedUnless(IN_EARNEST, text, WILL_KILL, ' will be grumpy') : text;
}

const PLAYED =
  'fortnite|minecraft|roblox|call of duty|warzone|halo|mario kart|smash(?: bros)?|madden|fifa|nba 2k|2k|apex|valorant|overwatch|gta|splatoon|pokemon|zelda|among us|rocket league|uno|monopoly|chess|checkers|scrabble|catan|loteria|domino(?:es|s)?|spades|go fish|ping pong|foosball|laser tag|paintball|nerf(?: guns?| war)?|video ?games?|xbox|playstation|ps5|nintendo|ajedrez|videojuegos?';
const IS_PLAYED = new RegExp(`(?<!\\p{L})(?:${PLAYED})(?!\\p{L})`, 'iu');
const AT_PLAY = new RegExp(
  `(?<!\\p{L})(?:kill|murder|shoot|beat|destroy|slaughter|smoke|wreck)(?:s|ed|ing|en)?(?= (?:[\\p{L}’']+ ){1,3}?(?:at|in|on|playing) (?:[\\p{L}]+ ){0,2}?(?:${PLAYED})(?!\\p{L}))|(?<!\\p{L})(?:kill(?:s|ed|ing)?|murder(?:s|ed|ing)?|destroy(?:s|ed|ing)?)(?= (?:me|us) (?:like )?(?:\\d+|two|three|four|five|ten|a (?:dozen|hundred|million)) (?:times|rounds|games|in a row))|(?<!\\p{L})(?:me|nos) (?:mata|mato|gana)(?= (?:en|jugando) (?:\\p{L}+ ){0,2}?(?:${PLAYED}))`,
  'giu',
);
/** In these the game ends, or is the reason. */
const NO_PLAY =
  /(?<!\p{L})(?:because|for (?:winning|losing)|after (?:i|he|she|we|they|the game)|when (?:i|he|she|we|they) (?:win|won|lose|lost)|then|real life|for real|dog|cat|puppy|kitten|belt|controller at|cuando (?:gano|pierdo)|porque|die|dying|morir|bb|pellet)(?!\p{L})/iu;

const withoutPlay = (text: string): string =>
  IS_PLAYED.test(text) && !NO_PLAY.test(text)
    ? replacedUnless(IN_EARNEST_AT_PLAY, text, AT_PLAY, 'plays with').replace(TEASES, 'teases me')
    : text;
/** What players call each other. */
const TEASES =
  /(?<!\p{L})(?:told me|says|tells me|calls me|called me)(?: that)?(?: (?:i[’']?m|i am|you[’']?re))? (?:a )?(?:trash|garbage|noob|bot|bad|old)(?!\p{L})/giu;
const IN_EARNEST_AT_PLAY =
  /(?<!\p{L})(?:scare[sd]?|afraid|terrified|hits?|hitting|hurts?|hurting|slap\w*|punch\w*|kick\w*|shov\w*|push\w*|grabb\w*|chok\w*|strangl\w*|throat|neck|threat\w*|bruis\w*|blood\w*|knife|pistol|rifle|miedo|golpe\w*|pega|pego|pegaba|amenaz\w*|sangre|wake|breath\w*)(?!\p{L})/iu;

/** Figures of speech whose object or measure shows that nobody is hurt. */
const IDIOMS: readonly (readonly [RegExp, string])[] = [
  [
    /(?<!\p{L})(?:shot|shooting|shoots) up(?= (?:(?:about|like|almost|another|at least|over|by|a|an|so|whole|good|full|solid|couple|few) )*(?:\d+|one|two|three|four|five|six|half|foot|feet|inch(?:es)?|head|sizes?|tall|fast|weed|overnight|(?:this|last|over the|all) (?:summer|year|winter|spring|fall))(?!\p{L}))/giu,
    'grew',
  ],
  [
    /(?<!\p{L})(bills?|rent|prices?|costs?|insurance|mortgage|groceries|rates?|temperature|numbers|grades) (?:shot|shooting|shoots) up(?!\p{L})/giu,
    '$1 went up',
  ],
  [
    /(?<!\p{L})(?:shot|shoots|shooting) (it|that|this|me|us|everything|every idea) down(?!\p{L})(?! (?:the|on|with|at|from|and (?:killed|left)|in (?:the|cold|front|his|her)))/giu,
    'said no to $1',
  ],
  [
    /(?<!\p{L})(?:shot|shoots|shooting) down(?= (?:every|all|my|our|the|any|that|this|both|each)(?: [\p{L}\d]+){0,3}? (?:ideas?|dates?|plans?|schedules?|requests?|offers?|weeks?|weekends?|trips?|vacations?|names?|suggestions?|proposals?|options?|swaps?|compromises?)(?!\p{L}))/giu,
    'said no to',
  ],
  [
    /(?<!\p{L})(?:killed|murdered|crushed|slayed|slaughtered) it(?= (?:\p{L}+ )?(?:at|in|on|with|during) (?:(?:the|his|her|their|my|our|a|that|this|school|first|last) )*(?:\p{L}+ )?(?:recital|show|talent show|game|presentation|audition|interview|test|exam|quiz|speech|solo|dance|stage|karaoke|meet|concert|play|tryouts?|finals?|match|tournament|musical|debate|season)(?!\p{L}))/giu,
    'did great',
  ],
  [
    /(?<!\p{L})(?:got |were |was |getting )?(?:slaughtered|murdered|massacred|killed|destroyed|crushed)(?= (?:us |them )?(?:like )?\d+ ?(?:-|to|nothing|zip) ?\d*)/giu,
    'lost the game',
  ],
  [/(?<!\p{L})peg(?:o|a|ando|ue) un estiron(?!\p{L})/giu, 'crecio mucho'],
  [
    /(?<!\p{L})(he|she|they|my \p{L}+)(?:[’']?s|[’']?re| is| are) (?:so )?dead to me(?!\p{L})/giu,
    '$1 let me down',
  ],
  [
    /(?<!\p{L})like a (?:bomb|tornado|hurricane|grenade|war ?zone)(?: (?:went|goes|going|has gone|exploded?|explodes|hit|hits)(?: (?:off|in here))?)?(?!\p{L})/giu,
    'very messy',
  ],
  [
    /(?<!\p{L})(?:strangle|kill|murder|throttle|fight|punch|choke)(?= (?:whoever|the (?:person|guy|genius|one|man|idiot) (?:who|that)) (?:\p{L}+ )?(?:invented|came up with|made up|designed|thought of)(?!\p{L}))/giu,
    'grumble at',
  ],
];

const withoutIdioms = (text: string): string =>
  IDIOMS.reduce((each, [idiom, plainly]) => each.replace(idiom, plainly), text);
