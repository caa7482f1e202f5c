import { besideNo, isOnlyNo } from './answer.js';
import { freshest, quoting } from './freshest.js';
import type { Language } from './language.js';
import { matterIn } from './quotation.js';
import { withQuietLine } from './replies/quiet-line.js';
import { topicKept } from './replies/topic-kept.js';
import { weakTexts } from './replies/weak-doubt.js';
import { whoCanSee } from './replies/who-can-see.js';
import { youngTexts } from './replies/young.js';
import type { Turn } from './turn.js';
import type { Verdict } from './verdict.js';
import { harmReply, type ReplyContext, unsureTexts } from './wording.js';

type Lasting = Pick<Verdict & { kind: 'unsure' }, 'leaning' | 'isDenied' | 'isWeak' | 'mayBeSuicide'>;

/** Reply to a message that is not asked about while a doubt stands or rests. A “no” is heard, and nobody asks about danger again. */
export const lastingReply = (doubt: Lasting, context: ReplyContext): string =>
  harmReply(context) ??
  withQuietLine(
    [...whoCanSee(context.message, context.language), whileItLasts(doubt, context)].join('\n\n'),
    context.language,
  );

function whileItLasts(doubt: Lasting, { message, turns, language }: ReplyContext): string {
  const { leaning, isWeak, isDenied } = doubt;
  const young = isWeak ? null : youngTexts(leaning, { message, turns, language });
  if (young) return freshest(young.staying, turns);
  if (!isWeak && leaning !== null) {
    const { staying, afterNo } = topicKept(language);
    return freshest((denies(message) ? afterNo : staying)[leaning], turns);
  }
  return isDenied ? backToMatter(doubt, turns, language) : freshest(weakTexts(language).staying, turns);
}

const denies = (message: string): boolean => isOnlyNo(message) || besideNo(message) !== null;

/** Where the doubt may be about suicide, it says once that another answer stays welcome. */
function backToMatter({ mayBeSuicide }: Lasting, turns: readonly Turn[], language: Language): string {
  const { leftOpen } = unsureTexts(language);
  const matter = matterAskedAbout(turns, language);
  const isSaid = turns.some(({ role, content }) => role === 'assistant' && content.includes(leftOpen));
  return mayBeSuicide && !isSaid ? `${matter}\n\n${leftOpen}` : matter;
}

/** It goes back to the message that was asked about. */
function matterAskedAbout(turns: readonly Turn[], language: Language): string {
  const texts = weakTexts(language);
  const asking = turns.findLastIndex(
    ({ role, content }) => role === 'assistant' && texts.questions.some((text) => content.includes(text)),
  );
  const matter = matterIn(turns[asking - 1]?.content ?? '');
  return matter === null ? freshest(texts.back, turns) : quoting(texts.backQuoting, matter, turns);
}
