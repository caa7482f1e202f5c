import { cueFinder } from './cue-finder.js';
import { WRITERS_THREATS } from './threat-phrases.js';

const DID =
  '@violate|@harm|@shoves|@grabs|spank|spanked|whooped|backhanded|squeezed|squeeze|yanked|grabbing|holding|squeezing|snap|snapped|explode|exploded|swung';
const GOLPEE =
  'pegue|golpee|sacudi|aprete|ahorque|estrangule|lastime|empuje|avente|jale|agarre|patee|cachetee|abofetee|zarandee|sujete|amenace';

const WEAPON =
  'bat|gun|pistol|glock|rifle|shotgun|knife|blade|machete|crowbar|tire_iron|hammer|axe|hatchet|pipe|wrench|brass_knuckles|taser|tire_thumper';
const PLACE =
  'truck|car|seat|trunk|glovebox|glove_box|console|door|bag|backpack|waistband|pocket|boot|toolbox|cab|saddlebag|bed|mattress';
const ARMA = 'pistola|arma|cuchillo|navaja|machete|bat|bate|fierro|tubo|martillo|cuerno|escopeta|rifle|llave';

/** Words of a writer who did something to somebody, or fears to. */
const ownActsIn = cueFinder({
  'own-act': [
    ...WRITERS_THREATS,
    `i just|then|and|so|also|once|really|actually|finally|almost|nearly|even? have|had|did|do|could|might|may|will|would|can|am|was|keep|kept|started|am_going_to|was_going_to|want_to|wanted_to|going_to|almost|nearly? ${DID}`,
    `i .. and|then|just|almost|nearly ${DID}`,
    'my hands|hand|arm|forearm|fist|fists|knee .. on|at|around|round|in|over|across @victim|@my|his|her|their',
    'i .. put|laid|had|raised|got my hands|hand|arm|forearm|fist|fists|knee',
    'i .. lost|lose|losing it|control|my_temper',
    'what i .. do|did|done|capable|am_gonna|might|could|will',
    'scared|afraid|terrified of myself|hurting|hitting|what_i|me',
    'i .. might|could|am_going_to|will|want_to|wanted_to .. hurt|kill|hit|harm|shoot|stab|smash|snap',
    'thoughts|urge|urges|thinking|think about|of|to .. @harm',
    'i .. held|hold|pressed|put a|the|my pillow|cushion|blanket|towel',
    'i .. think|thinking|imagine|imagining|picture|picturing .. of|about? .. putting|holding|pressing|pushing a|the|my pillow|cushion|blanket|towel',
    'pienso|pensando|imagino|ganas .. ponerle|taparle|apretarle .. almohada|cojin|cobija|cara|boca',
    'my anger|temper|rage',
    // Somebody as the aim of a weapon, a wish or a search.
    'i keep|see|seeing|picture|picturing|imagine|imagining|watch|watching|dream|dreaming .. myself ... swinging|hitting|hurting|choking|shooting|stabbing|strangling|beating|running_him|running_her|running_them|doing_it',
    'seeing|picturing|imagining myself ... swinging|hitting|hurting|choking|shooting|stabbing|strangling|beating|running_him|running_her',
    `i|i_have|then|and put|got|keep|kept|have|bring|brought|bought|loaded|sharpened|packed|carry|carrying|hid .. my|a|the ${WEAPON} ${PLACE}`,
    `i|i_have|then|and put|got|keep|kept|have|bring|brought|bought|loaded|packed|carry|hid .. my|a|the ${WEAPON} in|behind|under|on|by|beside my|the|his|her? ${PLACE}`,
    `i|i_have|and put|got|keep|have|brought|bought|loaded|packed .. ${WEAPON} .. for him|her|them|his|when|that_guy|the_guy|sunday|thursday|friday|saturday`,
    `i|then|and|am|been loaded|loading|cocked|sharpened|sharpening|gripping|holding|carrying my|the|a ${WEAPON}`,
    'i|i_have|and|finally found|find|figured|looked out|up where|which|what|when .. he|she|they .. lives|works|goes|drinks|parks|sleeps|stays|gets_off|leaves|hangs|trains',
    'found|find|figured out where|which|what|when .. his|her|their shift|bar|gym|truck|car',
    'i know which|what|when .. he|she|they .. gets_off|drinks|leaves|parks|is_alone',
    'i|i_am want|wanna|gonna|going_to|ready_for|planning|make him|her|them .. pay|suffer|bleed|crawl|beg|scared',
    'teach|teaching him|her|them|his_ass|her_ass a lesson .',
    'teach|teaching him|her|them a lesson tonight|tomorrow|he|she|they|himself|myself',
    `traigo|traje|tengo|compre|afile|meti|guarde|cargue|puse .. ${ARMA} .. para_cuando|para_el|por_si|en_la_troca|en_el_carro|en_la_camioneta|en_la_cajuela|debajo|en_la_cintura|en_el_cinturon`,
    'averigue|supe|descubri|ya_se donde|a_que_hora|en_que|cual .. vive|toma|duerme|estaciona|sale|entra',
    // What is done to somebody who can't see it, and what is asked before or after.
    'i|been|i_have give|gives|giving|gave|slip|slipped|slipping|crush|crushed|crushing .. him|her|husband|wife|mother|father|mom|dad .. double|triple|extra|twice|more_of .. his|her|pills|meds|dose|sleeping|ambien|benadryl',
    'i|been|i_have give|giving|gave|slip|slipped|slipping .. double|triple|extra .. his|her',
    'how tight|hard|long|much can|could|do|should .. hold|grab|hit|squeeze|spank|shake|tie|lock ... before|without|so .. mark|marks|bruise|shows|showing|notice|leave|leaves',
    'urge|urges|want|wanted to .. hold|press|put|push .. pillow|cushion|blanket|hand|hands|towel',
    'my hand|hands|fist|fists is|are|was|were already|around|up|balled|clenched|raised|cocked',
    'had|have|got|with my fist|fists|hand|hands up|balled|clenched|raised',
    'how long|much|many time|years? .. jail|prison .. for|if',
    'cuanto|cuantos tiempo|anos ... carcel|prision .. por|si',
    'me veo|imagino .. pegandole|dandole|golpeandolo|golpeandola|partiendole|rompiendole|encima_de',
    'quiero|quisiera|ganas .. verlo|verla .. sangrar|muerto|muerta|sufrir|llorar|de_rodillas',
    'se la|las voy_a|va_a cobrar|pagar|partir',
    'i am .. violent|abusive|abuser|monster|dangerous',
    'i .. gun|knife|bat|pistol .. him|her|them',
    GOLPEE,
    'levante|alce la mano',
    'le|les di con',
    'le|les di|solte|meti|plante|acomode un|una cachetada|bofetada|golpe|manotazo|trancazo|patada|nalgada',
    'puse|eche la|las|mis? mano|manos',
    'i block|blocked|blocking',
    'puedo|puede|pueda|podria|voy_a|quiero|quisiera|ganas_de|casi .. hacerle|hacer|matar|matarlo|matarla|mato|pegar|pegarle|golpear|lastimar|lastimarlo|lastimarla',
    'la|lo|los|las mato|voy_a_matar',
    'miedo .. hacerle|lastimar|pegarle|lastimarla|lastimarlo|de_mi_mismo|de_mi_misma',
    'perdi el control|la_cabeza|los_estribos',
    'mi coraje|enojo|ira',
    'soy violento|violenta|un_monstruo|el_agresor',
  ],
});

/** A sentence that leaves out its "I". */
const WITHOUT_I =
  /(?:^|[.!?\n]\s*)(?:just |then |almost )?(?:(?:grabbed|hit|slapped|choked|strangled|pushed|shoved|punched|kicked|shook|threw|hurt|smacked) (?:her|him|them|my|the)|(?:held|put|pressed) (?:a|the|my) (?:pillow|cushion|blanket|towel|hands?)|(?:put|got|loaded|sharpened|bought|packed) (?:a|the|my) (?:bat|gun|pistol|knife|machete|crowbar|hammer|axe) (?:in|behind|under|by|for)|(?:found|figured|find) out (?:where|which|what|when) \w+(?: \w+)? ?(?:he|she|they)|keep seeing myself)\b/i;

/**
 * Whether the writer may have harmed somebody, or fears to. Where this is false, nobody may be asked as if
 * they had.
 */
export const isOwnAct = (message: string): boolean =>
  WITHOUT_I.test(message) || ownActsIn(message).length > 0;
