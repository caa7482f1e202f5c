import type { Phrase } from './phrase.js';

const WHO =
  'i|he|she|they|we|husband|wife|partner|boyfriend|girlfriend|fiance|stepdad|stepmom|dad|mom|son|daughter|stepson|stepdaughter|ex';
const DO = 'do|does|did|have|has|had|is|am|are|was|were|would|will';
const ACT =
  'hit|hits|hitting|hurt|hurts|hurting|harm|harms|harming|harmed|beat|beats|beating|beaten|slap|slaps|slapped|punch|punched|punches|kick|kicks|kicked|push|pushes|pushed|shove|shoves|shoved|yell|yells|yelled|yelling|scream|screams|screamed|screaming|shout|shouts|shouted|shouting|threaten|threatens|threatened|threatening|scare|scares|scared|insult|insults|insulted|curse|curses|cursed|cuss|cusses|control|controls|controlled|controlling|abuse|abused|abuses|abusive|violent|physical|laid_a_hand|laid_a_finger|laid_hands|raised_a_hand|raised_his_hand|raised_her_hand|put_his_hands|put_her_hands|lay_a_hand|lay_a_finger|call_names|calls_names|throw_things|throws_things';
const AFRAID = 'afraid|scared|unsafe|frightened|in_danger|suicidal';
const WHOM =
  'on? at? of? me|us|him|her|them|anyone|anybody|each_other|one_another|the_kids|my_kids|his_kids|our_kids|kids|the_children|either';
const ACTO =
  'grita|gritan|grito|gritado|gritamos|gritos|pega|pegan|pego|pegado|pegamos|golpea|golpean|golpeado|golpes|lastima|lastiman|lastimado|lastimamos|hiere|insulta|insultan|insultado|insultos|ofende|amenaza|amenazado|amenazas|empuja|empujado|maltrata|maltratado|maltrato|controla|controlado|humilla|asusta|violento|violenta|agresivo|agresiva|puesto_una_mano|puesto_la_mano|levanta_la_mano|levantado_la_mano';
const LOOKS =
  'look|looked|looking|looks|check|checked|checking|checks|go|gone|went|going|goes|read|reads|reading|snoop|snooped|snooping|snoops|track|tracks|tracked|tracking|spy|spied|spying|open|opened';
const DEVICE = 'phone|phones|texts|text|messages|email|emails|location|dms|laptop|chats|stuff';
const MIRA =
  'reviso|revisa|revisado|revisar|revise|revisamos|checo|checa|checado|checar|leo|lee|leido|leer|veo|ve|visto|espio|espia|espiado|rastreo|rastrea|toco|toca|agarro|agarra';
const APARATO = 'telefono|celular|cel|mensajes|mensaje|whatsapp|ubicacion|correo|redes|chats';

/** Violence, fear or snooping of which the writer says that there is none. */
export const DENIED_ACTS: readonly Phrase[] = [
  ...[
    `${WHO} ${DO} not ever? even?`,
    `${WHO} have|has|had? never ever? even?`,
    'not|never ever? even?',
  ].flatMap((none) => [
    `${none} ${ACT} ${WHOM}`,
    `${none} ${ACT}`,
    `${none} ${AFRAID} of? ${WHOM}`,
    `${none} ${AFRAID}`,
  ]),
  ...[ACT, AFRAID].flatMap((how) => [
    `nobody|none_of_us is|are|was|gets|get|got|has|ever? being|getting|been|ever? ${how} at|of|on? ${WHOM.replace('on? at? of? ', '')}`,
    `nobody|none_of_us is|are|was|gets|get|got|has|ever? being|getting|been|ever? ${how}`,
  ]),
  'there|he|she|we is|has|have? no|zero|not_any hitting|yelling|screaming|violence|abuse|threats|name_calling|shouting',
  `no|nunca|jamas|nadie|ni|tampoco me|nos|le|les|se|te|lo|la|los|las? ha|han|he|es|son|somos|anda|soy? ${ACTO} a_nadie|a_mi|a_los_ninos|a_mis_hijos|a_su_hijo|a_sus_hijos|aqui?`,
  'no|nunca|jamas|nadie|ni|tampoco me|nos|le|les? da|dan|dio|tengo|tiene|tenemos|tienen|siento|hay? miedo a_nadie?',
  'no hay golpes|gritos|violencia|maltrato|insultos|amenazas',
  'nobody|none_of_us wants|wanted|is_going|is_trying|plans to die|be_dead|kill_anybody|kill_anyone|hurt_anybody|hurt_anyone|shoot_anybody|shoot_anyone',
  'nobody|none_of_us is|was|has dying|died|dead|suicidal|in_danger',
  'nadie se? quiere|va_a|piensa|quiso en? morir|morirse|matar|matarse|lastimar',
  'nadie corre|esta|hay peligro|en_peligro',
  'nadie lastima|pega|mata|hace_dano|le_pega a nadie',
  'nada de eso|esas_cosas',
  ...[`${WHO} ${DO} not ever? even?`, `${WHO} have|has|had? never ever? even?`, 'not|never ever? even?'].map(
    (none) => `${none} ${LOOKS} at|in|into|through|on? his|her|their|my|each_others|the? ${DEVICE}`,
  ),
  `no|nunca|jamas|ni|nadie|tampoco me|le|nos|les? he|ha|hemos|han|voy_a|vamos_a|pienso? ${MIRA} el|la|los|sus|su|mi|mis? ${APARATO}`,
];

/** What goes on with such a denial, right behind it. */
export const DENIED_MORE: readonly Phrase[] = [
  `or|nor|and|ever ever? ${ACT} ${WHOM}`,
  `or|nor|and|ever ever? ${ACT}`,
  `or|nor ${AFRAID}|violence|abuse|threats|yelling|screaming|anything|whatever like_that?`,
  `ni|y|o ${ACTO}`,
  'ni|y nada|nada_de_eso|nada_asi|miedo|gritos|golpes|insultos',
  'and|but i|we? am|are|do|will|would? not|never going|planning|about|want|plan|will to?',
  'y no|ni lo|la? voy|vamos|pienso|quiero a? hacer?',
];

/**
 * Words beside a denial with which it makes small, or says that it was or may be otherwise. It then tells
 * more than a “no”.
 */
export const MADE_SMALL: readonly Phrase[] = [
  'at least|at_most',
  'so|that|make_sure|hope nobody|none',
  'para|que nadie|no salga|lastime|lastimen',
  'with|con|por_eso|ya_ni',
  'not like|that|as he|she|they|bad|we',
  'technically|actually|exactly|really|physically|physical|yet|anymore|since|until|till|unless|except|lately|often|much|hard|again|usually|always|when|if|because|once|sober|besides|though|but|still|used_to|in_front|on_purpose|this_time|almost|how|why|wonder|wish|hope|believe',
  'por lo menos',
  'al menos',
  'no es que',
  'tampoco es',
  'ya no|me|nos',
  'fisicamente|desde|hasta|todavia|aun|tanto|mucho|fuerte|seguido|cuando|si|menos|mientras|excepto|salvo|pero|aunque|sino|casi|antes|delante|enfrente|adrede|queriendo',
];
/** What somebody does instead, as the writer tells it, and which hurts nobody. */
export const HARMLESS_INSTEAD: readonly Phrase[] = [
  'just|only goes|go|gets|get|is|are|stays|stay|a_bit? really|so|very|too? quiet|silent|tired|sad|grumpy|moody|cranky|bicker|bickers|argue|argues|disagree|disagrees|sulk|sulks|walks_away|leaves_the_room|watches_tv|sighs|complains',
  'just|only no|not|have_no|not_enough enough? space|room|bed|beds|time|place to_sleep?',
  'nomas|solo|solamente no tengo|tenemos|hay|cabemos|alcanza donde|lugar|espacio|cama|camas|tiempo dormir?',
  'nomas|solo|solamente se|nos|anda|esta|nada_mas? muy? calla|callado|callada|quedamos_callados|discute|discutimos|alegamos|enoja|enojado|enojada|cansado|cansada|triste|aleja|duerme|va_a_dormir|encierra_a_ver|queja|platicamos',
];
/**
 * Words beside which a “just” or “only” tells what is done instead: “he never hits me, he just pushes me”.
 */
export const INSTEAD: readonly string[] = ['just', 'only', 'nomas', 'solo', 'solamente'];
