import { cueFinder } from './cue-finder.js';
import { passagesOf } from './passages.js';
import { plain } from './plain-letters.js';

const CHILDREN =
  'kid|kids|child|children|baby|babys|son|sons|daughter|daughters|twins|girls|boys|boy|girl|little_one|little_ones|stepson|stepdaughter|grandkids|triplets|newborn';
const HIJOS =
  'hijo|hija|hijos|hijas|nino|nina|ninos|ninas|bebe|gemelos|gemelas|cuates|cuatas|chiquitos|nietos|chamacos';
const PAPERS =
  'passport|passports|birth_certificate|birth_certificates|papers|green_card|green_cards|documents|social_security_cards|visa|visas|ids|pasaporte|pasaportes|acta|actas|papeles|documentos|visas';
const HOLDS =
  'has|have|got|gets|keeps|kept|holds|hold|hid|hides|took|takes|locked|locks|tiene|trae|guarda|guardo|escondio|esconde|quito|agarro|se_quedo_con|se_llevo';
const ELSEWHERE =
  'country|overseas|abroad|home_country|back_home|border|plane|mexico|honduras|guatemala|el_salvador|colombia|sinaloa|michoacan|manila|philippines|india|nigeria|lagos|kerala|jordan|egypt|brazil|haiti|pais|otro_lado|another_state|out_of_state|texas|florida';

/**
 * Children who are held over somebody by papers, a flight or a birth: roles that stand anywhere in a passage.
 */
const signsIn = cueFinder({
  told: [
    'says|said|saying|tells|told|telling|threatens|threatened|swears|swore|texted|warned|keeps_saying',
    'dice|dijo|dicen|amenaza|amenazo|jura|juro|repite|me_escribio',
  ],
  children: [CHILDREN, HIJOS],
  papers: [
    `${HOLDS} .. ${PAPERS}`,
    `${PAPERS} .. is|are|in|at .. locked|safe|desk|hidden|moms|his|her|drawer|truck|office`,
    `${PAPERS} .. en|con .. caja|cajon|llave|su|casa`,
  ],
  seized: [`hid|hides|took|locked|locks|escondio|quito|agarro|se_quedo_con|se_llevo .. ${PAPERS}`],
  away: [
    `take|takes|took|move|moves|fly|flies|send|sends|ship|raise|keep|keeps|leave_with|leaving_with|go_with .. ${CHILDREN}|them|em|him|her`,
    `${CHILDREN}|they|we|he .. go|going|fly|move|live|lives|leave|leaving .. to|back|with|without`,
    'se lo|la|los|las lleva|llevo|llevara|va_a_llevar',
    `se lleva|llevo|llevara|va_a_llevar a .. ${HIJOS}`,
    'llevarselos|llevarselas|llevarselo|llevarsela|me_los_quita|me_las_quita|me_lo_quita|me_la_quita',
  ],
  elsewhere: [ELSEWHERE],
  never: [
    `never|not|wont see|hold|find ${CHILDREN}|them|em|him|her .. again|ever`,
    `never|not see|hold .. ${CHILDREN}|them|em|him|her .`,
    'ever see them|em|him|her|the_kids again',
    'nobody|no_one|nothing|a_stranger|not_the_mom|not_the_dad|not_a_parent on_paper|legally|by_law|to_them',
    'nunca|no|ya_no lo|la|los|las|mas? vuelvo|volvere|vuelves|voy_a_volver|veo|vere .. a? ver|otra_vez|nunca|mas|.',
    'no soy|eres la|el|su mama|papa|nada de_sangre|legalmente|en_los_papeles',
  ],
  // What the writer must not do, or who stays behind.
  price: [
    'if|unless|next_time|every_time|the_day|the_minute i .. keep|ask|leave|go|talk|tell|call|say|fight|complain|divorce|file|argue|do_not|not|see|report|push|bring|work',
    'one more fight|word|question|call|complaint|time',
    'with|without or without me',
    'without me',
    'i|me leave|leaves|walk|walk_out|go with nothing|alone|empty_handed',
    'i|we will|would|am|are not .. plane|ticket|list|invited',
    'si|cuando|el_dia_que lo|la|le|me|les? hablo|digo|sigo|pregunto|llamo|voy|quejo|denuncio|dejo|divorcio|peleo|reclamo|pido',
    'sin mi|que_yo',
    'me voy sola|solo|sin_ellos|sin_ellas|sin_nada',
    'aunque no quiera|quieras',
  ],
});

/** Words without one of which nobody tells of it. */
const MAY_BE =
  /(?<!\p{L})(?:says?|said|saying|tells?|told|telling|threaten\p{L}*|swears?|swore|texted|warned|dicen?|dijo|amenaz\p{L}*|jur[ao]|repite|escribio)(?!\p{L})/iu;

/** Whether somebody says that the writer will lose the children: by papers that they hold, or for good. */
export const isChildrenHeldOver = (message: string): boolean =>
  MAY_BE.test(plain(message)) &&
  passagesOf(message).some((passage) => {
    const found = new Set(signsIn(passage));
    if (!found.has('told') || !found.has('children')) return false;
    if (found.has('papers') && (found.has('price') || found.has('never'))) return true;
    if (found.has('seized') && found.has('away') && found.has('elsewhere')) return true;
    return found.has('away') && (found.has('never') || (found.has('elsewhere') && found.has('price')));
  });
