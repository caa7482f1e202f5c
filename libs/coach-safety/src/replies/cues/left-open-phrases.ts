import type { Phrase } from '../../phrases/phrase.js';

const COLORS =
  'pink|white|blue|green|orange|yellow|red|purple|brown|black|powder|powdery|dust|chalk|chalky|residue|foam|sticky|wet|crumbs|goo|gel|stuff|film|grains|granules';
const ON_THEM =
  'lip|lips|mouth|tongue|chin|teeth|gums|face|cheek|cheeks|hand|hands|finger|fingers|fingertips|shirt|bib|onesie';
const HOLDERS =
  'bottle|bottles|jar|jug|jugs|box|pack|packet|package|bag|container|can|tub|vial|pill_box|pill_case|pill_minder|organizer|pouch|blister_pack|canister|sachet|bucket';
const COLORES =
  'rosa|rosado|rosada|rosados|rosadas|blanco|blanca|blancos|blancas|azul|azules|verde|verdes|naranja|amarillo|amarilla|rojo|roja|rojos|polvo|polvito|pegajoso|pegajosas|mojada|mojadas|mojados|pintada|pintados|manchada|manchados|manchadas';
const EN_ELLOS =
  'labio|labios|boca|lengua|barbilla|dientes|cara|manita|manitas|mano|manos|dedo|dedos|deditos';
const ENVASES = 'frasco|frascos|bote|botella|caja|bolsa|pastillero|lata|cubeta|sobre|empaque';

/** What holds a drug or a poison stands open, or its contents lie about. */
export const LEFT_OPEN: readonly Phrase[] = [
  'lid|cap|top|cover is|was|were? .. off|open|opened|loose|gone|undone',
  'no lid|cap on',
  `${HOLDERS} is|was|were|are .. open|opened|tipped|knocked|spilled|on_the_floor|on_the_rug|upside_down|dumped|chewed|ripped|torn`,
  `${HOLDERS} .. open|opened|tipped_over|spilled|ripped|torn|chewed|on_the_floor|on_the_rug`,
  'pill|pills|tablets|capsules|meds|medicine|oxys|gummies ... spilled|scattered|all_over|on_the_floor|on_the_bed|on_the_rug|on_the_carpet|everywhere|open',
  'spilled|scattered|dumped beside|next_to|around|by|under|near|on|all_over',
  `${ENVASES} ... abierto|abierta|destapado|destapada|tirado|tirada|volteado|volteada|sin_tapa|en_el_piso`,
  'pastillas|pildoras|medicinas|capsulas|tabletas ... regadas|tiradas|abiertas|en_el_piso|por_todos_lados',
  'tapa|tapadera .. quitada|abierta|floja|tirada',
  'destapado|destapada|sin_tapa',
];

/** Color, powder or a smell on somebody small. */
export const TRACES: readonly Phrase[] = [
  `${COLORS} .. on|around|round|all_over|in|over .. ${ON_THEM}`,
  `${COLORS} ${ON_THEM}`,
  `${ON_THEM} is|are|was|were|look|looks|all .. ${COLORS}`,
  `has|had|got it .. on|in|around|all_over .. ${ON_THEM}`,
  'baby|toddler|year_old|month_old|twins|mouth|breath|little_one smells|smell|smelled|smelling like|of',
  `${COLORES} ... en|alrededor|por .. ${EN_ELLOS}`,
  `${EN_ELLOS} .. ${COLORES}`,
  'nino|nina|bebe|nene|nena|anos|meses|boca|ropa|ropita|aliento ... huele|huelen|olia a',
];

/** Somebody small was beside it. */
export const NEAR_IT: readonly Phrase[] = [
  'was|were|is|are|sitting|playing|crawling|standing|toddling|asleep|awake|found ... next_to|beside|under|by|near|with|around|holding|in_front_of',
  'next_to|beside|by|near|in_front_of|around our|my|the|his|her|a .. month|months|year|yr|yo|mo|old|baby|toddler|twins|crib|playpen|little_one|grandson|granddaughter|grandbaby',
  'playing|played|plays|crawling|chewing|holding|had with|around|on|it|them|the_bottle|the_lid|the_cap',
  'was|were in|on the|my|his|her? bathroom|kitchen|bedroom|room|counter|floor|nightstand|garage|shed|barn|closet',
  'were|was awake|alone|up|loose|unsupervised',
  'jugando|jugaba|sentado|sentada|gateando|estaba|estaban|andaba ... junto|cerca|al_lado|debajo|con|ahi|solo|sola|solos',
];
