import { cueFinder } from './cue-finder.js';

const CUES = {
  hopeless: [
    'hopeless|hopelessness|pointless',
    'no|any hope|point|way_out|future',
    'nothing helps|will_help|will_change|changes|ever_changes|works|matters',
    'never get_better|gets_better|going_to_get_better|end|ends|change|changes',
    'give|giving|given|gave up',
    'can not go_on|do_this|take_it|take_this|take_anymore|do_it_anymore',
    'what is the point|use',
    'sin esperanza|salida',
    'nada cambia|va_a_cambiar|sirve|ayuda',
    'ya no puedo|aguanto',
  ],
  anger: [
    'you are not? .. useless|helping|stupid|a_robot|a_bot|a_machine|annoying|listening|no_help|just_an_ai|worthless',
    'you do not help|listen|understand|get_it|care|know',
    'not|no helping|help|helpful|useful',
    'stop asking|repeating|giving|telling|sending|with_the',
    'same thing|answer|number|numbers|hotline',
    'sick|tired of .. you|numbers|hotlines|this_app',
    'shut up',
    'hate this app|coach|thing|chat',
    'no me ayudas|sirves|entiendes|escuchas|ayuda|sirve_esto',
    'deja de repetir|preguntar|mandarme',
    'lo mismo',
  ],
  fault: [
    'my own? fault',
    'i .. provoked|provoke|deserve|deserved|caused|asked_for|pushed_his|pushed_her|set_him|set_her',
    'ashamed|shame|embarrassed|embarrassing|guilty|guilt|disgusted|stupid',
    'blame|hate myself',
    'i am a|such_a burden|bad|terrible|monster|failure|horrible|awful',
    'should have known|seen|stopped|noticed|protected|listened',
    'be|are better_off',
    'mi culpa',
    'estarian|estarias|estaria mejor',
    'culpable|verguenza|averguenza|me_lo_merezco|me_lo_busque|una_carga|un_monstruo|mala_madre|mal_padre',
  ],
  sorry: [
    'he|she|they apologized|apologised|apologizes|apologises|cried|promised|promises|swore|swears|begged|regrets|changed|bought',
    'he|she|they .. sorry|never_do_it_again|never_again|flowers|counseling|therapy|go_to_church|stop_drinking',
    'i apologized|apologised|said_sorry|promised|told_her_sorry|told_him_sorry|begged',
    'pidio|pedi|pide perdon|disculpas',
    'me|le prometio|prometi|juro|jure|promete',
    'esta|estoy arrepentido|arrepentida',
    'ya cambio',
  ],
  minimizing: [
    'not|never that|so|really|as bad|serious|big',
    'not a big_deal|big_thing',
    'only|just|happened once|one_time|the_one_time|a_slap|a_push|pushed|shoved|grabbed|when',
    'overreacting|exaggerating|dramatic|overthinking|oversensitive',
    'other|others|some people have_it|worse',
    'others|people have it worse',
    'maybe|probably nothing|i_am_wrong|i_imagined',
    'i am fine|okay|ok',
    'no es para_tanto|tan_grave|nada',
    'no fue para_tanto|tan_grave|nada',
    'exagero|exagerando|exagerado|exagerada',
    'solo fue|paso una_vez|una|un',
    'estoy bien',
  ],
  police: [
    'police|cops|cop|sheriff|911|arrest|arrested|jail|prison|court|judge|charges|cps|dcf|social_worker|child_services|report|reported',
    'papers|undocumented|immigration|deported|deport|visa|green_card',
    'taken to|take_me_to|hospital hospital|away',
    'lock|locked|lock_me up|away',
    'policia|carcel|papeles|migra|inmigracion|deportar|deporten|denuncia|denunciar|juez|corte|arresten',
  ],
  children: [
    'my|our|the|his|her kids|kid|children|child|son|daughter|baby|boys|girls|stepkids|stepson|stepdaughter|little_ones|twins|toddler',
    'mis|los|nuestros|las hijos|ninos|hijas|ninas|chiquitos',
    'mi|el|la hijo|hija|bebe|nino|nina',
  ],
  money: [
    'money|rent|broke|afford|job|paycheck|bills|mortgage|debt|income|savings|insurance|bank',
    'no place|where to go|live|stay',
    'nowhere to|else go|live|stay|to_go',
    'dinero|renta|trabajo|deudas|pagar|sueldo|cuentas|a_donde_ir|adonde_ir|donde_vivir',
  ],
  faith: [
    'pray|prayer|praying|prayed|church|pastor|priest|imam|rabbi|bible|faith|sinful|vows|jesus|lord|scripture|bishop|temple|mosque',
    'dios|rezo|rezar|orar|oracion|iglesia|sacerdote|biblia|pecado|padrecito',
  ],
  sleep: [
    'not|never|hardly|barely sleep|sleeping|slept|fall_asleep',
    'can not|never sleep',
    'sleepless|insomnia|nightmare|nightmares|awake|exhausted',
    'up all night|at_night',
    'wake|waking|woke up',
    'no puedo|logro|consigo dormir',
    'no duermo|dormi|he_dormido',
    'insomnio|pesadillas|desvelo|desvelada|desvelado',
  ],
  leaving: [
    'leave|leaving|left|escape|get_out|go_back|going_back|went_back|move_out|moving_out|moved_out|come_back|divorce|stay_with|staying_with|run_away|pack|packed|shelter',
    'should|can i stay|go|leave|return',
    'take|get .. kids|child|son|daughter|baby|him|her .. away|out|with_me',
    'irme|dejarlo|dejarla|volver|regresar|regrese|volvi|me_fui|salirme|divorcio|divorciarme|refugio|separarme|quedarme',
  ],
  alone: [
    'alone|lonely|by_myself|isolated',
    'no one|nobody|anyone|no_friends|any_friends to talk|i_can_tell|to_call|to_tell|knows|understands|here|cares|nearby|believes',
    'have|got no_one|nobody|no_friends|no_family',
    'sola|solita|solito|soledad|a_solas',
    'estoy|siento|ando|vivo|quedo|quede|dejo|dejaron|tan|muy|aqui solo',
    'no tengo a_nadie|con_quien|amigos|amigas|familia_aqui',
    'nadie me|sabe|entiende|cree',
  ],
  'what-now': [
    'what now|next',
    'what do|should|can|could|am i|we|supposed .. do|say|tell|to_do|now',
    'not know what|how|where to|i',
    'how do|can|should i',
    'tell me what|how',
    'help me',
    'que hago|puedo_hacer|debo_hacer|hacer|sigue',
    'no se que_hacer|como|por_donde|que',
    'como le_hago|hago|puedo|salgo',
    'ayudame|ayudeme|y_ahora',
  ],
  thanks: [
    'thanks|thank|thx|ty|appreciate|grateful',
    'that|this|it helps|helped|helpful',
    'gracias|agradezco',
    'me ayudo|sirvio',
  ],
} as const;

/** What people return to after a concern, such as the children or money. */
export type TalkedOf = keyof typeof CUES;

const NAMES = Object.keys(CUES) as TalkedOf[];
const namedIn = cueFinder<TalkedOf>(CUES);
/** Words of faith as they are spelled, because normalized "good" is "god" and "fee" is "fe". */
const FAITH = /\bgod(?:['’]?s)?\b|\b(?:la|mi|tu|su|con|tengo|tener|nuestra|perd[ií]) fe\b/i;

/** What of it a message talks of, the specific before the broad. */
export function talkedOfIn(message: string): readonly TalkedOf[] {
  const found = namedIn(message);
  return NAMES.filter((each) => found.includes(each) || (each === 'faith' && FAITH.test(message)));
}
