import { scan } from '../../scan.js';
import { dangersIn } from './danger-cues.js';
import { hasDangerWord } from './danger-words.js';
import { speaksOfDying } from './dying-cues.js';
import { bringsNearer } from './nearness-cues.js';
import { plain } from './plain-letters.js';
import { isPlainQuestion } from './plain-question.js';

/** Somebody is to say, ask or hear something: what most follow-ups ask about. */
const TELLS =
  /(?<!\p{L})(?:says?|tells?|asks?|talks?|texts?|mentions?|explains?|bring (?:it|this|that) up|diga[ns]?|digo|decir(?:l[eoa]s?|sel[oa]s?)?|dig[aá]mosle|habla[ns]?|hable[ns]?|hablo|hablar(?:l[ea]s?)?|pregunt(?:o|a|e|ar|arle|arles)|pid(?:o|a)|pedir(?:le|les)?|avis(?:e|a|o|ar|arle)|expli(?:co|ca|que|car|carle)|mand(?:o|a|e|ar|arle) (?:un )?mensaje)(?!\p{L})/iu;
/** It is asked about, or suggested. */
const WONDERS =
  /\?|(?<!\p{L})(?:what|how|when|where|which|should|shall|do i|do we|does he|does she|would (?:he|she|they|i|we|it)|could (?:he|she|they|i|we)|can (?:i|we|he|she)|maybe|better|he should|she should|they should|let (?:him|her|them)|que|como|cuando|donde|y si|mejor|deberia|debo|puedo|podria|quizas?|tal vez|a lo mejor)(?!\p{L})/iu;
/** What somebody else says about it is passed on, or a case is thought through. */
const PASSES_ON =
  /(?<!\p{L})(?:(?:he|she|they|dad|mom|husband|wife|mother|father|ex|mil|fil)(?: \p{L}+)? (?:says?|said|thinks?|thought)|(?:he|she|they) (?:says?|said)|dicen?|dijo|piensa|cree)(?!\p{L})|^(?:(?:ok|okay|so|and|but|y|pero|bueno) )*(?:what if|y si) (?:his|her|their|our|my|the|su|mi|el|la) /iu;
/**
 * A body, a touch, a game or a repetition, in which what is passed on may be a child’s or a victim’s words.
 */
const OF_BODIES =
  /(?<!\p{L})(?:hurts?|likes?|tickl\p{L}*|rough|games?|play\p{L}*|touch\p{L}*|bottom|butt|bruis\p{L}*|fell|falls?|clumsy|lap|kiss\p{L}*|hugs?|spank\p{L}*|discipline|deserve[sd]?|again|weak|crazy|burden|better off|weird|scar\p{L}*|afraid|pills?|eat\p{L}*|food|blood|due[lr]\p{L}*|juega\p{L}*|juego|toca\p{L}*|gusta\p{L}*|cosquillas|se cayo|brusc\p{L}*|besa\p{L}*|nalg\p{L}*|merec\p{L}*|otra vez|loca|loco|estorb\p{L}*|miedo|rara?|carga|come[nr]?)(?!\p{L})/iu;
/**
 * In these more may be meant: not going on, leaving, being without somebody, a farewell, a letter, a secret,
 * a body, a night, fear, or nobody who would care. Words of danger, of dying and of hopelessness stand in
 * `danger-words.ts`, `dying-cues.ts` and `nearness-cues.ts`.
 */
const MAY_MEAN_MORE =
  /(?<!\p{L})(?:anymore|any more|no more|over|done|finished|gone|go|going|leave|leaving|left|without|away|apart|last|final|one more|ever again|never|forever|bye|sorry|forgive|love[ds]?|miss|remember|find|finds|found|note|letter|video|after|once i|when i[’']?m|if i (?:was|were|wasn|weren|die|just)|point|matter|use|worth|care[sd]?|notice|nobody|no ?one|alone|quiet|sleep|bed|bedroom|room|night|tonight|bath|shower|door|body|private|secrets?|do(?:n[’']?t|es|) not tell|don[’']?t tell|not to (?:tell|say)|not (?:tell|say)|won[’']?t tell|can[’']?t (?:tell|say|ask|talk)|did to|does to|done to|do to|made me|makes me|make me|keys?|money|permission|allowed|mad|angry|drunk|drinks?|yell\w*|scream\w*|doctor|nurse|marks?|fault|hate[sd]?|tired|cry|cries|crying|who would|who will|who (?:gets|takes|tells)|ya no|nunca|jamas|ultim[oa]|sin|irme|voy|fuera|falte|falto|adios|despues|perdon\w*|quier[eo]|amo|extran\w*|encuentr\w*|carta|nota|nadie|nada|sol[oa]s?|cama|cuarto|noche|bano|puerta|cuerpo|secret\w*|no (?:le |les |se |lo )*(?:diga|digas|cuentes|digo)|me hizo|le hizo|me hace|le hace|llaves?|dinero|permiso|enoj\w*|borrach\w*|toma|grit\w*|medic\w*|doctor\w*|marcas?|culpa|odi\w*|cansad\w*|llor\w*|quien)(?!\p{L})/iu;

/**
 * Whether a few words only ask on about the matter that was told before, as in “ok so what would he even say
 * to her”: somebody is to say or ask something, it is a plain question, or somebody’s words are passed on,
 * and nothing in them may mean more.
 */
export function isAskingOn(message: string): boolean {
  const told = plain(message);
  const passesOn = PASSES_ON.test(told) && !OF_BODIES.test(told);
  const asks = isPlainQuestion(message) || (TELLS.test(told) && WONDERS.test(told)) || passesOn;
  return (
    asks &&
    !MAY_MEAN_MORE.test(told) &&
    !hasDangerWord(message) &&
    !speaksOfDying(message) &&
    !bringsNearer(message) &&
    dangersIn(message).length === 0 &&
    scan(message).present.size === 0
  );
}
