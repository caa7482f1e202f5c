import { cueFinder } from './cue-finder.js';
import { passagesOf } from './passages.js';
import { isNotEating } from './signs/eating-signs.js';

const CHILD =
  'son|sons|daughter|daughters|stepson|stepsons|stepdaughter|stepdaughters|kid|kids|child|teen|teenager|girl|boy|niece|nephew|granddaughter|grandson|stepkid|year_old|yr_old|yo|oldest|youngest|hijo|hija|hijastro|hijastra|nino|nina|nieto|nieta|sobrino|sobrina|adolescente|muchacho|muchacha';
const LIMB = 'arm|arms|wrist|wrists|forearm|forearms|thigh|thighs|leg|legs|hip|hips|stomach';
const MARKS = 'marks|lines|cuts|scratches|scars|stripes|scabs|bandaids|bandaid|bandages|slits|nicks';
const BRAZO = 'brazo|brazos|muneca|munecas|antebrazo|pierna|piernas|muslo|muslos';
const RAYAS = 'marcas|rayas|rayitas|lineas|cortes|cortadas|rasgunos|cicatrices|curitas|heridas';

const signsIn = cueFinder(
  {
    child: [CHILD],
    marks: [
      `${MARKS} .. on|all_over|up|down|along .. ${LIMB}`,
      `${LIMB} .. ${MARKS}`,
      'cuts|cutting|scratches|scratching|burns|burning herself|himself|themselves',
      `${RAYAS} .. en ... ${BRAZO}`,
      `${BRAZO} .. ${RAYAS}`,
      'se corta|cortando|raya|esta_cortando .. brazo|brazos|piel|pierna|piernas|muneca|munecas|muslos',
    ],
    sleeves: [
      'sleeves|hoodie|hoodies|sweatshirt ... july|august|june|summer|heat|hot|100|90|degrees|pool|beach',
      'summer|july|august|june|heat|hot|pool|beach ... sleeves|hoodie|hoodies|sweatshirt',
      'will not|never roll|rolls|push|pull up .. sleeves',
      'manga|mangas|sudadera|sueter ... calor|caloron|verano|julio|agosto|alberca|playa',
      'calor|verano|julio|agosto ... manga|mangas|sudadera|sueter',
    ],
    razors: [
      'razor|razors|blade|blades|sharpener|box_cutter|navaja|navajas|rastrillo|sacapuntas .. gone|missing|hidden|hides|hid|hiding|broken|apart|found|drawer|room|bajo|escondida|escondido|cuarto',
      'found|find|hides|hid|encontre|halle .. razor|razors|blade|blades|bloody|navaja|navajas',
    ],
  },
  [
    'finger|hand|belt|grip|thumb|nail|cat|dog|tan|bite|stretch|growth|bra|sock marks|lines|scratches',
    `${MARKS} .. cat|kitten|dog|bush|bushes|thorns|bike|soccer|football|mosquito|poison_ivy|fall`,
    'tan|stretch|sock lines|marks',
    'her|his|their belt|fingers marks',
  ],
);

/** What the writer did to the child, or wears themself. */
const BY_WRITER =
  /(?<!\p{L})(?:(?:i|we)(?:[’']?ve)? (?:\p{L}+ ){0,2}(?:send|sending|sent|make|made|dress|dressed|put) (?:him|her|them)|i wear|i[’']?m wearing|me (?:pongo|puse|van a|voy a))(?!\p{L})/iu;

const isHidden = (signs: readonly string[]): boolean => signs.length === 2 && signs.includes('sleeves');

/**
 * Whether a message tells of a child who may hurt itself: marks on its arms or blades that are gone, or long
 * sleeves in the heat. What looks like a hand or a belt was done by somebody else, and a child who does not
 * eat is cold.
 */
export const mayHurtItself = (message: string): boolean =>
  passagesOf(message).some((passage) => {
    const signs = signsIn(passage);
    if (isHidden(signs) && isNotEating(passage)) return false;
    return signs.includes('child') && signs.length > 1 && !BY_WRITER.test(passage);
  });

const burnsIn = cueFinder(
  {
    burn: [
      `i|and|just|sometimes .. burn|burned|burning|burnt|sear|press|put|hold|use|used ... lighter|curling_iron|flat_iron|straightener|cigarette|cigarettes|iron|candle|match|matches|stove|burner|incense|hot_glue|glue_gun|metal ... ${LIMB}|skin|myself|me`,
      `i|and|just|sometimes .. burn|burned|burning|burnt .. myself|my .. ${LIMB}|skin|.`,
      'me quemo|queme|quemaba .. con|el|la|los|las|los_brazos|las_piernas|la_piel',
      'me apago|apague|pongo .. cigarro|encendedor|plancha',
    ],
    // Why, or how often: a burn from cooking has neither.
    purpose: [
      'when|after|whenever|every_time|each_time|until ... scream|screams|fight|fights|mad|angry|leaves|leave|drop_off|yell|yells|alone|numb|stressed|too_much|bad|upset|cry|kids|cant|cannot|hurts|feel|quiet|mom',
      'nobody|no_one|noone .. sees|knows|notices',
      'come|calm|settle down|me|myself',
      'on purpose',
      'helps|relief|release|deserve|punish|feel_something|feel_anything|hide|hides|sleeves|winter',
      'no aguanto|puedo',
      'cuando ... aguanto|gritan|pelean|enojo|triste|sola|solo|puedo|va|deja|siento',
      'nadie|a_escondidas .. ve|sabe|nota',
      'me calma|alivia|ayuda',
    ],
  },
  [
    'accident|accidentally|oops|stove_again|on_the_stove|cooking|bacon|oven|pizza|ironing|campfire|grill',
    'burn|burned calories|out|the_toast|dinner|candles|bridge|bridges|fat',
  ],
);

/** Whether the writer burns themself, to bear what they feel. */
export const burnsThemself = (message: string): boolean =>
  passagesOf(message).some((passage) => {
    const found = burnsIn(passage);
    return found.includes('burn') && found.includes('purpose');
  });

/** Whether a burn or a cut is open or has gone bad. */
export const isWoundBad = (message: string): boolean =>
  /(?<!\p{L})(?:still wet|weep\p{L}*|ooz\p{L}*|pus|yellow|smells?|swollen|infected|red streaks?|hot to the touch|won['’]?t heal|open again|blister\p{L}*|supura|le sale|hinchad\p{L}*|infectad\p{L}*|huele|amarill\p{L}*|ampolla\p{L}*)(?!\p{L})/iu.test(
    message,
  );
