import { cueFinder } from './cue-finder.js';
import type { TheirMeans } from './others-means-cues.js';
import { namesChild } from './person-cues.js';
import { plain } from './plain-letters.js';

const AGES = Array.from({ length: 16 }, (_, at) => String(at + 10)).join('|');
const AGE = `${AGES}|eighteen|seventeen|sixteen|twenty|twenty_one`;
const DAY =
  'graduation|prom|homecoming|birthday|birthdays|christmas|xmas|thanksgiving|easter|halloween|new_year|new_years|summer|spring|fall|winter|break|season|semester|year|grade|senior_year|college|yearbook|wedding|quinceanera|january|february|march|april|may|june|july|august|september|october|november|december|friday|monday|weekend|next_week|next_month|adult|adulthood|drive|license';
const DIA =
  'graduacion|quinceanera|quince|cumpleanos|cumple|navidad|ano_nuevo|verano|prepa|secundaria|baile|boda|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|fin_de_ano|semestre|grande|adulto|adulta';

const ROPES =
  'belt|belts|cord|cords|extension_cord|rope|noose|leash|scarf|bedsheet|sheet|strap|wire|cable|shoelace|shoelaces|bathrobe_tie|paracord|chain';
const PILLS =
  'pill|pills|tylenol|advil|ibuprofen|adderall|xanax|meds|medicine|medication|oxy|benadryl|sleeping_pills|insulin|bottle|bottles|antidepressants|tablets';
const GUNS =
  'gun|guns|pistol|rifle|shotgun|revolver|glock|bullets|bullet|ammo|gun_safe|safe|lockbox|handgun|holster|9mm';
const BLADES = 'razor|razors|razor_blade|razor_blades|blade|blades|box_cutter|knife';
const SPOTS =
  'closet|rod|rail|bar|fan|hook|door|doorknob|beam|rafters|rafter|attic|barn|garage|bed|bunk|tree|room|drawer|backpack|bag|pillow|mattress|shoe|shoebox|locker|truck|car|jacket|hoodie|case|nightstand|desk|sock|socks|pocket|basement|bathroom|shed';
const FOUND =
  'found|find|caught|saw|seen|discovered|has|had|keeps|kept|took|takes|taking|stole|hid|hides|hiding|saving|saved|saves|stash|stashed|stashing|counting|counted|collecting|got|grabbed|holding|looking|playing';

const CUERDAS = 'cinto|cinturon|cable|soga|cuerda|mecate|lazo|reata|sabana|cordon|extension|bufanda|correa';
const PASTILLAS =
  'pastillas|pastilla|frasco|medicinas|medicina|tylenol|medicamento|medicamentos|insulina|pildoras';
const ARMAS = 'pistola|arma|rifle|escopeta|balas|caja_fuerte|cuete|fusca|revolver';
const NAVAJAS = 'navaja|navajas|cuter|cuchillo|rastrillo|hoja_de_afeitar';
const HALLE =
  'encontre|encontramos|halle|hallamos|cache|vi|vimos|tiene|tenia|trae|traia|guarda|guardo|guardaba|escondio|escondia|escondida|escondido|agarro|agarra|tomo|saco|junta|juntando|saque|encontro|estaba|anda';

/**
 * A day or an age that somebody says they will not see, and what they could die by, near them. One alone is
 * everyday talk.
 */
const signsIn = cueFinder(
  {
    end: [
      `not .. make|making it .. to|past|until|till|til|through .. ${AGE}|${DAY}`,
      `not .. get|live|last|survive|reach|turn .. to|past|until|till|til|be|see|for? .. ${AGE}|${DAY}`,
      `not .. reach|turn|see|finish .. ${AGE}|${DAY}`,
      `not .. be|here|around|alive .. for|by|at|to|after|in|come|when|past|see .. ${AGE}|${DAY}|home`,
      'not .. be alive|around|here|there .|anyway|anymore|then|when|by|no_more|and',
      'not .. see it|that_day|that|another|the_day',
      `dead|gone|in_the_ground|under_the_ground|buried before|by|til|till|until .. ${AGE}|${DAY}|then`,
      `no .. llegar|llega|llego|llegue|llegara|llegare a|al|a_los|hasta .. ${AGES}|${DIA}`,
      `no .. estar|estare|estara|esta|voy|va|vivir|vive ... pa|para|en|cuando|hasta .. ${AGES}|${DIA}`,
      `${DIA} .. no .. estar|estare|estara|voy|va|vivo|viva|vivir|llega|llego`,
      `no .. cumplir|cumple|cumpla|cumplo|ver|vera|vere .. ${AGES}|${DIA}`,
      'ya no .. estar|estare|estara .|aqui|y|cuando|con',
    ],
    rope: [
      `${ROPES} .. tied|looped|hung|hanging|knotted|around|over|from|under|hidden .. ${SPOTS}|neck`,
      `${ROPES} ... in|on|from|under|over .. ${SPOTS}`,
      `tied|looped|hung|knotted|wrapped .. ${ROPES}`,
      `${FOUND} ... ${ROPES}`,
      'noose',
      `${CUERDAS} .. amarrado|amarrada|colgado|colgada|atado|atada|en ... tubo|closet|ropero|cuarto|puerta|ventilador|abanico|viga|arbol|cama|mochila|bano|cochera|patio|cuello`,
      `${CUERDAS} amarrado|amarrada|colgado|colgada|atado|atada`,
      `${HALLE} ... ${CUERDAS}`,
      `${FOUND} ... ${BLADES}`,
      `${BLADES} ... in|under|behind .. ${SPOTS}`,
      `${HALLE} ... ${NAVAJAS}`,
    ],
    pills: [
      `${FOUND} ... ${PILLS}`,
      `${PILLS} ... under|in|behind|missing|gone|empty .. ${SPOTS}`,
      `${PILLS} is|are .. missing|gone|empty`,
      `${HALLE} ... ${PASTILLAS}`,
      `${PASTILLAS} ... bajo|debajo|en|faltan .. almohada|mochila|cajon|cuarto|cama|zapato`,
      `faltan ... ${PASTILLAS}`,
    ],
    gun: [
      `${FOUND} ... ${GUNS}`,
      `${GUNS} ... in|under|behind|on|by .. ${SPOTS}`,
      `${GUNS} is|was|are|were .. open|missing|gone|unlocked|out|loaded|empty`,
      `${HALLE} ... ${ARMAS}`,
      `${ARMAS} .. abierta|abierto|falta|faltan|cargada|en`,
    ],
    over: [
      'years_ago|year_ago|months_ago|last_year|when_i_was|movie|film|show|series|episode|novel|video_game|roblox|fortnite|pelicula|serie|novela|videojuego|hace_anos|de_chico|de_chica|cuando_era',
    ],
  },
  [
    'not .. be|here|around|there .. for|at|by|on ... at|with|visiting his|her|their dads|dad|moms|mom|grandparents|father|mother|cousins',
    `not .. be|here|around|there ... going|gone|hunting|camping|working|deployed|traveling|vacation|away`,
    'not make it .. practice|dinner|game|work|time|because|without|bus|class|party',
    'no .. llega|llegar|llego a_las|a_tiempo|temprano|tarde',
    'no .. estar ... porque|se va|con su|sus papa|mama|abuelos|viaje|trabajo|trabaja',
    'gym|hunting|deer|hunter|uniform|cub_scout|karate|climbing|jump|tug rope|gun|belt|belts|safety|case',
    'rope|belt|cord .. gym|karate|class|scouts',
    `${ROPES} .. uniform|pants|phone|charger|car|school`,
    `${PILLS} .. allergy|allergies|acne|vitamin|vitamins|refill|pharmacy`,
    'pastillas|medicina .. alergia|vitaminas|gripa',
    'cinto|cinturon del|de uniforme|pantalon|carro|seguridad',
  ],
);

/** Words of an end, without which there is nothing to look for. */
const MAY_BE =
  /(?:make it|making it|live|last|survive|turn|be (?:here|around|alive|there)|see|reach|finish|get to|dead|gone|ground|lleg|estar|esta|cumpl|viv|ver)/iu;
const TEENS =
  /(?<![\p{L}\d])(?:(?:he|she|they)(?:['’]?s| is| are)? 1[0-7]|1[0-7] ?(?:yo|y\/o|yr)|de 1[0-7]|t(?:iene|engo) 1[0-7]|i(?:['’]?m| am) 1[0-7]|teen\p{L}*|adolescente|stepkid|foster)(?!\d)/iu;
/** A young writer, who speaks of themself. */
const OWN =
  /(?<!\p{L})(?:(?:i|im|i['’]m) (?:just |really |probably |prob )*(?:won['’]?t|will not|ain['’]?t|not|don['’]?t think i)|(?:^|[.!?,]\s*)(?:ya )?no (?:voy a|llego|llegar[eé]|creo llegar))/iu;

/** What is near a young person who says that they will not reach an age or a day, or null. */
export function meansAtYoungEnd(message: string): TheirMeans | null {
  if (!MAY_BE.test(plain(message))) return null;
  if (!(namesChild(message) || TEENS.test(plain(message)))) return null;
  const found = signsIn(message);
  if (!found.includes('end') || found.includes('over')) return null;
  return (['gun', 'rope', 'pills'] as const).find((each) => found.includes(each)) ?? null;
}

/**
 * Whether the writer is the young person. Whoever tells what a child said quotes it in the child’s own words.
 */
export const isOwnYoungEnd = (message: string): boolean =>
  OWN.test(plain(message)) &&
  !/(?<!\p{L})(?:my|our|mi|nuestr[oa]) (?:\p{L}+ )?(?:step)?(?:son|daughter|kid|child|grand\p{L}+|nephew|niece|teen|hij\p{L}+|niet[oa]|sobrin[oa])/iu.test(
    plain(message),
  );
