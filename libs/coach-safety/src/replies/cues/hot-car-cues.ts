import { cueFinder } from './cue-finder.js';
import { passagesOf } from './passages.js';
import { plain } from './plain-letters.js';
import { isUnresponsive } from './unresponsive-cues.js';

const CHILD =
  'baby|babies|infant|newborn|toddler|toddlers|kid|kids|child|children|son|sons|daughter|daughters|boy|boys|girl|girls|twins|grandson|granddaughter|grandbaby|grandkids|grandkid|nephew|niece|stepson|stepdaughter|stepkid|stepkids|little_one|little_guy|year_old|years_old|month_old|months_old|yo|preemie';
const NINO =
  'bebe|bebes|bebito|bebita|beba|nino|nina|ninos|ninas|hijo|hija|hijos|hijas|nieto|nieta|nietos|nietas|sobrino|sobrina|nene|nena|gemelos|gemelas|hijastro|hijastra|chiquito|chiquita|criatura|chamaco|chamaca|anitos|meses|mesecitos';
const CAR =
  'car|cars|truck|van|minivan|suv|vehicle|jeep|pickup|sedan|tesla|camry|honda|toyota|backseat|back_seat|car_seat|carseat';
const CARRO = 'carro|coche|auto|automovil|troca|camioneta|van|minivan|vehiculo|mueble';
const DEGREES = Array.from({ length: 40 }, (_, at) => String(at + 80)).join('|');
const OLDER = '8|9|10|11|12|13|14|15|16|17|18';

const signsIn = cueFinder(
  {
    // A child who is in a car that nobody can open.
    locked: [
      `${CHILD} .. is|got|are|was|just? locked|trapped|shut in|inside .. ${CAR}`,
      `locked|shut|trapped my|our|the|his|her|a? .. ${CHILD} .. in|inside .. ${CAR}`,
      `locked|shut them|him|her|us in|inside .. ${CAR}`,
      `${CAR} .. locked .. with .. ${CHILD} .. in|inside`,
      `${CAR} .. locked .. and|w .. ${CHILD} .. is|are|still? in|inside`,
      `keys|key|fob .. locked|in|inside .. ${CAR} ... with|and|w ... ${CHILD}`,
      `${CAR} .. locked itself|on_its_own|automatically|by_itself ... ${CHILD}`,
      `${CAR} locked ... ${CHILD} .. inside|in_it|in_there|in_the_back|strapped|buckled`,
      `${CHILD} .. in|inside ... ${CAR} ... not open|unlock|get_in|opening|unlocking`,
      `${CHILD} .. in|inside ... ${CAR} ... not get .. door|doors|it|car open|unlocked`,
      `${CHILD}|he|she .. locked himself|herself|themselves|themself in|inside .. ${CAR}`,
      `${NINO} ... encerrado|encerrada|encerrados|encerradas|atrapado|atrapada|atrapados|atorado|atorada .. en|dentro|adentro .. ${CARRO}`,
      `encerre|encerro|encerramos|encerraron|encerrado|encerrada .. ${NINO} .. en|dentro|adentro .. ${CARRO}`,
      `encerrado|encerrada|encerrados|encerradas|atrapado|atrapada en|dentro|adentro .. ${CARRO} .. con? mi|el|la|los|las .. ${NINO}`,
      `llaves|llave .. dentro|adentro|en .. ${CARRO} ... con|y .. ${NINO}`,
      `se cerro|cerraron|tranco|trabo ... ${CARRO} ... ${NINO} .. dentro|adentro`,
      `${NINO} .. dentro|adentro .. ${CARRO} ... no puedo|podemos|se_puede|abre`,
    ],
    // A child who was left in one. That alone is a matter of minutes only where it is hot.
    left: [
      `left|leaves|leave|leaving|forgot|forgotten my|our|the|his|her|a|both|two|them|him? .. ${CHILD}|him|her|them .. in|inside .. ${CAR}`,
      `${CHILD} .. left|alone|forgotten|sleeping|asleep|sitting|sat|waiting|still|by_himself|by_herself|buckled|strapped .. in|inside|out_in .. ${CAR}`,
      `${CHILD} .. is|are|was|been in|inside|out_in .. ${CAR} .. alone|by_himself|by_herself|by_themselves|for|since|still|an_hour|with_the_windows`,
      `${CAR} .. with .. ${CHILD} .. in|inside .. alone|it|and`,
      `${CHILD} .. is? in|inside a? .. hot|boiling|burning ${CAR}`,
      `${CHILD} .. stuck in|inside .. ${CAR}`,
      `${CHILD} .. in|inside ... ${CAR} ... not get .. him|her|them|it out`,
      `dejo|deje|dejaron|dejamos|olvido|olvide|dejando .. ${NINO} .. en|dentro|adentro .. ${CARRO}`,
      `${NINO} .. solo|sola|solos|solas|dormido|dormida|quedo|quedaron .. en|dentro|adentro .. ${CARRO}`,
      `se quedo|quedaron .. ${NINO} .. en|dentro|adentro .. ${CARRO}`,
    ],
    hot: [
      'hot|heat|boiling|scorching|burning|sweltering|roasting|sweating|sweaty|sweat|triple_digits|no_air|no_ac|ac_off|sun|sunny|summer|overheated|overheating',
      `${DEGREES} out|outside|degrees|here|today|in_there|f|fahrenheit`,
      `is .. ${DEGREES}`,
      'windows .. up|closed|shut',
      'getting|turning|got|is|looks|so|real|really|bright|all red|flushed|beet_red|pink',
      'calor|caloron|caliente|calentando|hirviendo|sudando|sudado|sudada|sol|bochorno|grados|asoleado|sofocado|sofocada|sofocando',
      'rojo|roja|rojito|rojita|colorado|colorada|coloradito|coloradita',
      'vidrios|ventanas|ventanillas .. cerrados|cerradas|arriba|subidos|subidas',
    ],
    // Who can get out by themselves, or is not alone, or long ago.
    fine: [
      'with|w my? husband|wife|mom|dad|grandma|grandpa|partner|boyfriend|girlfriend|sister|brother|aunt|uncle .. in|while|and',
      'drive|ride|trip|road_trip|driving|traffic',
      'ac|air|engine|car|heater is? on|running|going',
      'con_mi_esposo|con_mi_esposa|con_su_papa|con_su_mama|con_mi_marido|con_la_abuela|con_el_aire|aire_prendido|motor_prendido',
    ],
    older: [
      `${OLDER} year_old|years_old|yo|yr|anos`,
      'stepson|stepdaughter|son|daughter|teenager|teen|boy|girl|he|she .. locked himself|herself',
      `is|turned|tiene ${OLDER}`,
      'locked themselves|ourselves',
    ],
    tiny: [
      '2|3|4|5|one|two|three|four|five year_old|years_old|yo|yr|anos',
      'is|turned|only|just|tiene 2|3|4|5|two|three|four|five',
      'baby|infant|newborn|toddler|twins|month_old|months_old|grandbaby|bebe|bebito|bebita|nene|nena|meses|anitos',
    ],
    over: [
      'years_ago|year_ago|months_ago|weeks_ago|week_ago|days_ago|last_year|last_summer|last_month|last_week|back_then|when_i_was|as_a_kid|used_to|once|one_time|yesterday|the_other_day|the_other_night|last_night|this_morning|earlier|on_monday|on_tuesday|on_wednesday|on_thursday|on_friday|on_saturday|on_sunday|last_time|every_time|always|again_and_again|what_if|so_scared_of|afraid_of|nightmare|dream|dreamed|movie|film|show|news|article|arrested|charged|court|judge',
      'hace_anos|hace_un_ano|hace_meses|hace_mucho_que|hace_mucho_tiempo|hace_tiempo|hace_dias|hace_semanas|la_semana_pasada|el_ano_pasado|ayer|anteayer|anoche|la_otra_vez|el_otro_dia|una_vez|siempre|cuando_era|de_chico|de_chica|noticias|pelicula|serie|sueno',
      'got|get|pulled|took him|her|them|it|us out .. fine|ok|okay|safe|laughing|and_we|in_minutes',
      'do_not|never|not leave|leaves',
      'ya lo|la|los|las saque|sacamos|sacaron',
    ],
  },
  [
    'locked .. out of|out',
    'child|kid|kids|car_seat locks|lock|seat|seats',
    'dog|dogs|puppy|cat|groceries|ice_cream|perro|perra|perrito|gato .. in|inside|en|dentro .. car|truck|van|suv|carro|coche|troca|camioneta',
    'hot wheels|dog|dogs|chocolate|coffee|tub|pocket|sauce|cheetos',
    'toy|remote_control|rc|power_wheels|matchbox|juguete car|truck',
    'left|leave for|to',
    'car rider|line|pool|ride|show',
    'stuck in .. traffic|line',
    'left|forgot .. backpack|bag|jacket|shoes|coat|homework|phone|tablet|toy|toys|bear|lunch|diaper_bag|ball|stroller|mochila|chamarra|zapatos|juguete',
  ],
);

/** Whether a word for a car stands in a message, before all its readings are read. */
const CARS =
  /(?<!\p{L})(?:cars?|trucks?|vans?|minivan|suv|vehicle|jeep|pickup|sedan|tesla|camry|honda|toyota|back ?seat|carros?|coche|auto|automovil|troca|camioneta|vehiculo|mueble)(?!\p{L})/iu;

/** Whether a child is now in a car that nobody can open, or was left in one that is hot. */
export function isInHotCar(message: string): boolean {
  return CARS.test(plain(message)) && passagesOf(message).some(isInHotCarNow);
}

function isInHotCarNow(passage: string): boolean {
  const found = new Set(signsIn(passage));
  if (found.has('over')) return false;
  const isHot = found.has('hot');
  const isAlone = !found.has('fine');
  // A bigger child knows how to open the door, and may only be mad.
  const isHeld = found.has('locked') && (isHot || found.has('tiny') || !found.has('older'));
  return isHeld || (found.has('left') && isHot && isAlone);
}

/** Whether a body weakens in a hot car, or after it: then it is the heat. */
export const isIllOfHeat = (before: readonly string[], message: string): boolean =>
  [message, ...before].some(isInHotCar) && passagesOf(message).some(isWeakened);

const weakIn = cueFinder({
  weak: [
    'limp|floppy|drowsy|lethargic|unresponsive|seizing|seizure|convulsing|not_sweating|fainted|passed_out|glassy',
    `he|she|they|${CHILD} is|looks|seems|acts|gets|kind_of|getting? .. sleepy|groggy|dizzy|confused|out_of_it|shaking|twitching|pale|gray|grey|weak`,
    `he|she|they|${CHILD} is|keeps|just? throwing|threw up`,
    `he|she|they|${CHILD} .. vomiting|vomited|puking|puked`,
    'not wake|waking|respond|responding|cry|crying|sweat|sweating',
    'not keep .. eyes|head|awake',
    'skin|body|head|forehead is .. hot|burning|dry',
    'breathing .. fast|hard|slow|funny|weird',
    'flojito|flojita|aguadito|aguadita|desguanzado|desguanzada|desmayo|desmayado|desmayada|adormilado|adormilada|palido|palida|convulsiona|vomito|vomita|vomitando|morado|morada',
    'no responde|reacciona|despierta|llora',
  ],
});

const isWeakened = (passage: string): boolean => weakIn(passage).length > 0 || isUnresponsive(passage);
