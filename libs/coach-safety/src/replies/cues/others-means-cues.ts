import { cueFinder } from './cue-finder.js';

const THEY =
  'he|she|they|husband|wife|partner|boyfriend|girlfriend|son|daughter|stepson|stepdaughter|brother|sister|dad|mom|father|mother|friend|grandpa|grandma|kid|teen';
const ELLOS =
  'el|ella|esposo|esposa|marido|mujer|pareja|novio|novia|hijo|hija|hijastro|hijastra|hermano|hermana|papa|mama|amigo|amiga|abuelo|abuela|hoy|ayer|anda';
const COMES_TO =
  'asked|asks|asking|wants|wanted|looked|looks|looking|searched|googled|found|finds|took|takes|got|bought|buys|moved|hid|hides|saved|saves|counted|sits|sat|sitting|went|drove|drives|walked|stands|stood|tied|cleaned|cleans|loaded|loads';
const LLEGA_A =
  'pregunto|pregunta|busco|busca|buscaba|hallo|encontro|agarro|agarra|saco|compro|escondio|junto|conto|fue|va|se_para|se_paro|amarro|limpia|cargo|quiere';

/** What somebody else comes to, asks for or looks up, by kind. */
const theirsIn = cueFinder(
  {
    gun: [
      `${THEY} .. ${COMES_TO} ... gun|guns|pistol|rifle|shotgun|revolver|glock|9mm|gun_safe|lockbox|bullets|ammo|safe_key|gun_case`,
      `${ELLOS} .. ${LLEGA_A} ... pistola|arma|rifle|escopeta|balas|caja_fuerte`,
    ],
    pills: [
      `${THEY} .. ${COMES_TO} ... pills|meds|tylenol|oxy|oxycodone|xanax|insulin|sleeping_pills|painkillers|bottles|ibuprofen|prescriptions`,
      `${ELLOS} .. ${LLEGA_A} ... pastillas|medicinas|tylenol|insulina|medicamentos|frasco`,
      `${LLEGA_A} ... cuanto|cuanta|cuantas|cual ... pastillas|medicinas|tylenol|insulina|medicamentos`,
    ],
    rope: [
      `${THEY} .. ${COMES_TO} ... rope|noose|razor|razors|blade|blades|extension_cord`,
      `${ELLOS} .. ${LLEGA_A} ... soga|mecate|navaja|lazo`,
    ],
    place: [
      `${THEY} .. ${COMES_TO} ... bridge|overpass|tracks|railroad|roof|cliff|ledge|quarry`,
      `${ELLOS} .. ${LLEGA_A} ... puente|vias|azotea|barranco`,
    ],
  },
  [
    'rope swing|course',
    'jump|tug rope',
    'bridge club|game|night|card|cards|lesson|group',
    'nerf|water|toy|glue|nail|staple gun|guns',
    'birth control|vitamin pills',
  ],
);

/** A writer who speaks of themself as the one who has it, or wants it. */
const OWN =
  /(?<!\p{L})(?:i(?:[’']?m| am)? (?:just |still |also |really |keep |kept )*(?:know|found|have|had|got|took|bought|counted|saved|sat|sitting|sit|want|wish|could|drove|went|thought|think(?:ing)? (?:about|of)|looking at|staring|holding|in my)|yo (?:tengo|s[eé])|encontr[eé]|quiero|tengo|saqu[eé]|agarr[eé])(?!\p{L})/iu;

export type TheirMeans = ReturnType<typeof theirsIn>[number];

/**
 * What somebody whom the writer worries about comes to, or null. These words are everyday ones, so it is
 * asked only in talk about suicide.
 */
export const meansOfAnother = (message: string): TheirMeans | null =>
  OWN.test(message) ? null : (theirsIn(message)[0] ?? null);
