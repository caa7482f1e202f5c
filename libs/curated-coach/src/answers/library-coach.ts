import type { ModuleSlug } from '@anew/contracts/content/module-slugs';
import type { Page } from '../going-on/going-on.js';
import type { Likelihoods } from '../likely-modules.js';
import type { AskingTexts } from '../phrases/asking-back/asking-back.js';
import { quoted } from '../quoted.js';
import type { CuratedReply } from '../reply.js';
import type { UsedTexts } from '../used-texts.js';
import type { Answer } from './answer.js';
import type { AnswerLibrary, Found } from './answer-library.js';
import type { Around } from './around.js';
import { type Fits, OF_MESSAGE, OF_STORY } from './fits.js';
import { bringsIn, sharedWords } from './near-titles.js';
import { pickedTitle } from './picked-title.js';

/** Share of the best fit from which another question is offered beside it. */
const BESIDE_BEST = 0.65;
const MOST_OFFERED = 2;
/** Share of the best fit of all from which an answer may stand in for one that does not suit the person. */
const NEARLY_AS_WELL = 0.85;
/** Fit, and share of its title's words, from which one more answer is given to somebody who wants more. */
const FURTHER = 0.4;
const FURTHER_SHARED = 0.5;
/**
 * Fit, and share of its title's words, from which an answer is given to somebody who plainly asks and would get none. The title stands above
 * it.
 */
const NEARBY: readonly { fit: number; shared: number }[] = [
  { fit: 0.25, shared: 0.5 },
  { fit: 0.35, shared: 0.34 },
];
/** Fit from which a question is offered after two messages that led to none. */
const OFFERED_LATE = 0.25;
const SHARED_LATE = 0.34;
/** By how much a message must fit another answer better than the page on which the conversation is. */
const MUCH_BETTER = 0.3;
/** Number of answers nearest to all that was said, one of which a few words more can turn to. */
const NEAR_TOGETHER = 20;
/** Weight of a message's words from which they can be about something of their own, and fit from which they are in any case. */
const SAYS_ENOUGH = 0.85;
const SURE_FIT = 1;
/** Weight of a single word from which it names something. */
const NAMES = 0.6;
/** Share of a title's words from which the answer below it is about what was told. */
const SURE = 0.5;
/** Most modules to which one reply leads. */
const MOST_LINKS = 2;

/** A message that wants an answer. */
export interface Asked {
  message: string;
  /** What the message comes down to, if it is a story. */
  question: string | undefined;
  /** How likely each module is. */
  likely: Likelihoods;
  used: UsedTexts;
  /** Whether an answer may be given to this person at all. */
  suits: (answer: Answer) => boolean;
  /** Whether a reply may lead to a module. */
  mayLeadTo: MayLeadTo;
}

type MayLeadTo = (slug: ModuleSlug) => boolean;

/** Answers messages in one language from the library of written answers. */
export class LibraryCoach {
  constructor(
    private readonly library: Pick<AnswerLibrary, 'find' | 'titled' | 'givenIn' | 'weightOf' | 'newIn'>,
    private readonly around: Around,
  ) {}

  /** The answer to the nearest question that suits, or undefined if none is near enough or it stands there already. */
  reply(asked: Asked): CuratedReply | undefined {
    const found = this.find(asked);
    const least = NEARLY_AS_WELL * (found[0]?.fit ?? 0);
    const best = found.find(
      ({ answer, fit }) => fit >= least && this.isAnswer(answer, fit, asked) && asked.suits(answer),
    );
    return best && this.give(best, asked);
  }

  /** An answer alone if its question is nearly the same, or else below its title and with other near questions. */
  private give({ answer, fit }: Found, asked: Asked): CuratedReply | undefined {
    const { used, mayLeadTo } = asked;
    if (fit >= fitsFor(asked).same) return this.write(answer, { used, mayLeadTo, openings: [], others: [] });
    const others = this.offers(asked, answer.title);
    return this.write(answer, { used, mayLeadTo, openings: this.around.near, others });
  }

  /**
   * The answer to a message that turns from a page to something of its own: it fits that by itself, and much better than the page.
   * @param least fit
   * @param together all that was said, if the message has too few words to leave it behind
   */
  turned(
    asked: Asked,
    least: number,
    page: Page | undefined,
    together: Asked | undefined,
  ): CuratedReply | undefined {
    const { used, message } = asked;
    const found = this.find(asked);
    const isNearTogether = this.nearTo(together);
    const here = found.find(({ answer }) => answer.title === page?.title)?.fit ?? 0;
    const best = found.find(
      ({ answer, fit }) =>
        answer.title !== page?.title &&
        isNearTogether(answer) &&
        !used.has(answer.text[0] ?? '') &&
        asked.suits(answer) &&
        (fit >= SURE_FIT || !bringsIn(answer.title, message, this.around.language)),
    );
    if (!best || best.fit < Math.max(least, here + MUCH_BETTER)) return undefined;
    const isOfItsOwn = best.fit >= SURE_FIT || this.library.weightOf(message) >= SAYS_ENOUGH;
    return isOfItsOwn ? this.give(best, asked) : undefined;
  }

  /** Whether an answer is near to all that was said. */
  private nearTo(together: Asked | undefined): (answer: Answer) => boolean {
    if (!together) return () => true;
    const near = new Set(
      this.find(together)
        .slice(0, NEAR_TOGETHER)
        .map(({ answer }) => answer),
    );
    return (answer) => near.has(answer);
  }

  /** Whether a message names something that a text does not. */
  namesOther(message: string, text: string): boolean {
    return this.library.newIn(message, text) >= NAMES;
  }

  /** What the written answer in a reply has for those who go on with it. Its step may miss somebody whose question it only comes near. */
  pageIn(reply: string, told: string): Page | undefined {
    const answer = this.library.givenIn(reply);
    const [moduleSlug] = answer?.modules ?? [];
    if (!answer || !moduleSlug) return undefined;
    const { title, say, step } = answer;
    const isSure = !reply.includes(`**${title}**`) || sharedWords(title, told, this.around.language) >= SURE;
    return {
      moduleSlug,
      told,
      say: say ? [say] : [],
      steps: step && isSure ? [step] : [],
      ask: [],
      source: 'answer',
      title,
    };
  }

  /** Another answer of the same module, below its title, to somebody who wants more than the one that was given. */
  further(asked: Asked, slug: ModuleSlug): CuratedReply | undefined {
    return this.clearlyFor({
      ...asked,
      suits: (answer) => asked.suits(answer) && answer.modules.includes(slug),
    });
  }

  /**
   * The answer to a question whose words the message has, below its title, if it was not given yet.
   * @param together as above
   */
  clearlyFor(asked: Asked, together?: Asked): CuratedReply | undefined {
    const { used, message, mayLeadTo } = asked;
    const isNearTogether = this.nearTo(together);
    const best = this.find(asked).find(
      ({ answer, fit }) =>
        fit >= FURTHER &&
        isNearTogether(answer) &&
        !used.has(answer.text[0] ?? '') &&
        asked.suits(answer) &&
        this.isNear(answer, message, FURTHER_SHARED),
    );
    return best && this.write(best.answer, { used, mayLeadTo, openings: this.around.near, others: [] });
  }

  /** The answer that comes nearest to what somebody plainly asks, below its title, where none is near enough by itself. */
  nearby(asked: Asked): CuratedReply | undefined {
    const { used, message, mayLeadTo } = asked;
    const found = this.find(asked);
    const least = NEARLY_AS_WELL * (found[0]?.fit ?? 0);
    const best = found.find(
      ({ answer, fit }) =>
        fit >= least &&
        !used.has(answer.text[0] ?? '') &&
        !used.has(answer.title) &&
        asked.suits(answer) &&
        NEARBY.some((each) => fit >= each.fit && this.isNear(answer, message, each.shared)),
    );
    if (!best) return undefined;
    const others = this.offers(asked, best.answer.title);
    return this.write(best.answer, { used, mayLeadTo, openings: this.around.near, others });
  }

  /** Offers the nearest question to each text by name, where asking back has led to none. */
  offer(
    texts: readonly Asked[],
    { twoPages, onePage, notes }: AskingTexts,
    used: UsedTexts,
  ): CuratedReply | undefined {
    const titles = [...new Set(texts.flatMap((asked) => this.nearest(asked) ?? []))];
    if (titles.length === 0) return undefined;
    const text = [
      used.preferUnused(titles.length === 1 ? onePage : twoPages),
      titles.map((title) => `- ${title}`).join('\n'),
      `*${used.preferUnused(notes)}*`,
    ].join('\n\n');
    return { text, moduleSlug: null, asksBack: true };
  }

  private nearest(asked: Asked): string | undefined {
    const { language } = this.around;
    return this.find(asked).find(
      ({ answer, fit }) =>
        fit >= OFFERED_LATE &&
        asked.suits(answer) &&
        !asked.used.has(answer.title) &&
        sharedWords(answer.title, asked.message, language) >= SHARED_LATE &&
        !bringsIn(answer.title, asked.message, language),
    )?.answer.title;
  }

  /** Titles of questions that are really near, none of which the conversation has already, nor the one that is given. */
  offers(asked: Asked, given?: string): string[] {
    const found = this.find(asked);
    const { same, offerable, shared } = fitsFor(asked);
    const least = Math.max(offerable, BESIDE_BEST * (found[0]?.fit ?? 0));
    const titles = found
      .filter(({ answer, fit }) => fit >= least && asked.suits(answer) && !asked.used.has(answer.title))
      .filter(({ answer, fit }) => this.isNear(answer, asked.message, fit >= same ? 0 : shared))
      .map(({ answer }) => answer.title)
      .filter((title) => title !== given);
    return [...new Set(titles)].slice(0, MOST_OFFERED);
  }

  /** Whether the question of an answer is near enough for the answer to be given. */
  private isAnswer(answer: Answer, fit: number, asked: Asked): boolean {
    const { near, nearAnyway, nearIfShared } = fitsFor(asked);
    if (fit >= nearAnyway) return true;
    const bringsMore = bringsIn(answer.title, asked.message, this.around.language);
    return (fit >= near && !bringsMore) || (fit >= nearIfShared && this.isNear(answer, asked.message, 1));
  }

  private isNear({ title }: Answer, message: string, shared: number): boolean {
    const { language } = this.around;
    return sharedWords(title, message, language) >= shared && !bringsIn(title, message, language);
  }

  private find({ message, likely, question }: Asked): Found[] {
    return this.library.find(message, likely, question);
  }

  /** The answer whose title a short reply picks from those in the coach’s last message. */
  picked(
    offer: string,
    reply: string,
    { used, mayLeadTo }: Pick<Asked, 'used' | 'mayLeadTo'>,
  ): CuratedReply | undefined {
    const title = pickedTitle(offer, reply);
    const answer = title === undefined ? undefined : this.library.titled(title);
    if (!answer?.modules.some(mayLeadTo)) return undefined;
    return this.write(answer, { used, mayLeadTo, openings: [], others: [] });
  }

  private write(answer: Answer, { used, mayLeadTo, openings, others }: Given): CuratedReply | undefined {
    const { title, text, say, step } = answer;
    const modules = answer.modules.filter(mayLeadTo);
    if (used.has(text[0] ?? '')) return undefined;
    const { around } = this;
    const links = modules.slice(0, MOST_LINKS).map((slug) => around.link(slug));
    const closing = used
      .preferUnused(links.length > 0 ? around.closings : around.unlinked)
      .replace('{modules}', links.join(` ${around.and} `));
    const parts = [
      openings.length > 0 && used.preferUnused(openings).replace('{title}', () => title),
      ...text,
      say && `**${used.preferUnused(around.say)}:** ${quoted(say)}`,
      step && `**${used.preferUnused(around.step)}:** ${step}`,
      others.length > 0 &&
        [used.preferUnused(around.others), '', ...others.map((each) => `- ${each}`)].join('\n'),
      `*${closing}*`,
    ];
    return { text: parts.filter(Boolean).join('\n\n'), moduleSlug: modules[0] ?? null, asksBack: false };
  }
}

interface Given extends Pick<Asked, 'used' | 'mayLeadTo'> {
  /** Texts before the answer, one of which is used. */
  openings: readonly string[];
  /** Titles of other questions that are near. */
  others: readonly string[];
}

const fitsFor = ({ question }: Asked): Fits => (question === undefined ? OF_MESSAGE : OF_STORY);
