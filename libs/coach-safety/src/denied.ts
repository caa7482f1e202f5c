import { freshest, quoting } from './freshest.js';
import type { Language } from './language.js';
import { matterIn } from './quotation.js';
import { withQuietLine } from './replies/quiet-line.js';
import { weakTexts } from './replies/weak-doubt.js';
import type { Turn } from './turn.js';
import type { Verdict } from './verdict.js';
import { harmReply, type ReplyContext, unsureTexts } from './wording.js';

type Denied = Pick<Verdict & { kind: 'unsure' }, 'leaning' | 'isWeak' | 'mayBeSuicide'>;

/**
 * Reply after a "no" to the question about a doubt. Nobody asks again, and where it may be about suicide, the reply
 * says that another answer stays welcome.
 */
export function deniedReply(denied: Denied, context: ReplyContext): string {
  const { turns, language } = context;
  return harmReply(context) ?? withQuietLine(afterNo(denied, turns, language), language);
}

function afterNo(
  { leaning, isWeak, mayBeSuicide }: Denied,
  turns: readonly Turn[],
  language: Language,
): string {
  const { leavingOpen, leavingAllOpen, leftOpen } = unsureTexts(language);
  if (!isWeak) return freshest(leaning === 'suicide' ? leavingOpen : leavingAllOpen, turns);
  const matter = backToMatter(turns, language);
  const isSaid = turns.some(({ role, content }) => role === 'assistant' && content.includes(leftOpen));
  return mayBeSuicide && !isSaid ? `${matter}\n\n${leftOpen}` : matter;
}

/** It goes back to the message that was asked about. */
function backToMatter(turns: readonly Turn[], language: Language): string {
  const texts = weakTexts(language);
  const asking = turns.findLastIndex(
    ({ role, content }) => role === 'assistant' && texts.questions.some((text) => content.includes(text)),
  );
  const matter = matterIn(turns[asking - 1]?.content ?? '');
  return matter === null ? freshest(texts.back, turns) : quoting(texts.backQuoting, matter, turns);
}
