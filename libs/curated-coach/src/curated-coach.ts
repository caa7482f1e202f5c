import type { ModuleSlug } from '@anew/contracts/content/module-slugs';
import type { Module } from '@anew/contracts/content/views';
import type { Answer, AnswerLanguage } from './answers/answer.js';
import type { AnswerLibrary } from './answers/answer-library.js';
import { type Asked, LibraryCoach } from './answers/library-coach.js';
import { isOfTouch, speaksOfTouch } from './answers/of-touch.js';
import { askBack } from './asking-back/asking-back.js';
import { requestsIn } from './asking-back/own-words.js';
import { builtAnswers } from './built-answers.js';
import { speaksOfChildren } from './children.js';
import { speaksOfBody } from './clarity.js';
import { type CuratedInput, lastReplyIn, personsMessages } from './curated-input.js';
import { declineFor, isUnder18 } from './declines.js';
import { GoingOn } from './going-on/conversation.js';
import type { Page } from './going-on/going-on.js';
import type { LikelyModules } from './likely-modules.js';
import { AROUND } from './phrases/around-answers.js';
import { ENGLISH } from './phrases/asking-back/english.js';
import { ENGLISH_CUES } from './phrases/asking-back/english-cues.js';
import { TEEN_REPLIES } from './phrases/declines.js';
import { ENGLISH_GOING_ON } from './phrases/going-on/english.js';
import { ENGLISH_GOING_ON_CUES } from './phrases/going-on/english-cues.js';
import { type Intent, INTENTS } from './phrases/intents.js';
import { HELP_OFFER } from './phrases/kinds-of-help.js';
import { SEAT_QUESTIONS } from './phrases/seat-questions.js';
import { helpPicked, offersHelp } from './picks.js';
import { quoted } from './quoted.js';
import type { CuratedReply } from './reply.js';
import { ReplyWriter, textsOf } from './reply-writer.js';
import { Retrieval, type Scope, type Subject } from './retrieval.js';
import { ACROSS, type Seat, seatsOf } from './seats.js';
import { countWords, sentencesOf } from './sentences.js';
import { SpanishCoach } from './spanish/spanish-coach.js';
import { pointOf } from './stories.js';
import { lettersAndDigits } from './terms.js';
import { askedBefore, changesSubject, isThreaded, type Thread, threadOf } from './thread.js';
import type { Turn } from './turn.js';
import { UsedTexts } from './used-texts.js';

/** Score from which a question that also asks for a ruling is clearly about a subject of its own. */
const OWN_SUBJECT_SCORE = 12;

type Libraries = Readonly<Record<AnswerLanguage, AnswerLibrary>>;

/**
 * Answers from the modules' own pages when no AI provider does. It is pure: the same conversation always gets
 * the same reply.
 */
export class CuratedCoach {
  private readonly retrieval: Retrieval;
  private readonly writer: ReplyWriter;
  private readonly answers: LibraryCoach;
  private readonly goingOn: GoingOn;
  private readonly spanish: SpanishCoach;

  constructor(
    modules: readonly Module[],
    classifier?: LikelyModules,
    library: Libraries = { en: builtAnswers('en'), es: builtAnswers('es') },
  ) {
    this.retrieval = new Retrieval(modules, classifier);
    this.writer = new ReplyWriter(modules, this.retrieval.passages);
    const link = (slug: ModuleSlug) => this.writer.link(slug);
    this.answers = new LibraryCoach(library.en, { ...AROUND, link });
    this.goingOn = new GoingOn(this.answers, {
      texts: ENGLISH_GOING_ON,
      cues: ENGLISH_GOING_ON_CUES,
      asking: ENGLISH,
      askingCues: ENGLISH_CUES,
      closing: (slug, used) => this.writer.closing(slug, used),
    });
    this.spanish = new SpanishCoach(link, classifier, library.es);
  }

  reply(input: CuratedInput): CuratedReply {
    const used = new UsedTexts(input.turns, input.message);
    if (input.language === 'es') return this.spanish.reply(input, used);
    const scope = scopeOf(input);
    if (isUnder18(personsMessages(input), 'en')) return withoutModule(used.preferUnused(TEEN_REPLIES));
    if (helpPicked(HELP_OFFER, lastReplyIn(input), input.message) === 'ear')
      return { ...withoutModule(used.preferUnused(HELP_OFFER.listening)), asksBack: true };
    const { turns } = input;
    const thanked = this.goingOn.thanked({ turns, message: input.message, used });
    if (thanked) return thanked;
    if (input.asksBack) return this.askBack(input, used, scope);
    const picked = this.answers.picked(lastReplyIn(input), input.message, {
      used,
      mayLeadTo: (slug) => this.retrieval.mayAnswer(slug, personsMessages(input).join(' ')),
    });
    if (picked) return picked;
    const declined = declineFor(input.message);
    if (declined) return { ...withoutModule(used.preferUnused(declined.replies)), asksBack: true };
    const intent = intentOf(input.message);
    if (intent && intent.thenAdvise === undefined) return this.speakFor(intent, used);
    const { message, challengeLevel } = input;
    const continuedReply = intent ? undefined : this.continuedReply(input, used, scope);
    if (continuedReply) return continuedReply;
    const thread = this.threadFor(input, scope, intent);
    const about = askedBefore(input.turns, message) ?? message;
    const isBare = about === message && this.goingOn.asksOnly(input.turns, message);
    const writtenAnswer = isBare ? undefined : this.writtenAnswer(about, thread, used, scope);
    if (writtenAnswer) return writtenAnswer;
    const unclear = thread?.subject.unclearSeat;
    if (unclear)
      return used.has(SEAT_QUESTIONS[unclear]) ? this.askBack(input, used, scope) : askForSeat(unclear);
    const preface = intent && used.preferUnused(intent.replies);
    const text = thread && this.writer.write({ thread, message, used, scope, challengeLevel, preface });
    if (!text && intent?.linksTo) return this.speakFor(intent, used);
    if (!text)
      return (
        (isBare ? undefined : this.nearby(about, used, scope)) ??
        this.askBack(input, used, scope, thread?.subject)
      );
    return { text, moduleSlug: thread.subject.moduleSlug, asksBack: false };
  }

  /** Reply to a message that goes on with what the coach has answered, and that no thread answers better. */
  private continuedReply(input: CuratedInput, used: UsedTexts, scope: Scope): CuratedReply | undefined {
    const { turns, message } = input;
    const last = lastReplyIn(input);
    const isAnswer = offersHelp(HELP_OFFER, last) || Object.values(SEAT_QUESTIONS).includes(last);
    if (isAnswer || changesSubject(message)) return undefined;
    return this.goingOn.reply({
      turns,
      message,
      used,
      asked: (text) => this.asked(text, used, scope),
      isThreaded: (page) => page?.source !== 'answer' && isThreaded(message, page?.source === 'situation'),
      pageBehind: (reply, at) => this.pageBehind(turns, reply, at, scope),
    });
  }

  /** The situation or the matter whose texts stand in a reply. */
  private pageBehind(turns: readonly Turn[], reply: Turn, at: number, scope: Scope): Page | undefined {
    const told = turns[at - 1]?.content ?? '';
    const thread = threadOf(turns.slice(0, at - 1), told, this.retrieval, scope);
    if (!thread) return undefined;
    const { answer, say, steps, ask } = textsOf({ thread, scope });
    if (![...answer, ...say.map(quoted)].some((text) => reply.content.includes(text))) return undefined;
    const { moduleSlug, topic } = thread.subject;
    const source = topic ? 'situation' : 'matter';
    return { moduleSlug, told: thread.topicQuestion, say, steps, ask, source };
  }

  /** The written answer to a message that begins a subject, if its question is near enough. */
  private writtenAnswer(
    message: string,
    thread: Thread | undefined,
    used: UsedTexts,
    scope: Scope,
  ): CuratedReply | undefined {
    if (thread?.continues || thread?.followUp) return undefined;
    const asked = this.asked(thread?.topicQuestion ?? message, used, scope);
    const seat = thread && decidingSeat(thread.subject);
    return this.answers.reply({
      ...asked,
      suits: (answer) => asked.suits(answer) && (!seat || answer.seats.includes(seat)),
    });
  }

  /** The answer that comes nearest to a message that plainly asks. */
  private nearby(message: string, used: UsedTexts, scope: Scope): CuratedReply | undefined {
    return requestsIn(message, ENGLISH_CUES).length > 0
      ? this.answers.nearby(this.asked(message, used, scope))
      : undefined;
  }

  private asked(message: string, used: UsedTexts, scope: Scope): Asked {
    return {
      message,
      question: pointOf(message),
      likely: new Map(this.retrieval.likelyModules(message, scope)),
      used,
      suits: (answer) => !isAcross(answer.seats, scope.seats) && this.mayGive(answer, message),
      mayLeadTo: (slug) => this.retrieval.mayAnswer(slug, message),
    };
  }

  /** Whether an answer may be given. One of love and intimacy that is not about touch may be for people who mention their children. */
  private mayGive(answer: Answer, message: string): boolean {
    const [about] = answer.modules;
    if (!about || !this.retrieval.knows(about)) return false;
    if (this.retrieval.mayAnswer(about, message)) return true;
    return !speaksOfBody(message) && !speaksOfTouch(message, 'en') && !isOfTouch(answer, 'en');
  }

  /**
   * Asks back. Pages that are near are offered only where help is not too risky.
   * @param nearest subject whose lesson comes nearest, although nothing in it answers the message
   */
  private askBack(input: CuratedInput, used: UsedTexts, scope: Scope, nearest?: Subject): CuratedReply {
    const { message } = input;
    const intent = intentOf(message);
    if (intent?.hasNoAdvice && isShortQuestion(message))
      return { ...this.speakFor(intent, used), asksBack: true };
    const { turns } = input;
    const continuedReply = this.goingOn.askBack({
      turns,
      message,
      used,
      pageBehind: (reply, at) => this.pageBehind(turns, reply, at, scope),
    });
    if (continuedReply) return continuedReply;
    const mayHelp = !input.asksBack;
    const about = askedBefore(input.turns, message) ?? message;
    const titles = mayHelp ? this.answers.offers(this.asked(about, used, scope)) : [];
    const lessons = nearest && this.writer.links(nearest);
    const text = askBack({ message, used, titles, lessons, mayHelp }, ENGLISH, ENGLISH_CUES);
    return { text, moduleSlug: null, asksBack: true };
  }

  private threadFor(input: CuratedInput, scope: Scope, intent: Intent | undefined): Thread | undefined {
    const { turns, message, moduleSlug } = input;
    const thread = intent?.alwaysThese ? undefined : threadOf(turns, message, this.retrieval, scope);
    const isPlain =
      thread && (thread.subject.matter !== undefined || thread.subject.score >= OWN_SUBJECT_SCORE);
    if (thread && (!intent || isPlain)) return thread;
    for (const id of intent?.thenAdvise ?? []) {
      const topic = this.retrieval.topic(id, scope);
      if (topic) return newThread({ moduleSlug: topic.moduleSlug, topic, score: 0 }, message);
    }
    return turns.length === 0 && moduleSlug ? newThread({ moduleSlug, score: 0 }, message) : thread;
  }

  private speakFor({ replies, linksTo, asksBack }: Intent, used: UsedTexts): CuratedReply {
    const text = used.preferUnused(replies);
    if (linksTo === undefined) return { text, moduleSlug: null, asksBack: asksBack ?? false };
    return { text: `${text}\n\n${this.writer.closing(linksTo, used)}`, moduleSlug: linksTo, asksBack: false };
  }
}

/** Words of a message above which it tells more than it asks about the coach or the app. */
const SHORT_QUESTION = 14;

/** Whether a message is nothing but one short question. What somebody in danger tells must not be passed over for it. */
const isShortQuestion = (message: string): boolean =>
  countWords(message) <= SHORT_QUESTION && sentencesOf(message).length === 1;

/** Seat that decides the subject whatever else was said, such as that of somebody who was betrayed. */
const decidingSeat = ({ topic, likelihood }: Subject): Seat | undefined =>
  likelihood === undefined ? topic?.seat : undefined;

/** Whether a text for some seats is for somebody who sits across from the person. */
const isAcross = (seats: readonly Seat[], own: ReadonlySet<Seat>): boolean =>
  seats.some((seat) => own.has(ACROSS[seat]) && !own.has(seat) && !seats.includes(ACROSS[seat]));

const askForSeat = (seat: Seat): CuratedReply => ({
  text: SEAT_QUESTIONS[seat],
  moduleSlug: null,
  asksBack: true,
});

const withoutModule = (text: string): CuratedReply => ({ text, moduleSlug: null, asksBack: false });

function intentOf(message: string): Intent | undefined {
  const text = lettersAndDigits(message);
  return INTENTS.find(({ patterns }) => patterns.some((pattern) => pattern.test(text)));
}

/** A person without children who writes about a child means that child. */
function scopeOf(input: CuratedInput): Scope {
  const { children, moduleSlug } = input;
  const messages = personsMessages(input);
  return {
    withChildren: children !== false || messages.some(speaksOfChildren),
    seats: seatsOf(messages),
    ...(moduleSlug && { preferred: moduleSlug }),
  };
}

function newThread(subject: Subject, message: string): Thread {
  return { subject, topicQuestion: message, question: message, continues: false };
}
