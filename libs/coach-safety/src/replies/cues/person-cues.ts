import { cueFinder } from './cue-finder.js';
import { hasGrownChild, withoutGrown } from './grown-child-cues.js';
import { withKinInFull } from './kin-names.js';
import { plain } from './plain-letters.js';

const CHILD =
  'baby|toddler|infant|kid|child|son|daughter|stepson|stepdaughter|little_one|year_old|yr_old|month_old|grandson|granddaughter|nephew|niece|boy|girl';
const NINO = 'bebe|nene|nena|nino|nina|hijo|hija|hijastro|hijastra|nieto|nieta|sobrino|sobrina';
const THINK =
  'think|thinking|thought|thoughts|imagine|imagining|imagined|picture|picturing|pictured|daydream|fantasize|fantasizing|dream|dreaming';

/** Facts about the person in a message, for some of whom there are further lines. */
export const personIn = cueFinder(
  {
    young: [
      'teen|teens|teenager|teenage|kid|child|son|daughter|stepson|stepdaughter|stepkid|nephew|niece|boy|girl|student',
      'i am|he_is|she_is|they_are 13|14|15|16|17|18|19|20|21|22|23|24',
      'high|middle school',
      'freshman|sophomore',
      'hijo|hija|hijastro|hijastra|adolescente|muchacho|muchacha|sobrino|sobrina',
      'tengo 13|14|15|16|17|18|19|20|21|22|23|24 anos',
    ],
    queer: [
      'gay|lesbian|bisexual|queer|lgbt|lgbtq|nonbinary|non_binary|transgender|pansexual|asexual',
      'trans',
      'came|coming|come|comes out to|as|at',
      'likes|like|love|loves|into other? boys|girls .. he|she|son|daughter|same',
      'lesbiana|bisexual|homosexual|transgenero|no_binario',
    ],
    trans: ['trans|transgender|nonbinary|non_binary|transitioning', 'transgenero|transexual|no_binario'],
    native: [
      'native american|woman|man|girl|family|people|community',
      'i am|my_husband_is|my_wife_is native',
      'american|alaska indian|native',
      'on|off the? reservation|rez',
      'my|our|the|his|her tribe|tribal|rez',
      'tribal police|court|council|member|land',
      'indigenous|navajo|dine|lakota|dakota|cherokee|ojibwe|choctaw|apache|hopi|pueblo|chickasaw|blackfeet|first_nations',
      'indigena|nativa_americana|nativo_americano',
    ],
    'new-mother': [
      'pregnant|pregnancy|postpartum|post_partum|newborn|breastfeeding|c_section|miscarriage|miscarried|stillborn',
      'new mom|mother|baby',
      'since|after the|my|our|i baby|birth|gave_birth|had_the_baby|had_a_baby|had_my|had_him|had_her',
      'gave|giving birth',
      'my baby|infant',
      'weeks|months old|postpartum',
      'embarazada|embarazo|posparto|recien_nacido|lactancia|di_a_luz|parto',
      'mi bebe',
    ],
    'swallowing-child': [
      `${CHILD} .. swallowed|swallowing|swallows|chugged|licked|inhaled`,
      `${CHILD} .. has|have|may_have|might_have swallowed`,
      `${CHILD} .. ate|eaten|drank|chewed|got_into something|some|a|the|stuff|berries|mushroom|mushrooms|plant|leaves|dirt|paint|soap|chemicals|trash|cleaner`,
      `${NINO} .. trago|comio|tomo|bebio|chupo algo|una|un|unas|unos|no_se_que|planta|jabon|pintura|liquido`,
      `trago|comio|tomo algo|no_se_que .. ${NINO}`,
    ],
    'thought-of-harm': [
      `${THINK} .. of|about|that_i? .. putting|holding|pressing|pushing|smothering|throwing|shaking|dropping|hurting|hitting|choking|strangling|drowning|stabbing|killing|pillow .. him|his|her|baby|babys|them|kid|this|the|my|over`,
      `${THINK} holding|putting|pressing|throwing|shaking|dropping|smothering|drowning .. him|his|her|baby|babys|them|kid|pillow`,
      'thoughts|urge|urges|visions|images to|of|about|where .. hurt|hurting|smother|smothering|shake|shaking|throw|throwing|drop|dropping|harm|harming|pillow',
      'pienso|pensando|imagino|imaginando|ganas|ideas|pensamientos .. ponerle|taparle|sacudirlo|sacudirla|aventarlo|aventarla|ahogarlo|ahogarla|lastimarlo|lastimarla|hacerle_dano|almohada',
    ],
    abroad: [
      'not in|from|live_in the? us|usa|united_states|america|states',
      'outside the|of us|usa|united_states|america|the_us|the_usa',
      'i|we live|am|are|living in|from canada|mexico|england|scotland|ireland|wales|the_uk|uk|australia|new_zealand|india|germany|spain|france|nigeria|kenya|south_africa|the_philippines|philippines|brazil|colombia|argentina|chile|peru|guatemala|toronto|london|sydney',
      'no estoy|vivo en estados_unidos|los_estados_unidos|eeuu|usa',
      'fuera de estados_unidos|los_estados_unidos|eeuu',
      'vivo|estoy|vivimos en mexico|espana|colombia|argentina|chile|peru|guatemala|honduras|el_salvador|ecuador|venezuela|costa_rica|cuba|republica_dominicana|canada',
    ],
  },
  [
    'pride|words|anger|feelings|tongue|minnow',
    'swallow|swallowed|swallows his|her|my|their? pride|words|anger|feelings|spit',
    'ate|eaten|drank a|some|the|his|her bottle|cup|glass|lot|bite|bites|dinner|lunch|breakfast|milk|water|juice|snack|sandwich|cookie|apple|cake|pizza|soup|vegetables|cereal',
    'comio|tomo|bebio un|una|unas|unos? poco|leche|agua|sopa|manzana|galleta|galletas|taco|tacos',
  ],
);

/** A child, by any word for one, or by its age. “I baby her” and “he is a good son” speak of none. */
const CHILD_NAMED =
  /(?<![\p{L}\d])(?:kid(?:do)?s?|child(?:ren)?|bab(?:y|ies)(?! (?:her|him|them|me|us)\b)|newborns?|preemies?|(?:the|my|our|her|his) twins|infants?|toddlers?|teen(?:s|ager)?s?|(?:(?<!a good |mommas |mamas )sons?|daughters?)(?!['’]?s? in law|-in-law)|step(?:sons?|daughters?|kids?|child(?:ren)?)|grand(?:kids?|sons?|daughters?|child(?:ren)?)|little ones?|(?:girls?|boys?)(?! (?:i work|at work|from work|friends?|nights?|trip|scouts?))|nieces?|nephews?|students?|(?:[1-9]|1[0-7])[ -]?(?:yo|yrs?|years?)(?:[ -]olds?)?|nin[oa]s?|nen[ea]s?|bebes?|hij[oa]s?|hijastr[oa]s?|niet[oa]s?|sobrin[oa]s?|chiquit[oa]s?|muchachit[oa]s?|chamac[oa]s?|chamaquit[oa]s?|escuincl[oa]s?|morrit[oa]s?|gemelit[oa]s|alumn[oa]s?)(?:['’]?s)?(?!\p{L})/iu;

/**
 * Whether a child is spoken of, which no grown son or daughter is. Without one, no reply speaks of a child.
 */
export const namesChild = (message: string): boolean => CHILD_NAMED.test(withoutGrown(message));

/** Whether a son, a daughter or the like who is grown is spoken of, and no child. */
export const isOfGrownChild = (message: string): boolean => hasGrownChild(message) && !namesChild(message);

/** Whether a grown-up of the writer's is spoken of. “His dad's wife's house” is nobody's harm. */
export const namesGrownUpOfTheirs = (message: string): boolean =>
  /(?<!\p{L})(?:my|our|mi|nuestra?) (?:mom|(?:mother|father|sister|brother)[ -]in[ -]law|mother|sister|friend|aunt|grandma|cousin|neighbor|coworker|mama|madre|hermana|amiga|tia|prima|vecina|abuela|abuelita|cunada|suegra)(?!['’]?s? ?(?:house|place|casa)|\p{L})/iu.test(
    plain(withKinInFull(message)),
  ) || isOfGrownChild(message);
