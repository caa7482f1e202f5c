import { cueFinder } from './cue-finder.js';

const GROWN =
  'he|she|they|ex|exs|husband|boyfriend|bf|wife|girlfriend|gf|dad|daddy|father|mom|mother|brother|sister|uncle|cousin|friend|guy|man|partner|fiance|stepdad|stepmom|in_law|somebody|someone|text|message';
const OTRO =
  'ex|marido|esposo|esposa|novio|novia|papa|mama|hermano|hermana|tio|primo|suegro|suegra|hombre|tipo|alguien|pareja|el|ella';
const YOU_WILL = 'you_will|youll|i_will|ill|you_would|i_would|id|we_will|well|we_would|wed';
const PLACE =
  'building|apartment|apt|house|home|place|street|block|road|driveway|lot|parking_lot|work|job|office|plant|warehouse|shop|store|salon|gym|church|clinic|hospital|school|daycare|bus_stop|station|exchange|shelter|barracks|base|barn|gate|trailer|window|door';
const LUGAR =
  'casa|edificio|departamento|trabajo|fabrica|escuela|guarderia|parada|calle|cuadra|entrega|iglesia|tienda|hospital|puerta|esquina|marqueta|bodega|yarda';
const TIME =
  'tonight|tomorrow|today|friday|saturday|sunday|monday|tuesday|wednesday|thursday|weekend|noon|midnight|deadline|exchange|handoff|hand_off|pickup|dropoff|drop_off|shift|hearing|visit|bus_stop';
const CUANDO =
  'hoy|manana|esta_noche|ahorita|lunes|martes|miercoles|jueves|viernes|sabado|domingo|entrega|visita|intercambio|salida|audiencia';

/** A threat that names no deed, its hour or place, and somebody who waits or circles there. */
const signsIn = cueFinder(
  {
    threat: [
      'youll|ill see what|.|and|soon|if|when',
      'you|i will|would see what|.|and|soon|if|when',
      'or you|i|youll|ill will|would? see|find_out|regret|pay',
      'until|till ... or else',
      'till|until|til i|he|she see|sees|get|gets|catch|catches|find|finds you|me|us',
      'find|finds out what i|he|she|they do|does|will|can|am|is|happens',
      `${YOU_WILL} not like it|that|this|whats|what`,
      `${YOU_WILL} get whats|what|yours|mine coming|i|.`,
      'teach|teaching you|me|us a? lesson|lessons|some',
      'my|her|his|your|our time is up|over|coming',
      'say|saying my|your prayers',
      'watch my|your back',
      'nothing left? to lose',
      'ya|vas|va a? ver .|cuando|lo_que|si|quien|que|hoy',
      'ya veras|veran .|cuando|lo_que|si|hoy',
      'me|te|nos iba|va a pesar|costar|ir_mal|doler',
      'arreglamos|arreglar|ajustar|ajustamos|saldar cuentas',
      'atenga|atente|atengo|aguante|aguantate a|las|la? las? consecuencias',
      'de hoy|esta_noche|manana no pasa|paso',
      'no respondo|respondera|responde .|si|de|por',
      'dar|darme|darte|ensenar|ensenarme una? leccion',
      'nada que perder',
    ],
    // The same words also stand in a quarrel about dishes.
    'light-threat': [
      `${YOU_WILL} .. regret|regreting it|this|that|everything`,
      `${YOU_WILL} .. be? sorry .|if|when|for|tonight|and|he|she|that`,
      `${YOU_WILL} .. pay for|dearly|.|this|like`,
      'settle|settles|settling|finish|finishes|end|ends this|it|things|the_score|up .|tonight|today|once|when|at|there|for_good',
      'this|it ends tonight|today|friday|now|here',
      'deal|deals|dealing|handle|handles with|this|you|me me?|you? .|tonight|there|when|later|at|in_person|face_to_face',
      'last|final warning|chance',
      'been|was|you_are|youre|you_were|consider_yourself warned',
      'one way or another|the_other',
      'or else .|he|she|and|i|what|do',
      'me|te|nos|le|se voy|vas|va|vamos a? arrepentir|pesar|acordar',
      'las|la|me_las|me_la|se_las vas|voy|va|van a pagar',
      'lo vas|voy|va|van a pagar',
      'ultima advertencia|oportunidad',
    ],
    // From whom, or beside what, they are no mere quarrel.
    feared: [
      'ex|exs|ex_husband|ex_wife|ex_boyfriend|baby_daddy|babys_dad|expareja|exmarido|exesposo',
      'her|his|their|kids dad|father|mom|mother said|says|texted|wrote|told|will|is',
      'el|la papa|mama de mi|mis|los|el',
      'order|restraining|protective|court|hearing|filing|custody|exchange|handoff|scared|afraid|terrified|drunk|gun|hide|hiding|orden|corte|custodia|audiencia|demanda|demandaba|miedo|borracho|entrega',
    ],
    said: [
      `${GROWN} .. texted|texts|wrote|writes|said|says|told|tells|messaged|sent|called|yelled|warned|warns|swears|promised|keeps_saying|left`,
      `${OTRO} .. escribio|dijo|dice|mando|amenazo|grito|juro|aviso|puso|marco`,
      'me|nos|le escribio|dijo|dice|mando|amenazo|grito|juro|aviso|puso|marco',
      'dice|dijo|escribio|juro|grito que|q',
    ],
    // When or where it would be.
    set: [
      `at|by|before|until|from|about|around ${Array.from({ length: 12 }, (_, at) => String(at + 1)).join('|')}|noon|midnight|eight|nine|ten|five|six|seven`,
      'until 1800|1900|2000|2100|2200|2300|5pm|6pm|7pm|8pm|9pm|10pm|11pm',
      `by|on|at|until|for|the|this|is|in|and|regret_it|out|sorry|up ${TIME}`,
      `${TIME} he|she|we|i|is|at|.`,
      'when|if|after|once i|you|we bring|come|get|go|show|pick|drop|arrive|leave|pull|walk',
      'show|shows up',
      'on|at my|the way|street|corner|lot',
      'a las una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|1|2|3|4|5|6|7|8|9|10|11|12',
      'cuando|si lo|la|los|las traiga|traigas|lleve|lleves|recoja|vaya|vayas',
      'cuando|si salga|salgas|llegue|llegues|vaya|vayas|vuelva|vuelvas',
      CUANDO,
    ],
    lurks: [
      `${GROWN}|car|truck|van|suv is|are|was|keeps|been|be|has|his|her|their .. parked|parks|sitting|sits|waiting|waits|circling|circles|pacing|standing|lurking|driving_by|driving_past|drives_by|drives_past|idling ... ${PLACE}`,
      'parked|sitting|waiting|idling|standing|circling outside|across|at|by|near|behind|down|in|around|on|our|my|the ... ' +
        PLACE,
      `keeps|keep|been|is circling|driving|passing .. ${PLACE}`,
      'followed|following|tailing me|us home|here|from|to|on|all_the_way',
      'will|would|going_to|ll be? waiting|wait|there for|at|outside|by me|my|the|you|work|bus',
      'waiting on|for me|you|us .|outside|at|by|when|after|in|and',
      `esta|anda|estan|sigue|lleva .. estacionado|estacionada|parado|parada|esperando|esperandome|rondando|afuera ... ${LUGAR}`,
      'dando|da vueltas .. ' + LUGAR,
      'va|voy|van|iba a estar? esperando|esperar|esperarme',
      'me|nos espera|esta_esperando|anda_esperando|sigue afuera|en|a',
    ],
    harmless: [
      'pizza|dinner|cake|surprise|surprises|famous|present|presents|party|costume|funny|fun|kitchen|judge|landlord|boss|teacher|coach|principal|doctor|dentist|hunger|game|movie|tv_show|episode|dream|series|hungry|dessert|cooking|recipe|concert|train|flight|diet|sunscreen|cleats',
      'pastel|sorpresa|fiesta|cena|pelicula|serie|novela|sueno|juez|jefe|maestra|casero|receta|regalo|boda',
      'when|as i|he|she was a? kid|little|child|young|teen',
      'used_to|years_ago|months_ago|last_year|as_a_kid|growing_up|back_then|hace_anos|de_chica|de_chico|cuando_era',
      'stepson|stepdaughter|son|daughter|toddler|kid|teen|teenager|hijastra|hijastro says|said|told|tells|yells|yelled|texted|dice|dijo',
      'taking me|us to|out',
      'pick|picking|picks me|us up',
      'porque no manejo',
      'no me? mandes|esperes',
    ],
  },
  [
    'see|sees how|it|the|that|if|who|which|where|why',
    'what i mean',
    'ver|veras que|como bonito|rico|bien|lindo|padre|bueno',
    'i|we told|texted|said|wrote|warned .. him|her|them|my|you',
    'well|we see|settle|finish|end .. it|this|that? together|the_fight|on_a_hug|over_coffee',
    'deal|deals|handle with it|that|the',
    'last chance sale|to_buy|dance',
  ],
);

type Sign = ReturnType<typeof signsIn>[number];

const isThreat = (found: readonly Sign[]): boolean =>
  found.includes('said') &&
  !found.includes('harmless') &&
  (found.includes('threat') ||
    (found.includes('light-threat') && (found.includes('feared') || found.includes('lurks'))));

/**
 * Whether somebody has threatened the writer with what will come at an hour or a place, or waits there after
 * such a threat.
 */
export function isAwaited(message: string): boolean {
  const found = signsIn(message);
  return isThreat(found) && (found.includes('set') || found.includes('lurks'));
}

/**
 * Whether somebody now waits at the home, work or the exchange who has made such a threat in an earlier
 * message.
 */
export function isAwaitedAcross(before: readonly string[], message: string): boolean {
  const found = signsIn(message);
  const isThere = found.includes('lurks') && !found.includes('harmless');
  return isThere && before.some((each) => isThreat(signsIn(each)));
}
