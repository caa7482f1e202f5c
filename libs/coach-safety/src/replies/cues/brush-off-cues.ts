import { isBareAnswer, isOnlyNo } from '../../answer.js';
import { cueFinder } from './cue-finder.js';

/** Words with which people make light of a sign that belongs to a professional. */
const signsIn = cueFinder({
  light: [
    'just|only|probably|maybe|mostly my|his|her|the|a|some|bad|normal|regular? hormones|hormonal|stress|stressed|tired|tiredness|exhausted|phase|blues|baby_blues|nerves|winter|age|moods|habit|fun',
    'i|he|she|we|they am|are|is totally|really|doing? fine|ok|okay|good|alright|all_right|normal',
    'it|that|this|everything is totally|really? fine|ok|okay|normal|nothing',
    'not that|such|really|actually? a|an|so? big_deal|bad|serious|deep|addict|addicted|alcoholic|drunk|gambler|sick|crazy|anorexic|depressed|like_that',
    'not need|want|believe_in|do a|any|to_see_a|to_talk_to_a? doctor|doctors|help|therapist|therapy|counselor|shrink|meds|rehab|hotline',
    'can|could stop|quit|handle|manage|control whenever|when|any_time|anytime|it|this|myself',
    'will|gonna|going_to pass|be_fine|be_ok|be_okay|get_better|go_away|blow_over|work_out|win_it_back',
    'says|thinks|said|told .. just|only|phase|fine|normal|dramatic|overreacting|exaggerating',
    'everybody|everyone does|do|feels|drinks|bets|goes it|this|that|like|through?',
    'under control',
    'not one of those|them|that_kind',
    'not like|the_same_as|that_kind_of drugs|drug|those|that|them|booze|gambling',
    'it|they|its is|are|was prescribed|legal|from_a_doctor',
    'get|gets|getting along|by alright|fine|ok|okay|all_right',
    'never_mind|nevermind|forget_it|whatever|no_worries',
    'not worry',
    'to be fair|honest',
    'at least|worst he|she|i|it|they',
    'i guess|suppose',
    'maybe|perhaps|probably i|he|she|it|its|that|this|we|im|everyone|all',
    'they|people|dancers|moms|men|guys|teens|kids all do|drink|bet|diet',
    'he|she|i does|do|always|usually|sometimes win|wins|stop|eat|eats|stops|quit|sleep|sleeps',
    'its|it|that is just|only? wine|beer|weed|scratchers|fun|once|weekends|a_hobby|entertainment|prescription|prescribed|legal|pot',
    'everyone|everybody|people say|says|said|tells',
    'a_lo_mejor|quiza|quizas|tal_vez|al_menos|por_lo_menos|yo_creo_que_es',
    'si gana|come|duerme|para',
    'son|es|seran|sera|nomas|solo|puro|puras|pura .. hormonas|cansancio|estres|etapa|nervios|edad|desvelo',
    'estoy|esta|estamos|ando|todo|ya_estoy muy? bien|cansada|cansado',
    'no es|son nada|para_tanto|grave|problema|tan_grave',
    'no soy|es adicto|adicta|alcoholico|alcoholica|borracho|borracha|loco|loca|vicioso',
    'no necesito|ocupo|quiero|creo_en .. doctor|doctores|ayuda|psicologo|psicologa|terapia|medico|medicos',
    'puedo|puede|lo parar|dejo|dejar|dejarlo|controlo|controlar cuando|yo|sola|solo',
    'se me? pasa|pasara|quita|quitara|va_a_pasar|va_a_quitar',
    'no te_preocupes|pasa_nada|hagas_caso',
    'olvidalo',
  ],
});

/** Number of words up to which a message only waves off. A longer one tells something besides. */
const ONLY_THAT = 14;

/**
 * Whether somebody waves off what was said about a doctor. Whoever asks something wants an answer to that.
 */
export const isBrushOff = (message: string): boolean =>
  !message.includes('?') &&
  message.trim().split(/\s+/).length <= ONLY_THAT &&
  (isBareAnswer(message) || isOnlyNo(message) || signsIn(message).length > 0);
