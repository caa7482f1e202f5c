import { cueFinder } from './cue-finder.js';
import { passagesOf } from './passages.js';
import { namesChild } from './person-cues.js';

const TOOL =
  'belt|cord|cords|cable|hanger|switch|paddle|spoon|wooden_spoon|strap|hose|flip_flop|sandal|stick|extension_cord|ruler|shoe';
const HERRAMIENTA = 'cinto|cinturon|cable|chancla|vara|fajo|palo|cuerda|manguera|cuchara|gancho';

/** What is done to a child. */
const deedIn = cueFinder({
  hurt: [
    'hit|hits|hitting|beat|beats|beating|slap|slaps|slapped|slapping|smack|smacks|smacked|punch|punches|punched|kicks|kicked|whip|whips|whipped|whipping|spanks|spanked|shoves|shoved|slammed|yanks|yanked|drags|dragged|choked|chokes|bites|burns|burned him|her|them|my|the|his|our|a|it',
    'threw|throws|tossed|slammed|dropped|flung him|her|them|it|my_baby|the_baby|my_son|my_daughter in|into|on|onto|down|against|across|off|by',
    'shook|shakes|shaken|shaking him|her|them|the_baby|my_baby|it',
    'touches|touched|molests|molested|gropes|groped|rapes|raped|fondled .. him|her|them|my|private|down_there',
    'lock|locks|locked|ties|tied|chained|shuts|shut him|her|them|in|up|out',
    'flinch|flinches|flinched|cowers when|if|whenever',
    'afraid|scared|terrified of|to him|her|my_husband|my_wife|my_boyfriend|his_dad|her_dad|his_mom|her_mom|go_home|go_back|going_back|be_alone',
    'gun|guns|needle|needles|meth|fentanyl|heroin',
    'pega|pego|golpea|golpeo|avienta|avento|empuja|empujo|jalonea|quema|quemo|patea|zarandea|sacude|encierra|encerro|amarra|amarro|toca|toco|manosea|amenaza',
  ],
  struck: [
    `with|using|took|takes|gets|got|grabs|grabbed a|an|the|his|her? ${TOOL}`,
    `${TOOL}|loop|bite|rope|whip marks|mark|prints|print`,
    'loop|hand|finger|thumb|rope shaped|like marks|mark|prints|print',
    'stripes|streaks across|on|down|all_over .. back|backs|legs|leg|bottom|butt|arms|thighs|face|cheek|hands',
    `from|off a|an|the|his|her? ${TOOL}`,
    'purple|black_and_blue|raw legs|bottom|butt|back|ear|ears|arm|arms|thighs',
    `con un|una|el|la|su? ${HERRAMIENTA}`,
    'piernas|nalgas|espalda|brazos|orejas|pompis moradas|morada|rojas|marcadas|marcados|morados',
    'marcas|marca|rayas .. espalda|piernas|brazos|cinto|cable|dedos|mano',
  ],
  punished: [
    'kneel|kneels|kneeling|knelt|squat on|in|for .. rice|gravel|corn|hours|bottle_caps|rocks',
    'made|makes|make|making .. stand|kneel|hold|sleep|squat|sit ... outside|cold|snow|garage|barn|porch|shed|corner|hours|arms|floor|rain|sun|dark|heat',
    'made|makes|make|has|had him|her|them stand|kneel|hold|sleep|stay|eat|sit|run .. outside|cold|snow|garage|barn|porch|shed|hours|hour|arms|dog|floor|rain|sun|dark|hot_sauce|soap',
    'hose|hosed|hoses|ice_bath|cold_shower|cold_water .. yard|outside|down|winter|snow|him|her|them|degrees',
    'sprays|sprayed|dunks|dunked|hoses|hosed him|her|them',
    'soap|hot_sauce|pepper|vinegar in|on his|her|their mouth|tongue|eyes',
    'sleep|sleeps|eats|eat in|on the garage|barn|porch|shed|bathtub|closet|dog_bed|laundry_room',
    'hincado|hincada|hincados|de_rodillas .. arroz|horas|piso|corcholatas|granos|maiz',
    'jabon|chile en la boca',
    'la|lo|los|las pone|puso|deja|dejo|saca|saco .. afuera|frio|sol|patio|lluvia|oscuras',
    'duerme|come en el|la patio|cochera|garage|bano|piso|corral',
  ],
  starved: [
    'skinny|bony|skin_and_bones|so_thin ... sneak|sneaks|not|no|locked|punish',
    'not|never|no|without allowed|get|gets|give|gives|let|lets|feed .. eat|food|dinner|supper|lunch|water|breakfast .. until|till|because|when|if|days|punishment|all_day|since',
    'sneak|sneaks|snuck|slip him|her|them food|snacks|granola_bars|bread|crackers|a_sandwich|something_to_eat',
    'sin cenar|comer|desayunar|agua .. castigo|castigado|castigada|cuando|porque|si|dias',
  ],
  // A grown-up, or a bigger child, and what is kept secret about a body.
  lured: [
    'secret|special|our|a|the secret? game|club|touch|tickle|time|massage .. secret|blanket|tell|lap|bed|door|not',
    'our|a|their|the|his special|little|big? secret|secrets',
    'sit|sits|sitting|has|have|gets|puts .. on|in his|her|grandpas|uncles lap',
    'not supposed|allowed|suppose to say|tell',
    'not tell your? mom|mommy|mama|daddy|dad|parents|anyone|anybody|me|us',
    'check|checks|checking|look|see if|how you|she|he|youre|shes|hes are|is? growing|grown|developing|a_woman|a_man|hair',
    'on|in|onto his|her|grandpas|uncles lap .. money|secret|candy|always|wants|under|blanket',
    'under the blanket|covers',
    'touching|touches|humping|rubbing|showing herself|himself|her_private|his_private',
    'no .. diga|digas|decirle|contarle|cuente .. a nadie|mama|mami|papa|papi',
    'nuestro|un|es|su|el secreto|secretito',
    'en|sobre las|sus piernas .. dinero|dulces|secreto|siempre|cobija',
  ],
});

/** How somebody tells of their own childhood, which is over. */
const LONG_AGO =
  /(?<!\p{L})(?:when|back when) (?:i|we|he|she|my \p{L}+) (?:was|were) (?:a |just |only |about )*(?:kids?|little|young|child|children|small|growing|\d)|growing up|as (?:a )?(?:kids?|child(?:ren)?)(?!\p{L})|years ago|cuando (?:yo )?(?:era|[eé]ramos|estaba) |de ni[nñ][oa](?!\p{L})/iu;

/** Whether a child stands in a passage of the message together with what is done to it. */
export const isChildsDeed = (message: string): boolean =>
  namesChild(message) &&
  passagesOf(message).some(
    (passage) => namesChild(passage) && !LONG_AGO.test(passage) && deedIn(passage).length > 0,
  );
