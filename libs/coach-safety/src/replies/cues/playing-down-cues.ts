import { cueFinder } from './cue-finder.js';
import { NO_EXCUSE } from './no-excuse.js';

const WHO =
  'he|she|they|it|mom|dad|grandma|grandpa|husband|wife|boyfriend|girlfriend|partner|ex|son|daughter|stepson|stepdaughter|teacher|doctor|nurse|sister|brother|friend|coach';
const TELLS = 'says|said|say|told|swears|swore|promised|claims|texted|thinks|explained|admitted|answered';
const WELL = 'fine|ok|okay|good|better|normal|happy|alright|all_right|safe|calm|great|well';

/**
 * Kinds of sentences that answer, explain or play down what was told before, in the writer's or somebody
 * else's words.
 */
const kindsIn = cueFinder(
  {
    guess: [
      'maybe|perhaps|possibly|probably|prob|likely it|its|that|thats|this|he|she|they|just|am|from|because|a|an|the|for|his|her|normal|nothing',
      'maybe|perhaps|probably|prob i am|was|read|misread|misheard|heard',
      'i guess|think|bet|suppose|figure it|its|that|thats|he|she|they|so|not',
      'must|could|might|may|has_to|gotta just? have_been|be|of_been just|from|a|an|the|because|his|her|their|normal|nothing',
      'probably|likely|mostly|pretty_sure ... just|only|drunk|tired|stress|stressed|work|kidding|nothing|coincidence|accident',
      'a|just|pure|total coincidence|misunderstanding|accident|mistake|phase|habit|coincidences',
      'a_lo_mejor|capaz|quiza|quizas|tal_vez|talvez|seguro|seguramente|igual|yo_creo|creo|supongo|me_imagino que? no? es|sea|fue|son|estoy|esta|anda|andaba|estaba|se|de|por|nomas|solo|la|el|ya',
      'ha|han|debe|deben|puede de? ser|haber_sido|que_sea|andar|estar',
      'una|un|pura coincidencia|casualidad|malentendido|etapa|accidente|mala_racha',
    ],
    once: [
      'only|just|was|happened|did|but the|that|this|a? once|one_time|one_night|once_or_twice|few_seconds|few_secs|second|sec|little|bit|minute|couple_times',
      'one time thing|only',
      'long time|years|months|ages ago',
      'will|wont not? happen|do again|it_again',
      'not|never happened|done|did|been it? again|since|before',
      'nomas|solo|solamente|nada_mas|fue|paso una|esa|esta|un|dos? vez|veces|ratito|segundo|segundos|poquito|momento|noche',
      'no vuelve|va|ha|volvera a|vuelto? a? pasar|hacerlo|suceder',
      'ya paso|pasaron|hace_mucho|tiene_tiempo',
    ],
    told: [
      `${WHO} ${TELLS} ... just|only|because|cause|since|sorry|normal|loves|love|stress|stressed|always|how|was|were|for|raised|used_to|not_make|not_to_make|drama|not_mean|never_mean|never_meant|not_that|not_like|not_happen|never_happen|fine|its_nothing|it_is_nothing|was_nothing|creative|class|meant|mean|joking|kidding|slept|fell|playing|everyone`,
      'dice|dijo|dicen|jura|asegura|me_explico|me_conto|piensa|cree|segun solo|nomas|asi|que_lo|no_es|no_fue|no_era|no_pasa|no_paso|fue|era|es_normal|es_la|es_el|de_coraje|de_broma|andaba|estaba|por_eso|por_la|por_el|jugando',
    ],
    praise: [
      'he|she|they is|are|was|has_always_been really|so|very|always|such|usually|actually? a? really|very|such? good|great|nice|sweet|kind|gentle|calm|careful|responsible|hardworking|hard_working|loving|wonderful|decent|patient|quiet|harmless|religious|protective|generous|deacon|pastor|christian|veteran|nurse|cop|doctor|coach',
      'is|was a|an|the|our|like .. pastor|deacon|teacher|cop|nurse|doctor|coach|veteran|saint|christian|grandpa',
      'a real|true|perfect|total? gentleman|saint|sweetheart|angel',
      'good|great|nice|sweet|decent|family|church|best man|guy|dad|father|mom|mother|son|husband|wife|person|kid|boy|girl|stepdad|provider|heart',
      'not a|an|the|that|like|some? monster|abuser|bad_guy|bad_man|bad_person|type|type_to|kind|violent_person|creep|criminal|drunk|alcoholic|that',
      'he|she|they really|just|still|does? love|loves|cares|adores|means|meant|helps|provides|works|takes_care|treats me|us|them|her|him|about|well|for|hard|good|of|with|two|so|really?',
      'would|could|will|wont never|not ever? actually|really|even|intentionally|do|hurt|harm|hit|touch|lay|be|say|go?',
      'can not really|actually|even? hurt|do|reach|harm',
      'nunca|jamas|no me|le|nos|les|se? haria|lastimaria|pegaria|atreveria|seria|hace|haria_dano|haria_nada',
      'does the|all|his|her? dishes|laundry|chores|cooking|homework|everything',
      'has|got a|his|her|the? permit|license|licence|training|reasons',
      'es|son muy|tan|bien|un|una|de? buen|buena|bueno|trabajador|trabajadora|tranquilo|tranquila|carinoso|carinosa|noble|responsable|cristiano|cristiana|pastor|maestro|buen_hombre|buena_gente|buen_papa|buen_muchacho|buena_persona',
      'no toma|fuma|anda|es|seria malo|mala|asi|monstruo|capaz|mujeriego|ni_nada|borracho',
      'me|nos|los|la|lo|las quiere|ama|adora|cuida|mantiene|ayuda|trata|consiente',
    ],
    regret: [
      'apologized|apologised|apologizes|apologises|apology',
      'is|was|said|says|felt|feels|looked|so|really|really_is sorry|bad|awful|terrible|guilty|ashamed',
      'bought|brought|sent|gave me|us? flowers|a_gift|chocolates|breakfast',
      'pidio|pide|pidieron|me_pidio|ofrecio perdon|disculpas',
      'se disculpo|disculpa|arrepintio|arrepiente',
      'trajo|compro|regalo|mando unas? flores|rosas|un_ramo',
      'cried|crying|lloro after|about|so_hard|too|and_said|like_a_baby|y|de',
    ],
    normal: [
      'everyone|everybody|couples|every_couple|all_kids|all_parents|families|people|we_all|they_all|all_of_them|parents|kids|boys|girls|teens|teenagers|toddlers|babies|men|women|dancers|brothers|siblings|guys all|just|will|can|also? does|do|did|fight|fights|argue|argues|says|say|has|have|go|goes|bruise|bruises|fall|falls|bump|are_like|be_like|are_that|get_like|gets_like|lie|exaggerate|worry',
      'not that? hard|bad|rough|loud he|she|it|they|i|just|and|but|.',
      'did not even cry|bleed|notice|wake|flinch|leave_a_mark|remember',
      'toughen|toughens|toughening|harden|make|makes|making|made him|her|them|a? up|man|men out|of? him|her|them|me?',
      'so|but|and i do? totally|kind_of|sort_of? get|understand it|him|her|why',
      'is|its|thats|it|all|just|pretty|totally|so|completely normal|common|typical|natural|marriage|teenagers|hormones|puberty|stress|life|culture|discipline|parenting',
      'we|i|my|he|she had|did|got|was|were|grew_up|went_through .. too|as_kids|as_a_kid|growing_up|that_way|like_that|the_same|way_worse',
      'at|of|hit that|this|his|her age',
      'turned out fine|ok|okay|alright',
      'just|only|its|about|was the|a|his|her|my|some|that|this|stressful? age|season|phase|stress|hormones|work|holidays|winter|weather|thing|job|schedule|divorce|custody|sunday|full_moon',
      'es|son|eso_es|sera|seria|ha_de_ser|que_es muy|lo|la|cosas|cosa|pura|puras|mas? normal|comun|edad|costumbre|etapa|de_ninos|de_pareja|de_hombres|adolescencia|estres|trabajo',
      'asi es|son|somos|fue|era|lo|la|los|nos|me|le criaron|crecimos|crecio|educaron|crio|el|ella|ellos|todos|siempre|ellas?',
      'todos|todas|todo_mundo|toda_pareja|las_parejas|los_matrimonios|los_ninos|los_hombres|los_muchachos .. pelean|pelea|hacen|hace|discuten|pasan|pasa|dicen|caen|golpean|exageran|tienen|son',
      'a mi tambien me',
    ],
    'self-doubt': [
      'am|feel|felt|sound|being|was|must_be|might_be|maybe|probably|prob so|just|too|being|a_bit|a_little|really? crazy|overreacting|paranoid|dramatic|silly|stupid|dumb|imagining|exaggerating|overthinking|sensitive|jealous|emotional|hormonal|insecure|tired|nosy|judgy|worrying|organized|careful',
      'reading|read|looking too? much|into',
      'making|make|blowing|blew too|it|this|a? much|big_deal|out_of_proportion|up|bigger|mountain',
      'in|all my|just? head|imagination',
      'in my head',
      'should not have said|brought|written|told|asked|posted',
      'no debi|debia decir|contar|escribir|haber',
      'estoy|ando|soy|fui|me_siento|me_pongo|quede muy|medio|bien|de? exagerando|exagerada|exagerado|loca|loco|paranoica|sensible|celosa|hormonal|imaginando|dramatica|mensa|tonta|cansada|cansado',
      'me estoy|ando imaginando|haciendo|preocupando',
      'son|puras|mis|cosas ideas|imaginaciones|figuraciones|mias',
      'exagero|exagere|exageraba',
    ],
    'brushed-off': [
      'forget|drop|skip it|that|about|what|i|this',
      'never_mind|nevermind|nvm|whatever|no_biggie|all_good|its_nothing|it_is_nothing|no_worries',
      'not that|such|so|a|any|really? a? serious|deep|bad|big_deal|important|worth_it|big',
      'false alarm',
      'wrong chat|person|window|number',
      'typo|autocorrect|autocorrected|misspoke|misread|misheard',
      'ignore|disregard that|this|me|it|what|my|please?',
      'lets|can_we|could_we|i_want_to|id_rather|rather|please just? not? talk|move_on|change|drop|go_back|focus',
      'not my business|kid|call|place|problem|concern|fight',
      'not want|wanna|going|trying to? talk|call|bother|start|cause|tell|report|involve',
      'not want|wanna|going|trying to? make|get a_fuss|a_big|trouble|waves|drama|it_worse|worse|him_in|her_in|anyone|anybody|in_trouble|in_the_middle|involved',
      'not make|tell|call anybody|anyone|me|him|her|them|cps|the_cops',
      'can|could|will|ill handle|manage|deal it|him|her|them|this|that|with',
      'can|could take it|him|her .',
      'i got this|it|him',
      'dreamt|dream|dreamed|nightmare|half_asleep',
      'not like that|it|this',
      'olvidalo|olvidelo|olvida|olvide|dejalo|dejelo|no_importa|equis|no_pasa_nada|no_paso_nada|ni_al_caso|ya_ni_se',
      'mejor hablemos|hablamos|cambiemos|dime|digame|otra|ya|lo|no',
      'no es|era|fue|hay tan|de? para_tanto|grave|nada|eso|bronca|problema|asunto|mi_hijo|mi_hija|mi_asunto|serio|asi',
      'no quiero|le|me|se quiero? meter|meterme|problemas|molestar|hacer|diga|digas|digan|hagas|haga|llamar|hablar|caso|que_se_entere',
      'falsa alarma',
      'fue|era|tuve|puro un|una? sueno|pesadilla|broma|juego|accidente|error|dicho',
      'sin querer',
      'me equivoque|confundi',
    ],
    well: [
      `am|is|are|was|were|looks|look|seems|seem|feel|feels|feeling|acting|acts|doing|been|all|everything totally|much|doing|perfectly|completely|really|so|back_to|all? ${WELL}`,
      'it|that|he|she|this passed|stopped|went_away|calmed|calmed_down|is_over|blew_over|cooled_off|cooled_down',
      'ate|eating|playing|laughing|smiling|sleeping|slept now|again|fine|normal|normally|and|like|hard|already',
      'home|back safe|fine|to_normal',
      'not feel|hurt|have anything|symptoms|pain|that_bad|anymore',
      'ya se|me|le|lo|la|les|nos|estoy|esta|estan|anda|todo|comio|llego|durmio|hablamos|arreglamos me|le? paso|siento|quito|calmo|bien|mejor|normal|tranquilo|tranquila|contento|contenta|y|todo|dormido|dormida?',
      'se me|le|nos? paso|quito|calmo|bajo',
      'todo|todos|estoy|esta|estamos|andamos|ando|anda|siento muy|ya? bien|mejor|normal|tranquilo|tranquila|contento|jugando|en_orden',
    ],
    reason: [
      'because|cause|bc|cuz|since he|she|they|i|we is|was|are|were|am|been|had|has|gets|got|just|only|works|loves|cares|worries|never|always|did_not|does_not|do_not|wanted|thought|forgot|started',
      'because|cause|bc|cuz of|its|his|her|their|the',
      'was|is|been|were just|only|really|so|very|under|up? drunk|tired|stressed|exhausted|stress|pressure|mad|late|hangry|sick|upset|young|little|playing|kidding|laughing|working|busy|jealous|protective|worried|careful|organized',
      'did|does|do not mean|know|realize|do_it_on_purpose to?',
      'not on purpose',
      'by|on|an accident|mistake',
      'only|just when|if|after|because|for|that|to|how|the|my|his|her|a|so|saying|being|like',
      'but he|she|they does|do|did that|it every|all|always',
      'does|do|did this|that|it all|always|every|sometimes',
      'to be fair',
      'i just|kinda|probably|kind_of? started|provoked|deserved|pushed|asked_for|caused it|first|too|back|him|her',
      'yo tambien|empece|lo_provoque|tuve|tengo|la_regue|grite',
      'only|just|actually|really|thats for|to|that all|it|decluttering|cleaning|organizing|be_ready|be_safe|in_case',
      'thats|that_is all',
      'porque|es_que|como|por el|ella|ellos|anda|andaba|estaba|su|la|trae|tiene|viene|ha|le|lo|coraje|celos|trabajo|estres',
      'no lo? hizo|hace|dijo|dice|fue|quiso|queria|era|penso a_proposito|adrede|en_serio|queriendo|de_verdad|con_mala|por_mal|hacerlo|lastimar|eso|asi',
      'solo|nomas|nada_mas cuando|porque|es|fue|era|estaba|anda|ando|tengo|por|de|se|esta',
      'es|soy|era|fui muy|bien|asi|asi_de? celoso|celosa|enojon|enojona|corajudo|bromista|nervioso|nerviosa|estricto|estricta|organizada|organizado|jugueton|llevado',
    ],
  },
  NO_EXCUSE,
);

/** What no explanation says: that others are better off, that it ends, or that it must stay between two. */
const graverIn = cueFinder({
  graver: [
    'better|easier|happier|lighter|freer|fine if|without|off|this_way|that_way|for_everyone|for_them|for_him|for_her|for_all|when|once|soon|after',
    'at peace',
    'not|never let|lets|allow|forgive|leave me|us',
    'no me|nos? deja|perdona|perdonaria|dejaria',
    'over soon|now|for_me|tonight',
    'tired|sick|done of|with this|it|living|trying|everything|fighting|being|life',
    'not|no do|take|go|keep|live|see on? longer|anymore|point|this|on|way_out',
    'our|a|little|big secret',
    'not|never tell anyone|mom|dad|nobody|or',
    'nobody|no_one will|would|to|can|could know|believe|miss|care|notice|find|hear',
    'will|going_to|gonna leave|be_gone|end|stop_everything|make_sure|take_care_of_it',
    'say|said|saying bye|goodbye|sorry_to',
    'mejor asi|sin_mi|para_todos|para_ellos|que_me_vaya',
    'cansada|cansado|harta|harto de vivir|todo|esto|luchar|la_vida',
    'ya no puedo|aguanto|quiero|doy|le_encuentro|importa',
    'nuestro|un secreto',
    'nadie me? va|cree|creeria|extranaria|se_entere|sabe|va_a',
    'voy|vamos a? acabar|terminar|dejar|irme|descansar',
  ],
});

/** Whether a message says what no explanation says. */
export const saysGraver = (message: string): boolean => graverIn(message).length > 0;

/** Whether a message has the shape of an answer that explains or plays down. */
export const playsDown = (message: string): boolean => kindsIn(message).length > 0;
