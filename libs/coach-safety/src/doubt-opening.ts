import { freshest, quoting } from './freshest.js';
import { quotable } from './quotation.js';
import { dangersAfter } from './replies/cues/dangers-after.js';
import { explainsAway, tellsOfDanger } from './replies/cues/excuse-cues.js';
import { bringsNearer } from './replies/cues/nearness-cues.js';
import { isPlainQuestion } from './replies/cues/plain-question.js';
import { takenUp } from './replies/taken-up.js';
import type { UnsureTexts } from './replies/unsure.js';
import type { Talk } from './turn.js';
import type { Concern } from './verdict.js';

/** First paragraph of a reply to a doubtful message. It quotes the person, unless they only ask; what explains away is taken up, and not quoted as the sign. */
export function openDoubt(texts: UnsureTexts, concern: Concern, talk: Talk): string {
  const { message, turns } = talk;
  if (explainsAway(message, turns)) return takenUp(concern, talk);
  const isReply = turns.at(-1)?.source === 'safety';
  if (isReply && isPlainQuestion(message)) return freshest(texts.asked, turns);
  // Only what is a sign by its own words is quoted after a question: the score of an answer says little.
  if (isReply && !tellsOfDanger(message)) return freshest(texts.further, turns);
  const quote = quotable(message);
  const isGrave = dangersAfter(message, turns).length > 0 || bringsNearer(message);
  const openings = isGrave ? gravely(texts) : texts;
  if (quote === null) return freshest(openings.open, turns);
  return quoting(openings.quoting, quote, turns);
}

type Openings = Pick<UnsureTexts, 'open' | 'quoting'>;

/** Openings for a message that names a danger, or what brings suicide nearer. */
function gravely({ open, quoting: quotes, lightly }: UnsureTexts): Openings {
  const isGrave = (text: string): boolean => !lightly.includes(text);
  const [opening = open[0], ...openings] = open.filter(isGrave);
  const [quote = quotes[0], ...others] = quotes.filter(isGrave);
  return { open: [opening, ...openings], quoting: [quote, ...others] };
}

/** Whether a text begins with an opening of its own, below which another would say the same twice. */
export const opensItself = (text = ''): boolean =>
  /^(?:I hear you|I’m (?:still|reading)|I keep thinking|I haven’t|What you (?:told|wrote)|Te escucho|Sigo |Leo cada|Lo que (?:me contaste|escribiste)|No he olvidado)/u.test(
    text,
  );
