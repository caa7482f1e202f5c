import { answerIn } from '../../answer.js';
import type { Turn } from '../../turn.js';
import { cueFinder } from './cue-finder.js';
import { dangersIn } from './danger-cues.js';
import { hasDangerWord } from './danger-words.js';
import { bringsNearer } from './nearness-cues.js';

const TELLS = 'says|said|say|told|swears|swore|promised|claims|texted|thinks';
const FINE =
  'fine|ok|okay|joke|joking|kidding|nothing|silly|dramatic|tired|venting|exaggerating|asleep|accident|careful|clumsy|better';

const excusesIn = cueFinder({
  told: [
    `he|she|they|mom|dad|it|daughter|son|husband|wife ${TELLS} ... ${FINE}`,
    `he|she|they|mom|dad ${TELLS} do? not to? be|worry|mean`,
    'dice|dijo|jura|dicen|juro ... bien|broma|nada|dormido|dormida|cansado|cansada|exagero|jugando|accidente|tranquilo|tranquila|cayo',
  ],
  own: [
    'i am|was just|only',
    'i am a? .. planner|worrier|overthinker',
    'its|it|that|this is|was? probably|just|only|maybe|prob',
    'probably|maybe|prob .. nothing|overreacting|bites|allergies|phase|game|imagination',
    'he|she|they is|are|was|were just|only',
    'no es eso|nada|para_tanto|grave',
    'no se? preocupe|preocupes',
    'a_lo_mejor|quiza|quizas|tal_vez exagero|estoy_exagerando|no_es_nada|me_equivoco',
    'solo|nomas fue|es|era|estaba',
  ],
});

/**
 * Whether a message, after our question, denies what was asked or explains it away, also in somebody else’s words, and names no danger.
 */
export function explainsAway(message: string, turns: readonly Turn[]): boolean {
  if (turns.at(-1)?.source !== 'safety') return false;
  const isGrave = hasDangerWord(message) || bringsNearer(message) || dangersIn(message).length > 0;
  return !isGrave && (answerIn(message) === 'no' || excusesIn(message).length > 0);
}
