import type { Phrase } from './phrase.js';

/** Words that mean yes at the beginning of an answer to a direct question. */
export const YES_WORDS: readonly string[] = ['yes', 'yeah', 'yea', 'yep', 'yup'];
/** The same in Spanish, where each may also begin a sentence that is no answer. */
export const SPANISH_YES_WORDS: readonly string[] = ['si', 'ya', 'claro'];
/**
 * What follows a "ya" that means "already" or "by now", as in "ya estoy bien". That someone is better is no
 * yes, and after a question about suicide no denial either.
 */
export const BY_NOW: readonly Phrase[] = [
  'ya estoy|esta|estamos|estan|ando|paso|mejor|todo|mas_tranquila|mas_tranquilo',
  'ya me siento|sentia|calme|tranquilice|recupere',
  'ya se me|le|nos|les|siente|calmo|calmaron|quedo|durmio|durmieron|acosto|callo|tranquilizo|fue|fueron',
  'ya llego|llegaron|viene|salio|paro|dejo|termino',
];
/** Words with which the same beginning says that something is done or decided: "ya está hecho". */
export const DONE: readonly Phrase[] = [
  'hecho|hecha|decidido|decidida|decidi|listo|lista|preparado|preparada|planeado|arreglado|pastillas|pistola|soga|harto|harta|cansado|cansada',
];
/** A "no" that begins with a word for yes. */
export const OF_COURSE_NOT: readonly string[] = ['claro', 'que', 'no'];
/**
 * Phrases that mean yes, or half a yes, if the message says little else. In a longer message they may refer
 * to something else.
 */
export const HALF_YES: readonly Phrase[] = [
  'maybe|sometimes|perhaps|probably|possibly|always|often|constantly|every_day|every_night|all_the_time|now_and_then',
  'kind|sort of',
  'a little|bit',
  'tal_vez|quizas|quiza|a_veces|siempre|todos_los_dias|mas_o_menos|creo_que_si|no_se',
  'i am|do|have|did|might|could',
  'i do not know',
  'not sure|really_sure|exactly|right_now|yet|tonight|today',
];
/**
 * How others always are, which answers nothing unless it goes on with one of `HABITS_ASKED_ABOUT`: “she
 * always shows up late”.
 */
export const HABITS: readonly Phrase[] = [
  'he|she|they|it|we|you|kids|mom|dad|ex|husband|wife is|are|was|were? always|often|constantly|probably|sometimes|never',
  'el|ella|ellos|ellas|ex|esposo|esposa siempre',
];
export const HABITS_ASKED_ABOUT: readonly string[] = [
  ...[
    'do',
    'does',
    'did',
    'is',
    'has',
    'think',
    'thinks',
    'talk',
    'talks',
    'say',
    'says',
    'want',
    'wants',
    'feel',
    'feels',
  ],
  ...['dice', 'habla', 'piensa', 'quiere', 'lo', 'si'],
];
/** A time and a leave-taking: “nah, after Saturday he won’t have to plan around me” denies nothing. */
export const LEAVE_TAKING =
  /^(?=[\s\S]*(?<!\p{L})(?:after|by|soon|come|then|from|until|anymore|any more|monday|tuesday|wednesday|thursday|friday|saturday|sunday|tonight|tomorrow|despu[eé]s|pronto|desde|ya|lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo|ma[nñ]ana)(?!\p{L}))(?=[\s\S]*(?:(?:won[’']?t|will not|wouldn[’']?t|not gonna|no longer|never|don[’']?t) (?:have|need) to (?:plan|worry|deal|work|think|cook|care|wait|pay)(?: \p{L}+){0,2} (?:around|about|with|for|of|on) me|(?:won[’']?t|will not|not gonna|not going to) be (?:a (?:problem|burden|bother)|in (?:the|his|her|their|anyone[’']?s|your) way|around (?:to|for)|bother\p{L}*)|(?:when|once|after) i[’']?m gone|rid of me|no (?:va|van|vas) a tener que (?:preocupar\p{L}*|cuidar\p{L}*|aguantar\p{L}*|batallar|cargar)[^.]{0,20} (?:m[ií]|conmigo)|ya no (?:voy a|ser[eé]|les voy a|le voy a) (?:ser|estorbar|dar)[^.]{0,10}(?:carga|estorb|problema|lata)|cuando (?:yo )?(?:ya )?no est[eé]))/iu;
export const YES: readonly Phrase[] = [
  'i think|guess|suppose so',
  'thought|think|thinking about it|that',
  'still thinking about',
];

export const NO_WORDS: readonly string[] = [
  ...['no', 'nope', 'nop', 'nah', 'naw', 'nuh', 'never', 'nunca', 'jamas'],
];
/** Words after which a "no" denies nothing. */
export const NOT_A_NO_BEFORE: readonly string[] = [
  'idea',
  'clue',
  'point',
  'reason',
  'matter',
  'doubt',
  'hope',
  // "No sé" is "I don't know", "no tengo a nadie" is "I have nobody", and "no puedo más" is "I can't go on".
  'se',
  'tengo',
  'puedo',
];
export const NO: readonly Phrase[] = [
  'i am not thinking|going_anywhere|suicidal|planning|in_danger|like_that|that_bad|at_risk|serious|hurting|cutting',
  'not|nowhere_near|far_from suicidal',
  'i do not want|plan|intend|mean|think_about|think_of to? die|kill|hurt|harm|end|killing|suicide|dying|hurting|it|that',
  'i would|will|could never|not kill|hurt|harm|do|die|end',
  'not going|planning|thinking|trying to|of|about kill|hurt|harm|die|end|killing|hurting|it|that|suicide|do',
  'i am safe|fine|ok|okay|alright|all_right|good|better_now',
  'he|she|they is|are safe|fine|ok|okay|better|not',
  'we|everyone|everybody is|are safe|fine|ok|okay|good|well',
  'all is? good|fine|well|ok|okay',
  'nobody is hurt|hurting|afraid|scared|being_hurt|in_danger',
  'he|she|they does|do|did not hurt|hit|touch|do|mean|lay|yell|threaten|say|scare|control|drink|have|know|care|think|cut|even|really|actually|ever',
  'did not mean it|that|to|like',
  'not what i meant|mean|said',
  'just|was|only|am venting|exaggerating|joking|kidding|dramatic|being_dramatic|tired|a_joke',
  'figure of speech',
  'a way of speaking',
  'of course not',
  'i .. said|told no|you_no',
  'absolutely|definitely|certainly not',
  'not at all',
  'not like that',
  'you misunderstood|misread|got_that_wrong|got_me_wrong',
  'nothing like that',
  'para nada',
  'no lo haria|pienso_en_eso|es_eso|quiero_morir',
  'estoy|estamos|todo|todos|esta|estan bien',
  'nadie tiene_miedo|lastima|nos_lastima|me_lastima|sale_lastimado|corre_peligro',
];

const MYSELF = 'kill_myself|hurt_myself|harm_myself|die|end_my_life';
const WHO = 'i|he|she|it|they|we|everyone|everybody|all';
const SUCH = 'like_that|about_that|that|it|that_deep|that_bad|that_serious|so_bad|a_big_deal|what_i_meant';
const WELL = 'fine|ok|okay|good|alright|all_right|aight|all_good|safe';
const JOKE =
  'joking|kidding|playing|venting|dramatic|being_dramatic|exaggerating|a_joke|a_saying|an_expression|a_figure_of_speech|something_people_say';
/** Denials that are a whole message, alone, after a "no" or beside each other. */
export const ONLY_NO: readonly Phrase[] = [
  'i am not suicidal',
  `i am not going|planning|trying to ${MYSELF}|do_that|do_it|do_anything`,
  'i am not thinking about|of that|it|suicide|dying|killing_myself|hurting_myself',
  `i do not want to ${MYSELF}`,
  `i would|will never|not ${MYSELF}|do_that|do_it`,
  'i have? never|not thought|think|thinking about|of that|it|suicide|dying|killing_myself',
  'nothing like that',
  `${WHO}|its|that|this am|is|was? not about? a? suicide|suicidal|dying|death|self_harm|selfharm thing|stuff|note|attempt|talk?`,
  'not a? suicide|suicidal|death thing|stuff|note|attempt|talk',
  'he|she is? a|such|just? a? total|big|giant|huge? teddy_bear|sweetheart|softie|marshmallow|puppy|big_baby|gentle_giant|pan_de_dios',
  'es un amor|pan_de_dios|osito',
  'just|only how|what it|that|this feels|felt|feels_like|is_like',
  'do not you? worry about_it|about_me|about_that|about_this|too_much?',
  'no es|era una? cosa|nota|idea de suicidio|morir',
  'no te|se preocupes|preocupe|preocupen',
  'asi se siente nomas|nada_mas?',
  ...['hurt|hurting|afraid|scared|harmed|unsafe|controlled|in_danger'].flatMap((how) => [
    `nobody|no_one|none_of_us is|was|are|gets|got being|getting? ${how} or? ${how}`,
    `nobody|no_one|none_of_us is|was|are|gets|got being|getting? ${how}`,
  ]),
  'nobody|no_one hits|hurts|scares|controls|threatens anyone|anybody|me|us|him|her|them|the_kids',
  'kids|everyone|everybody am|is|are fine|ok|okay|safe',
  'nobody|no_one here? wants|is_trying to die|kill_themselves|hurt_anyone|hurt_anybody|hurt_themselves',
  'and|or nobody|no_one here? is|wants|gets hurt|hurting|scared|afraid|in_danger|to_die|to_hurt_anyone|to_kill_themselves',
  'i already? told|said you? already? everyone|everybody|we|they|kids am|is|are all? fine|ok|okay|safe|good',
  'ya te|le|les dije que? todos|todo estamos|estan|esta bien',
  'ni|y nadie? se? quiere|piensa_en morir|morirse|matarse|lastimarse',
  'nadie se? quiere morir|morirse|matar|matarse',
  'nadie esta|sale|corre|tiene|vive en_peligro|peligro|miedo|con_miedo|lastimado|lastimada|herido|herida',
  'nadie nos|me|lo|la|los|las|le|les|se pega|lastima|golpea|amenaza|controla',
  'not at all',
  'of course not',
  'absolutely|definitely|certainly not',
  `${WHO} am|is|are|was|were|do|does|did|have|has|would|will|could not`,
  `${WHO} am|is|are|was|were not ${SUCH} at_all?`,
  `${WHO} would|will|could not|never ever? do_that|do_it|do_anything|say_that|hurt_me|hurt_us|hurt_anyone|hurt_anybody|hurt_a_fly`,
  `its|that|this is? not ${SUCH} at_all?`,
  `not ${SUCH} at_all?`,
  `${WHO} am|is|are|was|were all|totally|doing? ${WELL}`,
  `its|that|this is? all? ${WELL}|whatever|nothing`,
  'its|all|were good|fine|well|ok|okay|whatever|nothing',
  'it is|was nothing|whatever',
  'everything is ok|okay|fine|good',
  'do not think so|that|its_that|it_is_that',
  'i doubt it|that',
  'not really',
  'not that i know of?',
  'no big deal|way|worries',
  `${WHO} am|is|are|was|were just|only ${JOKE}`,
  `its just|only ${JOKE}`,
  'no quiero morir|morirme|matarme|suicidarme',
  'no pienso en eso|morir|morirme|matarme|suicidarme',
  'no he|habia pensado en eso|morir|morirme|matarme|suicidarme',
  'no voy a matarme|suicidarme|hacerme_dano|hacerlo|hacer_eso',
  'no me voy a matar|morir',
  'no es asi|eso|nada_de_eso|nada_grave|nada_malo|nada|cierto|verdad|grave|para_tanto|lo_que_crees|lo_que_cree',
  'no lo haria|creo|pienso',
  'no es|sea por eso',
  'no creo que? sea? eso|asi|tanto|para_tanto?',
  'no como cree|crees|cree_usted',
  'no haria eso|algo_asi',
  'nunca|jamas haria|lo_haria eso|algo_asi?',
  'no me|nos pega|lastima|hace_nada|ha_pegado|ha_hecho_nada',
  'no pasa|paso|fue|tengo nada',
  'yo|el|ella|ellos|ellas|nosotros|mi_esposo|mi_esposa|mi_marido|mi_hijo|mi_hija no|nunca|jamas',
  'estoy|estamos|esta|estan|ando muy? bien|tranquila|tranquilo',
  'todo|todos esta|estamos? bien|tranquilo|en_orden',
  'para nada',
  'nada de eso',
  'nada que ver',
  'ni al caso',
  'que va',
  'claro que no',
];
/** Words beside a denial that change nothing about it. Alone they deny nothing. */
export const BESIDE_NO: readonly string[] = [
  ...['haha', 'hahaha', 'hah', 'oh', 'um', 'uh', 'hey', 'honestly', 'really', 'just'],
  ...[
    'thanks',
    'thank',
    'you',
    'sir',
    'maam',
    'mam',
    'man',
    'bro',
    'dude',
    'god',
    'gosh',
    'lord',
    'hell',
    'way',
  ],
  ...['omg', 'relax', 'chill', 'here', 'aqui'],
  ...['nvm', 'nevermind', 'whatever', 'hypothetically', 'promise', 'swear', 'i', 'though', 'tho', 'sorry'],
  ...['jaja', 'jajaja', 'jeje', 'pues', 'ay', 'uy', 'hombre', 'nombre', 'gracias', 'nada', 'senor', 'senora'],
  ...['dios', 'oiga', 'oye', 'mija', 'mijo', 'verdad', 'la', 'de', 'usted'],
];
/** Words after a "yes" that begins something else than an answer: “yeah we might move”, “yeah so anyway”. */
export const NOT_A_YES_BEFORE: readonly string[] = [
  ...[
    'we',
    'but',
    'well',
    'so',
    'anyway',
    'right',
    'whatever',
    'ok',
    'okay',
    'thanks',
    'pero',
    'bueno',
    'gracias',
  ],
];
/** “No estoy bien” is no denial, but “no, estoy bien” is one. */
export const NOT_WELL =
  /^\W*(?:(?:pues|ay|la verdad)\W+)?no (?:(?:me siento|se siente|estoy|estamos|est[aá]n?|ando) (?:muy |nada |tan )?bien|todo est[aá] bien)/iu;

/** Whole messages that answer and say no more, besides a lone word for yes or no. */
export const BARE_ANSWERS: readonly string[] = [
  'not really',
  'not sure',
  'maybe',
  'perhaps',
  'i guess',
  'i guess so',
  'i think so',
  'i do not know',
  'idk',
  'creo que si',
  'creo que no',
];
/** The same in Spanish that leave it open. Several begin with a "no" that denies nothing. */
export const SPANISH_BARE_MAYBE: readonly string[] = [
  'no se',
  // "No sé", as it is often typed.
  'nose',
  'no lo se',
  'no se la verdad',
  'la verdad no se',
  'pues no se',
  'no se que decir',
  'no sabria decir',
  'no estoy segura',
  'no estoy seguro',
  'tal vez',
  'talvez',
  'quiza',
  'quizas',
  'a veces',
  'a lo mejor',
  'puede ser',
  'puede que si',
  'de vez en cuando',
];
/**
 * Words with which somebody picks one of several things that were offered, and those that may stand beside
 * them.
 */
export const ORDINALS: readonly string[] = [
  ...['first', 'second', 'third', 'last', 'middle'],
  ...['primero', 'primera', 'segundo', 'segunda', 'tercero', 'tercera', 'ultimo', 'ultima'],
];
export const BESIDE_ORDINALS: readonly string[] = ['the', 'one', 'please', 'el', 'la', 'lo', 'por', 'favor'];
