/**
 * Loud words of play and of the farm: water pistols, hogs that are butchered, and a laugh that somebody “died” of. They
 * are put in plain words before anything is read, unless somebody is afraid, aimed at or hurt besides.
 */
export const withoutPlayAndFarm = (text: string): string =>
  [withoutLaughter, withoutToyGuns, withoutButchering].reduce((each, change) => change(each), text);

const LAUGHTER = /(?<!\p{L})(?:lol|lmao|lmfao|haha\w*|jaja\w*|rofl)(?!\p{L})|[😂🤣😆😹💀]/iu;
/** In these a death is meant, or somebody is hurt. */
const MEANT =
  /(?<!\p{L})(?:want|wish|rather|better off|pills?|rope|bridge|suicid\w*|kill(?:ed|ing)? (?:my|him|her|your)sel\w*|inside|tired of|anymore|any more|goodbye|funeral|cancer|alone|scared?|afraid|hates? me|quiero|quisiera|pastillas?|puente|por dentro|ya no|miedo)(?!\p{L})/iu;
/** “I’m dead 😂”, at the end of a clause. “When I’m dead” is meant. */
const DEAD =
  /(?<!\p{L})(?<!(?:if|when|once|after|till|until|before|think|thinks|say|says|said|want|wants|wish|since|where|cuando|si|que|hasta) )(?:i[’']?m|i am|we[’']?re|estoy|ando|toy) (?:so |literally |actually |legit |bien )?(?:dead|dying|deceased|muert[ao])(?= ?(?:$|[.,!?]|lol|lmao|haha|jaja|\p{Extended_Pictographic}))/giu;
const DIED_LAUGHING =
  /(?<!\p{L})(?:(?:could|coulda|would)(?: have|[’']?ve)?(?: just)? died|(?:almost|nearly|about|just|we|i|they|everyone|everybody) died|dying|dead|died|die)(?: of| from)? (?:laughing|laughter)(?!\p{L})|(?<!\p{L})(?:me |nos |se )?(?:muer[oe]n?|morimos|mori|murio|murieron|moria|muert[ao]s?) de (?:la )?risa(?!\p{L})/giu;

function withoutLaughter(text: string): string {
  const plainly = text.replace(DIED_LAUGHING, 'laughed');
  if (!LAUGHTER.test(plainly) || MEANT.test(plainly)) return plainly;
  return plainly.replace(DEAD, 'so funny');
}

const TOY_GUN =
  /(?<!\p{L})(?:water|squirt|nerf|bubble|foam|dart|cap|potato|marshmallow|finger|banana|lego) ?-?(?:guns?|pistols?|rifles?|blasters?|shooters?)(?!\p{L})|(?<!\p{L})pistol(?:it)?as? de (?:agua|juguete|burbujas|dardos|espuma)(?!\p{L})/giu;
const AT_SHOOTING =
  /(?<!\p{L})(jueg\p{L}*|jugando|jugar|play|plays|playing)(?: a(?:l| los)?| at)? (?:matarse|matar|disparos|dispararse|balazos|killing|shooting|shoot)(?!\p{L})/giu;
/** “I’m gonna shoot you with a banana”: what no shot comes from. */
const SHOOTS =
  /(?<!\p{L})(?:shoot|shot|shooting|shoots|disparar)(?: (?:you|him|her|me|us|them|te|lo|la))? (?:with|con) (?:a |an |his |her |the |un |una |su )?(?:banana|carrot|stick|finger|spoon|remote|nerf|water|straw|pool noodle|plátano|platano|palo|dedo|zanahoria)(?!\p{L})/giu;
/** Beside these a toy is no joke. */
const NO_TOY =
  /(?<!\p{L})(?:real|loaded|bb|pellet|airsoft|scare[sd]?|afraid|terrified|drunk|threat\w*|husband|boyfriend|stepdad|bruis\w*|bleed\w*|miedo|cargada|borracho|amenaz\w*|verdad)(?!\p{L})/iu;

const withoutToyGuns = (text: string): string =>
  NO_TOY.test(text)
    ? text
    : text
        .replace(SHOOTS, 'tease you')
        .replace(AT_SHOOTING, TOY_GUN.test(text) ? '$1 a perseguirse' : '$&')
        .replace(TOY_GUN, 'water balloons');

const STOCK =
  'hogs?|pigs?|chickens?|turkeys?|rabbits?|goats?|lambs?|steers?|cows?|cattle|sheep|ducks?|hens?|roosters?|deer|meat|beef';
const BUTCHERING = new RegExp(
  `(?<!\\p{L})(?:butcher|slaughter|process|cull|dress)(?:s|ed|ing)? (?:(?:the|our|a|an|some|his|their|two|three|four|\\d+|own|whole|last) )*(?:${STOCK})(?!\\p{L})|(?<!\\p{L})(?:hog|pig|chicken|turkey) (?:killing|butchering|slaughter)(?!\\p{L})|(?<!\\p{L})(?:(?:matamos|matan|matar|mataron|carneamos|la matanza de)(?: (?:al?|el|los|las|un|una|unos))*|matanza del?) (?:puercos?|marranos?|cochinos?|cerdos?|pollos?|gallinas?|borregos?|chivos?|becerros?|guajolotes?)(?!\\p{L})`,
  'giu',
);
/** What the work is done with. */
const TOOLS =
  /(?<!\p{L})(?:the|our|his|my|a|los|las|el|la|un|una) (?:guns?|rifle|22|knife|knives|cleaver|blood|pistola|rifle|cuchillos?|sangre)(?!\p{L})/giu;
/** Beside these an animal is hurt to hurt somebody, or a gun is more than a tool. */
const NO_FARM =
  /(?<!\p{L})(?:pet|pets|because|teach|punish\w*|threat\w*|me next|next time|point\w*|aim\w*|loaded|drunk|nightstand|under (?:the|his|my)|play\w*|dog|cat|scared of|afraid of|hits?|hitting|yell\w*|says? (?:he|she|i)|said (?:he|she|i)|mascota|porque|castig\w*|amenaz\w*|apunt\w*|borracho|perro|gato|miedo)(?!\p{L})/iu;

const withoutButchering = (text: string): string =>
  NO_FARM.test(text) || text.replace(BUTCHERING, '') === text
    ? text
    : text.replace(BUTCHERING, 'do farm work').replace(TOOLS, 'the tools');
