import { threatensToDie } from './control-cues.js';
import { cueFinder } from './cue-finder.js';
import { LEAVING, OF_WRITER, SHOWN, WANTS_TO_DIE } from './going-phrases.js';
import { ARMED, DISARMED, HUNTED, INSURED, LATE, PRICED } from './gone-armed-cues.js';
import { passagesOf } from './passages.js';

const SOMEBODY =
  'he|she|they|husband|wife|boyfriend|girlfriend|ex|dad|stepdad|father|mom|stepmom|mother|brother|sister|partner|fiance|son|daughter|stepson|stepdaughter|friend|cousin|uncle|kid|girl|boy';
const SENDS =
  'texted|text|texts|wrote|writes|sent|sends|messaged|posted|left|leaves|said|says|called|told|put|snapped|emailed|mailed';
const ALGUIEN =
  'el|ella|esposo|esposa|marido|mujer|hijo|hija|hijastro|hijastra|hermano|hermana|papa|mama|novio|novia|ex|primo|prima|amigo|amiga|cunado|cunada';
const KIDS = 'kids|boys|girls|babies|baby|children|twins|son|daughter|mom|dog|them|everyone|everybody|my';
const NINOS = 'ninos|ninas|hijos|hijas|nino|nina|bebe|mama|perro|todos';

/** A farewell from somebody who cannot be reached since. Neither says much alone. */
const signsIn = cueFinder(
  {
    sent: [
      `${SOMEBODY} just|already? ${SENDS}`,
      `${SOMEBODY} .. wrote|texted|sent|left|messaged|posted`,
      'texted|sent|messaged|wrote me|us',
      'voicemail|note|letter|text|message|post|audio|video from|says|saying|said|that',
      'found|got|left .. note|letter|text|message|voicemail',
      `${ALGUIEN} .. me|nos|le|les? mando|escribio|dejo|puso|texteo|dijo|publico|subio`,
      'me|nos mando|escribio|dejo|texteo|puso',
      'mensaje|recado|carta|nota|audio .. de|que|dice|donde|suyo',
    ],
    farewell: [
      'goodbye|good_bye|goodbyes|farewell',
      `bye ${KIDS}|dad|forever|for_good|all|and_that|to_us|to_everyone`,
      `bye|goodbye to my|the|our|his|her? ${KIDS}`,
      'saying|said|says bye',
      `tell|kiss|hug|love .. ${KIDS} .. love|loves|for_me|goodbye|bye|sorry|forever`,
      `take_care_of|look_after|watch_over|raise the|my|our|your|her|his? ${KIDS}`,
      'be good to|for mama|mommy|mom|dad|daddy|your|each_other',
      'sorry for everything|all|it_all|this|what_i|the_mess|being',
      'forgive me',
      'not your|anyones|nobodys fault',
      'better_off without',
      'better without me|him|her',
      'thank|thanks .. for everything|all|being|loving',
      'you were a? good|great|best|always',
      'i|he|she|always|will love|loves|loved you|us|yall .. all|always|forever|both|so|no_matter|more',
      'he|she loves|loved us',
      'says|said|saying i am|im? sorry',
      'will not be|see .. here|around|anymore|me|again|you',
      'adios|hasta_siempre|despidiendose|se_despidio|despedida|se_despide',
      `cuida|cuiden|cuide|cuidame|cuidenme|abraza|besa .. ${NINOS}`,
      'perdon|perdoname|perdonenme|perdone|perdonen|me_perdone .. por_todo|todo|que|y|.',
      'que le|la|lo|me|te perdone|perdonen|perdonemos',
      'diganle|dile|diles|digan ... amo|quiero|ame|quise|perdonen',
      'gracias por todo',
      'siempre|mucho los|te|las|les|la|lo? quise|quiero|amo|ame',
      'van|estaran|vas|estaras .. mejor sin',
    ],
    // The same where one who leaves has it told, or holds somebody too long.
    bade: [
      `said|says|saying|told|yelled .. tell|kiss|hug|raise|take_care_of|look_after|watch_over|be_good_to .. ${KIDS}`,
      `said|says|saying|told|kissed|hugged .. bye|goodbye|goodbyes to? my|the|our|his|her|both? ${KIDS}`,
      `kissed|hugged|held ... ${KIDS} .. long|longer|forever|tight|crying|weird`,
      `tell|told .. ${KIDS} be good for|to mama|mommy|mom|dad|daddy|your`,
      'said|says|told .. tell my|our|the son|daughter|sons|daughters|kids|boys|girls',
      'goodbye|bye grandma|grandpa|mama|mommy|dad|daddy i|love',
      'se despidio .. bien|muy|raro|llorando|largo|mucho_rato|beso|abrazo',
      'despidio|despidiendose|despide de|a mi|mis|los|las|la|el|nuestros ninos|ninas|hijos|hijas|nino|nina|nena|nene|bebe|mama',
      `dijo|dice|grito .. dile|diles|diganle|cuida|cuiden|abraza|besa .. ${NINOS}`,
    ],
    left: LEAVING,
    dying: [...WANTS_TO_DIE, ...PRICED],
    priced: PRICED,
    insured: INSURED,
    armed: ARMED,
    hunted: HUNTED,
    late: LATE,
    shown: SHOWN,
    silent: [
      'hung up .|and|on_me',
      'supervisor|boss|sergeant|coworkers says|said ... walked_out|gone|left|missing',
      'phone|phones|cell|location|life360|find_my|gps|tracking|snap_map .. off|dead|dark|disappeared|stopped|gone|offline',
      'turned|turns|switched|shut .. phone|location|cell|life360 .. off',
      'turned|switched|shut off his|her|their|the? phone|location|cell',
      'not|never|stopped|quit .. answer|answers|answering|answered|answerin|pick|picks|picking|respond|responds|responding|responded|reply|replying|replied|text|texting|read|reading',
      'no answer|response|reply|word',
      'straight_to|to|goes_to|going_to|went_to voicemail',
      'car|truck|van|keys|boat|bike is|are? gone|missing|not_in|not_here',
      'not at|in|home|here his|her|the|my? work|home|school|room|bed|class|driveway|house|barn|farm|shop|field|plant|base|barracks|post|store|church|bus_stop',
      'not find|reach|locate|get_a_hold_of|get_ahold_of|get_hold_of him|her|them',
      'nobody|no_one|noone .. knows|seen|heard|find|reach',
      'apago|apagado|apagada|desconecto .. celular|cel|telefono|ubicacion',
      'celular|cel|telefono|ubicacion .. apagado|apagada|muerto|buzon',
      'no|ya_no me|nos? contesta|contesto|contestan|responde|respondio|lo_encuentro|la_encuentro|aparece|esta_en|lo_hallo|la_hallo',
      'se llevo|fue_en .. carro|troca|camioneta|coche|llaves',
      'manda|va|entra .. buzon',
    ],
    // What explains that somebody goes without a word, unless dying was spoken of.
    torn: [
      'divorce|breakup|broke_up|breaking_up|leaving_me|moved_out|new_girlfriend|block|blocked|moved|weekend|custody',
      'divorcio|bloqueo|bloqueado|se_mudo',
    ],
    // What explains that somebody cannot be reached.
    plain: [
      'he|she|they is|was|are|probably|fell asleep|sleeping',
      'flight|plane|airplane|deployed|deployment|underway|class|practice|in_church|to_church|meeting|surgery|battery|charger|charging|like_always|as_always|as_usual|always_does|drop_off|dropoff|airport|dorm|fishing|golf|groceries|the_gym|the_store|leave_for_work|for_work|to_work|from_work|to_school|to_camp|at_camp|movies|game|goodnight|good_night|bedtime',
      'vuelo|avion|aeropuerto|en_la_obra|pesca|clase|en_misa|junta|pila|bateria|cargador|al_trabajo|desde_el_trabajo|a_trabajar|escuela|buenas_noches',
    ],
    past: [
      'years_ago|year_ago|months_ago|weeks_ago|last_year|last_summer|last_month|back_then|when_i_was|hace_anos|hace_meses|hace_mucho|el_ano_pasado|de_chico|de_chica',
      'movie|film|show|series|episode|novel|video_game|dream|pelicula|serie|novela|sueno|song|cancion',
    ],
  },
  [
    'i|we told|said|texted|wrote|sent|say|tell .. him|her|them|his|my|goodbye .. goodbye|bye|sorry',
    'i|we just|already|finally? said|texted|sent|wrote|left goodbye|bye|goodbyes|him|her|them',
    'not even? said|say|saying|says goodbye|bye|sorry|thank',
    'with|that|this|the|your|good|right|real|no_good answer',
    'without saying|a|even|so? goodbye|bye|saying',
    'le|les dije|mande|escribi|puse .. adios|perdon',
    'kiss|hug|hugs|kisses .. goodbye',
    'not at|in work .. today|on',
    ...OF_WRITER,
    ...DISARMED,
  ],
);

type Sign = ReturnType<typeof signsIn>[number];
export type Parting = 'goodbye' | 'shows-wound' | 'armed';

/**
 * What signs told together mean: a farewell, or that somebody may mean to die, and that they are silent or
 * gone since; or a wish to die, and a wound or a means that they show, or a gun that they took along.
 */
function meant(found: ReadonlySet<Sign>): Parting | null {
  if (found.has('dying') && found.has('shown')) return 'shows-wound';
  if (found.has('past')) return null;
  if (found.has('armed') && isOfDeath(found)) return 'armed';
  if (found.has('plain')) return null;
  if (found.has('dying') && (found.has('silent') || found.has('left') || found.has('late'))) return 'goodbye';
  if (found.has('torn')) return null;
  const isFarewell = found.has('bade') || (found.has('sent') && found.has('farewell'));
  const isGone = found.has('silent') || (found.has('bade') && found.has('left'));
  return isFarewell && isGone ? 'goodbye' : null;
}

/** Whether somebody speaks of their death, and a hunt does not explain the gun. */
const isOfDeath = (found: ReadonlySet<Sign>): boolean =>
  found.has('priced') || ((found.has('dying') || found.has('insured')) && !found.has('hunted'));

/**
 * Whether somebody takes leave for good, by this passage alone. Its words may stand in any of its sentences.
 */
export const partingIn = (passage: string): Parting | null => meant(new Set(signsIn(passage)));

/** Signs that something happens now, which what was told before explains. */
const NEWS: readonly Sign[] = ['silent', 'left', 'shown', 'armed', 'late'];
/** Signs that stay true from an earlier message. That somebody is out says nothing an hour later. */
const LASTING: readonly Sign[] = [
  'sent',
  'farewell',
  'bade',
  'dying',
  'priced',
  'insured',
  'armed',
  'hunted',
];

/** The same where the farewell, or the wish to die, was told in an earlier message. */
export function partingAcross(before: readonly string[], message: string): Parting | null {
  for (const passage of passagesOf(message)) {
    const now = signsIn(passage);
    if (!NEWS.some((each) => now.includes(each))) continue;
    const told = before.flatMap((each) => (threatensToDie(each) ? ['dying' as const] : lastingIn(each)));
    const parting = meant(new Set([...now, ...told]));
    if (parting !== null) return parting;
  }
  return null;
}

const lastingIn = (message: string): readonly Sign[] => {
  const found = passagesOf(message).flatMap((each) => signsIn(each));
  const isExplained = found.includes('plain') || found.includes('past');
  const lasting: readonly Sign[] = isExplained ? ['dying', 'priced'] : LASTING;
  return lasting.filter((each) => found.includes(each));
};
