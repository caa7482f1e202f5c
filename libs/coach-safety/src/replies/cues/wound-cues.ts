import type { Phrase } from '../../phrases/phrase.js';
import { cueFinder } from './cue-finder.js';

const TOOLS =
  'razor|razors|razor_blade|razor_blades|blade|blades|knife|box_cutter|scissors|glass|exacto_knife|scalpel|navaja|navajas|cuchillo|cuter|cutter|rastrillo|vidrio|tijeras';
const LIMBS = 'arm|arms|wrist|wrists|forearm|forearms|thigh|thighs|leg|legs|hip|hips|stomach|skin';
const CLOTHS =
  'towel|towels|rag|rags|shirt|shirts|sheet|sheets|sock|socks|diaper|diapers|maxi_pad|pads|gauze|toalla|toallas|trapo|trapos|sabana';

/** Wounds of every day, which people tell of in the same words. */
const EVERYDAY: readonly Phrase[] = [
  'cake|pie|pizza|bread|paper|wood|grass|lawn|hair|coupons|cooking|kitchen|onion|onions|potato|carrots|avocado|bagel|turkey|chopping|slicing|peeling|fence|saw|chainsaw|fishing|hook|barbed_wire|tractor|tin|can_lid|bike|skateboard|soccer|football|shaving|legs_in_the_shower',
  'pastel|pelo|pasto|zacate|lena|cebolla|aguacate|cocinando|cocina|alambre|sierra|bicicleta|rasurando',
  'dog|cat|horse|period|nose|nosebleed|tooth|surgery|c_section|tattoo|perro|gato|nariz|regla|cirugia',
];

const signsIn = cueFinder({
  // A wound that bled long or goes deep.
  grave: [
    'it|blood|bleeding|cut|wound would|will|did not .. stop|quit',
    'would|will|did not .. stop|quit bleeding',
    'bled|bleeding|bleeds|bleed .. through|hour|hours|all_night|half_the_night|everywhere|a_lot|so_much|forever|again_and_again|long',
    'took .. to stop',
    `${CLOTHS} .. soaked|bloody|ruined|red|through|full_of_blood`,
    `had|have|needed|used|went|took|soaked|through .. ${CLOTHS}`,
    'deeper than|this_time|and|.',
    'went|goes|going|too|so|pretty|really|kind_of|kinda deep|deeper',
    'deep cut|cuts|one|ones',
    'it|they|cut|cuts|wound is|are|was|were|looks deep',
    `blood .. all_over|everywhere|on|in .. ${CLOTHS}|bed|floor|carpet`,
    'blood everywhere',
    'need|needs|needed|get|got|getting|give stitches|stitched|stitched_up|butterfly_bandages|super_glue',
    'probably|maybe|should ... stitches|sewn_up|glued',
    'gaping|wide_open|split_open|can_see_fat|see_the_fat|see_bone|see_white|yellow_stuff_inside',
    'see .. fat|bone|muscle|tendon',
    'down to the? fat|bone|muscle',
    'not .. close|closing|stay_closed',
    'no .. dejaba|paraba|para|quiere_parar|queria_parar .. sangrar|sangre|salir',
    'mas|muy|bien hondo|honda|profundo|profunda',
    'ocupa|ocupo|necesita|necesito|necesite|puntadas|puntos|sutura de? puntadas|puntos|coser',
    'llene|empape|use|usar|usamos|puse|ensucie .. toalla|toallas|trapo|trapos',
  ],
  // Somebody cuts themself, in this message or before.
  cutting: [
    'cut|cutting|cuts|carved|slit|sliced ... myself|herself|himself|themselves',
    'cut|cuts|cutting|hurt|hurting|harm|harming|self_harm|self_harming|carve|carving myself|herself|himself|again|.',
    `carved|sliced|slit ... his|her|my ${LIMBS}`,
    `he|son|stepson|grandson|boyfriend|husband|brother|nephew cut|cuts|carved .. his ${LIMBS}`,
    `she|daughter|stepdaughter|granddaughter|girlfriend|wife|sister|niece cut|cuts|carved .. her ${LIMBS}`,
    `i cut|cuts|carved .. my ${LIMBS}`,
    'self harm|harms|harmed|harming|harmer|injury',
    'self_harm|selfharm|selfharming|self_harming',
    'been|is|are|am|started|keeps|was|back_to cutting',
    `the|do|doing|did|with|use|used|using|my|a ${TOOLS}`,
    `${TOOLS} .. thigh|thighs|arm|arms|wrist|wrists|leg|legs|hip|skin`,
    `me|se corta|corto|corte|cortar|cortarme|cortarse|cortando|cortada|raye|rayo`,
    `con|la|una|el|un ${TOOLS}`,
  ],
  everyday: EVERYDAY,
});

/**
 * Whether a message, with what was told before, tells of a cut that somebody made on themself and that needs
 * a doctor.
 */
export function isCutDeep(message: string, before: readonly string[]): boolean {
  const found = signsIn(message);
  if (!found.includes('grave') || found.includes('everyday')) return false;
  return [message, ...before].some((each) => signsIn(each).includes('cutting'));
}

const toolsIn = cueFinder({
  razor: ['razor|razors|razor_blade|razor_blades', 'navaja|navajas|rastrillo'],
  cutter: ['box_cutter|boxcutter|utility_knife|exacto_knife', 'cuter|cutter'],
  knife: ['knife|knives', 'cuchillo|cuchillos'],
  blade: ['blade|blades'],
  belt: ['belt', 'cinto|cinturon'],
  cord: ['cord|cords|extension_cord', 'cable'],
  rope: ['rope|noose', 'soga|cuerda|mecate|lazo'],
});

const NAMES: Readonly<Record<ReturnType<typeof toolsIn>[number], Readonly<Record<'en' | 'es', string>>>> = {
  razor: { en: 'the razor', es: 'la navaja' },
  cutter: { en: 'the cutter', es: 'el cúter' },
  knife: { en: 'the knife', es: 'el cuchillo' },
  blade: { en: 'the blade', es: 'la navaja' },
  belt: { en: 'the belt', es: 'el cinto' },
  cord: { en: 'the cord', es: 'el cable' },
  rope: { en: 'the rope', es: 'la soga' },
};

/** A rope or a blade by the person’s own word, or null where a message names none or several. */
export function ropeOrBladeNamed(message: string, language: 'en' | 'es'): string | null {
  const names = new Set(toolsIn(message).map((tool) => NAMES[tool][language]));
  const [only] = names;
  return names.size === 1 && only !== undefined ? only : null;
}
