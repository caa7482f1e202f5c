import { cueFinder } from './cue-finder.js';
import { isDoneToWriter } from './neck-cues.js';

const PERSON =
  'husband|wife|partner|boyfriend|girlfriend|ex|son|daughter|stepson|stepdaughter|brother|sister|mom|mother|dad|father|friend|kid|teen|him|her|them';
const PERSONA =
  'esposo|esposa|marido|mujer|pareja|novio|novia|hijo|hija|hijastro|hijastra|hermano|hermana|mama|papa|amigo|amiga|ella';

const whoseIn = cueFinder({
  another: [
    `not|never me its|it|but|is? about? my? ${PERSON}|she|he|they`,
    `its|it|this|that is? about my? ${PERSON} not me|mine|myself`,
    `i am? meant|mean|talking_about|asking_about|asking_for|worried_about my? ${PERSON} not me|mine|myself`,
    `its|it|that is|was? my? ${PERSON}|she|he who? not me`,
    `${PERSON}|she|he does|is|did|said|says|wants it|that|this? not me`,
    'not about|for me its|it',
    'i am not the one',
    `no soy|es|hablo de? yo|por_mi|de_mi sino|es|se|hablo|son? trata? de? mi? ${PERSONA}`,
    `es|hablo|se_trata de? mi? ${PERSONA} no de_mi|yo|soy_yo`,
  ],
});

/** Whether somebody makes it plain that what they told of is another person’s: “not me, its my wife”. */
export const isOfAnother = (message: string): boolean => whoseIn(message).length > 0;

const OUTSIDE =
  'coworker|co_worker|colleague|neighbor|neighbour|roommate|classmate|friend|bestie|best_friend';
const KIN = 'sister|cousin|aunt|auntie|mom|mother';
const MANS = 'husband|hubby|bf|boyfriend|man|ex|fiance|partner|wife|girlfriend|gf|dude|guy|old_man|stepdad';
const FUERA = 'companera|companero|vecina|vecino|amiga|amigo|hermana|prima|tia|mama|conocida';
const SUYO = 'esposo|marido|novio|pareja|viejo|ex|senor|hombre|esposa|novia|pareja_de_ella';

const outsideIn = cueFinder({
  third: [
    `asking|ask|posting|writing for a|my|another? ${OUTSIDE}`,
    `a ${OUTSIDE} of mine`,
    `my ${OUTSIDE} .. she|he|they|has|is|was|says|said|told|wont|cant|came|keeps|always|gets|hides|flinches|comes|her|his|from`,
    `my|our ${OUTSIDE} ... her|his|their .. ${MANS}|kids`,
    `my sisters|cousins|aunts|friends|coworkers|neighbors ${MANS}`,
    `my ${KIN} ... her .. ${MANS}`,
    `her .. ${MANS} ... my ${KIN}|${OUTSIDE}`,
    'lady|woman|girl|guy i .. work_with|know_from|next_door|from_work',
    'girl|woman|lady|guy at|from my? work|job|church|school|gym|the_office',
    `una|un|mi ${FUERA} ... su .. ${SUYO}`,
    `pregunto|escribo|es por|para una|mi|un ${FUERA}`,
    `mi|una|un|la|el|otra ${FUERA} del|de_mi|de trabajo|la_iglesia|chamba|jale|oficina|alado`,
    `el .. ${SUYO} de mi ${FUERA}`,
  ],
});

/**
 * Whether a message tells of somebody outside the writer's home, and of nothing that was done to the writer.
 */
export const isThirdPersons = (message: string): boolean =>
  outsideIn(message).length > 0 && !isDoneToWriter(message);
