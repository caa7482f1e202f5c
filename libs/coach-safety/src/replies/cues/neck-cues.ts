import { cueFinder } from './cue-finder.js';
import { hiddenNeck } from './neck-grip-cues.js';
import { plain } from './plain-letters.js';

const CHOKES =
  'choke|chokes|choked|choking|strangle|strangles|strangled|strangling|suffocates|suffocated|smothered';
const AHORCA =
  'ahorca|ahorco|ahorque|ahorcaba|ahorcando|estrangula|estrangulo|estrangule|estrangulando|asfixio|asfixia|asfixiando';
const TAPA = 'tapa|tapo|tape|tapaba|tapan|tapando';
const COVERS = 'pillow|cushion|blanket|towel|comforter|hand|hands|palm|plastic_bag';
const TAPADERAS = 'almohada|cojin|cobija|sabana|toalla|trapo|bolsa';
const PRESSED = 'apreto|aprieta|apretaba|agarro|agarra|agarraba|tomo|sujeto|jalo|levanto';
const CHILD =
  'hijo|hija|hijos|hijas|nino|nina|ninos|ninas|bebe|hijito|hijita|hijastro|hijastra|chamaco|chamaca|nieto|nieta|sobrino|sobrina';
const ADULT =
  'esposa|esposo|mujer|marido|pareja|novia|novio|ex|hermana|hermano|mama|papa|suegra|suegro|cunada|cunado|amiga|amigo|madre|padre|abuela|abuelo|prima|primo|tia|tio|vecina|vecino|comadre|compadre|nuera|yerno';
/** Ages with an apostrophe, because the normalizing knows "4yo" and not "4yo's". */
const AGES = Array.from({ length: 17 }, (_, age) => `${String(age + 1)}yo's`).join('|');
const GROWN =
  'husband|husbands|wife|wifes|wives|partner|partners|girlfriend|girlfriends|boyfriend|boyfriends|fiance|ex|mom|moms|mother|mothers|dad|dads|father|fathers|sister|sisters|brother|brothers|friend|friends|roommate|aunt|cousin';

/**
 * Whose neck a message about hands on a neck speaks of. Nothing is found in one that leaves it open. No
 * phrase has a gap between what was done and to whom, because "he choked me and my son saw it" names a child
 * that nobody touched.
 */
const necksNamed = cueFinder({
  own: [
    `${CHOKES} me|us`,
    'i was|got|have_been choked|strangled .|by|and|then|last|on|in|at',
    // “Is it normal for your husband to grab your neck?” asks about the writer's own.
    'my|our|your neck|throat|windpipe',
    'choking|choke|chokey thing|stuff|kink|part',
    'me|us .. by|around|at|on|in .. neck|throat|chokehold|headlock',
    `${COVERS} on|over|onto|into|against|across my face|mouth|nose|head`,
    'my face|head into|in|down .. pillow|cushion|mattress|couch|sofa',
    'headlock|chokehold ... ... i went|passed|blacked|woke limp|out|up',
    'my necklace|collar|scarf|chain|hood|hoodie|shirt|tie',
    `me .. ${TAPADERAS} en|sobre|contra|encima_de la|mi cara|boca|nariz`,
    'me .. mano|manos en|sobre|contra la|mi boca|nariz',
    'my mouth|nose and|or my? nose|mouth',
    'on|of my chest',
    `me esta|estaba|estuvo|anda|andaba? ${AHORCA}`,
    `me|nos ${TAPA} la? boca|nariz|cara`,
    'me|nos .. cuello|cuellito|garganta|pescuezo|almohada',
    'mi cuello|cuellito|garganta|pescuezo',
  ],
  childs: [
    `${CHOKES} @my? @age? @age? @child`,
    `${CHOKES} me|us and then? @my @child`,
    '@child by|around|at|on|in my|his|her|the|a? neck|throat|windpipe|chokehold|headlock',
    '@child neck|throat|windpipe|mouth|nose|face',
    '@child has|had|got|with|came_home_with|comes_home_with .. bruise|bruises|marks|prints .. neck|throat',
    'yr old by|around|at|on|in my|his|her|the|a? neck|throat|windpipe|chokehold|headlock',
    'year|yr old|olds neck|throat|windpipe',
    `${AGES} neck|throat|windpipe`,
    'neck|throat of @my? @child',
    `${AHORCA} a|al mi|su|nuestro|nuestra|la|el? ${CHILD}`,
    `cuello|cuellito|garganta|pescuezo a|al|de|del mi|su|nuestro|nuestra|la|el? ${CHILD}`,
    `cuello|cuellito|garganta|pescuezo es|era mi|su|nuestro|nuestra|un|una ${CHILD}`,
    `${CHILD} del|por_el|en_el cuello|cuellito|pescuezo`,
    `${CHILD} trae|tiene|tenia|traia|llego_con|con marcas|moretones|moreton|dedos|huellas ... cuello|cuellito|garganta`,
    `boca|nariz|cara a|al|de|del mi|su|nuestro|nuestra|la|el? ${CHILD}`,
  ],
  others: [
    `${CHOKES} @my? ${GROWN}`,
    `${GROWN} by|around|at|on|in my|his|her|the|a? neck|throat|chokehold|headlock`,
    `${GROWN} neck|throat|windpipe`,
    'in law|laws neck|throat|windpipe',
    `${COVERS} on|over|onto|into|against|across my|our|his|her|the? ${GROWN} face|mouth|nose`,
    `${AHORCA} a|al mi|su|nuestra|nuestro|la|el? ${ADULT}`,
    `a mi|su|nuestra|nuestro ${ADULT} .. la|lo esta|estaba|estuvo? ${AHORCA}`,
    `cuello|cuellito|garganta|pescuezo a|al|de|del mi|su|la? ${ADULT}`,
    `${ADULT} del|por_el|en_el cuello|cuellito|pescuezo`,
  ],
  // Somebody named before: an adult, or in talk about a child the child.
  theirs: [
    `${CHOKES} him|them`,
    `${CHOKES} her out|until|till|so|because|when|and|last|again|i|my|in|on|at|with|while|after|before|during|against|from|for|by|like|to|this|yesterday|tonight|once|she|he|then|.`,
    'him|them by|around|at|on|in my|his|her|the|a? neck|throat|chokehold|headlock',
    'her by|around|in the|a? neck|throat|chokehold|headlock',
    'his|her|their neck|throat|windpipe',
    `${COVERS} on|over|onto|into|against|across his|her|their face|mouth|nose`,
    'his|her|their face|head into|in|down .. pillow|cushion|mattress|couch|sofa',
    `le|les .. ${TAPADERAS} en|sobre|contra|encima_de la|su cara|boca|nariz`,
    'le|les .. mano|manos en|sobre|contra la|su boca|nariz',
    `la|lo|le ${TAPA} la? boca|nariz|cara`,
    `la|lo|le|las|los esta|estaba|estuvo|anda|andaba? ${AHORCA}`,
    `la|lo|le|las|los ${PRESSED} el|la|del|por_el|de_la|por_la|con? cuello|cuellito|garganta|pescuezo`,
    'la|lo|le .. manos|mano|brazo al|en_el|en_la cuello|cuellito|garganta|pescuezo',
  ],
});

/** Whether a message speaks of a neck at all, however little it says. */
export const speaksOfNeck = (message: string): boolean => anyNeckIn(message).length > 0;

const anyNeckIn = cueFinder(
  { neck: ['neck|necks|throat|throats|windpipe|cuello|cuellito|garganta|pescuezo'] },
  [
    'pain|crick|stiff|knot|lump in? the|my|his|her? neck|throat',
    'sore|strep|scratchy throat',
    'breathing|breathes|breathe|jump|jumps|jumped|shoved|shove|shoving down my|our|his|her neck|throat|throats',
    'neck of the woods',
    'kiss|kisses|kissed|kissing|massage|massages|massaged .. neck|throat',
    'beso|besa|besos|masaje|masajes .. cuello',
    'hasta el cuello',
    'nudo en la garganta',
    'dolor|duele|duelo|infeccion de? la? garganta',
  ],
);

/**
 * Who heard of it by a friend's call was not touched, though it says "me". Whoever "told me to shut up" or
 * "called me a liar" did more than tell.
 */
const TOLD_TO_WRITER =
  /\b(?:t(?:old|ells?|elling)|text(?:s|ed)|message[ds]|call(?:s|ed)|phone[ds]|facetime[ds]|show(?:s|ed|n)?|sen(?:ds|t)|ask(?:s|ed)|wr(?:ites|ote)) (?:me|us)(?!\p{L}| to | an? | names| worthless| stupid| crazy)|(?<!\p{L})(?:me|nos) (?:l[aeo]s? |est[aá]n? )?(?:cont|cuent|platic|dij|dic|enseñ|ensen|mostr|muestr|mand|llam|habl|marc|escrib|avis)\p{L}*/giu;
const withoutTelling = (message: string): string => plain(message).replace(TOLD_TO_WRITER, ' ');

export function necksIn(message: string): ReturnType<typeof necksNamed> {
  const named = necksNamed(withoutTelling(message));
  const hidden = named.length > 0 ? null : hiddenNeck(message);
  return hidden === null ? named : [hidden];
}

/** Whether a message speaks of something done to the writer, in any words. */
export const isDoneToWriter = (message: string): boolean =>
  /\b(?:me|us|nos)\b/i.test(withoutTelling(message));

/** Whether a stepchild is spoken of, who is a child far more often than not where these families write. */
export const namesStepchild = (message: string): boolean =>
  /\bstep-? ?(?:son|daughter|kid|child)|\bhijastr[oa]/i.test(message);
