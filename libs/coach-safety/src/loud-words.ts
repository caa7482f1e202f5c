import { plain } from './replies/cues/plain-letters.js';

/**
 * Loud words in harmless sentences: a wish (“I could strangle my brother, he bought them drums”), a feast (“overdosing on candy”), a game
 * (“a black eye at boxing”) and what wears somebody out (“these kids are killing me”). They are put in plain words before anything else is
 * read, so that the rest of the message decides: “I could kill him, I have the gun” still holds the gun. What was done stays.
 */
export function withoutLoudWords(text: string): string {
  const told = plain(text);
  const plainly = [inLaws, withoutWishes, withoutFeasts, withoutGames, withoutWear].reduce(
    (each, change) => change(each),
    told,
  );
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
  `(?<!\\p{L})(?:over-?dos(?:e|es|ed|ing)|o\\.?d[’']?(?:s|ed|d|ing|eed)?) (?:on|with)(?= (?:[\\p{L}’']+ ){0,4}?(?:${TREATS})(?!\\p{L}))`,
  'giu',
);
const FESTIN = new RegExp(`(?<!\\p{L})sobredosis de(?= (?:\\p{L}+ ){0,2}?(?:${TREATS})(?!\\p{L}))`, 'giu');
/** Beside these it is no feast. */
const TAKEN =
  /(?<!\p{L})(?:pills?|tablets?|meds|medicines?|medication|tylenol|advil|benadryl|insulin|vodka|weed|thc|edibles?|gummies|vape|fentanyl|heroin|meth|hospital|ambulance|911|er|poison\w*|unconscious|wake|waking|breath\w*|vomit\w*|seizure|die|dying|suicid\w*|pastillas?|medicinas?|hospital|ambulancia|vomit\w*)(?!\p{L})/iu;

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
