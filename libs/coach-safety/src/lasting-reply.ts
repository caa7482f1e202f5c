import {
  isHeardOut,
  isProfessionalsAlone,
  keptToProfessional,
  professionalLine,
} from './after-professional.js';
import { answerIn, denies } from './answer.js';
import { freshest, quoting } from './freshest.js';
import type { Language } from './language.js';
import { matterIn } from './quotation.js';
import { explainsAway, onlyAnswers } from './replies/cues/excuse-cues.js';
import { isUnreached } from './replies/cues/nearness-cues.js';
import { isOfSelf } from './replies/cues/own-word-cues.js';
import { heardTexts } from './replies/heard.js';
import { isQuestion, ordinaryReply } from './replies/ordinary-talk.js';
import { ownBabyTexts } from './replies/own-baby.js';
import { ownTopic } from './replies/own-topic.js';
import { withQuietLine } from './replies/quiet-line.js';
import { belowDenial, takenUp } from './replies/taken-up.js';
import type { Texts } from './replies/tone.js';
import { topicKept } from './replies/topic-kept.js';
import { unsureTexts } from './replies/unsure.js';
import { weakTexts } from './replies/weak-doubt.js';
import { whoCanSee } from './replies/who-can-see.js';
import { messagesOf, type Turn, wasSaid } from './turn.js';
import type { Verdict } from './verdict.js';
import { harmReply, type ReplyContext } from './wording.js';

type Lasting = Pick<
  Verdict & { kind: 'unsure' },
  'leaning' | 'isDenied' | 'isWeak' | 'isScored' | 'mayBeSuicide'
>;

/** Reply to a message that is not asked about while a doubt stands or rests. A “no” is heard, and nobody asks about danger again. */
export const lastingReply = (doubt: Lasting, context: ReplyContext): string =>
  harmReply(context) ??
  withQuietLine(
    [...whoCanSee(context.message, context.language), ...whileItLasts(doubt, context)].join('\n\n'),
    context.language,
  );

/** A sign for a professional that was told before stays named, whatever else the doubt is about. */
function whileItLasts(doubt: Lasting, context: ReplyContext): string[] {
  const isKept = doubt.leaning === 'suicide' ? isProfessionalsAlone : isHeardOut;
  const kept = isKept(context.turns) ? keptToProfessional(context) : null;
  if (kept !== null) return [doubt.isDenied ? leavingOpen(kept, doubt, context) : kept];
  return [aboutTheDoubt(doubt, context), ...professionalLine(context)];
}

function aboutTheDoubt(doubt: Lasting, context: ReplyContext): string {
  const { message, turns, language } = context;
  const { leaning, isWeak, isDenied } = doubt;
  const baby = isWeak || leaning === 'suicide' ? null : ownBabyTexts(messagesOf(turns), language);
  if (baby) return freshest(baby, turns);
  const own = isWeak ? null : ownTopic(leaning, context);
  if (own)
    return [
      ownStaying(own.staying, doubt, context),
      ...(leaning === 'suicide' ? unreached(context) : []),
    ].join('\n\n');
  if (isOrdinary(doubt, context)) return ordinaryReply(context);
  if (!isWeak && leaning !== null) {
    const { staying, afterNo } = topicKept(language);
    const isNo = denies(message) || isAfterScore(doubt, message);
    const isHeard = isNo || explainsAway(message, turns);
    const heard = isHeard ? heardTexts(language) : staying;
    const kept = freshest((isNo ? afterNo : heard)[leaning], turns);
    const isTakenUp = isHeard || onlyAnswers(message, turns);
    const reply = isTakenUp ? `${takenUp(leaning, context, !isHeard)} ${kept}` : kept;
    return leaning === 'suicide' ? [reply, ...unreached(context)].join('\n\n') : reply;
  }
  if (isDenied) return leavingOpen(matterAskedAbout(turns, language), doubt, context);
  const { heard, staying } = weakTexts(language);
  return freshest(explainsAway(message, turns) ? heard : staying, turns);
}

/** A text for whom it is about, below what takes up an answer. */
const ownStaying = (staying: Texts, { leaning }: Lasting, context: ReplyContext): string => {
  const kept = freshest(staying, context.turns);
  return leaning === null ? kept : belowDenial(kept, leaning, context);
};

/**
 * Whether the talk simply goes on: only a score began the doubt, and the message is no “no”, or one to which we have asked back
 * already. Whoever was asked by mistake is met as a person, and only gets no exercise.
 */
function isOrdinary(doubt: Lasting, { message, turns, language }: ReplyContext): boolean {
  const { leaning, isWeak, isScored, mayBeSuicide } = doubt;
  if (leaning === null || !(isScored === true || isWeak)) return false;
  if (isUnreached([message])) return false;
  // Who may think of dying, or fears that for somebody, often explains it away first. That is heard like a “no”.
  if (leaning === 'suicide' && !isWeak && explainsAway(message, turns) && !isQuestion(message)) return false;
  if (!saysNo(message)) return true;
  const { afterNo } = topicKept(language);
  const isAskedBack = afterNo[leaning].some((text) => wasSaid(turns, text));
  return !isWeak && !mayBeSuicide && isAskedBack;
}

const saysNo = (message: string): boolean =>
  denies(message) || isOfSelf(message) || answerIn(message) === 'no';

const UNREACHED = {
  en: '**If you still can’t reach them, call 911 now.** Ask for a welfare check, and say where they live.',
  es: '**Si todavía no contesta, llama al 911 ahora.** Pide que vayan a ver cómo está, y di dónde vive.',
} as const;

/** Somebody who may be thinking of dying and does not answer needs a person at the door, however the talk goes on. */
function unreached({ message, turns, language }: ReplyContext): string[] {
  const said = messagesOf(turns);
  return isUnreached([...said, message]) ? [UNREACHED[language === 'es' ? 'es' : 'en']] : [];
}

/** Where only a score began it, any kind of “no” is answered with one more gentle question. */
const isAfterScore = ({ isScored }: Lasting, message: string): boolean =>
  isScored === true && saysNo(message);

/** Where the doubt may be about suicide, the reply says once that another answer stays welcome. */
function leavingOpen(reply: string, { mayBeSuicide }: Lasting, { turns, language }: ReplyContext): string {
  const { leftOpen } = unsureTexts(language);
  return mayBeSuicide && !wasSaid(turns, leftOpen) ? `${reply}\n\n${leftOpen}` : reply;
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
