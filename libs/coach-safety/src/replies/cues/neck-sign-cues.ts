import type { Phrase } from '../../phrases/phrase.js';
import { cueFinder } from './cue-finder.js';
import { plain } from './plain-letters.js';

const EYES = 'eye|eyes|eyelid|eyelids|eyeball|eyeballs|whites|lids';
const OJOS = 'ojo|ojos|parpado|parpados';
const OLD = Array.from({ length: 72 }, (_, at) => String(at + 18)).join('|');
const YOUNG = Array.from({ length: 17 }, (_, at) => String(at + 1)).join('|');
const GROWN =
  'husband|wife|boyfriend|girlfriend|partner|fiance|mom|mother|aunt|cousin|friend|buddy|neighbor|coworker|roommate|guy|man|lady|woman|sister_in_law|daughter_in_law|married|comadre|compadre|cunada|nuera|vecina|amiga|mama|tia|prima|marido|esposo|novio';

/** A voice that is hurt, and swallowing that hurts. */
export const VOICE: readonly Phrase[] = [
  'hoarse|raspy|croaky|rasping',
  'voice .. raspy|gone|lost|weird|rough|scratchy|hoarse|like|whisper|croak|croaking',
  'lost|losing her|his|my|their voice',
  'talks|talk|talking|speaks|speaking in|with|like .. whisper|frog|croak',
  'sounds|sounded|sound .. frog|hoarse|raspy|rough|scratchy',
  'only|just|can_only croak|whisper|whispers|whispering',
  'can|could|does not .. swallow',
  'hurts|hurt|hard|pain|trouble|painful .. to|when .. swallow',
  'ronca|ronco|afonica|afonico|voz',
  'no .. puede|puedo tragar',
  'duele|cuesta .. tragar|pasar',
];

/** What else takes a voice, and reddens eyes. */
export const OTHERWISE: readonly Phrase[] = [
  'cheering|cheered|chlorine|choir|singing|sang|karaoke|allergies|allergy|pinkeye|pink_eye|flu|cold|strep|covid|labor|pushing|makeup|costume|halloween|vampire|zombie|sunburn|swimming|pollen|concert|teething|contacts|thinners',
  'threw|throwing|throws up',
  'vomited|vomiting|coughing|coughed',
  'doctor|nurse|er says|said|checked',
  'gripa|alergia|alergias|cloro|cantando|canto|coro|parto|pujar|maquillaje|disfraz|novela|infeccion|conjuntivitis|vomito|la_tos|con_tos|mucha_tos|de_tanto_toser',
  'years_ago|last_year|when_i_was|movie|film|show|series|hace_anos|pelicula|serie',
  'dog|cat|puppy|perro|gato',
];

/**
 * Blood in the eyes, and a throat that is hurt or hidden: together they are what a held neck leaves behind.
 */
const signsIn = cueFinder(
  {
    eyes: [
      `red|tiny|little|purple|blood|pinpoint dots|dot|specks|spots|speckles|pinpoints|pinpricks ... ${EYES}`,
      `pinpoints|pinpricks .. ${EYES}`,
      `${EYES} .. red|tiny|little|purple|blood|pinpoint red? dots|specks|spots|speckles`,
      `${EYES} .. bloody|blood|red_as_blood|bled_out`,
      `bloody|blood|burst|busted|popped|broken .. ${EYES}`,
      `blood .. in|around|on .. ${EYES}`,
      'eye|eyes white|whites .. red',
      'petechiae',
      `${OJOS} .. sangre|derrame|derrames|puntitos|puntos|manchitas`,
      `puntitos|puntos|manchitas|derrame|derrames|sangre ... ${OJOS}`,
      'lo blanco .. ojos|ojo ... rojo|sangre',
      'sangre .. blanco',
    ],
    throat: [
      ...VOICE,
      'scarf|turtleneck|turtlenecks|neckerchief|bandana|high_collar',
      'bruise|bruises|mark|marks|finger_marks .. neck|throat|jaw|chin',
      'pañuelo|panuelo|bufanda|cuello_de_tortuga|cuello_alto|mascada',
    ],
    plain: [...OTHERWISE],
    own: [
      `my both|left|right|own? ${EYES}|voice`,
      'i am .. hoarse|raspy',
      'i can not .. swallow',
      'tengo|traigo .. ojos|puntitos|voz|derrame',
      'me duele|cuesta',
      'mi|mis ojos|voz',
    ],
    grown: [
      `is|are|turned|tiene|de ${OLD} and|with|.|year_old|years_old|now|her|she|he|who|married|moved|anos|trae`,
      `${OLD} year_old|years_old|yo|anos`,
      `son|daughter|stepson|stepdaughter|hijo|hija ${OLD}`,
      GROWN,
      'her|his .. husband|wife|boyfriend|girlfriend|man|fiance',
      'moved in with',
      'su marido|esposo|novio|pareja',
    ],
    small: [
      `${YOUNG} yo|yr_old|year_old|years_old|anos`,
      'toddler|baby|bebe|kindergarten|kinder',
      `son|daughter|stepson|stepdaughter|nephew|niece|hijo|hija|nieto|nieta ${YOUNG}`,
      'her|his|su stepdad|stepmom|teacher|daycare|sitter|babysitter|padrastro|maestra|ninera',
    ],
  },
  [
    'husband|boyfriend|wife|girlfriend|he|she|man|guy|ex|aide|caregiver says|said|swears|blames|blamed|claims .. allergies|allergy|flu|cold|choir|pinkeye',
    'esposo|marido|novio|el|ella dice|dijo .. gripa|alergia|tos',
    'turtleneck|scarf .. sale|christmas|gift|knit|knitted|knitting|crochet',
  ],
);

/** Words for the eyes, without which there is nothing to look for. */
const MAY_BE = /\b(?:eye|lid|whites|petech|ojo|parpado|blanco)/iu;

/**
 * Whose neck was likely held, by the blood in the eyes and the throat; or null. A grown-up’s is never taken
 * for a child’s.
 */
export function neckBySigns(message: string): 'own' | 'others' | 'childs' | null {
  if (!MAY_BE.test(plain(message))) return null;
  const found = signsIn(message);
  if (!(found.includes('eyes') && found.includes('throat')) || found.includes('plain')) return null;
  if (found.includes('own')) return 'own';
  return found.includes('small') && !found.includes('grown') ? 'childs' : 'others';
}
