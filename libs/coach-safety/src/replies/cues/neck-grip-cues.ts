import { cueFinder } from './cue-finder.js';
import { neckBySigns, OTHERWISE, VOICE } from './neck-sign-cues.js';
import { namesChild } from './person-cues.js';
import { plain } from './plain-letters.js';

const GRIPS =
  'held|holds|hold|holding|lifted|lifts|lift|lifting|picked|picks|picking|hoisted|hoists|jacked|grabbed|grabs|grab|grabbing|snatched|pinned|pins|pinning|had|has|got|shoved|shoves|slammed|slams|threw|pushed|pushes|pressed|presses|hung|hangs|dangled|yanked|yanks|jerked|jerks|dragged|drags|pulled|pulls|squeezed|squeezes|leaned|dug|twisted';
const SHOVES =
  'pinned|pins|pinning|shoved|shoves|slammed|slams|threw|throws|pushed|pushes|pressed|presses|jacked|banged';
const CLOTHES =
  'collar|collars|hood|hoodie|lapels|lapel|shirt|tshirt|sweatshirt|jacket|coat|overalls|uniform|vest|tie|lanyard|necklace|scarf|bra';
const JAWS = 'chin|jaw|jaws|jawbone|jawline|adams_apple';
const SURFACES =
  'wall|walls|fridge|refrigerator|freezer|truck|car|van|door|doors|doorframe|counter|cabinet|cabinets|cupboards|locker|lockers|fence|gate|tree|pole|post|trailer|tailgate|hood|stall|barn|tractor|dumpster|shelf|shelves|headboard|bed|mattress|couch|floor|window|washer|dryer|machine|siding|bricks|sink|stove';
const SOMEBODY = 'me|him|her|us|them';

const AGARRA =
  'levanto|levanta|levantaba|alzo|agarro|agarra|agarraba|tuvo|tenia|tiene|estampo|estampa|avento|avienta|empujo|empuja|apreto|aprieta|jalo|jala|jaloneo|sujeto|sujeta|colgo|puso|pego|arrincono|azoto|detuvo|sostuvo|cargo';
const ROPA =
  'camisa|camiseta|playera|chamarra|sudadera|capucha|gorro|saco|collar|blusa|sueter|uniforme|solapa|solapas';
const QUIJADA = 'barbilla|quijada|mandibula|menton|papada';
const SUPERFICIES =
  'pared|refri|refrigerador|troca|camioneta|carro|puerta|reja|barda|arbol|poste|lavadora|estufa|mesa|cama|piso|ropero|locker|mueble|cerca|tractor';

/**
 * Somebody held by what is next to the neck, or pressed to a wall, and a throat that is hurt. Neither says
 * much alone. Whoever holds a chin or a collar presses the neck as well, and few call that choking.
 */
const signsIn = cueFinder(
  {
    grip: [
      `${GRIPS} ... by|under|beneath|from|around ... ${JAWS}|${CLOTHES}`,
      `${GRIPS} ${SOMEBODY} .. ${JAWS}`,
      `hand|hands|arm|forearm|elbow|fist|knee|thumb|thumbs .. under|on|against|into|in|beneath .. ${JAWS}`,
      `${GRIPS} ${SOMEBODY} .. against|up_on|up_to .. ${SURFACES}`,
      `${GRIPS} @my .. @child|@relative|@partner .. against|up_on|up_to .. ${SURFACES}`,
      `${SHOVES} ${SOMEBODY} .. onto|on|to|into .. ${SURFACES}`,
      `${SHOVES} @my .. @child|@relative|@partner .. onto|on|to|into .. ${SURFACES}`,
      `against|up_against|pinned_to|pinned_on the|a|my|our|his|her? ${SURFACES} .. by|with ... ${JAWS}|${CLOTHES}`,
      'feet .. off .. floor|ground',
      `${AGARRA} ... de|por|del|bajo|debajo .. ${QUIJADA}|${ROPA}`,
      `mano|manos|brazo|antebrazo|codo .. en|bajo|debajo|contra .. ${QUIJADA}`,
      `me|la|lo|le|nos|las|los ${AGARRA} ... contra|en|a ... ${SUPERFICIES}`,
      `${AGARRA} a|al ... contra ... ${SUPERFICIES}`,
    ],
    throat: [
      ...VOICE,
      'throat .. raw|sore|hurts|hurt|hurting|scratchy|burns|burning|tight|swollen|aches|weird|killing',
      'sore|raw|scratchy|swollen throat',
      'barely|hardly talk|speak|swallow|whisper|croak',
      'sound|sounds|sounding .. frog|smoker|hoarse|raspy|rough|scratchy|gravel',
      'voice .. cracks|cracking|cracked|whispery|shot|off|going_out|broken|breaks|worse|not_back|odd|different|funny|gravelly|hurts|low',
      'raspy|hoarseness',
      'garganta',
      'pasar saliva|comida|la_comida|bocado',
      'casi|apenas .. habla|hablo|hablar|traga|trago|tragar',
    ],
    plain: [
      ...OTHERWISE,
      'game|match|rally|reading|teething|tonsils|tonsillitis|bronchitis|croup|reflux|shouting|screaming_at_the|football|stadium|partido|estadio|amigdalas|bronquitis|reflujo',
    ],
    own: [
      `${GRIPS} me|us`,
      'me by|under|against|up|from|around|onto|to|into',
      `my ${JAWS}|collar|hood|voice|throat|feet`,
      'i .. swallow|hoarse|raspy|sound|talk|croak',
      `me|nos ${AGARRA}`,
      'mi voz|garganta|barbilla|quijada|mandibula',
      'me duele|cuesta|arde',
      'ando|estoy|quede|amaneci .. ronca|ronco|afonica|afonico',
    ],
  },
  [
    'husband|boyfriend|wife|girlfriend|he|she|man|guy|ex|aide|caregiver says|said|swears|blames|blamed|claims .. allergies|allergy|flu|cold|choir',
    'esposo|marido|novio|el|ella dice|dijo .. gripa|alergia|tos',
    'kiss|kissed|kisses|hug|hugged|tickle|tickled|tickling ... against|chin',
    `held|holds|hold|holding|had|has|got ... ${CLOTHES}|bed|couch|floor|sink .. hook|hanger|rack|laundry|sale|store|closet|size`,
  ],
);

/** Words for a throat that is hurt, without which there is nothing to look for. */
const MAY_BE =
  /(?:voice|hoars|rasp|croak|frog|swallow|throat|talk|speak|whisper|sound|ronc|afonic|voz|trag|garganta|saliva|habl|pasar)/iu;

/** Whether somebody was held by the chin, the jaw or their clothes at the neck, or pressed to a wall. */
export const isGripped = (message: string): boolean => signsIn(message).includes('grip');

/** Whether a throat is hurt, and nothing else explains it. */
export function isThroatHurt(message: string): boolean {
  if (!MAY_BE.test(plain(message))) return false;
  const found = signsIn(message);
  return found.includes('throat') && !found.includes('plain');
}

/**
 * Whose neck was likely held though nobody says so: by the blood in the eyes, or by a grip and the throat
 * that it hurt; or null.
 */
export function hiddenNeck(message: string): 'own' | 'others' | 'childs' | null {
  const bySigns = neckBySigns(message);
  if (bySigns !== null || !isThroatHurt(message) || !isGripped(message)) return bySigns;
  if (signsIn(message).includes('own')) return 'own';
  return namesChild(message) ? 'childs' : 'others';
}
