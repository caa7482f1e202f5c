import { cueFinder } from './cue-finder.js';
import { isElsewhere } from './elsewhere-cues.js';
import { GUNS } from './gun-cues.js';
import { passagesOf } from './passages.js';

const OTHER =
  'he|she|they|husband|wife|boyfriend|girlfriend|ex|partner|fiance|dad|stepdad|father|mom|brother|son|stepson|uncle|marido|esposo|esposa|mujer|novio|novia|papa|padrastro|hermano|hijo|hijastro|tiene|trae|traia|dice|dijo|agarro|saco|amenaza';
const WILL = 'will|would|going_to|gonna|about_to|fixing_to|hell|shell|hed|shed|theyll|ill';
const GOES =
  'make_it|bring|throw|kick|put_him|put_her|tell|file|move_out|leave|leaves|left|go|goes|pull_out|pull_off|drive|drive_off|back_out|walk|walk_out|take|get_in|get_out|call|open|step|cross|start|hit|reach|divorce|move|pack|try|ever_leave|get_to|come_out';
const SALE =
  'voy|vaya|salgo|salga|llevo|lleve|arranco|arranque|va|vas|sale|lleva|arranca|cruza|deja|sube|saca|cruzo|cruce|dejo|deje|regreso|regrese|vuelvo|vuelva|abro|abra|subo|suba|marco|llamo';

/** Somebody has a gun, says that they will “do it”, and the writer is about to go or is made to watch. */
const signsIn = cueFinder(
  {
    gun: [GUNS],
    other: [OTHER],
    deed: [
      `${WILL} .. do it|that .|and|in_front|right|here|there|now|tonight|before|if|the_second|the_minute|when|as_soon|because|so|to_himself|to_herself|with`,
      `${WILL} just? .. do it`,
      'is|be|are doing it',
      'he|she|they does|do it .|in|here|right|and|there|in_my|in_our|on|at',
      'watch him|her|me do it',
      `${WILL} .. do it on_camera|on_video|live|on_our|on_my|at_the|at_my`,
      'lo hago',
      'do it right_here|right_there|right_now|in_front',
      `${WILL} .. pull_the_trigger|end_it|use_it|finish_it|end_everything|be_over|be_all_over|be_done`,
      'pull|pulls|pulling the trigger',
      'lo|la va|iba a hacer',
      'que|ahi|aqui|me|el|ella|ninos|y|puerta|carro|. lo hace|hara|haria',
      'lo hace|hara|haria .|enfrente|frente|delante|aqui|ahi|ahorita|hoy|y',
      'jala|jalar|jalo el? gatillo',
      'se da|pega|dara|va_a_dar|va_a_pegar un? tiro|balazo',
    ],
    going: [
      `if|when|once|minute|second|moment|day|time|soon_as|as_soon_as|before|after|unless i|we|you|he|she|they .. not? .. ${GOES}`,
      'if|unless i|we|you do|will not come_back|stay|go_back|take_him_back|take_her_back|answer|forgive',
      'told|said .. i|we .. leaving|divorce|done|taking|want_out|moving|going|leave|through',
      'i|am|we|are|started|was packing|packed|leaving|moving_out|divorcing',
      'go_ahead .. leave|go|walk',
      'taking|take my|the|our kids|girls|boys|baby|son|daughter',
      'hears|heard my|the car|door|truck|engine',
      'suitcase|suitcases|bags|divorce|restraining_order|protective_order|custody',
      'front of me|us|them|him|her|my|the|our|everybody|kids',
      'kids|girls|boys|son|daughter|i|we can|will|get_to|have_to|made_to watch',
      'be|is|all on me|you',
      `si|cuando|apenas|en_cuanto|antes|despues no? me|se|te|lo|la|nos? .. ${SALE}`,
      'te vas|separas',
      'ninos|ninas|hijos|hijas|nino|nina .. viendo|mirando|ahi|aqui',
      'me voy|voy_a_ir|quiero_ir|quiero_separar|separo',
      'maleta|maletas|divorcio|custodia',
      'enfrente|frente|delante .. de|a .. mi|mis|los|las|la|el|nosotros|ellos|ellas',
      'cargue|cargues|cargas|culpa',
    ],
    over: [
      'years_ago|year_ago|months_ago|back_then|when_i_was|as_a_kid|last_year|used_to|hace_anos|hace_meses|el_ano_pasado|de_chica|de_chico',
      'movie|film|show|series|episode|novel|video_game|dream|pelicula|serie|novela|sueno|videojuego',
    ],
  },
  [
    `nerf|water|squirt|toy|glue|hot_glue|staple|nail|heat|massage|caulk|spray|bb|lego|cap|paintball|airsoft|top ${GUNS}`,
    `${GUNS} .. permit|club|collection|range|rack|mantel|museum|store|show|license|class|cleaning`,
    `${GUNS} safe|cabinet|safes`,
    `sold|sells|selling|collects|colecciona|vendio|gave_away .. ${GUNS}`,
    'leaving|leave|go|going for|on|to the? beach|vacation|lake|trip|church|game|camp|store|work|school|team|party',
    'leaving|leave the team|room|party|table|church|choir|door|light',
    'do it again|too|right_this|right_and|right_for|with_me|for_me|for_us|together|himself|herself|better|this_weekend|next_week|cheaper|wrong',
    'in front of|on the? class|tv|mirror|crowd|judges',
    'lo hace bien|mejor|muy|siempre|todos|cada|rico|el_desayuno',
  ],
);

/** Words without one of which there is no gun, looked for first because every message is asked about one. */
const MAY_BE_GUN =
  /gun|pistol|rifle|revolver|glock|firearm|magnum|sidearm|service|ruger|beretta|sauer|wesson|colt|moss|remington|winchester|derringer|gauge|arma|escopeta|cuete|fusca|carabina|treinta|\b(?:ar|ak|9|22|25|38|40|44|45|357|380)\b|9mm|la 9|ar15/iu;

type Sign = ReturnType<typeof signsIn>[number];

const NEEDED: readonly Sign[] = ['gun', 'other', 'deed', 'going'];

/** Where the threat is: with the writer, or in another place. */
export type UnnamedDeed = 'held' | 'shows-wound';

const place = (passage: string): UnnamedDeed => (isElsewhere(passage) ? 'shows-wound' : 'held');

/** “If I pull out he’s gonna do it” beside a pistol: a threat to shoot, whoever it is meant for. */
export function unnamedDeedIn(passage: string): UnnamedDeed | null {
  if (!MAY_BE_GUN.test(passage)) return null;
  const found = signsIn(passage);
  return NEEDED.every((each) => found.includes(each)) && !found.includes('over') ? place(passage) : null;
}

/** The same where the gun was told before, or the threat was and the gun comes out now. */
export function unnamedDeedAcross(before: readonly string[], message: string): UnnamedDeed | null {
  if (![...before, message].some((each) => MAY_BE_GUN.test(each))) return null;
  for (const passage of passagesOf(message)) {
    const now = signsIn(passage);
    if (now.includes('over') || !(now.includes('deed') || now.includes('gun'))) continue;
    const told = new Set(before.flatMap((each) => signsIn(each)));
    const isNews = NEEDED.some((each) => now.includes(each) && !told.has(each));
    if (isNews && NEEDED.every((each) => now.includes(each) || told.has(each))) return place(passage);
  }
  return null;
}
