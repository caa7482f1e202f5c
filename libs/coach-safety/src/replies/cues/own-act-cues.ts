import { cueFinder } from './cue-finder.js';
import { WRITERS_THREATS } from './threat-phrases.js';

const DID =
  '@violate|@harm|@shoves|@grabs|spank|spanked|whooped|backhanded|squeezed|squeeze|yanked|grabbing|holding|squeezing|snap|snapped|explode|exploded|swung';
const GOLPEE =
  'pegue|golpee|sacudi|aprete|ahorque|estrangule|lastime|empuje|avente|jale|agarre|patee|cachetee|abofetee|zarandee|sujete|amenace';

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
  /(?:^|[.!?\n]\s*)(?:just |then |almost )?(?:(?:grabbed|hit|slapped|choked|strangled|pushed|shoved|punched|kicked|shook|threw|hurt|smacked) (?:her|him|them|my|the)|(?:held|put|pressed) (?:a|the|my) (?:pillow|cushion|blanket|towel|hands?))\b/i;

/** Whether the writer may have harmed somebody, or fears to. Where this is false, nobody may be asked as if they had. */
export const isOwnAct = (message: string): boolean =>
  WITHOUT_I.test(message) || ownActsIn(message).length > 0;
