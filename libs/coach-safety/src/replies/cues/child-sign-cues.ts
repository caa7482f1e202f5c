import type { Phrase } from '../../phrases/phrase.js';
import { cueFinder } from './cue-finder.js';
import { passagesOf } from './passages.js';
import { namesChild } from './person-cues.js';

const GARMENTS =
  'pants|leggings|jeans|underwear|underpants|shorts|pajamas|pjs|clothes|hoodie|hoodies|sweatpants|layers|bra|belt|swimsuit|shirts|tights';
const ROPA =
  'pantalones|pants|calzones|mallas|leggings|pijama|pijamas|ropa|sudadera|shorts|cinto|cinturon|licras|capas|trusas|pantaletas';
const BLOCKS = 'chair|dresser|desk|bed|box|boxes|toy_box|suitcase|laundry_basket|nightstand|shoes|backpack';
const TRABAS = 'silla|buro|mueble|comoda|cama|caja|zapatos|mochila|mesa';
const MAN =
  'husband|boyfriend|bf|fiance|partner|stepdad|stepfather|stepbrother|uncle|grandpa|grandfather|cousin|roommate|brother|friend|landlord|man|dad|coach|pastor|deacon|wife|girlfriend|stepmom|he|him';

/** What a child does who has somebody to fear in bed, bath or toilet, and what is done there. */
const PHRASES: Readonly<Record<'sign', readonly Phrase[]>> = {
  sign: [
    // Bath and toilet.
    'not|refuses|scared|afraid|stopped|will_not|hates .. bath|baths|bathe|bathed|bathing|shower|showers|showering|undress|undressed|undressing|change|changed|changing|wiped|diaper .. him|when|with|if|by|around|at|anymore|alone|while|since|there|over',
    'not|refuses|stopped .. let|lets|letting .. bathe|bath|shower|change|dress|wipe|help|wash|touch .. her|him',
    'not|refuses|hates|screams .. want|be|have|like|let|when .. bathed|changed|dressed|undressed|washed|wiped|bathes|changes',
    'holds|holding|will_not .. pee|poop|bathroom|potty|go .. until|when|there|if|home|house|because',
    'bathroom|shower|bath|toilet .. while|when|with .. he|him|door .. in|open|is|there|walks|watches|there',
    `${MAN} .. walks|walked|walking|comes|came|barges|barged in .. shower|showering|showers|bathroom|changing|dressing|undressed|bath|toilet`,
    `${MAN} .. insists|wants|offers|has|likes|loves|keeps .. bathe|bathes|bathing|bath|baths|shower|showers|tuck|lotion|massage`,
    // Bed.
    'wets|wet|wetting|peed|pees|peeing|pee|soils|accidents .. bed|pants|herself|himself|night .. again|since|after|all|when|now|suddenly|every|out_of|at',
    'started|starting|back to|is .. wetting|peeing|wets|bedwetting|bed_wetting',
    'not|refuses|will_not|scared|afraid .. sleep|bed|nap .. when|with|if|at|there|in_her_room|in_his_room|own_room|home|unless|alone|since|house',
    'sleeps|sleeping|sleep .. in .. closet|under|floor|bathtub|tub|clothes|car',
    'asked|asks|begs|begged|wants to .. sleep|stay|live|move .. grandmas|grandparents|aunts|friends|dads|moms|sisters|with_me .. summer|every|all|now|instead|again|weekend|forever|night|year',
    `${MAN} .. lie|lies|lays|laid|lying|sleeps|slept|sits|gets|got|climbs|crawls|goes|went|comes .. in|on|into my|our|her|his|their|the? daughters|sons|girls|boys|stepdaughters|nieces|kids? bed|room .. night|with|until|asleep|alone|door|sleep|every|late`,
    `${MAN} .. tucks|puts .. in|to_bed ... door|closed|shut|locked|alone|long|hour|lights`,
    // Clothes.
    `wears|wearing|wear|sleeps|sleeping|puts_on|has_on|dresses|layers .. two|2|three|3|double|extra|all|her|his|tight|many|layers|several ... ${GARMENTS} .. bed|sleep|night|under|layers|top|over|when|around|pairs|since`,
    `two|2|three|3|double|extra .. pair|pairs|layers .. ${GARMENTS}`,
    `sleeps|sleep|sleeping|goes_to_bed .. in|wearing|with .. ${GARMENTS} .. on|and|under|every|now|since|shoes|fully`,
    `keeps|kept|leaves|has her|his|their|all_her|all_his ${GARMENTS}|shoes|coat on`,
    'sleeps|sleep|sleeping|goes_to_bed fully? dressed|clothed|in_her_clothes|in_his_clothes|in_jeans|in_her_jeans|in_her_coat|with_her_shoes_on',
    // Lock.
    `puts|put|pushes|pushed|wedges|wedged|drags|shoves|moves|moved|blocks|jams|props|stacks .. ${BLOCKS} .. under|against|behind|in_front|at|by .. door|doorknob|knob|handle`,
    `${BLOCKS} .. under|against|in_front_of her|his|the|their? bedroom? door|doorknob|knob|handle`,
    `took|takes|removed|removes|unscrewed|broke|broken|taken .. lock|locks|doorknob|knob|door|latch .. off|from|out|of|her|his|bathroom|bedroom|hinges|away`,
    `took|takes|removed|removes|unscrewed off? her|his|their|the? bedroom|bathroom? lock|locks|door`,
    'started|starts|began|keeps|always .. locking|lock|locks|barricading .. door|room|bedroom|in',
    'locks|locking|lock her|his|their|the? bedroom|bathroom? door .. when|if|at|since|every|because|now|whenever',
    'asked|asks|wants|begged|begs|bought for? a lock .. door|room|bedroom|her|his|bathroom',
    'lock on|for her|his|their bedroom|bathroom? door',
    // The same in Spanish.
    'no|ya_no quiere|deja|quieren|dejan ... bane|banen|banarse|bana|banar|cambie|cambien|cambiar|vista|limpie|bano|banos|desvista|desvestirse|acueste|duerma',
    'se|me tapa|esconde|encierra .. cuando|al .. bana|banar|banarse|bano|cambia|cambiar|llega|viene',
    'orina|orino|orinar|orinando|orinarse|hace_pipi|hacerse_pipi|moja .. cama|noche|encima|otra_vez|de_nuevo|pantalon|cada',
    'volvio|empezo|regreso|otra_vez a .. orinar|orinarse|mojar|hacer_pipi|hacerse_pipi|panal',
    `duerme|dormir|acuesta|pone|usa .. con .. ${ROPA} .. puesta|puestos|puesto|encima|debajo|para_dormir|dos|tres|doble|cama|noche`,
    `duerme|acuesta|dormir con dos|tres|doble|mucha|toda|su ${ROPA}`,
    `dos|tres|doble|2|3 .. ${ROPA} ... dormir|cama|noche|dormirse|acostarse`,
    `pone|puso|mete|empuja|atranca|traba|arrima .. ${TRABAS} .. puerta|perilla|chapa`,
    `quito|quita|saco|arranco|rompio .. chapa|cerradura|seguro|candado|cerrojo|pasador|puerta .. cuarto|puerta|bano|recamara`,
    'pide|pidio|quiere un|el|una|poner? candado|seguro|chapa|cerrojo|pasador .. cuarto|puerta|bano|recamara',
    'cierra|encierra|pone .. seguro|llave|candado|pasador .. cuarto|puerta|cuando|bano|recamara|noche',
    'entra|entro|mete|metio .. bano|cuarto|cama|regadera|recamara .. cuando|mientras|con|sin_tocar|noche|se_bana|banando',
    'no|ya_no quiere .. dormir|quedarse|ir|estar|regresar .. sola|solo|su_cuarto|con|casa|alla',
    'se acuesta|mete|duerme .. con ella|el|la_nina|el_nino|mi_hija|mi_hijo .. cama|cuarto|puerta|noche',
  ],
};

/** What is said of growing up, potty training and play, where the same words are everyday ones. */
const EVERYDAY: readonly Phrase[] = [
  'potty|toilet training|trained|train',
  'bath toys|bomb|bombs|time',
  'bathing suit|suits',
  'dog|cat|puppy|kitten .. bath|bed|wets|pees',
  'combination|bike|car|screen|phone|ipad|gun lock|locks',
  'snow|ski|winter|cold|freezing ... layers|pants|leggings|hoodie',
  'layers|pants|leggings|hoodie .. cold|snow|freezing|winter|ski|sick',
];

const signsIn = cueFinder(
  {
    ...PHRASES,
    adult: [MAN, 'novio|marido|esposo|padrastro|pareja|tio|abuelo|primo|hermanastro|papa|el|viejo'],
  },
  EVERYDAY,
);

/** What a grown man and a girl in her teens do alone, where no one else is. */
const aloneIn = cueFinder({
  alone: [
    'teen|teenage|13|14|15|16|17 .. stepdaughter|step_daughter|daughter|niece|girl ... lap|massage|massages|massaging|back_rub|shoulder_rub|foot_rub|cuddle|cuddles|cuddling|bed|blanket|secret|secrets|lingerie|bikini|kiss|kisses|lips|shower|bath|body|figure|hot|sexy|boobs|underwear',
    'stepdaughter|step_daughter ... lap|massage|massages|massaging|back_rub|foot_rub|cuddling|same_bed|one_bed|her_bed|lingerie|kisses_her_on_the_lips|sexy|boobs|her_body',
    'lap|massage|massages|massaging|back_rub|cuddle|cuddles|cuddling|lingerie .. with|to|of|for|on .. teen|teenage|13|14|15|16|17 .. stepdaughter|daughter|girl',
    'hijastra ... piernas|regazo|masaje|masajes|sobando|soba|cobija|misma_cama|su_cama|tanga|ropa_interior|besos_en_la_boca|cuerpo|secreto|secretos',
  ],
});

/**
 * How a child behaves in bed, bath, toilet, lock or clothes, in a message that speaks of a child or comes
 * after one that does.
 */
export const hasChildSign = (message: string): boolean =>
  passagesOf(message).some((passage) => signsIn(passage).includes('sign') || aloneIn(passage).length > 0);

/** The same, with the child named and a grown-up beside it. */
export const mayBeChildsSign = (message: string): boolean =>
  namesChild(message) &&
  passagesOf(message).some(
    (passage) =>
      aloneIn(passage).length > 0 ||
      (signsIn(passage).includes('sign') && signsIn(passage).includes('adult')),
  );
