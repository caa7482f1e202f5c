import { cueFinder } from './cue-finder.js';

const KEEPER =
  'he|she|they|husband|wife|boyfriend|girlfriend|ex|dad|stepdad|father|mom|stepmom|mother|brother|sister|partner|fiance|son|daughter|stepson|stepdaughter|in_law|nephew|niece|grandson|granddaughter|caregiver|aide|lady|roommate|lorene';
const GUARDA =
  'el|ella|esposo|esposa|marido|mujer|hijo|hija|nuera|yerno|hermano|hermana|novio|novia|suegra|suegro|cunada|cunado|sobrino|sobrina|nieto|nieta|cuidadora|cuidador';
const MEDICINE =
  'inhaler|inhalers|albuterol|insulin|epipen|nebulizer|oxygen|methadone|suboxone|dialysis|prednisone|nitro|nitroglycerin|pills|pill|meds|med|medicine|medicines|medication|medications|prescription|prescriptions|antidepressants|antidepressant|blood_thinner|blood_thinners|tablets|patches|pump|cpap';
const MEDICINA =
  'insulina|inhalador|oxigeno|pastillas|pastilla|medicina|medicinas|medicamento|medicamentos|receta|tratamiento|nebulizador|gotas|metadona|dialisis';
const AIDS = 'walker|wheelchair|cane|crutches|hearing_aids|glasses|dentures|teeth';
const AYUDAS = 'andadera|baston|silla_de_ruedas|muletas|lentes|aparato|dentadura';
const TAKES =
  'takes|took|taken|taking|hides|hid|hidden|hiding|locks|locked|keeps|kept|holds|holding|threw|throws|tossed|dumped|flushed|flushes|unplugs|unplugged|rations|rationing|withholds|withholding|stole|puts|put|pours|poured|gave_away|sells|sold';
const QUITA =
  'quita|quito|quitaron|esconde|escondio|escondieron|guarda|guardo|tira|tiro|tiran|rompe|rompio|encierra|avienta|desconecta|desconecto|vende|vendio|niega|raciona';

const SIXTY_AND_MORE = Array.from({ length: 40 }, (_, at) => String(at + 60)).join('|');

/** What somebody needs to stay well, somebody else who keeps it from them, and that this is meant. */
const signsIn = cueFinder(
  {
    medicine: [MEDICINE, MEDICINA],
    kept: [
      `${KEEPER} .. ${TAKES} ... ${MEDICINE}|${AIDS}`,
      `${KEEPER} .. will|does|did|is|would not .. give|giving|let|letting|buy|fill|refill|pick_up|get|allow ... ${MEDICINE}|${AIDS}`,
      `${KEEPER} .. has|have|got .. my|moms|dads|grandpas|grandmas|mothers|fathers ... ${MEDICINE}|${AIDS}`,
      `not give|let|giving|letting|allow ... ${MEDICINE}`,
      `${KEEPER} .. not .. drive|take|bring|ride .. dialysis|methadone|clinic`,
      `${KEEPER} .. refuses|refused|stopped|quit .. give|giving|buy|buying|fill|filling|pay|paying ... ${MEDICINE}`,
      `${MEDICINE}|${AIDS} .. put_up|locked|hidden|locked_up|put_away|taken_away|in_his_truck|in_her_purse|in_his_pocket|somewhere`,
      `${GUARDA}|me|le|les|nos .. ${QUITA} ... ${MEDICINA}|${AYUDAS}`,
      `no me|le|les|nos da|dan|deja|dejan|compra|surte|lleva|llevan ... ${MEDICINA}`,
    ],
    // Why: to punish, to bargain, to save, or because somebody says that they are not needed.
    meant: [
      'till|until|unless|if|when|whenever|because|since|so|cause|bc ... i|we|he|she|sign|signs|apologize|mad|angry|argue|fight|behave|hands_over|pays|gets_in|in_her_way|in_his_way|house|money|check|go|leave',
      'says|said|thinks ... not need|needs|sick|that_bad|real',
      'waste|excuse|excuses|lazy|faking|fake|pretending|weak|crazy_pills|no_wife|dramatic|attention|ask_nice|ask_nicely|beg|earn|punish|punishment|lesson|deserve',
      'in|out_of the|her|his|my? way',
      'hasta_que|si|cuando|porque|para_que ... firme|entregue|pague|pida|portarme|porte|obedezca|enoja|enojado|dinero|cheque|casa|salga|vaya',
      'hasta|si no',
      'puro|es|pretexto cuento|cuentos|teatro|exagero|exagera|flojera|gasto|manas',
      'no|ni las|la|los|lo necesito|necesita|hace_falta',
      'dice|dijo .. que',
      'te_lo|se_lo|me_lo gane|merezca|pida',
    ],
    old: [
      `i am|tengo ${SIXTY_AND_MORE}`,
      `${MEDICINE}|${AIDS} .. heart|moms|dads|grandpas|grandmas`,
      `moms|dads|grandpas|grandmas|mothers|fathers|in_laws .. ${MEDICINE}|${AIDS}`,
      `my ${AIDS}`,
      'a|de mi|su|la|el mama|papa|suegra|suegro|abuela|abuelo|abuelita|abuelito|madre|padre|tia|tio',
    ],
    // Whose it is: that of a writer who is old, or leans on it.
    own: [
      `i am|tengo ${SIXTY_AND_MORE}`,
      `my own? heart|nitro|blood_pressure|parkinsons|walker|wheelchair|cane|oxygen|hearing_aids|dentures|crutches`,
      `me .. ${QUITA} ... ${AYUDAS}|corazon|presion|oxigeno`,
      'mi|mis pastillas_del_corazon|pastillas_de_la_presion|andadera|baston|silla_de_ruedas|oxigeno',
    ],
    // Kept safe, forgotten, or changed by a doctor.
    safe: [
      'toddler|toddlers|kids|baby|stepson|stepkids|teenager|teens .. safe|reach|get_into|cannot|can_not|find|in_the_house',
      'so|because .. toddler|toddlers|kids|baby|stepson|stepkids|i_do_not|i_asked',
      'i|we asked|told|wanted|agreed|want him|her|them? to',
      'i lose|forget|misplace|asked',
      'bless|safe|safely|for_safety|reach|childproof|lockbox|lock_box|pharmacy|doctor_said|doctor_told|doctor_took|fridge|organizer|reminds|reminder|forgot|forgets|vitamins|vitamin|birth_control|melatonin',
      'pharmacy|insurance|doctor|nurse|school .. not|out_of|will|took|keeps|has|says|said',
      'years_ago|back_then|used_to|last_year|when_i_was|ex_used|movie|show|book',
      'para_que|por_no .. ninos|nino|bebe|nina',
      'hace_anos|hace_mucho|el_ano_pasado|pelicula|novela|farmacia|el_doctor',
      'no quiere|quiso tomar|tomarse|tomarselas',
    ],
  },
  [
    'he|she|they has|have|got|gets|takes|took|keeps his|her|their own? pills|meds|medicine|medication|prescription|inhaler|insulin',
    'pick|picked|picking up .. prescription|meds|medicine|pills',
    'has|have to take',
    'takes|took|taken .. hearing_aids|glasses|teeth out|off',
    'hearing_aids ... batteries|battery|out|off',
    'toma|tomo|tomar|tomarse sus|su|la|las pastillas|medicina|medicinas',
  ],
);

const found = (message: string): ReadonlySet<string> => new Set(signsIn(message));

/** Whether somebody keeps medicine, or what an old body leans on, from the writer or another on purpose. */
export function isNeededWithheld(message: string): boolean {
  const signs = found(message);
  return signs.has('kept') && (signs.has('meant') || signs.has('old')) && !signs.has('safe');
}

/** Whether it is kept from a writer who is old or leans on it. */
export const isOwnWithheld = (message: string): boolean =>
  isNeededWithheld(message) && found(message).has('own');

/** The same for medicine, without which a body may fail in days. */
export const isMedicineWithheld = (message: string): boolean =>
  isNeededWithheld(message) && found(message).has('medicine');
