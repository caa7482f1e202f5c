import type { Phrase } from '../../phrases/phrase.js';
import { cueFinder } from './cue-finder.js';
import { withKinInFull } from './kin-names.js';
import { isOwnAct } from './own-act-cues.js';
import { isNeededWithheld, isOwnWithheld } from './withheld-cues.js';

const KIN =
  'mom|moms|mother|mothers|dad|dads|father|fathers|aunt|aunts|auntie|uncle|uncles|in_law|brother|brothers|sister|sisters|husband|husbands|wife|wifes|partner|partners|cousin|cousins|neighbor|neighbors|stepmom|stepdad|stepbrother|stepsister|lady|man|woman|parent|parents|roommate';
const GRANDPARENTS =
  'grandma|grandmas|grandmother|grandmothers|granny|nana|nanas|nanny|gram|grams|grammy|gma|gmas|mamaw|meemaw|memaw|mawmaw|grandmom|grandmama|gpa|gpas|papaw|pawpaw|peepaw|gramps|granddad|granddaddy|grandpa|grandpas|grandfather|grandfathers|great_aunt';
const FRAIL =
  'dementia|alzheimer|alzheimers|parkinsons|bedridden|bedbound|wheelchair|stroke|paralyzed|elderly|frail|disabled|disability|blind|hospice|oxygen|quadriplegic|down_syndrome|cerebral_palsy|brain_injury|dialysis|als|walker|senile|diaper|diapers';
const AGES = Array.from({ length: 30 }, (_, at) => String(at + 70)).join('|');
/** A grown child or another relative of working age, who is no child and may still depend on others. */
const GROWN_KIN =
  'son|daughter|stepson|stepdaughter|brother|sister|stepbrother|stepsister|nephew|niece|cousin|grandson|granddaughter';
const GROWN_AGES = Array.from({ length: 52 }, (_, at) => String(at + 18)).join('|');
const SLOW =
  'autistic|autism|nonverbal|non_verbal|down_syndrome|downs|disabled|disability|disabilities|special_needs|cerebral_palsy|brain_injury|wheelchair|intellectual|delayed|group_home|not_talk|not_speak|can_not_talk|mind_of|level_of';
const CRECIDOS = 'hijo|hija|hijastro|hijastra|hermano|hermana|sobrino|sobrina|primo|prima';
const PARIENTES =
  'mama|papa|madre|padre|suegra|suegro|tia|tio|hermano|hermana|esposo|esposa|marido|senora|senor|vecina|vecino|madrina|padrino';
const DEBIL =
  'demencia|alzheimer|silla_de_ruedas|viejita|viejito|anciana|anciano|ancianita|ancianito|discapacidad|discapacitado|discapacitada|encamada|encamado|en_cama|ciega|ciego|derrame|embolia|panal|panales|paralitico|paralitica|se_vale_por';

const HITS =
  'hit|hits|hitting|slap|slaps|slapped|slapping|shoves|shoved|pushes|pushed|punches|punched|kicks|kicked|pinches|pinched|shakes|shook|grabs|grabbed|yanks|yanked|ties|tied|straps|strapped|restrains|drugs|drugged|chokes|choked';
const AFTER =
  'down|to|so|up|around|when|for|by|and|because|if|hard|at|in|on|too|again|over|every|while|until|.';

/** What is done to “teach” somebody, and what is only heard of it. */
const TAUGHT: readonly Phrase[] = [
  'heard|hear|hears a|the|it|another? slap|slaps|smack|smacks|whack|thud|yelp',
  'makes|made|making|make him|her|them stand|kneel|squat|sit|sleep|eat .. corner|wall|arms|arms_up|rice|floor|hours|garage|porch|closet|outside',
  'makes|made|making|make him|her|them kneel',
  'swats|swatted|smacks|smacked|spanks|spanked|whips|whipped|flicks .. him|her|them|his|hand|hands|mouth|head|legs|bottom',
  'locks|locked|padlocks|padlocked|chains the|our? fridge|refrigerator|pantry|kitchen|food',
  'oi|escuche|se_oyo|se_oyen un|una|el|la|los|las? cachetada|cachetadas|manotazo|manotazos|golpe|golpes|nalgada|trancazo',
  'lo|la|le pone|puso|ponen|hace|hizo .. rodillas|hincar|hincado|hincada|rincon|parado|parada',
  'candado .. refri|refrigerador|alacena|comida',
];

const EXCUSES =
  'bruises_easily|bruises_easy|bruise_easy|bruise_easily|bruises|thinners|blood_thinners|fell|falls|fel|falling|clumsy|bumps_into|accident|does_it_herself|does_it_himself|imagines|forgets';
const EXCUSAS =
  'se_cae|se_cayo|se_pega_sola|se_pega_solo|se_golpea|moretones_faciles|se_le_hacen|anticoagulante|torpe|accidente|se_lo_imagina|se_le_olvida';

const EVERYDAY: readonly Phrase[] = [
  `${AGES} percent|miles|dollars|bucks|days|hours|minutes|mins|times|pounds|lbs|degrees|mph|k|guests|people|texts`,
  'doctor|doctors|nurse|pharmacist|clinic|er|doctora|enfermera says|said|told_me|tells_me|dice|dijo',
  'chair .. salon|dentist|barber|barbershop|hairdresser|office|committee|department|desk|theater',
  'salon|dentist|barber|barbershop|hairdresser|committee|department chair',
];

/** An adult who cannot get away, and what is done to such a person. */
const dependentWordsIn = cueFinder(
  {
    adult: [
      `${KIN} ... ... ${FRAIL}`,
      `${KIN} .. has|with|who_has|got|had .. ms|parkinson|lewy|cancer|memory_issues|memory_problems|alzheimers|kidney_failure`,
      `${KIN} is|was .. in_a_chair|forgetful|confused|not_all_there|on_oxygen|in_bed|bed_bound|wheelchair_bound|immobile|incontinent`,
      `${KIN} ... ... alzhiemers|alzeimers|alzheimer_disease|the_wheelchair|a_wheelchair|her_wheelchair|his_wheelchair`,
      `${FRAIL} ... ${KIN}`,
      `${KIN} .. can|could not walk|get_up|bathe|remember|talk|speak|move|live_alone|feed_himself|feed_herself|use_the_phone`,
      `${KIN} .. does not walk|talk|speak|move|remember`,
      `${KIN} .. is|turned|turns ${AGES}`,
      `${KIN} ${AGES}`,
      `he|she is ${AGES}`,
      `${AGES} year old ${KIN}`,
      `${PARIENTES} ... ${DEBIL}`,
      `${DEBIL} ... ${PARIENTES}`,
      `${PARIENTES} ... no camina|puede_caminar|se_mueve|se_levanta|se_acuerda|habla`,
      `${PARIENTES} .. tiene|de|cumplio ${AGES}`,
    ],
    grown: [
      `${GROWN_KIN} .. is|turned|turns|aged ${GROWN_AGES}`,
      `${GROWN_KIN} ... he|she is|turned ${GROWN_AGES}`,
      `${GROWN_AGES} year old .. ${GROWN_KIN}`,
      `grown|adult .. ${GROWN_KIN}`,
      `${CRECIDOS} .. tiene|cumplio ${GROWN_AGES}`,
      `${CRECIDOS} .. de ${GROWN_AGES} anos`,
      `${CRECIDOS} mayor de edad`,
      `${CRECIDOS} ... ya? tiene|cumplio ${GROWN_AGES}`,
    ],
    slow: [
      SLOW,
      'autista|autismo|no_habla|no_verbal|sindrome_de_down|discapacidad|discapacitado|discapacitada|silla_de_ruedas|paralisis_cerebral|no_se_vale|no_camina|como_un_nino|como_una_nina',
    ],
    // What a person does who cannot tell what is done to them.
    afraid: [
      'screams|screaming|cries|crying|hides|hiding|freezes|shakes|wets|wetting|panics himself|herself? when|whenever|if|before|every|again|at',
      'gone|went|goes|going|is back to|in .. pull_ups|diapers|wetting|bed_wetting',
      'afraid|scared|terrified of|when|to',
      'grita|llora|se_esconde|tiembla|se_orina cuando|cada|si|en|antes|otra_vez',
      'volvio|regreso a|al .. panal|panales|orinarse',
      'le tiene miedo',
    ],
    // The writer, who cannot get away by themselves.
    writer: [
      'i am in|stuck_in a|my|the wheelchair|power_chair|chair',
      'i have|got ms|parkinsons|muscular_dystrophy|als|cerebral_palsy|a_spinal_injury',
      'i use|have|need|depend_on|rely_on a|my|the? wheelchair|power_chair|walker',
      'my wheelchair|power_chair|walker|chair|caregiver|aide|feeding_tube|prosthetic|prosthesis|crutches',
      'i am bedbound|bedridden|paralyzed|paraplegic|quadriplegic|blind|disabled|housebound|homebound',
      'i can|could not .. get_up|walk|stand|stand_up|transfer|bathe|get_out_of_bed|toilet|dress .. by_myself|alone|on_my_own|without_help|without_him|without_her',
      'i can|could not walk|stand|see anymore|since|and',
      'since .. stroke|accident|surgery|amputation i can|could not walk|stand|see|get_up',
      'estoy|vivo en silla_de_ruedas|cama',
      'mi silla|silla_de_ruedas|andadera|cuidador|cuidadora|baston',
      'after|since my|the stroke|strokes|amputation|spinal_injury|hip_surgery|hip_replacement',
      'i had a|two|my stroke|strokes|amputation',
      'my stroke|catheter|oxygen_tank|colostomy|bedpan|commode',
      'i wet|soil|soiled the|my bed|sheets|myself|pants',
      'desde|despues que|de|del|mi .. derrame|embolia|amputacion',
      'me dio|amputaron un|una|la|el derrame|embolia|pierna|pie',
      'no .. puedo caminar|levantarme|pararme|moverme|banarme .. sola|solo|sin_ayuda|desde',
      'soy|estoy ciega|ciego|paralitica|paralitico|discapacitada|discapacitado|invalida|invalido',
    ],
    // What is done to somebody by leaving them where they are.
    stranded: [
      'takes|took|hides|hid|moves|moved|rolls|rolled|pushes|pushed|unplugs|unplugged|locks|locked|breaks|broke|keeps|kept|puts|put|leaves|left my|the? wheelchair|power_chair|chair|walker|cane|phone|wheels|crutches|it|brakes .. reach|away|room|off|angry|mad|when|closet|garage|on_purpose|talk_back',
      'takes|took|hides|hid|unplugs|unplugged my wheelchair|power_chair|chair|walker|wheels|crutches|cane',
      'my .. and he|she|they .. hides|hid|takes|took|unplugs it',
      'can|could not reach',
      'parks|parked|rolls|rolled|wheels|wheeled|takes|took|moves|moved|puts|put|leaves|left|keeps|kept it|mine|my_chair|the_chair .. in|to|out|across|where .. garage|hall|hallway|other_room|closet|car|yard|porch|reach',
      'could|can not get to the? bathroom|toilet|phone|kitchen|door|bed .. til|till|until|for|because|by_myself|without',
      'leaves|left|leaving me .. toilet|floor|bed|tub|chair|shower|wet|dirty|hours|all_day|all_night',
      'leaves|left|leaving|lets|makes me .. in|sit|lie|lay .. it|wet|mess|pee|urine|diaper|sheets',
      'keeps|kept|took|holds|hides|hid my phone|cell|checks|check|debit_card|bank_card|ssi|pension|money|mail|glasses|hearing_aids|dentures|teeth',
      'my checks|check|ssi|pension|disability|social_security go|goes|going to|into|in',
      'shoves|shoved|shoving|yanks|yanked|jerks|jerked|slaps|slapped|hits|pinches|pinched|drops|dropped me',
      'se queda|quedo|quedan con mi|mis .. cheque|cheques|pension|tarjeta|telefono|celular|dinero',
      'me empuja|empujo|avienta|aventon|avento|jalonea|pellizca|tapa|pega|pego',
      'will|does|did not .. give|bring|help|let|feed|turn|change|bathe|lift|get me ... water|food|meds|medicine|up|eat|drink|bathroom|toilet|diaper|bed',
      'skips|withholds|hides|forgets my .. meds|medicine|pills|insulin|catheter|feeding|feedings',
      'quita|quito|esconde|escondio|aleja|desconecta|avienta .. silla|silla_de_ruedas|andadera|telefono|baston',
      'me la|lo quita|esconde|quito|escondio|aleja',
      'me deja|dejo|dejan .. cama|piso|suelo|bano|mojada|mojado|sucia|sucio|horas|todo_el_dia',
      'no me da|deja|ayuda|dan .. agua|comida|comer|medicina|medicinas|levantarme|bano|banarme',
      'no .. alcanzo',
    ],
    elder: [GRANDPARENTS, 'abuela|abuelo|abuelita|abuelito|abue|bisabuela|bisabuelo'],
    harm: [
      'bruise|bruises|bruised|finger_marks|black_eye|welts|burns|rope_marks|bedsores|bed_sores',
      `${HITS} her|him|them ${AFTER}`,
      `${HITS} @my elderly|old|older|disabled|blind|sick|poor|frail|own? ${KIN}|${GRANDPARENTS}`,
      `${HITS} @my ${AGES} year old ${KIN}|${GRANDPARENTS}`,
      'not|stopped|forgets_to|refuses_to feed|feeding|fed|give|giving|let .. her|him|them|food|water|eat|dinner|lunch|anything',
      'without food|water|her_meds|his_meds|dinner|lunch|eating',
      'starve|starves|starving|starved|hungry|skin_and_bones',
      'locks|locked|lock|shuts|shut|keeps|kept her|him|them .. in|inside|up|room|basement|bedroom|closet|garage',
      'left|leaves|leaving|sits|sitting|lies|lying .. alone|wet|soiled|dirty|own|all_day .. day|days|urine|pee|mess|diaper|bed|chair|weekend',
      'debit_card|bank_card|check|checks|social_security|ssi|pension|savings|money|jewelry .. gone|missing|takes|taken|stolen|cashes|spends|steals|spent|empty|drained',
      'slaps|hits|pinches|shoves|kicks|locks her|him|them',
      'puts|put|parks|parked|sets|wheels her|him|mom|dad|grandma|grandpa .. in|out|on .. garage|basement|closet|shed|porch|barn|cold|dark|hallway',
      'strapped|straps|belted|tied|buckled down|in|into|to .. wheelchair|chair|recliner|bed|toilet|couch|all_day|hours',
      ...TAUGHT,
      // Some part of them, or where they are kept: “ties her wrist to the rail”.
      `${HITS} her|his|their|him|moms|dads|grandmas wrist|wrists|hand|hands|arm|arms|leg|legs|ankle|ankles|face|hair|mouth|waist`,
      `${HITS} .. to|in .. bed|bedrail|bed_rail|rail|rails|chair|wheelchair|recliner|toilet|couch|crib|headboard|post`,
      'sore|sores|raw|rubbed_raw|red_marks|rash|scabs|ulcer|ulcers|purple|swollen|marks|scratches|nails_in|bite|bites|cuts',
      'left|leaves|leaving|sits|sitting|lies|lying|kept|keeps ... wet|soaked|soiled|dirty|poop|urine|pee|diaper|mess|cold|dark|thirsty',
      'not|never|stopped|skips|skipped|refuses|forgets .. give|gives|change|changes|bathe|bathes|turn|turns|wash|washes|feed|feeds|clean .. her|him|them|his|diaper|pills|meds|insulin|water|food',
      'takes|took|uses|using|sells|selling|pockets|cashing|signs|signed|hides|hid|crushes|doubles .. her|his|moms|dads|grandmas|their .. pills|pain_pills|meds|oxy|checks|check|ssi|social_security|pension|card|debit|money|house|deed|will|patches|morphine|phone|walker|dentures',
      'her|his|moms|dads|grandmas .. pills|checks|check|money|account|card|savings|patches .. missing|gone|short|empty|disappear|disappearing|run_out',
      'keeps|kept|holds her|his|moms|dads|grandmas|their checks|check|card|pension|ssi|money|phone|pills|glasses|teeth|walker',
      'hold|holds|held|holding|pinch|pinches|pinched|pinching|clamp|clamps|clamped .. her|his|their|moms|dads|grandmas|grandpas nose',
      'hold|holds|held|holding|cover|covers|covered|clamp|clamps|squeeze|squeezes|squeezed .. mouth|jaw|lips .. shut|closed|open|until|till|yells|screams|cries',
      'force_feed|force_feeds|force_fed|force_feeding|forcefeed|forcefeeds her|him|them|my|mom|dad|his',
      'force|forces|forced|forcing|shove|shoves|shoving|shoved|cram|crams|jam|jams|stuff|stuffs|push|pushes .. food|spoon|pills|bites|meat|applesauce .. in|into|down|at',
      `shove|shoves|shoved|shoving|slam|slams|slammed|throw|throws|threw|yank|yanks|yanked|jerk|jerks|jerked|knocked|dropped my|his|our? her|him|them|${KIN}|grandma|grandpa back|into|onto|off|against|down|in|on|by|over|hard|out`,
      'le tapo|tapa|tapan|aprieto|aprieta|agarro|cierro|cierra la nariz|boca|quijada',
      'le|la|lo meto|mete|embuto|embute|doy|da|dan .. a_la_fuerza|a_fuerzas',
      'le|la|lo avente|aventaron|empuje|jalonee|zarandee|sente|sentaron|tire|tiro .. en|a|contra|de|cama|sillon|silla|fuerte',
      'gives|gave|giving him|her|them|mom|dad|grandma double|extra|too_many|more|sleeping|nyquil|half',
      `locks|locked|shuts|shut|keeps|kept|leaves|left his|her|my|the|their ${KIN}|${GRANDPARENTS} .. in|inside|up|out|alone`,
      'same clothes|diaper|sheets|gown|shirt ... days|week|weeks',
      'smells|smelled|reeks|filthy|fridge_is_empty|lost_weight|losing_weight|so_thin|dehydrated|matted',
      'rough|mean|cruel|nasty with|to|toward her|him|them|mom|dad|grandma',
      'sedates|sedated|doses|dosed|gives_her_extra|gives_him_extra|knocks_her_out|knocks_him_out|benadryl',
      'takes|took|steals|stole|cashes|spends|drained .. her|his|their .. debit_card|check|checks|social_security|ssi|pension|savings|money|meds|walker|phone|hearing_aids|glasses|oxygen',
      'screams|yells|curses at her|him|them .. all_day|every_day|scared|afraid|flinches|cries|shakes',
      'flinches|cowers|scared_of_him|scared_of_her|afraid_of_him|afraid_of_her',
      'pega|pego|golpea|golpeo|empuja|empujo|cachetea|jalonea|pellizca|amarra|amarro|encierra|encerro|zarandea|avienta|maltrata|maltratan|patea',
      'sin comer|comida|agua|medicina|medicinas|cenar|desayunar',
      'no le da|dan|dio|daba de_comer|comida|agua|su_medicina|sus_medicinas',
      'moretones|moreton|morete|moretes|golpes|marcas|llagas|llaga|escaras|quemaduras|rozaduras|rozada|rozado|rasguno|rasgunos|ulceras|morada|morados|hinchada|hinchado',
      'le|la|lo pega|jala|jalo|aprieta|amarra|amarro|grita|gritan|pellizco|avienta|sienta|tapa|tapo|esconde|doblan|da_de_mas',
      'no la|lo|le|les cambian|cambia|banan|bana|dan|da|llevan|lleva|mueven|limpian',
      'cobra|cobran|se_queda_con|usa|vende|gasta|agarra|agarro .. su|sus|la|las|el .. pension|cheque|cheques|seguro|tarjeta|pastillas|medicinas|dinero',
      'deja|dejan|dejo .. sola|solo|orinada|orinado|mojada|mojado|sucia|sucio|encerrada|encerrado|todo_el_dia',
      'quita|quito|roba|robo|cobra|gasta|gasto .. cheque|pension|dinero|tarjeta|seguro_social',
    ],
    // Somebody's word for what else would explain it. Whoever did it says the same.
    told: [
      `says|said|claims|claimed|swears|swore|insists|told_me|tells_me .. she|he|they|it|moms|dads|her|his .. ${EXCUSES}`,
      `dice|dijo|dicen|jura|asegura ... ${EXCUSAS}`,
    ],
    // A fall, a hospital's work and long ago explain what else would be a sign.
    harmless: [
      'blood_thinners|iv|blood_draw|blood_test|surgery|nurse_drew|fell_down|bruises_easily|bruises_easy',
      'years_ago|back_then|in_the_war|growing_up|when_i_was|when_she_was_little|as_a_kid',
      'fell .. bruise|bruises|bruised|black_eye',
      'bruise|bruises|bruised|black_eye .. fell|fall|from_the_fall',
      'hace anos',
      'nadie .. sin comer|comida',
      'cuando era|eramos nino|nina|chico|chica|ninos',
    ],
  },
  EVERYDAY,
);

/** What the words of a message say, with kin by marriage in full. */
const dependentIn = (message: string): ReturnType<typeof dependentWordsIn> =>
  dependentWordsIn(withKinInFull(message));

const YOUNG =
  /(?<![\p{L}\d])(?:kids?|child(?:ren)?|bab(?:y|ies)(?! (?:her|him|them|me)\b)|newborn|toddler|step(?:son|daughter|kid)s?|grand(?:kid|son|daughter|child)\w*|girls?|boys?|(?:[1-9]|1[0-7]) ?(?:yo|yrs?|year)|niñ[oa]s?|nin[oa]s?|nen[ea]s?|beb[eé]s?|hijastr[oa]s?)(?!\p{L})/iu;
/** A son or a daughter who does something may be grown, and has somebody old at their mercy. */
const SON =
  /(?<!\p{L})(?<!(?:his|her|their) (?:own |other |only |oldest |older |eldest |grown |adult )+)(?:sons?|daughters?|hij[oa]s?|niet[oa]s?)(?!\p{L})(?![ -]in[ -]law)(?<!(?:good|bad|only|devoted|loving) sons?)(?! (?:who|is|was|moved|lives|comes?|came|visits?|helps?|helped|handles|manages|controls|uses|used|took|got|has (?:his|her|their|the) |pays|keeps?|locks?|hits?|ties|takes?|leaves?|pushes|slaps|says|yells|won['’]?t|doesn['’]?t|just|le|la|lo|no|que|vive|pega|golpea|quita|cobra|deja|encierra)(?!\p{L}))/iu;

/** A grandparent who does it, or whose things are spoken of. */
const ELDER_DOES =
  /(?<!(?<!\p{L})a )(?:la|su|mi|tu) abuel[oa](?:it[oa])? (?:les?|nos|me|l[oa]s?) |(?<!\p{L})grand(?:ma|mother|pa|father)(?:['’]s?|s)? (?:used to|hits?|slaps|pushes|ties|locks|pistol|gun|belt)(?!\p{L})/iu;

/** Somebody small who is named beside a grown son or daughter: a child, a baby or an age below eighteen. */
const SMALL =
  /(?<![\p{L}\d])(?:kids|children|bab(?:y|ies)|newborn|toddler|little (?:girl|boy|one)s?|(?<!of an? )(?:[1-9]|1[0-7]) ?(?:yo|yrs?|year)|niñ[oa]s|nin[oa]s|beb[eé]s?)(?!\p{L})/iu;

/** Children to whom the grown one is likened, or who only look on. */
const COMPARED =
  /(?<!\p{L})(?:(?:like|as|than|just like|same as|how|way)(?: (?:the|we|our|my|his|her|he|she|other|little|a|do|does|did|with|to|you|raise[ds]?|treats?|disciplines?))* (?:kids|children|bab(?:y|ies)|toddler|little (?:kids|ones))|(?:the|our|my) (?:kids|children) (?:see|saw|watch|hear|heard|are asleep|sleep|laugh|know|like|love|learn)\w*|como (?:a )?(?:los|las|un|una) (?:ni[nñ][oa]s?|beb[eé]s?)|(?:los|mis) ni[nñ]os (?:lo |la )?(?:ven|oyen|vieron|saben|miran))(?!\p{L})/giu;

/** A writer below eighteen is a child, whatever else they depend on. */
const YOUNG_WRITER = /\b(?:i['’]?m|i am|tengo) (?:only )?(?:[6-9]|1[0-7])\b/i;

/** Whether the writer depends on others. They are an adult unless they say how young they are. */
const isWriterDependent = (message: string): boolean =>
  dependentIn(message).includes('writer') && !YOUNG_WRITER.test(message);

/** Whether the writer depends on others and is left where they are, or without what they need. */
export const isWriterStranded = (message: string): boolean =>
  isOwnWithheld(message) || (isWriterDependent(message) && dependentIn(message).includes('stranded'));

/**
 * Whether an adult who depends on others is hurt, starved, locked in or robbed, by the words of the message.
 */
export function isDependentHurt(message: string): boolean {
  const found = dependentIn(message);
  if (isWriterStranded(message)) return true;
  const isGrown = found.includes('grown') && found.includes('slow');
  const isAdult =
    isGrown ||
    found.includes('adult') ||
    (found.includes('elder') && !namesChild(message) && !ELDER_DOES.test(message));
  const isHarmed =
    found.includes('harm') || isNeededWithheld(message) || (isGrown && found.includes('afraid'));
  return isAdult && isHarmed && (found.includes('told') || !found.includes('harmless'));
}

/**
 * The same where no child is spoken of, so that what happens can have happened to nobody else. Whoever leaves the
 * writer helpless is no child, though they are called a stepdaughter.
 */
export const isOnlyDependentHurt = (message: string): boolean =>
  isDependentHurt(message) && !(isWriterStranded(message) ? SMALL.test(message) : namesChild(message));

/** What the writer says that they do to somebody, in so many words. */
const OWN_DEED =
  /(?<!\p{L})(?:i(?:['’]?(?:ve|m))?(?: (?:have|am|been|just|also|even|sometimes|keep|had to|have to|got mad and|lost it and))* (?:(?:hold|held|holding|pinch(?:ed|ing)?|clamp(?:ed)?|cover(?:ed)?) (?:\p{L}+ ){1,2}(?:nose|mouth|jaw)|(?:shov(?:e|ed|ing)|slap(?:ped|ping)?|yank(?:ed|ing)?|jerk(?:ed|ing)?|thr[eo]w|slam(?:med)?|hit|tied?|strap(?:ped)?|force[ -]?fee?d(?:ing)?|forcing|lock(?:ed)?|pinch(?:ed)?) (?:her|him|them|my|his|mom|dad))|le (?:tapo|aprieto|cierro|agarro) la (?:nariz|boca)|le doy .{0,30}a la fuerza|l[oa] (?:avent|empuj|jalone|zarande|amarr|encerr|cachete)[eé])(?!\p{L})/iu;

/** Whether the writer cares for an adult who depends on them, and tells of hurting them. */
export const isDependentHurtByWriter = (message: string, isTold = false): boolean =>
  (OWN_DEED.test(message) || (isTold && isOwnAct(message))) &&
  isOnlyDependentHurt(message) &&
  !isWriterStranded(message);

/** Whether the one in the message who may be hurt is an adult who depends on others, and no child. */
export function isOnlyDependent(message: string): boolean {
  const found = dependentIn(message);
  const isAdult =
    found.includes('adult') ||
    isWriterDependent(message) ||
    (found.includes('grown') && found.includes('slow'));
  return isOnlyDependentHurt(message) || (isAdult && !namesChild(message));
}

function namesChild(message: string): boolean {
  const found = dependentIn(message);
  if (found.includes('grown') && found.includes('slow')) return SMALL.test(message.replace(COMPARED, ' '));
  return YOUNG.test(message) || SON.test(message);
}
