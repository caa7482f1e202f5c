import { forTheWriter, isSpared, mayAccuse, mayBeAdded } from './accusation.js';
import { professionalLine } from './after-professional.js';
import { isBareAnswer } from './answer.js';
import { openDoubt, opensItself } from './doubt-opening.js';
import { freshest, quoting } from './freshest.js';
import { insteadOfDoubt } from './professional-first.js';
import { matterIn } from './quotation.js';
import { ALSO, mayBeTold } from './replies/also.js';
import { CHILD_REPLIES, SHAKEN_CHILD } from './replies/child-in-danger.js';
import { type Continuation, inFull } from './replies/continuations/continuation.js';
import { continuationOf } from './replies/continuations/index.js';
import { dangersAfter } from './replies/cues/dangers-after.js';
import { explainsAway } from './replies/cues/excuse-cues.js';
import { isPlainQuestion } from './replies/cues/plain-question.js';
import { type BesideConcern, boldOpening, namedDangers } from './replies/dangers.js';
import { distanceOfAnother, distanceWithin } from './replies/distance.js';
import { furtherLines } from './replies/further-lines.js';
import { guardTexts } from './replies/guard.js';
import { harmSign, NOT_ALONE, NOT_ALONE_SPANISH } from './replies/harm-signs.js';
import { HARMING_REPLIES, withoutCrib } from './replies/harming-others.js';
import { heardTexts } from './replies/heard.js';
import { inOtherLanguage } from './replies/other-languages.js';
import { ownBabyTexts, speaksOfSmallChild } from './replies/own-baby.js';
import { insteadOfAccusing, ownTopic } from './replies/own-topic.js';
import { professionalNames } from './replies/professional.js';
import { withQuietLine } from './replies/quiet-line.js';
import { selfHarmOfChild } from './replies/self-harm.js';
import {
  SHAKEN_CHILD_SPANISH,
  SPANISH_ALSO,
  SPANISH_REPLIES,
  SPANISH_SUICIDE_REPLIES,
} from './replies/spanish.js';
import { SPANISH_WORRY_REPLIES } from './replies/spanish-worry.js';
import { SUICIDE_REPLIES } from './replies/suicide.js';
import { belowDenial } from './replies/taken-up.js';
import { type Texts, toneFor } from './replies/tone.js';
import { topicKept } from './replies/topic-kept.js';
import { unsureTexts } from './replies/unsure.js';
import { VIOLENCE_REPLIES } from './replies/violence.js';
import { weakTexts } from './replies/weak-doubt.js';
import { whoCanSee } from './replies/who-can-see.js';
import { tellingGrownUp } from './replies/young.js';
import type { ReplyDue } from './standing.js';
import { messagesOf, type Talk, wasSaid } from './turn.js';
import type { Concern } from './verdict.js';

/** Context from which a reply is chosen, besides the findings. */
export interface ReplyContext extends Talk {
  /** Whether a concern or a doubt stands. */
  isSuspected?: boolean;
  /** Concern that stood before the message, or null. */
  topicBefore?: Concern | null;
}

/**
 * Composes one reply: deadly dangers by name, the most urgent concern in full, the numbers for the other
 * concerns, and the lines for people like the writer.
 */
export function replyToConcerns(
  mostUrgent: ReplyDue,
  lessUrgent: readonly ReplyDue[],
  context: ReplyContext,
): string {
  const { message, language } = context;
  const sign = harmSign(context);
  const [leader, ...rest] = [mostUrgent, ...lessUrgent].filter(
    ({ isNew, concern }) => sign.length === 0 || isNew || concern === 'suicide',
  );
  // A continuation of what was said before would only stand below the call for help.
  if (!leader) return harmReply(context) ?? '';
  const [first, ...others] = forTheWriter([leader, ...rest]);
  const also = language === 'es' ? SPANISH_ALSO : ALSO;
  const leading = amidDangers(first.concern, [urgent(first, context)], context);
  const alsoNew = others
    .filter(({ tone, concern }) => tone === 'alarm' && mayBeTold(concern, message))
    .flatMap(({ concern }) => amidDangers(concern, [also[concern]], context))
    .filter((text) => !isToldIn(leading, text));
  const paragraphs = [
    ...sign,
    ...whoCanSee(message, language),
    ...(first.concern === 'suicide'
      ? (first.about === 'self' ? distanceWithin : distanceOfAnother)(context)
      : []),
    ...leading,
    ...(first.concern === 'suicide' ? tellingGrownUp(context) : []),
    ...alsoNew,
    ...furtherLines(first.concern, context),
  ];
  // Two concerns may name the same danger.
  return [...new Set(paragraphs)].join('\n\n');
}

const isToldIn = (paragraphs: readonly string[], text: string): boolean =>
  paragraphs.some((paragraph) => paragraph.startsWith(boldOpening(text)));

/** Paragraphs about a concern, below the gravest dangers by name and above a line about the others. */
function amidDangers(
  concern: Concern,
  paragraphs: readonly string[],
  context: ReplyContext,
  beside: BesideConcern = {},
): string[] {
  const { above, below } = namedDangers(concern, context, beside);
  // The reply about a shaken child already says so.
  return [...above.filter((text) => !isToldIn(paragraphs, text)), ...paragraphs, ...below];
}

/**
 * Reply to the most urgent concern. If the message continues an earlier one, this is a continuation, always
 * with the question if it is about suicide, and with the whole answer if it is a new sign.
 */
function urgent(reply: ReplyDue, context: ReplyContext): string {
  const { concern, about, isNew } = reply;
  const fixed = freshest(textsFor(reply, context), context.turns);
  const continuation = isNew ? null : onwardFrom(concern, context);
  // After all texts for a sign were given, none is given word for word again.
  if (!isNew && concern !== 'suicide' && wasSaid(context.turns, fixed))
    return continuation ? inFull(continuation) : guardText(concern, context);
  if (!continuation) return isNew ? fixed : belowDenial(fixed, concern, context);
  if (concern !== 'suicide' && !reply.isSign) return inFull(continuation);
  return about === 'self' || reply.isSign ? `${continuation.takesUp}\n\n${fixed}` : fixed;
}

/** Continuation about what a message returns to. One that speaks to whoever is hurt does not fit where it is about somebody else. */
const onwardFrom = (concern: Concern, context: ReplyContext): Continuation | null =>
  ownTopic(concern, context) ? null : continuationOf(concern, context);

/** Reply to a message without a new sign after a concern, for when no provider can answer. */
export function replyUnderConcern(concern: Concern, context: ReplyContext): string {
  const harmed = harmReply(context);
  if (harmed !== null) return harmed;
  const { message, language } = context;
  const continuation = onwardFrom(concern, context);
  const reply = continuation ? inFull(continuation) : guardText(concern, context);
  return [
    ...whoCanSee(message, language),
    ...amidDangers(concern, [reply], context),
    ...furtherLines(concern, context),
  ].join('\n\n');
}

/** The same for abuse that is over, because a continuation for a present danger would not fit. */
export const replyToPastConcern = (concern: Concern, context: ReplyContext): string =>
  harmReply(context) ?? guardText(concern, context);

/** The text itself, whatever signs of harm the message has. */
function guardText(concern: Concern, context: ReplyContext): string {
  const { message, turns, language } = context;
  const texts = (explainsAway(message, turns) ? heardTexts : guardTexts)(language);
  const kept = freshest(ownTopic(concern, context)?.staying ?? texts[concern], turns);
  return belowDenial(kept, concern, context);
}

function textsFor(reply: ReplyDue, context: ReplyContext): Texts {
  const { concern, about } = reply;
  const { message, turns, language } = context;
  if (concern === 'suicide') {
    const tone = toneFor(reply, message);
    const held = about === 'other' && tone !== 'affirmed' ? ownTopic(concern, context)?.staying : null;
    return held ?? (language === 'es' ? SPANISH_SUICIDE : SUICIDE_REPLIES)[about][tone];
  }
  const { questions, staying } = ownTopic(concern, context) ?? {};
  const instead = questions ?? (reply.isNew ? undefined : staying);
  if (instead) return instead;
  // The fixed texts end with “is this screen safe?” and the like, to which a mere “no” means danger.
  const isMore = reply.isNew || reply.isSign || isBareAnswer(message);
  if (!isMore && explainsAway(message, turns)) return heardTexts(language)[concern];
  const texts = (language === 'es' ? SPANISH_REPLIES : REPLIES)[concern];
  if (concern === 'harming-others' && !speaksOfSmallChild(context)) return withoutCrib(texts);
  if (concern !== 'child-in-danger') return texts;
  const shaken = language === 'es' ? SHAKEN_CHILD_SPANISH : SHAKEN_CHILD;
  const [, ...others] = texts;
  return wasSaid(turns, shaken) || dangersAfter(message, turns).includes('shaken-baby')
    ? [shaken, ...others]
    : texts;
}

const SPANISH_SUICIDE: typeof SUICIDE_REPLIES = {
  self: SPANISH_SUICIDE_REPLIES,
  other: SPANISH_WORRY_REPLIES,
};

const REPLIES: Readonly<Record<Exclude<Concern, 'suicide'>, Texts>> = {
  violence: VIOLENCE_REPLIES,
  'child-in-danger': CHILD_REPLIES,
  'harming-others': HARMING_REPLIES,
};

/** Context of a reply to a doubtful message. */
export interface Doubtful extends ReplyContext {
  /** Likely concern, or null if we cannot read the language. */
  leaning: Concern | null;
  /** Concern that is nearly as likely, or null. */
  or: Concern | null;
  /** Concern that came up before, or null. */
  cameUp: Concern | null;
  /** Whether the message is probably harmless. */
  isWeak: boolean;
}

/** Reply that responds to the message, asks one direct question and has the numbers in a quiet line. */
export function replyToDoubt(doubtful: Doubtful): string {
  const { leaning, or, isWeak, language, message } = doubtful;
  if (leaning === null) return inOtherLanguage(language === 'en' || language === 'es' ? 'other' : language);
  const harmed = harmReply(doubtful);
  if (harmed !== null) return harmed;
  const selfHarm = leaning === 'suicide' ? selfHarmOfChild(doubtful) : null;
  if (selfHarm !== null)
    return withQuietLine([selfHarm, ...professionalLine(doubtful)].join('\n\n'), language);
  const likely = or === null ? [leaning] : [leaning, or];
  const professional = insteadOfDoubt(leaning, doubtful, unsureTexts(language));
  if (professional.length > 0)
    return withQuietLine([...whoCanSee(message, language), ...professional].join('\n\n'), language);
  const paragraphs = [
    ...whoCanSee(message, language),
    ...(isWeak ? weakParagraphs(likely, doubtful) : directParagraphs(leaning, doubtful)),
    ...professionalLine(doubtful),
    ...furtherLines(leaning, doubtful),
  ];
  // Whom to see comes before a question that covers all concerns, and below a direct one.
  return withQuietLine([...new Set(paragraphs)].join('\n\n'), language);
}

function directParagraphs(leaning: Concern, doubtful: Doubtful): string[] {
  const { or, cameUp, language, turns, message } = doubtful;
  const texts = unsureTexts(language);
  const continuation = cameUp && onwardFrom(cameUp, doubtful);
  const baby =
    leaning === 'suicide' || cameUp === 'violence'
      ? null
      : ownBabyTexts([...messagesOf(turns), message], language);
  if (baby)
    return [
      openDoubt(texts, leaning, doubtful),
      ...amidDangers('harming-others', [freshest(baby, turns)], doubtful),
    ];
  // Whoever told of it must not fall back to a question that a “no” ends.
  if (cameUp && (leaning === cameUp || isSpared(leaning, cameUp))) {
    const others = or === 'suicide' && !isPlainQuestion(message) ? [texts.orRather[or]] : [];
    const onward = continuation ? inFull(continuation) : guardText(cameUp, doubtful);
    return amidDangers(cameUp, [onward, ...others], doubtful);
  }
  const isAsked = mayAccuse(leaning, doubtful);
  const asked = isAsked
    ? [
        questionAbout(leaning, doubtful),
        ...(leaning === 'suicide' ? distanceWithin(doubtful) : []),
        ...(or === null || !mayBeAdded(or, doubtful) ? [] : [texts.orRather[or]]),
      ]
    : [
        ...professionalNames(message, language),
        ...(insteadOfAccusing(doubtful) ?? accusingNobody(weakTexts(language).allHelp, doubtful)),
        ...(or === 'suicide' ? [texts.orRather[or]] : []),
      ];
  const opening = continuation ? continuation.takesUp : openDoubt(texts, leaning, doubtful);
  return [
    ...(opensItself(asked[0]) ? [] : [opening]),
    ...amidDangers(isAsked ? leaning : 'violence', asked, doubtful, { or, cameUp }),
  ];
}

/** The direct question. Once it was asked in all its words, the talk goes on with the help and a next step. About suicide it stays. */
function questionAbout(leaning: Concern, doubtful: Doubtful): string {
  const { turns, language } = doubtful;
  const own = ownTopic(leaning, doubtful);
  const questions = own?.questions ?? unsureTexts(language).questions[leaning];
  const isAsked = leaning !== 'suicide' && questions.every((each) => wasSaid(turns, each));
  return freshest(isAsked ? (own?.staying ?? topicKept(language).staying[leaning]) : questions, turns);
}

/**
 * The same to a message that is probably harmless: it promises to come to the person's matter, and asks one
 * question that covers all concerns.
 */
function weakParagraphs(likely: readonly Concern[], { message, turns, language }: ReplyContext): string[] {
  const texts = weakTexts(language);
  const matter = matterIn(message);
  const opening = matter === null ? freshest(texts.open, turns) : quoting(texts.quoting, matter, turns);
  const help = [...new Set(likely.map((concern) => texts.help[concern]))].join(texts.or);
  return [
    explainsAway(message, turns) ? freshest(unsureTexts(language).heard, turns) : opening,
    ...accusingNobody(help, { turns, language }),
  ];
}

/** One question that covers all concerns, and the help that is likeliest needed. */
function accusingNobody(
  help: string,
  { turns, language }: Pick<ReplyContext, 'turns' | 'language'>,
): string[] {
  const texts = weakTexts(language);
  return [freshest(texts.questions, turns), texts.ifYes.replace('{help}', help)];
}

/** Reply to a sign of harm after earlier violence, or null. Nothing else is said or asked, so that nothing delays the call. */
export function harmReply(context: ReplyContext): string | null {
  const [sign] = harmSign(context);
  if (sign === undefined) return null;
  const { language } = context;
  return withQuietLine([sign, language === 'es' ? NOT_ALONE_SPANISH : NOT_ALONE].join('\n\n'), language);
}
