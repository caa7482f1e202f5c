import { cueFinder } from './cue-finder.js';
import { babyIn, BEBE } from './shaken-cues.js';

const ANYBODY =
  'i|he|she|they|we|husband|wife|boyfriend|girlfriend|partner|ex|dad|mom|father|mother|sitter|babysitter|nanny|brother|sister|grandma|grandpa|uncle|aunt|stepdad|stepmom|somebody|someone|roommate|cousin|stepson|stepdaughter|son|daughter';
/** What is hardly done to a grown-up, so that “him” is the baby. */
const TO_SMALL =
  'squeezed|shook|shaken|yanked|jerked|tossed|threw|slammed|dropped|swung|flung|smothered|plopped|slung|chucked|covered';
const TO_ANY = `${TO_SMALL}|hit|hits|slapped|slaps|smacked|smacks|spanked|spanks|punched|kicked|pinched|bit|burned|popped|whacked|throws|shakes|squeezes|grabbed|pushed|shoved|choked`;
const SMALL =
  'baby|babys|infant|newborn|toddler|twin|twins|month_old|months_old|week_old|weeks_old|wk_old|mo_old|preemie|little_one|grandbaby';
const HICE =
  'sacudi|aprete|avente|jale|jalonee|pegue|zarandee|golpee|cachetee|pellizque|tire|estruje|sacudio|apreto|avento|jaloneo|pego|zarandeo|golpeo|cacheteo|pellizco|estrujo|azoto|azote';

const PUT = 'put|held|pressed|pushed|laid|hold|held_down|placed|pulled|threw';
const COVER = 'pillow|blanket|hand|cushion|towel|cloth|burp_cloth|shirt';
const FACE = 'face|mouth|nose|head';

/** What was done to a baby, and is no fear or picture of it anymore. */
const deedsIn = cueFinder(
  {
    // A baby that is not born has texts of its own.
    unborn: [
      'pregnant|pregnancy|preggo|unborn|trimester|ultrasound|midwife|ob|embarazada|embarazo',
      `baby|bebe .. not|stopped|less|hardly|no .. kick|kicks|kicking|move|moves|moving|moved|se_mueve|patea`,
      'weeks along|in|pregnant',
      'belly|stomach|bump|panza|vientre',
    ],
    deed: [
      `${ANYBODY} .. ${TO_SMALL} him|her|it|them`,
      `${ANYBODY} .. ${TO_ANY} .. my|the|our|his|her|a|their|this|that .. ${SMALL}`,
      `${TO_ANY} the|my|our|his|her|a? ${SMALL}`,
      `${SMALL} .. was|got|been .. shaken|thrown|hit|slapped|squeezed|dropped|smacked|yanked|kicked|punched|burned|grabbed`,
      `${HICE} .. a|al|la|el|mi|su|nuestra|nuestro? ${BEBE}`,
      `${HICE} ... ${BEBE}`,
      `lo|la|le ${HICE}`,
      `${PUT} .. ${COVER} .. over|on|to|against its|his|her|the|my? ${FACE}|it|him|her|them .|and|for|till|until|so|to|because|then|a_second|once|face`,
      'put|set|laid|plopped|dropped|let|pushed|shoved him|her|it|them down? .. hard|harder|rough|rougher|roughly ... than|crib|bassinet|playpen|swing|.|and|like',
      'put|set|laid|pushed|shoved him|her|it|them .. in|into|on|onto the|his|her? crib|bassinet|playpen|bed .. hard|harder|rough|rougher|roughly',
      `le|lo|la puse|tape|cubri .. almohada|cobija|mano|trapo|sabana .. encima|cara|boca|nariz`,
      `le|lo|la tape .. cara|boca|nariz`,
      'lo|la deje caer|de_golpe',
      'lo|la solte|bote .. recio|fuerte|cuna|cama|golpe',
    ],
  },
  [
    `almost|nearly|never|about_to|want|wanted|scared|afraid|think|thinking|thoughts|picture|pictured|imagine|imagined|felt_like|if|could_have|dream|dreamed|dreamt ... ${TO_ANY}`,
    `casi|nunca|quise|imagino|imagine|pense|sueno|sone|si ... ${HICE}`,
    'threw|throws|tossed .. up|out|away|in_the_air|a_fit',
    'threw|throws|tossed ... party|air|ball|shower|kiss|pacifier|toy|bone|blanket_to|bottle|bottles|diaper|manual|pillow_to|pillow_at',
    'threw|throws|tossed him|her|them a|an',
    `avente|tire|avento|tiro la|el|un|una|mi ropa|pelota|almohada|cobija|toalla|panal|mamila|celular|basura`,
    'dropped|drop .. off|out|in_on|by',
    'shook|shakes|shaken my|his|her|the|their? hand|hands|head|rattle|bottle|formula|toy',
    'hit it|the_jackpot|a_milestone|his_milestones|off',
    'grabbed .. bottle|diaper|toy|pacifier|and_hugged|and_held|when|before|so',
    'kicked|kicks me|inside|in_my_belly|my_ribs',
    `${SMALL} ${TO_ANY} me|us|my|his|her|the|him`,
  ],
);

/** Whether a baby was shaken, squeezed, thrown or hit, by anybody. It needs a doctor, and eyes on it. */
export const isBabyHurt = (message: string): boolean =>
  babyIn(message).length > 0 && isDeed(deedsIn(message));

const isDeed = (found: ReturnType<typeof deedsIn>): boolean =>
  found.includes('deed') && !found.includes('unborn');
