import { answerIn, isBareAnswer, isOnlyNo } from '../../answer.js';
import { besideDenied } from '../../denied-acts.js';
import { scan } from '../../scan.js';
import type { Turn } from '../../turn.js';
import { cueFinder } from './cue-finder.js';
import { dangersIn } from './danger-cues.js';
import { hasDangerWord } from './danger-words.js';
import { bringsNearer } from './nearness-cues.js';
import { ANIMAL, NO_EXCUSE } from './no-excuse.js';
import { isParting } from './parting-cues.js';
import { isPlainQuestion } from './plain-question.js';
import { playsDown, saysGraver } from './playing-down-cues.js';

const TELLS = 'says|said|say|told|swears|swore|promised|claims|texted|thinks';
const FINE =
  'fine|ok|okay|joke|joking|kidding|silly|dramatic|tired|venting|exaggerating|asleep|accident|clumsy|overreacting|paranoid|imagining|attention|poem|song|story|class|homework|assignment';

/** Names that somebody does not want to give to what was done. */
const CALLED =
  'rape|assault|abuse|abusive|abuser|violence|violent|molestation|kidnapping|stalking|neglect|torture|beating|domestic_violence|dv|incest';
const LLAMADO = 'violacion|abuso|maltrato|violencia|acoso|secuestro|golpiza|violencia_domestica';

const excusesIn = cueFinder(
  {
    told: [
      `he|she|they|mom|dad|it|daughter|son|husband|wife ${TELLS} ... ${FINE}`,
      `he|she|they|mom|dad|it|daughter|son|husband|wife ${TELLS} ... was|is|its|it|meant|means|did nothing`,
      `he|she|they|mom|dad|daughter|son|husband|wife ${TELLS} ... feels|feeling|is|doing|much better`,
      `he|she|they|mom|dad|daughter|son|husband|wife ${TELLS} ... is|are|was|being|always|just careful`,
      `he|she|they|mom|dad|daughter|son ${TELLS} .. ${ANIMAL}`,
      `dice|dijo|jura|dicen .. ${ANIMAL}`,
      'dice|dijo|jura|dicen ... exagerando|clase|tarea|escuela|cancion|poema|cuento|llamar_la_atencion',
      `he|she|they|mom|dad ${TELLS} me|us|him|her? do? not to? worry|be_silly|be_dramatic|be_mad|be_upset|be_scared|be_paranoid|be_weird|be_ridiculous|be_like_that`,
      `he|she|they|mom|dad ${TELLS} .. not mean`,
      'dice|dijo|jura|dicen|juro ... no_es|no_fue|no_era|no_paso|no_pasa|no_tiene|de nada',
      'dice|dijo|jura|dicen|juro ... esta|estoy|estaba|todo|anda|ando|siente|se_siente|muy bien',
      'dice|dijo|jura|dicen|juro ... broma|dormido|dormida|cansado|cansada|exagero|jugando|accidente|tranquilo|tranquila|cayo',
    ],
    own: [
      'i am|was just|only',
      'i am a? .. planner|worrier|overthinker',
      'its|it|that|this is|was? probably|just|only|maybe|prob',
      'probably|maybe|prob .. nothing|overreacting|bites|allergies|phase|game|imagination',
      'he|she|they is|are|was|were just|only',
      'do not make it|this|that|such? a? big? thing|deal|drama',
      'he|she|they has? never|not hit|hits|touched|hurt|hurts|beat me|us|her|him|them|anyone|anybody|kids',
      'he|she has ptsd|adhd|bipolar|stress|a_lot_going_on',
      'it|its|that|this is? not abuse|abusive|violence|violent|him|her',
      'just|only meant',
      'job|work|boss|schedule|shift|life|divorce is|was just|so|really|only stressful|stress|hard|busy|rough',
      'maybe|probably|prob someone|somebody|they|he|she told|saw|heard|guessed|knew',
      // Who they are not, and what it shall not be called.
      'not one|some of those|these|them guys|men|people|dads|moms|husbands|wives|women|parents|couples|stepdads|stepmoms|drunks|.',
      'not like those|these|them|other guys|men|people|dads|husbands|women|stepdads',
      `not like|really|exactly|even|actually|technically? a|an|any? real|actual|true? ${CALLED} or|and|he|she|they|we|its|because|cause|just|in|if|when|though|tho|right|.`,
      'not like he|she|they rapes|raped|beats|abuses|molests or anything|something',
      'no soy|es de|como esos|esas|ellos',
      `no es|fue|era|seria una|un? ${LLAMADO} ni|es|si|porque|somos|estamos|.`,
      'no es que me|la|lo|le|los? viole|violara|abuse|maltrate|pegue|golpee ni|o nada',
      'do not go|start calling|telling anybody|anyone',
      'he|she|they says|say|does|do stuff|things|this|that? like|this|that .. every_time|all_the_time|whenever|when_we_fight',
      'i|we am|are all? good',
      'so we|i am|are good|fine|ok|okay',
      'so were|we good',
      'kids|children make|makes|lie|exaggerate|invent .. up|stuff|stories|things|all_the_time',
      'it was|is not bleeding|broken|swollen or anything',
      'i|he|she did not mean|say it|anything',
      'its|it|that|this is|was? all? for a|an|her|his|my|the|english|art|drama|health? class|school|homework|assignment|project|play|essay|poem|song|story',
      'i am|got a|such? big|tough|strong|grown|thick guy|girl|man|woman|boy|skin|skinned',
      'i can|could handle it|him|her|them|that|myself',
      'i can|could take it|him|her|that .',
      'i can|could take it|him|her he|she|i|it|not|but|though|anyway',
      'can take care of myself',
      'es|era para la|una? clase|escuela|tarea|cancion|obra|poema',
      'aguanto|aguantar|se_cuidarme|me_se_cuidar|soy_fuerte|soy_grandote|soy_grande',
      'no es eso|nada|para_tanto|grave',
      'no se? preocupe|preocupes',
      'a_lo_mejor|quiza|quizas|tal_vez exagero|estoy_exagerando|no_es_nada|me_equivoco',
      'solo|nomas fue|es|era|estaba',
      'fue|era nomas|solo un|una|por|de|el|la|que',
    ],
  },
  NO_EXCUSE,
);

/** Whether a message explains away what was said before and names no danger. */
export const isExcuse = (message: string): boolean =>
  isOnlyNo(message) ||
  (!isGrave(message) && !isParting(message) && excusesIn(message).length > 0 && !saysGraver(message));

/** What hurts children every day is no sign by its words: “kids bruise”, “boys fall all the time”. */
const CHILDHOOD =
  /(?<!\p{L})(?:kids?|boys?|girls?|children|toddlers?|babies|they|she|he|all kids) (?:just |always |do |can |will |all )*(?:bruises?|falls?|bumps?|trips?|gets? (?:hurt|bruises|scrapes|marks))(?: (?:so |really |pretty )?(?:easy|easily|a lot|down|all the time))?(?!\p{L})|(?:burned|burnt|cut|hurt|scratched|bumped|hit) (?:himself|herself|themselves)|(?:bumped|hit) (?:his|her) (?:own )?(?:head|face|arm|leg|knee)(?= on| against| falling)|se (?:quem|golpe|peg|cort|rasp|lastim)[oó](?= (?:sol[oa]|jugando|con|contra|en|al|por)(?!\p{L}))|(?:los )?ni[nñ]os (?:siempre |tambi[eé]n )?se (?:caen|golpean|pegan|lastiman)/giu;

/** “Golpes no, nunca”. */
const NO_BLOWS =
  /(?<!\p{L})(?:(?:pero )?(?:golpes?|pegar(?:me|le|nos)?|gritos?) no(?!\p{L})(?! m[aá]s)|(?:it[’']?s|this is|that[’']?s|not like|isn[’']?t|not) (?:not )?(?:like )?(?:really |real |actual |true )?(?:abuse|violence|violent|abusive)(?!\p{L})|(?:it|he|she) (?:wasn[’']?t|was not|isn[’']?t) bleeding(?: or anything)?|(?:not|isn[’']?t|wasn[’']?t) (?:like |really |exactly |even |actually |technically )*(?:an? |any )?(?:rap(?:e|ist)|assault|abus(?:e|er|ive)|violen(?:ce|t)|molest\p{L}*|beating|he (?:rapes|raped|beats|abuses) (?:me|her|us))(?!\p{L})(?: or (?:anything|something))?|no (?:es|fue|era|seria|sería) (?:que me |una? )?(?:viol\p{L}*|abus\p{L}*|maltrat\p{L}*|acoso)(?: ni nada)?)/giu;

/** What a doctor gives or measures. */
const OF_BLOOD = /(?<!\p{L})blood (?:thinners?|pressure|sugar|tests?|work|type|meds)(?!\p{L})/giu;

const isGrave = (message: string): boolean => {
  const told = [CHILDHOOD, NO_BLOWS, OF_BLOOD].reduce(
    (rest, harmless) => rest.replace(harmless, ' '),
    besideDenied(message) ?? message,
  );
  return hasDangerWord(told) || bringsNearer(told) || dangersIn(told).length > 0;
};

/** Whether the words of a message tell of danger by themselves. */
export const tellsOfDanger = (message: string): boolean =>
  isGrave(message) || isParting(message) || scan(message).present.size > 0;

/** Number of words up to which a message may be a mere answer. A longer one tells something besides. */
const ANSWER_AT_MOST = 24;

/** Number of words up to which a statement after our reply is an answer to it. */
const STATEMENT_AT_MOST = 12;
const ASKS_FOR =
  /\?|^\W*(?:(?:so|ok|okay|and|but|anyway|well|please|y|pero|bueno|oye|pues)\W+)*(?:how|what|when|where|why|who|which|should|can|could|do|does|is|are|will|would|give|tell|show|help|any|an idea|let[’']?s|thanks?|thank you|i (?:just |really |also )?(?:want|need|would like|wish)|i[’']?d like|c[oó]mo|qu[eé]|cu[aá]ndo|d[oó]nde|qui[eé]n|dame|dime|ay[uú]dame|ens[eé][nñ]ame|quiero|necesito|quisiera|gracias)(?!\p{L})/iu;

/**
 * Whether a message only answers what we wrote: it explains something away, or is a short statement that asks for
 * nothing and names no danger, such as “his dad did it to him too”. Nobody who writes so wants to be passed over.
 */
export function onlyAnswers(message: string, turns: readonly Turn[]): boolean {
  if (explainsAway(message, turns)) return true;
  if (turns.at(-1)?.source !== 'safety' || isBareAnswer(message) || ASKS_FOR.test(message)) return false;
  if (message.trim().split(/\s+/).length > STATEMENT_AT_MOST || answerIn(message) === 'yes') return false;
  return !isGrave(message) && !isParting(message) && !saysGraver(message);
}

/**
 * Whether a message, after our question, denies what was asked, explains it away or plays it down, also in somebody else’s words, and
 * names no danger. It only chooses how we open, so it may be broad.
 */
export function explainsAway(message: string, turns: readonly Turn[]): boolean {
  if (turns.at(-1)?.source !== 'safety') return false;
  if (isExcuse(message)) return true;
  if (isGrave(message) || isParting(message) || saysGraver(message)) return false;
  return answerIn(message) === 'no' || isShortExplanation(message);
}

const isShortExplanation = (message: string): boolean =>
  message.trim().split(/\s+/).length <= ANSWER_AT_MOST && !isPlainQuestion(message) && playsDown(message);
