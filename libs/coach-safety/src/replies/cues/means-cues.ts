import { cueFinder } from './cue-finder.js';
import { GUNS } from './gun-cues.js';

const meansIn = cueFinder(
  {
    means: [
      GUNS,
      'bullets|pills|rope|noose|razor|razors|blade|blades|knife',
      'bottle|box|handful of .. pills|meds|medicine|tylenol',
      'sleeping|pain|heart meds|tablets',
      'balas|pastillas|soga|cuerda|navaja|cuchillo|veneno|raticida',
      'frasco|caja|punado de .. pastillas|medicinas|medicamento',
    ],
  },
  [
    'birth control|vitamin pills',
    'jump|tug rope',
    'nerf|water|toy|glue|nail|staple guns|gun',
    'pastillas anticonceptivas',
  ],
);

/** Whether a message names something that people end their lives with. */
export const namesMeans = (message: string): boolean => meansIn(message).length > 0;

const ropeOrBladeIn = cueFinder(
  {
    own: [
      'i have|bought|got|keep|tied|hold|held|took|found|started .. rope|noose|razor|razors|razor_blade|blade|blades|knife',
      'rope|noose|razor|blade .. in|on|over .. seat|trunk|beam|garage|hand|drawer|tub',
      'tengo|compre|amarre|agarre|saque .. soga|cuerda|mecate|navaja|cuchillo',
    ],
  },
  ['jump|tug rope', 'rope swing|course'],
);

/** Whether the writer has a rope or a blade at hand. */
export const hasOwnRopeOrBlade = (message: string): boolean => ropeOrBladeIn(message).length > 0;

const REACHES =
  'found|find|know|knows|got|get|have|has|took|grabbed|saw|bought|opened|open|unlocked|remember|remembered|keeps|kept|hid|hides|looked|looking|driving|drove|drive|walk|walking|walked|going|went|go|sitting|sit|parked|standing|stand|at|in|on|closed|running|staring|by';
const ALCANZA =
  'encontre|halle|se|tengo|saque|agarre|vi|compre|abri|guarda|esconde|guardo|voy|ando|estoy|fui|manejo|camino|sentada|sentado|parada|parado|en|cerre|viendo|mirando|por';

/** Strong drugs as people call those that a doctor gave to them or to somebody in the family. */
const STRONG =
  'oxy|oxys|oxies|oxycodone|oxycontin|percocet|percocets|percs|perks|norco|norcos|vicodin|vicodins|hydros|hydrocodone|morphine|dilaudid|fentanyl_patches|patches|tramadol|xanax|xans|xannies|valium|klonopin|ativan|lorazepam|ambien|seroquel|methadone|insulin|heart_pills|sleeping_pills|sleepers|painkillers|pain_pills|pain_meds|hospice_meds|comfort_kit|nerve_pills';
const KIN =
  'moms|dads|mamas|daddys|grandmas|grandpas|nanas|grannys|husbands|wifes|brothers|sisters|sons|aunts|uncles';
const FUERTES =
  'oxicodona|morfina|tramadol|clonazepam|rivotril|diazepam|valium|parches|insulina|pastillas|medicinas|gotas|frascos|frasco';

const reachedIn = cueFinder(
  {
    locked: [
      `${REACHES} ... lockbox|lock_box|gun_safe|gun_case|gun_cabinet|safe|combination|ammo|bullets|clip|magazine|gun|pistol|rifle|shotgun|firearm|glock|38|9mm`,
      'lockbox|lock_box|safe|gun_cabinet .. key|code|combination|open|unlocked',
      'key|code|combination .. to|for the|his|her|my|dads lockbox|lock_box|safe|cabinet|gun',
      `${ALCANZA} ... caja_fuerte|llave_de_la_caja|combinacion|balas|pistola|arma|escopeta|rifle`,
      'llave|clave|combinacion .. caja|caja_fuerte|arma|pistola',
    ],
    pills: [
      `${REACHES} ... pills|pill|meds|tylenol|prescription|prescriptions|bottles|${STRONG}`,
      // Whoever has died or moved out has left them.
      `${KIN} old|leftover|last|dead|late? ${STRONG}|pills|meds|prescription|prescriptions`,
      `${KIN} .. ${STRONG}|pills|meds .. still|when|since|from|left|after|in|here`,
      `left|leaves|forgot .. ${STRONG}`,
      `leftover|old|extra|unused|spare .. ${STRONG}|pills|meds`,
      `${STRONG} .. left|leftover|around|here|still|kept|over`,
      `pastillas|medicinas|${FUERTES} .. de|que .. mi|mama|papa|abuela|abuelo|esposo|esposa|suegra|suegro|hermano|dejo|quedaron|sobraron`,
      `quedan|quedaron|sobraron|sobro .. ${FUERTES}`,
      `${ALCANZA} ... pastillas|medicinas|frasco|frascos|insulina|medicamentos`,
      'pills|pastillas .. left|kept|over|guardo|sobraron|dejo',
    ],
    car: [
      // Who sorts tools there, or parks, is not meant.
      'sit|sits|sitting|sat|stay|staying|stayed|alone|hid|hiding|lying|laying|lay .. in|inside the|my|our garage',
      'in|inside the|my|our garage .. car|truck|engine|running|alone|door|.',
      'go|going|went|walk|walked|walking out|back|down? to|into|in the|my|our garage .. .',
      'closed|close|shut|shutting|closing the|my|our garage',
      'garage is .. quiet|empty|calm|peaceful',
      'garage door .. down|closed|shut',
      'hose|tailpipe|exhaust',
      'car|truck|engine|van is? running|idling',
      'en|cerre la cochera|puerta_de_la_cochera',
      'en|cerre el garaje|garage',
      'manguera|escape_del_carro|carro_prendido|motor_prendido',
    ],
    place: [
      `${REACHES} ... bridge|overpass|tracks|railroad|roof|cliff|ledge|parking_deck|top_level|quarry|river`,
      `${ALCANZA} ... puente|vias|azotea|barranco|barranca|rio|orilla|techo`,
    ],
    rope: [
      `${REACHES} ... rope|noose|cord|extension_cord|beam|rafter|rafters|razor|razors|blade|blades|knife`,
      `${ALCANZA} ... soga|cuerda|mecate|lazo|viga|navaja|cuchillo`,
    ],
  },
  [
    'safe place|space|side|bet|person|drive|travels|to|for|here|now|food|and',
    'cereal|church|foot bridge',
    'jump|tug rope',
    'nerf|water|toy|glue gun',
    'clean|cleaning|organize|organizing|fix|paint .. garage',
  ],
);

/** What people end their lives with, by kind. */
export type Means = ReturnType<typeof reachedIn>[number];

/**
 * What somebody comes upon, holds or goes to, whoever owns it. These words are everyday ones, so they are
 * asked for only where it may be about suicide already.
 */
export const meansReachedIn = (message: string): readonly Means[] => reachedIn(message);
