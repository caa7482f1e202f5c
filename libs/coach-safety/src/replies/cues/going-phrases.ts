import type { Phrase } from '../../phrases/phrase.js';
import { OWN_LIFE_THREATS } from './threat-phrases.js';

const ANOTHER =
  'he|she|they|husband|wife|boyfriend|girlfriend|ex|partner|fiance|mom|mother|dad|father|son|daughter|brother|sister|grandson|granddaughter|friend|cousin|uncle|soldier';
const OTRO =
  'el|ella|esposo|esposa|marido|mujer|novio|novia|ex|hijo|hija|hermano|hermana|papa|mama|primo|prima|amigo|amiga';
const SAYS =
  'says|said|saying|keeps_saying|texted|texts|wrote|told|tells|swears|swore|threatens|threatened|talks|talked|talking';
const DIES =
  'kill_himself|kill_herself|kill_themselves|killing_himself|killing_herself|hang_himself|hang_herself|shoot_himself|shoot_herself|hurt_himself|hurt_herself|end_it|ending_it|end_it_all|suicide|take_his_life|take_her_life|eat_his_gun|eat_a_bullet|all_her_pills|all_his_pills|all_the_pills';
const VEHICLE = 'truck|car|van|jeep|bike|motorcycle|boat|tractor|suv|four_wheeler';
const MEANS = 'gun|pistol|rifle|shotgun|glock|rope|pills|razor|knife|belt';
const WILD = 'woods|dark|snow|lake|river|bridge|tracks|barn|field|creek|highway|desert|mountains|water|night';

/** Somebody else may mean to die: they say so, threaten it, had a rope, or gave their things away. */
export const WANTS_TO_DIE: readonly Phrase[] = [
  ...OWN_LIFE_THREATS,
  `${ANOTHER} .. ${SAYS} ... ${DIES}`,
  `${ANOTHER} .. wants|wanted|wanna|going|ready|trying|tried to? die|be_dead|end_it|kill_himself|kill_herself|hang_himself`,
  `${SAYS} .. he|she|they wants|wanted to die|be_dead|end_it|kill_himself|kill_herself`,
  `${ANOTHER} .. not .. want|wanna to? live|be_here|be_alive|wake_up|exist|go_on`,
  `${ANOTHER} ... better_off .|without|if|dead|with`,
  'he|she|hed|shed|hell|shell would|will|might? be dead by|before|tomorrow|if|when',
  'better off without him|her|them',
  'if|when you leave|go|do|move ... i will .. not .. be_here|be_around|be_alive',
  'if|when you leave|go ... i will|am .. die|dead|kill|end|gone',
  'read|hear about him|her|me in|on the? paper|news',
  'not|never .. have_to|need_to? worry about him|her|me after|anymore|tonight|much_longer|soon',
  'drive|crash|wreck|run his|her|the? .. into a|the? tree|wall|pole|river|train|bridge|truck',
  `${ANOTHER} ... giving|gave|given his|her|their ... away`,
  'not need|needs|needing .. where|anymore|no_more',
  'found|caught|saw him|her|them ... rope|noose',
  'lo|la halle|encontre|vi|cache ... soga|mecate|cuerda',
  'tied|bought|had|has a rope|noose',
  `dice|dijo|amenaza|escribio ... matar|se_mata|morir|morirse|quitarse_la_vida|suicidarse|ahorcarse|se_ahorca`,
  `${OTRO} .. ya_no|no quiere .. vivir|seguir|despertar|estar`,
  `dice|dijo .. que? ya_no|no quiere .. vivir|seguir|despertar`,
  'mejor|mejores sin el|ella',
  'iba|va a matar|matarse|quitarse_la_vida|suicidarse|ahorcarse',
];

/** Somebody goes, in a way in which nobody goes to work. */
export const LEAVING: readonly Phrase[] = [
  `took|takes|grabbed|grabs|got|has .. keys|${VEHICLE}|${MEANS} ... left|leaves|gone|drove|went|walked|ran|sped|peeled|took_off`,
  'drove|drives|sped|peeled|rode off|away|out',
  `walked|walks|wandered|ran|went|headed|stormed .. out|off|into|to|toward the|his|her|our? ${WILD}`,
  'walked|walks|ran|stormed|snuck out|off .|and|crying|with|without|in',
  `got|gets|jumped|is in the|his|her|our? ${VEHICLE} .. and|with|drunk|crying|left|gone`,
  'took off .|and|in|with|on_foot|drunk|crying',
  `left|leaves|gone .. with|without .. phone|wallet|coat|jacket|shoes|${MEANS}`,
  'left|leaves his|her|their|the phone|wallet|ring|purse|badge|dog_tags|keys',
  `${VEHICLE}|boots|gun|pistol|shotgun|rifle is|are gone|missing`,
  'is gone .|and|now',
  'left the? house|home|base|room crying|drunk|mad|angry|upset|barefoot|.',
  'agarro|tomo|se_llevo|con .. llaves|carro|troca|camioneta|moto|pistola|arma|soga|escopeta ... fue|salio|largo',
  'se fue|salio|largo|metio .. con|sin|en|al|a_pie|manejando|corriendo|llorando|borracho .. pistola|arma|soga|troca|carro|camioneta|celular|monte|puente|vias|rio',
  'se salio|largo de|con|sin|y',
];

/** Somebody shows a wound, or what they would use. */
export const SHOWN: readonly Phrase[] = [
  `pic|pics|picture|pictures|photo|photos|video|snap|selfie of .. wrist|wrists|arm|arms|cut|cuts|blood|leg|legs|thighs|bleeding|ledge|${MEANS}`,
  `sent|sends|texted|showed|shows|posted|snapped .. wrist|wrists|cuts|blood|noose|rope`,
  `${ANOTHER} is|was bleeding`,
  'wrist|wrists|arm|arms|she|he is|are bleeding|bloody|cut',
  'cut|cuts|cutting|slit|slits|sliced his|her|their wrist|wrists|arm|arms|throat|veins',
  'blood .. all|everywhere|on|in .. floor|sink|tub|sheets|bathroom|walls',
  'foto|fotos|video .. de|con|donde .. munecas|muneca|brazo|brazos|sangre|sangrando|cortadas|pastillas|soga|pistola|navaja|venas',
  'esta sangrando',
  'se corto|esta_cortando las|los|el? munecas|venas|brazos|brazo',
];

/** The writer’s own goings, which tell of nobody else. */
export const OF_WRITER: readonly Phrase[] = [
  'i|we just|then|also|finally|even|have|already? took|grabbed|left|drove|walked|ran|got|stormed',
  'agarre|me_fui|me_sali|tome ... llaves|carro|casa',
];
