import type { ModuleSlug } from '@anew/contracts/content/module-slugs';
import type { Answer } from '../answers/answer.js';
import type { AnswerLibrary } from '../answers/answer-library.js';
import { type Asked, LibraryCoach } from '../answers/library-coach.js';
import { isOfTouch, speaksOfTouch } from '../answers/of-touch.js';
import { askBack } from '../asking-back/asking-back.js';
import { requestsIn } from '../asking-back/own-words.js';
import { builtAnswers } from '../built-answers.js';
import { builtModel } from '../built-model.js';
import { THRESHOLDS } from '../clarity.js';
import { type CuratedInput, lastReplyIn, personsMessages } from '../curated-input.js';
import { isUnder18 } from '../declines.js';
import { GoingOn } from '../going-on/conversation.js';
import type { Page } from '../going-on/going-on.js';
import type { LikelyModules } from '../likely-modules.js';
import { SPANISH } from '../phrases/asking-back/spanish.js';
import { SPANISH_CUES } from '../phrases/asking-back/spanish-cues.js';
import { SPANISH_GOING_ON } from '../phrases/going-on/spanish.js';
import { SPANISH_GOING_ON_CUES } from '../phrases/going-on/spanish-cues.js';
import { HELP_OFFER_SPANISH } from '../phrases/kinds-of-help.js';
import { helpPicked, offersHelp } from '../picks.js';
import type { CuratedReply } from '../reply.js';
import { countWords } from '../sentences.js';
import { pointOf } from '../stories.js';
import { lettersAndDigits, unaccented as withoutAccents } from '../terms.js';
import { openStoryIn } from '../thread.js';
import type { Turn } from '../turn.js';
import type { UsedTexts } from '../used-texts.js';
import { HOUSEHOLD } from './household.js';
import type { Lesson } from './lesson.js';
import { PAST_AND_FUTURE } from './past-and-future.js';
import { TWO_OF_US } from './two-of-us.js';
import * as words from './words.js';

export const LESSONS: readonly Lesson[] = [...TWO_OF_US, ...HOUSEHOLD, ...PAST_AND_FUTURE];

/** A text about a module. */
interface Taught extends Pick<Lesson, 'moduleSlug' | 'text'> {
  /** Second module, if the first is not certain. */
  also?: ModuleSlug | undefined;
}

/**
 * Answers messages in Spanish. The modules are in English, so nothing is quoted from them: the answers are written ones to
 * narrow questions, and whole lessons for the most frequent situations.
 */
export class SpanishCoach {
  private readonly answers: LibraryCoach;
  private readonly goingOn: GoingOn;

  /** @param link to a module, with its title */
  constructor(
    private readonly link: (slug: ModuleSlug) => string,
    private readonly classifier: LikelyModules = builtModel(),
    library: AnswerLibrary = builtAnswers('es'),
  ) {
    this.answers = new LibraryCoach(library, { ...words.AROUND, link });
    this.goingOn = new GoingOn(this.answers, {
      texts: SPANISH_GOING_ON,
      cues: SPANISH_GOING_ON_CUES,
      asking: SPANISH,
      askingCues: SPANISH_CUES,
      closing: (slug, used) => `*${used.preferUnused(words.CLOSINGS).replace('{module}', link(slug))}*`,
    });
  }

  reply(input: CuratedInput, used: UsedTexts): CuratedReply {
    const { turns, message } = input;
    const conversation = { turns, message, used };
    const messages = personsMessages(input);
    const lastReply = lastReplyIn(input);
    if (isUnder18(messages, 'es')) return answer(words.TEEN_REPLY);
    const help = helpPicked(HELP_OFFER_SPANISH, lastReply, message);
    if (help === 'ear') return { ...answer(used.preferUnused(HELP_OFFER_SPANISH.listening)), asksBack: true };
    const about = aboutTheCoach(unaccented(message));
    if (about) return about;
    const thanked = this.goingOn.thanked(conversation);
    if (thanked) return thanked;
    const pageBehind = ({ content }: Turn, at: number) =>
      this.pageBehind(content, turns[at - 1]?.content ?? '');
    if (input.asksBack)
      return this.goingOn.askBack({ ...conversation, pageBehind }) ?? this.askBack(message, used, false);
    const asked = this.asked(messages.map(unaccented).join(' '), used);
    const picked = this.answers.picked(lastReply, message, asked);
    if (picked) return picked;
    const continuedReply = offersHelp(HELP_OFFER_SPANISH, lastReply)
      ? undefined
      : this.goingOn.reply({
          ...conversation,
          asked: (text) => this.asked(text, used),
          isThreaded: (page) => !page && words.FOLLOW_UP.test(unaccented(message)),
          pageBehind,
        });
    if (continuedReply) return continuedReply;
    const before = messages.at(-2);
    const open = openStoryIn(turns);
    if (before && words.FOLLOW_UP.test(unaccented(message)))
      return (open ? this.answered(open, used) : undefined) ?? this.askBack(message, used, false);
    // Who picks a kind of help wants it for the message before.
    const subject = help ? (before ?? message) : message;
    return (
      this.answered(subject, used) ??
      (help ? undefined : this.goingOn.askBack({ ...conversation, pageBehind })) ??
      this.nearby(subject, used) ??
      this.askBack(subject, used, true, this.nearest(unaccented(subject)))
    );
  }

  /** The answer that comes nearest to a message that plainly asks. */
  private nearby(message: string, used: UsedTexts): CuratedReply | undefined {
    return requestsIn(message, SPANISH_CUES).length > 0
      ? this.answers.nearby(this.asked(message, used))
      : undefined;
  }

  /** The lesson that stands in a reply, with its words to say and its step. */
  private pageBehind(reply: string, told: string): Page | undefined {
    const lesson = LESSONS.find(({ text }) => reply.includes(text));
    if (!lesson) return undefined;
    const [say, step] = [/^\*\*Puedes decir:\*\* “(.+)”$/m, /^\*\*Un paso pequeño:\*\* (.+)$/m].map(
      (pattern) => pattern.exec(lesson.text)?.[1],
    );
    const { moduleSlug } = lesson;
    return { moduleSlug, told, say: say ? [say] : [], steps: step ? [step] : [], ask: [], source: 'answer' };
  }

  private answered(message: string, used: UsedTexts): CuratedReply | undefined {
    return this.withoutLesson(message, used) ?? this.taught(unaccented(message), used);
  }

  /** Reply to what needs no lesson: requests that are declined, thanks, and what has a written answer. */
  private withoutLesson(message: string, used: UsedTexts): CuratedReply | undefined {
    const text = unaccented(message);
    const declined = words.DECLINES.find(
      ({ patterns, unless }) => patterns.some((pattern) => pattern.test(text)) && !unless?.test(text),
    );
    if (declined) return { ...answer(used.preferUnused(declined.replies)), asksBack: true };
    if (words.THANKS.test(text)) return answer(used.preferUnused(words.THANKS_REPLIES));
    const answered = this.answers.reply(this.asked(message, used));
    if (answered) return answered;
    return words.AFFAIR.test(text) ? { ...answer(words.TRUST_SEAT), asksBack: true } : undefined;
  }

  /** A lesson that the conversation does not have yet, or a reply about the app. */
  private taught(text: string, used: UsedTexts): CuratedReply | undefined {
    const lesson = this.lessonFor(text);
    if (lesson && !used.has(lesson.text)) return this.teach(lesson, used);
    return words.ABOUT_THE_APP.test(text) ? answer(words.APP_REPLY) : undefined;
  }

  /** Lesson identified by its words, unless the classifier finds its module unlikely. */
  private lessonFor(text: string): Taught | undefined {
    const lesson = lessonFor(text);
    if (!lesson) return undefined;
    const likely = this.likelyModules(text);
    const likelihood = likely.find(([slug]) => slug === lesson.moduleSlug)?.[1] ?? 0;
    if (likelihood < UNLIKELY) return undefined;
    const [other] = likely.find(([slug]) => slug !== lesson.moduleSlug) ?? [];
    return { ...lesson, also: likelihood < THRESHOLDS.alone ? other : undefined };
  }

  /** Links to the likeliest module, or to the two likeliest if the first is not likely enough by itself. */
  private nearest(text: string): string | undefined {
    if (countWords(text) < FEWEST_WORDS || isTied(text)) return undefined;
    const [[moduleSlug, first] = [], [next, second] = []] = this.likelyModules(text);
    if (!moduleSlug || first === undefined || !maySuit(moduleSlug, text)) return undefined;
    const also = first < THRESHOLDS.alone && next && maySuit(next, text) ? next : undefined;
    const likelihood = first + (also ? (second ?? 0) : 0);
    if (likelihood < THRESHOLDS.sure) return undefined;
    return [moduleSlug, also].flatMap((slug) => (slug ? [this.link(slug)] : [])).join(' y ');
  }

  private likelyModules(text: string): [ModuleSlug, number][] {
    return [...this.classifier.likelihoodsOf(text)].sort(([, one], [, other]) => other - one);
  }

  private asked(message: string, used: UsedTexts): Asked {
    const text = unaccented(message);
    return {
      message,
      question: pointOf(message),
      likely: this.classifier.likelihoodsOf(message),
      used,
      suits: (given) => mayGive(given, text),
      mayLeadTo: (slug) => maySuit(slug, text),
    };
  }

  /** Asks back. Pages that are near are offered only where help is not too risky. */
  private askBack(message: string, used: UsedTexts, mayHelp: boolean, lessons?: string): CuratedReply {
    const titles = mayHelp ? this.answers.offers(this.asked(message, used)) : [];
    const unanswered = { message, used, titles, lessons, mayHelp };
    return { text: askBack(unanswered, SPANISH, SPANISH_CUES), moduleSlug: null, asksBack: true };
  }

  private teach({ moduleSlug, text, also }: Taught, used: UsedTexts): CuratedReply {
    const closing = used.preferUnused(words.CLOSINGS).replace('{module}', this.link(moduleSlug));
    const other = also ? ` ${words.ALSO.replace('{module}', this.link(also))}` : '';
    return { text: `${text}\n\n*${closing}${other}*`, moduleSlug, asksBack: false };
  }
}

const unaccented = (text: string): string => lettersAndDigits(withoutAccents(text));

const answer = (text: string): CuratedReply => ({ text, moduleSlug: null, asksBack: false });

/** Words of a message above which it tells more than it asks about the coach. */
const MOST_WORDS_ABOUT_COACH = 14;

/**
 * Reply to a question about the coach itself. It has no advice, so that it is given to everybody, with the numbers below
 * it for those who are afraid.
 */
function aboutTheCoach(text: string): CuratedReply | undefined {
  if (countWords(text) > MOST_WORDS_ABOUT_COACH) return undefined;
  if (words.WHO_SEES_THIS.test(text)) return { ...answer(words.WHO_SEES_REPLY), asksBack: true };
  return words.WHO_ARE_YOU.test(text) ? { ...answer(words.WHO_ARE_YOU_REPLY), asksBack: true } : undefined;
}

/** Situation identified by its own words or by two hints. If two modules fit equally well, there is none. */
function lessonFor(text: string): Lesson | undefined {
  const [best] = fittingLessons(text);
  return best && best.strength >= ENOUGH && !isTied(text) ? best.lesson : undefined;
}

/** Whether the situations of two modules fit a text equally well. */
function isTied(text: string): boolean {
  const [best, second] = fittingLessons(text);
  if (!best || best.strength < ENOUGH) return false;
  return second?.strength === best.strength && second.lesson.moduleSlug !== best.lesson.moduleSlug;
}

/** Whether a module may answer a text at all. */
const maySuit = (slug: ModuleSlug, text: string): boolean =>
  slug !== 'love-fun-intimacy' || !(CHILD.test(text) || BODY.test(text));

/** Whether a written answer may be given. One of love and intimacy that is not about touch may be for people who mention their children. */
function mayGive(given: Answer, text: string): boolean {
  const [about] = given.modules;
  if (!about || maySuit(about, text)) return true;
  return !BODY.test(text) && !speaksOfTouch(text, 'es') && !isOfTouch(given, 'es');
}

interface Fitting {
  lesson: Lesson;
  strength: number;
}

/** Lessons that may suit a text, by how many of their words it has. */
function fittingLessons(text: string): Fitting[] {
  return LESSONS.filter(({ moduleSlug, not }) => !not?.test(text) && maySuit(moduleSlug, text))
    .map((lesson) => ({
      lesson,
      strength: TELLING * count(lesson.tells, text) + count(lesson.hints, text),
    }))
    .sort((one, other) => other.strength - one.strength);
}

/** Words of texts about a child or a body. The reply must not be about touch and desire. */
const CHILD =
  /\b(nin[oa]s?|hij[oa]s?|hijastr\w+|bebes?|chamac\w+|muchach\w+|adolescent\w+|niet\w+|sobrin\w+)\b/;
const BODY =
  /\b(cuerpo|desnud\w+|panza|piel|sangr\w+|moretone?s?|cuello|piernas?|pecho|panal(es)?|calzon\w*|bana\w*|regadera)\b/;
const TELLING = 2;
const ENOUGH = 2;
/** Likelihood of a module below which the words of its lesson are taken for a coincidence. */
const UNLIKELY = 0.02;
/** Words of a message below which it says too little for an answer without a lesson. */
const FEWEST_WORDS = 6;

const count = (patterns: readonly RegExp[], text: string): number =>
  patterns.filter((pattern) => pattern.test(text)).length;
