import type { Phrase } from '../../phrases/phrase.js';
import { cueFinder } from './cue-finder.js';
import type { Emergency } from './emergency-cues.js';

const HELPERS =
  'ambulance|paramedics|paramedic|emts|emt|medics|police|cops|cop|officers|sheriff|deputies|firefighters|fire_department|help';
const HOSPITAL = 'hospital|er|emergency_room|icu|ambulance|urgent_care|clinic';
const AYUDA = 'ambulancia|paramedicos|policia|bomberos|ayuda|patrulla';

const NOTHING_TAKEN =
  'not|never take|took|taken|swallow|swallowed|overdose|overdosed|eat|ate|do|did .. anything|nothing|pills|pill|any|it|drugs';
const NADA = 'no me|se? tome|tomo|trague|trago|tomado|hice .. nada|ninguna|ninguno|pastillas';
const JOKE =
  'joke|joking|kidding|figure_of_speech|exaggerating|exaggeration|sarcasm|sarcastic|broma|bromeando|bromita|exageracion|exagerando|es_un_decir|era_un_decir';
/**
 * Who jokes and says besides that nothing was taken has told of no deed. One of the two alone is often said
 * by people who want no help.
 */
const JOKED: readonly Phrase[] = [
  `${JOKE} ... ${NOTHING_TAKEN}`,
  `${NOTHING_TAKEN} ... ${JOKE}`,
  `${JOKE} ... ${NADA}`,
  `${NADA} ... ${JOKE}`,
  'meant|talking_about|was_about the|christmas? candy|chocolate|fudge|cookies|sugar|cake|food|coffee|sweets|dessert|brownies|ice_cream',
  'hablaba de|del|los|las dulces|chocolate|pastel|comida|galletas|pan',
];

const UNSURE =
  'think|thinking|guess|maybe|might|looks_like|sounds_like|seems|probably|pretty_sure|hopefully|not_sure|believe|assume|kinda_think';
const NO_SEGURO = 'creo|parece|quiza|quizas|capaz|tal_vez|a_lo_mejor|supongo|segun_yo';

/** Words by which somebody in an emergency says that it is no more, or that others have taken over. */
/** Whoever may sit with somebody at such a moment, by name and not only by office. */
const BESIDE =
  'brother|sister|friend|wife|husband|girlfriend|boyfriend|fiance|fiancee|partner|dad|mom|father|mother|stepmom|stepdad|son|daughter|stepson|stepdaughter|aunt|uncle|cousin|grandma|grandpa|niece|nephew|in_law|neighbor|roommate|buddy|battle_buddy|sergeant|chaplain|pastor|priest|rabbi|imam|bishop|deacon|elder|sponsor|counselor|therapist|nurse|coworker|boss|foreman|teacher|coach|somebody|someone|cop|officer|deputy|medic';
const JUNTO =
  'hermano|hermana|amigo|amiga|esposo|esposa|marido|novio|novia|mama|papa|hijo|hija|tio|tia|primo|prima|comadre|compadre|cunado|cunada|suegra|suegro|vecino|vecina|padrino|madrina|pastor|padre|alguien|companero|companera|patron|jefe';

const resolvedIn = cueFinder(
  {
    helped: [
      `${HELPERS} is|are|has|have|just|finally|got|came|showed .. here|there|arrived|came|come|up|with_us|with_me|with_him|with_her|inside`,
      `${HELPERS} got|came|arrived|took|has|have|are_taking|is_taking .. here|there|him|her|them|me|us`,
      `${HELPERS} arrived|came`,
      `i|we|he|she|they|am|are|is .. at|in the|an|a? ${HOSPITAL}`,
      `took|taken|taking|brought|drove|rushed|admitted|rode .. to|by|in|at the|an|a? ${HOSPITAL}`,
      `got to the ${HOSPITAL}`,
      'doctor|doctors|nurse|nurses|poison_control|er|hospital .. said|says .. fine|ok|okay|safe',
      'doctor|doctors|nurse|nurses|paramedics checked|saw|examined .. him|her|me|us|baby|them',
      `${AYUDA} ya? llego|llegaron|esta|estan|vino|vinieron`,
      `ya llego|llegaron|vino|vinieron la|los|el? ${AYUDA}`,
      'estoy|estamos|esta|estan en el|la? hospital|emergencias|clinica|ambulancia',
      'llevaron|lleve|llevamos|lleva ... hospital|emergencias|clinica|ambulancia',
      'doctor|doctora|doctores .. dijo|dice|reviso|revisaron .. bien|me|la|lo',
    ],
    // A doctor has looked, or it was so long ago that none is needed today.
    seen: [
      'i|we|she|he|they|mom saw|seen|went_to|been_to|was_at|were_at|am_with|called|got_checked .. doctor|doctors|midwife|nurse|ob|obgyn|pediatrician|er|hospital|emergency_room|urgent_care|911',
      'doctor|doctors|midwife|nurse|ob|obgyn|pediatrician saw|checked|looked|examined|did|listened|heard',
      'got|was|were|been checked_out|checked|scanned|x_rayed|seen_by|looked_at',
      'had|did|got an|a|the? ultrasound|scan|ct|mri|xray|x_ray|checkup',
      'heartbeat is|was good|fine|strong|normal|there',
      'years_ago|year_ago|months_ago|last_year|last_summer|back_then|when_i_was|a_long_time_ago|a_while_back',
      'fui|fuimos|lleve|llevamos|llevaron|estuve|estuvimos .. doctor|doctora|hospital|clinica|emergencias|partera|pediatra',
      'ya .. reviso|revisaron|checaron|vio|vieron .. doctor|doctora|doctores|partera|pediatra|hospital|emergencias',
      'doctor|doctora|partera|pediatra .. reviso|vio|checo',
      'hace_anos|hace_un_ano|hace_meses|hace_mucho|el_ano_pasado',
    ],
    over: ['resolved|false_alarm|a_false_alarm', 'falsa alarma', ...JOKED],
    // Ends what comes from outside. What works inside a body goes on while everyone looks fine.
    calm: ['everyone|everybody is safe|ok|okay', 'ya paso todo|el_peligro'],
    undone: [
      'threw|tossed|flushed|dumped .. them|it|pills|meds|bottle .. away|out|down|toilet',
      'flushed|dumped them|it|the',
      'spit|spat .. out|them',
      'did not take|swallow .. them|it|any|pills|anything',
      'found .. pills|all_of_them|battery|it .. under|on|behind|in|safe',
      'tire|tiramos|eche .. pastillas|basura|escusado|inodoro',
      'las|los|la|lo tire|tiro|escupio|escupi',
      'no las|los|me|se? tome|tomo|trago|trague',
    ],
    opened: [
      'gave .. pills|meds|razor|knife|gun|bottle|rope .. to my|him|her|the',
      'gave me|us .. pills|meds|razor|knife|gun|bottle|rope',
      'opened|unlocked .. door',
      'came|coming|comes out .|and|now|safe|ok|okay|of_the|of_her|of_his|by',
      'she|he is out .|now|and|safe',
      'she|he answered',
      'it is|was over',
      'ya abrio|salio|contesto|aparecio',
    ],
    // Somebody who was missed is heard or seen again.
    reached: [
      'she|he|they answered|called_back|picked_up|texted_back|wrote_back',
      'called|texted|wrote|messaged|facetimed me|us back',
      'she|he|they is|are home|back|safe|here|with_me|with_us|okay_now',
      'found|reached|got_ahold_of|talked_to|spoke_to him|her|them .|and|safe|ok|okay|now|alive',
      'came|is back|home|out .|and|now|safe',
      'ya contesto|aparecio|llego|regreso|me_llamo|me_marco|hable_con|esta_en_casa|esta_aqui',
      'ya lo|la encontre|encontramos|hallamos|encontraron',
    ],
    gone: [
      'he|she|ex|they left|drove_off|ran_off|ran_away|took_off|went_away|is_gone|are_gone',
      'got|was|is arrested',
      'we|i|kids got out|away .|and|safe|through|to',
      'we|i am|are safe|out now|at|with|.|and',
      'it is|was over',
      'ya se fue|fueron',
      'estamos|estoy a_salvo|fuera_de_peligro',
    ],
    freed: [
      'she|they|sister|mom|friend|daughter|cousin got|is|are out|away|free .|and|now|of_there|of_the_house|of_the_room|safe|to',
      'she|they|sister|mom|friend|daughter|cousin is|are safe|with_me|here_with_me|at_my',
      'he|ex|husband|boyfriend left|drove_off|took_off|is_gone',
      'got|was|is|been arrested',
      'ya salio|se_fue|salieron|esta_a_salvo|estan_a_salvo|se_lo_llevaron',
    ],
    'came-away': [
      'i am|got|came|went|drove|made_it home|back_home|inside|off_the_bridge|off_the_roof|down_from',
      'i drove|walked|climbed|stepped|came|went|got|moved away|off|back|down|home',
      'brother|friend|wife|husband|dad|mom|sister|neighbor|buddy|cop|officer|partner is|came|got|found here|with_me|to_me|me',
      `${BESIDE} .. is|are|came|got|sitting|sits|drove|showed here|with_me|w_me|to_me|over|next_to_me|beside_me|holding_me|holding_my_hand`,
      `${BESIDE} .. with|beside|next_to me|us`,
      'with me|us is|are my|a|the? brother|sister|mom|dad|friend|wife|husband|pastor|sponsor|neighbor',
      `${JUNTO} .. conmigo|aqui|a_mi_lado`,
      `conmigo esta mi|el|la|un|una? ${JUNTO}`,
      // It was another day.
      'that|it|this was|happened .. last_week|last_month|last_year|yesterday|days_ago|weeks_ago|months_ago|the_other_day|the_other_night|earlier|a_while_ago|back_then|before',
      'was not today|tonight|now',
      'not today|tonight|right_now|now .. last_week|yesterday|back_then|before',
      'eso|fue la_semana_pasada|ayer|hace_dias|hace_semanas|el_mes_pasado|antes|hace_tiempo',
      'i am with my|a .. brother|friend|wife|husband|dad|mom|sister|neighbor|buddy|partner|counselor',
      'ya estoy en|con mi|la? casa|hermano|hermana|amigo|amiga|mama|papa|esposa|esposo|novia|novio',
      'ya me baje|fui|regrese|vine',
    ],
    // Whoever is out of a hot car and well.
    cooled: [
      'got|pulled|took|he|she|they|baby|kids is|are|him|her|them|it? out ... fine|ok|okay|safe|laughing|playing|drinking|smiling',
      'out of the car|truck|van|suv ... fine|ok|okay|safe|laughing|playing|drinking|smiling',
      'ya lo|la|los|las saque|sacamos|sacaron ... bien|tranquilo|tranquila|agua|jugando|riendo',
    ],
    stopped: [
      'bleeding .. stopped|has_stopped',
      'stopped|quit bleeding',
      'ya|por_fin no sangra',
      'ya dejo|paro de sangrar',
    ],
    'laid-down': [
      'gave|handed .. gun|pistol|it|glock|rifle|shotgun .. to my|him|her|the|them',
      'brother|friend|wife|husband|dad|mom|neighbor|cop|cops|sister|buddy|he|she took|has|got .. gun|pistol|it|glock|rifle|shotgun',
      'gun|pistol|it|glock|rifle|shotgun is locked|gone|out_of_the_house|in_the_safe',
      'locked .. gun|pistol|glock|rifle|shotgun|it up|away|in',
      'le di el|la arma|pistola|escopeta',
      'se llevo|llevaron el|la|las arma|pistola|escopeta|soga|navaja|pastillas',
      'gave|handed .. rope|razor|blade|knife|pills .. to my|him|her|the|them',
      'brother|friend|wife|husband|dad|mom|neighbor|sister|buddy|he|she took|has|got .. rope|razor|blade|knife|pills',
      'threw|flushed|dumped .. rope|razor|blade|knife|pills',
    ],
    kept: [
      'kids|children|they|he|she|boys|girls|son|daughter is? are? staying|safe|home|inside|with_me|out_of_the_car',
      'he|she|they left without|alone',
      'got|took|pulled .. them|him|her|kids|out .. car|truck|inside|home',
      'ninos|ninas|hijos|hijas se quedaron|quedan|conmigo',
      'se fue sin|solo',
    ],
  },
  [
    'should|do|if|when|can|could|would|must|need|have_to|want_to|going_to|will|might|maybe i|we|he|she|they? .. hospital|er|emergency_room|ambulance|urgent_care|clinic',
    'not|never|still ... yet',
    'not take|swallow .. all|only|just|many|that_many',
    'no me? las|los? tome todas|todos|muchas',
    'still not ... here|there|out|come|came|opened|answered|arrived',
    'hope|hoping|wish|wait|waiting|until|till|if|when|before ... here|there|come|came|comes|out|arrive|arrives|arrived|left|leaves|gone',
    'threw|throws|throwing up',
    'here|there soon',
    'out of it|her_mind|his_mind|breath|options',
    'out cold',
    'over for me|us|him|her',
    'not|without|before .. hospital|er|emergency_room|ambulance|police|cops|help',
    'will|would|could|should|must|can|going_to|might|if|when|before|until|wish|maybe i|we|she|he? see|go|saw|seen|went|called|get|been .. doctor|er|hospital|midwife|911',
    'he|husband|boyfriend|partner|ex said|says|told|thinks ... doctor|er|hospital|midwife|911',
    'never|not .. doctor|er|hospital|midwife|checked',
    // Whoever only thinks that somebody is gone does not know it.
    `${UNSURE} .. he|she|they|ex|it ... left|drove|ran|took_off|went_away|is_gone|are_gone|gone|over|leaving`,
    `${UNSURE} .. drove|took|ran off|away`,
    `${NO_SEGURO} .. fue|fueron|se_fue|paso`,
    'years|months ago .. met|married|moved|divorced|together|started',
    'met|married|moved|divorced|together|started .. years|months ago',
    'work|works|worked|working at|in .. hospital|er|clinic',
    'para|si|cuando|hasta_que .. llegue|lleguen|llega',
  ],
);

/** Whether a message says that help is there, so that even what it tells needs no call anymore. */
export const isHelped = (message: string): boolean => resolvedIn(message).includes('helped');

/** Whether a message says that a doctor has looked, or that help is there, or that it is long over. */
export const isSeen = (message: string): boolean =>
  resolvedIn(message).some((each) => ['helped', 'seen', 'over'].includes(each));

type Over = Exclude<ReturnType<typeof resolvedIn>[number], 'helped' | 'over' | 'seen' | 'calm'>;

/**
 * What ends each emergency, besides help and a false alarm. "He left" ends a break-in, and leaves somebody
 * alone who took too much; "I am fine" ends nothing.
 */
const OVER_BY: Readonly<Record<Emergency, Over | null>> = {
  limp: null,
  heat: null,
  'hot-car': 'cooled',
  taken: 'undone',
  'child-took': 'undone',
  'behind-door': 'opened',
  'breaking-in': 'gone',
  body: null,
  unresponsive: null,
  bleeding: 'stopped',
  'no-medicine': null,
  held: 'gone',
  'held-other': 'freed',
  overheard: 'freed',
  'at-edge': 'came-away',
  hiding: 'gone',
  goodbye: 'reached',
  'own-weapon': 'laid-down',
  'own-means': 'laid-down',
  'shows-wound': null,
  armed: 'reached',
  lured: 'kept',
  awaited: 'gone',
  'drunk-driver': 'kept',
};

/** What goes on inside a body, however calm it is around it. */
const INSIDE: readonly Emergency[] = [
  'limp',
  'heat',
  'taken',
  'child-took',
  'body',
  'unresponsive',
  'no-medicine',
];

/** Whether a message, sent after we said to call 911, says that this is no longer needed. */
export const isResolved = (emergency: Emergency, message: string): boolean => {
  const endings = ['helped', 'over', OVER_BY[emergency], INSIDE.includes(emergency) ? null : 'calm'];
  return resolvedIn(message).some((each) => endings.includes(each));
};
