import type { Phrase } from '../../phrases/phrase.js';
import { GUNS } from './gun-cues.js';

const ANOTHER =
  'he|she|hes|shes|hed|shed|husband|wife|boyfriend|girlfriend|ex|partner|fiance|mom|mother|dad|father|son|daughter|stepson|stepdaughter|stepdad|brother|sister|grandpa|grandson|friend|cousin|uncle|says|said|saying|joked|jokes|joking|texted|tells|told|muttered|mumbled';
const OTRO =
  'el|ella|dice|dijo|repite|esposo|esposa|marido|mujer|novio|novia|hijo|hija|hermano|papa|que|siempre|bromea';

/** A gun in words that mean one only where somebody who may die takes it along. */
const SIZES = ['9', 'nine', '22', '38', '40', '45', '410', '12', '20', '30_30']
  .flatMap((size) => [`his_${size}`, `her_${size}`, `the_${size}`, `a_${size}`, `grandpas_${size}`])
  .join('|');
const ARMS = `${GUNS}|${SIZES}|deer_gun|duck_gun|long_gun|varmint_gun|squirrel_gun|service_pistol|rifles|pistols|escopetas|pistolas`;
const TAKES =
  'took|takes|taking|taken|grabbed|grabs|grabbing|carried|carries|carrying|packed|brought|brings|pulled|got|loaded|loads|loading|holding';
const OUT =
  'out|outside|left|gone|went|goes|walked|walks|drove|drives|headed|heads|off|sitting|sits|barn|shed|field|pasture|woods|garage|truck|car|porch|basement|shop';

/** Somebody else says that a death would be worth more than the life, as a farmer in debt may. */
export const PRICED: readonly Phrase[] = [
  `${ANOTHER} ... worth .. more .. dead|buried|gone|under|in_the_ground|six_feet|six_foot|not_here`,
  `${ANOTHER} ... worth .. more .. with|without him|her|me dead|gone|under|buried|around|here|in_the_ground`,
  'worth more with|without him|her dead|gone|under|buried|in_the_ground|on_it|around|in_it',
  `${ANOTHER} ... worth .. nothing|less .. alive|breathing|living`,
  `${OTRO} .. vale|valgo|valdria|valia .. mas .. muerto|muerta|enterrado|enterrada|bajo_tierra`,
  `${OTRO} .. sirve|sirvo|serviria|ayudo .. mas .. muerto|muerta`,
];

/** Talk of what a death would pay, which may also be a plan for old age. */
export const INSURED: readonly Phrase[] = [
  'better_off|be_set|set_for_life|be_fine|be_okay|be_ok|be_taken_care_of|be_rich|debt_free|pay_it_off|paid_off|out_of_debt ... life_insurance|insurance_money|death_benefit|with_the_insurance|from_the_insurance|on_the_insurance|his_policy|her_policy',
  'life_insurance|insurance_money|death_benefit|the_insurance|his_policy|her_policy ... better_off|be_set|set_for_life|be_fine|be_okay|be_ok|be_taken_care_of|be_rich|all_be|pay|pays|pay_off|clear|clears|fix|fixes|save|saves|worth_more',
  'seguro_de_vida|dinero_del_seguro|con_el_seguro|poliza ... mejor|paga|pagan|pagar|pagamos|cubre|alcanza|deuda|deudas|bien|salen|salimos',
  'mejor|pagado|pagada|pagan|salen|bien|deudas ... seguro_de_vida|dinero_del_seguro|con_el_seguro|poliza',
];

/** Somebody else has a gun with them, or one is gone. */
export const ARMED: readonly Phrase[] = [
  `${TAKES} .. ${ARMS}`,
  `has|had|have|got .. ${ARMS} .. with|on him|her|them`,
  `${OUT} ... with|w|and .. ${ARMS}`,
  `${ARMS} is|are|was? .. gone|missing|not_there|not_in|not_here`,
  'gun_safe|gun_cabinet|gun_case|gun_rack is|was? open|empty|unlocked|wide_open',
  `se_llevo|llevo|agarro|saco|tomo|cargo|trae|traia|cargando|llevandose .. ${ARMS}`,
  `con|y el|la|su|un|una ${ARMS}`,
  `falta|faltan|no_esta|desaparecio .. ${ARMS}`,
];

/** Whoever keeps the gun from somebody, and numbers that are none. */
export const DISARMED: readonly Phrase[] = [
  `i|we|police|cops|cop|deputy|deputies|sheriff|officers|his_brother|his_dad|his_father|his_friend|his_buddy|his_mom|her_brother|her_dad .. ${TAKES}|has|have|hid|locked|keeps .. ${ARMS}`,
  `${TAKES} .. ${ARMS} .. away|from_him|from_her|from_them|out_of_the_house|to_my|to_his_brothers|to_his_dads|to_the_police`,
  `le|les quite|quitamos|quitaron|escondi|guarde .. ${ARMS}`,
  '9|nine|12|20|22|38|40|45 year|years|yr|yo|month|months|week|weeks|day|days|hour|hours|minute|minutes|oclock|am|pm|foot|feet|pack|miles|mile|dollars|bucks|percent|ounce|pound|pounds|inch|inches|of|kids|anos',
];

/** What people also go out with a gun for. A gun that is “for coyotes” is no proof of it. */
export const HUNTED: readonly Phrase[] = [
  'deer_season|elk_season|duck_season|turkey_season|dove_season|after_deer|for_deer|hunting|hunt|hunts|hunter|season|opener|the_blind|a_blind|tree_stand|deer_stand|deer_camp|the_range|shooting_range|target|targets|skeet|gun_show|gunsmith|pawn_shop|nerf|water_gun|glue_gun|nail_gun|toy',
  'cazar|caceria|caza|venado|tiro_al_blanco|juguete',
];

/** Somebody who should be in by now is not. */
export const LATE: readonly Phrase[] = [
  'not|never .. come|came|been|in|back|home .. supper|dinner|dark|bed|yet|since|night|midnight|hours',
  'should|supposed_to be|been .. back|home|in .. hours|by_now|ago',
  'no .. ha_vuelto|ha_llegado|vuelve|regresa|ha_regresado|llega|volvio|regreso',
];
