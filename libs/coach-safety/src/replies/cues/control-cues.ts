import type { Phrase } from '../../phrases/phrase.js';
import { cueFinder } from './cue-finder.js';
import { GUNS } from './gun-cues.js';

const DEVICE =
  'disc|discs|disk|disks|tag|tags|tile|tiles|tracker|trackers|gps|airtag|airtags|air_tag|smarttag|smart_tag|beacon|bug|puck|locator|tracking_device|listening_device|recorder|button_thing|little_box|little_thing|black_box|magnet_thing|jiobit|angelsense';
const HIDDEN =
  'sewn|sewed|hidden|hid|taped|stuck|tucked|stitched|glued|clipped|slipped|zip_tied|magneted|planted|buried|wedged|under|inside|behind|lining';
const CARRIED =
  'backpack|bag|purse|car|stroller|coat|jacket|teddy|bear|stuffed_animal|stuffie|plushie|doll|shoe|shoes|seat|wheel_well|bumper|trunk|diaper_bag|lining|strap|glovebox|lunchbox|keychain|truck|van|jeep|car_seat|toy|tire';
const APARATO =
  'rastreador|rastreadores|airtag|gps|disquito|disquitos|disco|aparatito|aparato|chip|botoncito|cosito|localizador|etiqueta|micro|grabadora';
const ESCONDIDO =
  'cosido|cosida|escondido|escondida|pegado|pegada|metido|metida|debajo|adentro|dentro|forro|pusieron|puso|metio|pego|cosio|escondio';

/** A device that is hidden where the writer or the children carry it along. */
const DEVICES: readonly Phrase[] = [
  `${DEVICE} .. ${HIDDEN} .. ${CARRIED}`,
  `${HIDDEN} .. ${DEVICE} .. in|on|under|inside|to ... ${CARRIED}`,
  `he|she|they|husband|wife|boyfriend|girlfriend|bf|gf|partner|fiance .. knew|knows ... went|stopped|was|drove|left|parked|am|go|took ... never|not|without .. told|tell|telling|said`,
  `found|find|finding|noticed|pulled|spotted .. ${DEVICE} .. in|on|under|inside|from|behind|sewn|taped my|our|the|her|his|kids|sons|daughters ... ${CARRIED}`,
  `${CARRIED} ... ${DEVICE} ${HIDDEN}`,
  'phone|iphone|alert|notification|it .. says|said|saying|popped .. airtag|tracker|unknown_accessory|item .. moving|traveling|detected|found|near|with_me',
  'my location .. on|in his|her|their phone|laptop|screen|computer|ipad',
  'unknown accessory|tracker|airtag',
  `encontre|halle|hallamos|encontro .. ${APARATO} ... ${ESCONDIDO}|mochila|bolsa|carro|troca|peluche|chamarra|asiento|llanta|zapato`,
  `${APARATO} .. ${ESCONDIDO} .. mochila|bolsa|carro|troca|peluche|chamarra|asiento|ropa|zapato|llanta|muneca`,
  'sabe|supo siempre? .. donde estuve|anduve|fui|ando|estaba .. sin|y_no|nunca|aunque',
];

const PET =
  'dog|dogs|cat|cats|puppy|kitten|pup|bunny|rabbit|bird|parrot|horse|hamster|guinea_pig|goat|chickens';
const MASCOTA =
  'perro|perra|perrito|perrita|gato|gata|gatito|conejo|caballo|pajarito|perico|gallinas|mascota';

/** A pet is hurt, got rid of, or the next one. */
const PETS: readonly Phrase[] = [
  `next|other time it|its|will|is|he|she|hell|shell|hes .. ${PET}`,
  `${PET} is|are|will_be|would_be|goes|go next`,
  `${PET} goes|go|ends_up|will_go|is_going|gets_thrown .. in|to|out|under|into the|a|his|our? river|pound|road|bag|lake|oven|freezer|shelter|highway|pond|woods|street|ground`,
  `${PET} might|could|will|would|may .. disappear|go_missing|get_out|have_an_accident|not_be_here|be_gone|pay|suffer`,
  `drove|dumped|threw|tossed|kicked|drowned|shot|strangled|stomped|hung|hurled|slammed|poisoned my|our|the|her|his|kids|sons|daughters? ${PET}`,
  `drove|dumped|left|took|dropped my|our|the|kids|sons|daughters ${PET} .. out|off|in|on|to .. county|highway|woods|road|pound|shelter|field|river|freeway|desert|line|street .. because|bc|cause|when|after|to_teach|to_punish|.`,
  `put|puts|locked|locks|left|leaves|threw|tied my|our|the|kids ${PET} .. outside|out|in .. snow|cold|rain|heat|sun|yard .. because|bc|til|till|until|when`,
  `will|would|going_to|threatens_to|hell|shell .. hurt|kill|drown|poison|shoot|dump my|the|our|her|his? ${PET}`,
  `got rid of my|our|the|kids ${PET} .. because|bc|cause|when|after|to_teach|to_punish|while`,
  `la|para_la proxima .. ${MASCOTA}`,
  `${MASCOTA} es|va|sera el|la|a_ser? .. sigue|siguiente|proximo|proxima`,
  `${MASCOTA} que sigue`,
  `tiro|aventaron|avento|solto|boto|ahogo|mato|pateo|regalo mi|al|a_mi|el|la|nuestro ${MASCOTA} .. carretera|monte|calle|rio|porque|por_que|para_que|castigo|pared|ventana`,
];

const OFFICE =
  'lawyer|attorney|judge|court|cps|dcf|dcfs|social_worker|caseworker|guardian|gal|school|custody_evaluator|mediator|licenciado|juez|dif|corte|abogado|trabajadora_social';
const UNFIT =
  'unstable|crazy|unfit|bipolar|on_drugs|a_drunk|an_addict|mental|psycho|suicidal|abusive|neglectful|hospitalized|nuts|loca|inestable|drogadicta|borracha|mala_madre|enferma|desequilibrada';

/** The children are used as a threat. */
const CHILD_THREATS: readonly Phrase[] = [
  `tell|telling|call|calling|show|report|write|go_to .. ${OFFICE} ... ${UNFIT}`,
  `says|said|threatens|swears|will|would|going_to ... ${OFFICE} .. i am .. ${UNFIT}`,
  `will|would|going_to|could|says|said|make_sure .. i .. lose|never_get|never_see|not_get|not_see .. kids|children|custody|son|daughter|baby|girls|boys`,
  'make sure i .. lose|never|not ... kids|children|custody|son|daughter|baby|girls|boys|them',
  'will|would|going_to|says .. prove|make .. unfit',
  `decirle|dira|dice|va_a_decir|acusarme|hablarle ... ${OFFICE} ... ${UNFIT}`,
  'me va|van a quitar .. ninos|hijos|hijas|hija|hijo|bebe|custodia',
];

/** The right to stay is used as a threat, in words that need not name it. */
const STAY_THREATS: readonly Phrase[] = [
  'he|she|they|husband|wife keep|hold|hide|have|got|lock my|our passport|passports|visa|green_card|papers|documents|birth_certificate',
  'one|a|an|single email|call|phone_call|letter|form|signature ... i|we am|are|will_be|would_be .. back|gone|deported|sent|on_a_plane|out_of_here',
  'can|could|will|would|going_to send|ship|fly me|us back|home_to',
  'i|we .. be|get|am|are sent|shipped|put back|on_a_plane',
  'withdraw|withdraws|cancel|cancels|pull|pulls|revoke|revokes|drop|take_back ... petition|sponsorship|green_card|visa|my_papers|application|paperwork|affidavit|it_any_time',
  'ice|immigration|migra|la_migra would|will|might|wants|want|should .. love|like|know|hear|come|find|interested',
  'con una|sola llamada ... regresan|regreso|mandan|deportan|sacan|mi_pais',
  'quitar|quita|quitarme|cancelar|cancela|retirar|retira .. peticion|patrocinio|solicitud|residencia|tramite',
];

const NEEDED =
  'gas|gas_money|grocery_money|groceries|lunch_money|money|cash|diapers|formula|allowance|food_money|a_dime|a_penny|a_cent|anything';
/** Money is counted out, and kept back where it is not accounted for. */
const COUNTED_MONEY: readonly Phrase[] = [
  'show|send|take|turn_in|hand|bring|explain|account_for|photograph|has_me|makes_me|made_me|wants|demands ... every|each|all_my|all_the receipt|receipts',
  'pic|pics|picture|pictures|photo|photos .. receipt|receipts|odometer|mileage',
  'checks|writes|logs|reads|tracks|photo|pic .. my|the odometer|mileage|gas_tank|gas_gauge .. when|if|before|after|and|every|to_see|so',
  `not|never get|have|give|gives|gave|giving|hand|hands .. gas|gas_money|grocery_money|lunch_money .. for|this|until|if|when|week|because`,
  `will|does|did not give|let_me_have .. me .. ${NEEDED} .. if|until|unless|for|when|because|anymore|this`,
  'cut|cuts|cutting|shut|turned my .. money|gas|cards|card|account .. off|until|if|because|when',
  'puts|put|gives me? on? an? allowance .. if|and|but|so|when|like|because',
  'me hace|pide|exige|revisa .. tickets|ticket|recibos|recibo|cambio|vuelto|kilometraje',
  'no me da|dio|suelta .. gasolina|gasto|dinero|un_peso|ni_un|mandado|feria|lana|quincena',
  'me da .. gasto|dinero|gasolina .. si|solo|nomas|contado|cuando',
];

/** The same words where nobody controls anybody. */
const EVERYDAY_CONTROL: readonly Phrase[] = [
  'pet|dog|cat .. airtag|tag|tile|collar|microchip|chip',
  'airtag|airtags|tag|tile|tracker ... luggage|suitcase|keys|bike|wallet|collar|remote',
  'i|we put|puts|stuck|hid|bought|got|keep|have|sewed|clipped .. airtag|airtags|tag|tile|tracker|gps',
  `${PET} ... vet|groomer|turn|birthday|shots|bath|nails|checkup`,
  `vet|groomer|neighbors|heaven|rainbow ... ${PET}`,
  `next time .. feed|walk|get|adopt|bring|take .. ${PET}`,
  'receipt|receipts .. taxes|work|reimbursed|reimbursement|return|returns|warranty|accountant|budget_app|shoebox',
  'back in|on the|my|a|our .. group|team|band|game|business|chat|loop|swing',
  'mileage .. work|taxes|lease|marathon|running',
];

/** Ways of control that are told without the words for them, by the danger that they are. */
export const CONTROL = {
  stalking: DEVICES,
  hostage: [...PETS, ...CHILD_THREATS, ...STAY_THREATS],
  money: COUNTED_MONEY,
  everyday: EVERYDAY_CONTROL,
} as const;

const PLACES =
  'garage|barn|shed|basement|closet|tub|bathtub|attic|woods|truck|car|river|lake|floor|bedroom|tree|rope';
const LEAVES =
  'leave|leaves|leaving|left|go|goes|going|stay_at|stay_with|break_up|divorce|space|a_break|move_out|walk_out|separate|my_sisters|my_moms|pack|packed|end_it|done|out';

const dyingIn = cueFinder({
  // What somebody says will be found, without a word for how.
  found: [
    `find|finding me|him|her|my_body|his_body|her_body .. in|on|at|hanging|from|by .. ${PLACES}`,
    'find|finding|cut me|him|her|my_body hanging|dead|gone|down|swinging|in_the_morning',
    'will not|wont .. be here|around|alive|breathing .. when|by|tomorrow|morning|after|get_back|come_back|get_home',
    'planning|plan|coming_to|come_to|pick|picking my|his|her funeral|coffin|casket',
    'blood .. on|be_on my|your|our hands',
    'not|never see me|him|her alive|again|breathing',
    'be dead|gone before|by|when you|i',
    // A weapon at their own head says it without a word.
    `he|she|husband|wife|boyfriend|girlfriend|ex|partner|fiance .. puts|put|holds|held|sticks|stuck|points|pointed|has|had|shoves .. ${GUNS} .. in|under|to|against|at|on his|her mouth|chin|head|temple|throat|heart|chest`,
    `${GUNS} .. in|under|to|against|at his|her own? mouth|chin|head|temple|heart`,
    `swallow|eat|taste|kiss the|a|his|her? barrel|bullet|muzzle`,
    `se pone|puso|apunta|apunto .. pistola|arma|cuete|cuchillo .. boca|cabeza|sien|pecho|cuello`,
    'encontrar|hallar|encontraras|hallaras me|colgado|colgada|muerto|muerta|tirado|tieso .. en|colgado|colgada|muerto|muerta|cochera|garage|puente|patio|bano',
    'me vas|van a encontrar|hallar',
    'lo|la voy|vas|vamos a encontrar|hallar colgado|colgada|muerto|muerta|ahi|en',
    'no|ya_no voy|va a amanecer|estar|vivir .. cuando|manana',
    'vas a|me llorar|enterrar|velorio|entierro',
  ],
  says: [
    'he|she|husband|wife|boyfriend|girlfriend|ex|partner|fiance|bf|gf .. says|said|say|texts|texted|goes|yells|tells|told|like|threatens|swears',
    'puts|put|holds|held|sticks|points|asks|cries',
    'dice|dijo|me_dice|me_dijo|grita|amenaza|escribe|escribio',
  ],
  leaving: [
    `if|when|every_time|each_time|whenever|because|the_day|the_minute|anytime|once|after .. i|we ... ${LEAVES}`,
    'si|cuando|cada_vez|cada_que|el_dia ... dejo|deje|voy|vaya|irme|separo|separar|divorcio|salgo|termino|corto|mama|hermana|maleta',
  ],
});

/**
 * Whether somebody says that they will be found dead if the writer goes. The words stand far apart, so each
 * is looked for alone.
 */
export function threatensToDie(message: string): boolean {
  const found = dyingIn(message);
  return (['found', 'says', 'leaving'] as const).every((each) => found.includes(each));
}
