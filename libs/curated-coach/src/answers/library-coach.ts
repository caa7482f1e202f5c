import type { ModuleSlug } from '@anew/contracts/content/module-slugs';
import type { Likelihoods } from '../likely-modules.js';
import { quoted } from '../quoted.js';
import type { CuratedReply } from '../reply.js';
import type { UsedTexts } from '../used-texts.js';
import type { Answer } from './answer.js';
import type { AnswerLibrary } from './answer-library.js';
import { pickedTitle } from './picked-title.js';

/** Fit from which a message asks nearly the same as the question of an answer. */
export const SAME = 0.65;
/** Fit from which the question is near enough for its answer, if the reply says which question that is. */
export const NEAR = 0.4;
/** Fit from which a question may be offered when the coach asks back. */
const OFFERABLE = 0.25;
/** Share of the best fit from which another question is offered beside it. */
const BESIDE_BEST = 0.65;
const MOST_OFFERED = 3;
/** Share of the best fit of all from which an answer may stand in for one that does not suit the person. */
const NEARLY_AS_WELL = 0.85;
/** Most modules to which one reply leads. */
const MOST_LINKS = 2;

/** Texts around an answer, in its language. */
export interface Around {
  /** Before the answer to a question that is only near. `{title}` becomes that question. */
  near: readonly string[];
  say: readonly string[];
  step: readonly string[];
  /** Last lines. `{modules}` becomes one or two links. */
  closings: readonly string[];
  and: string;
  link(slug: ModuleSlug): string;
}

/** A message that wants an answer. */
export interface Asked {
  message: string;
  /** How likely each module is. */
  likely: Likelihoods;
  used: UsedTexts;
  /** Whether an answer may be given to this person at all. */
  suits: (answer: Answer) => boolean;
  /** Whether a reply may lead to a module. The first module of an answer says what the answer is about. */
  mayLeadTo: MayLeadTo;
}

type MayLeadTo = (slug: ModuleSlug) => boolean;

/** Answers messages in one language from the library of written answers. */
export class LibraryCoach {
  constructor(
    private readonly library: AnswerLibrary,
    private readonly around: Around,
  ) {}

  /** The answer to the nearest question that suits, or undefined if none is near enough or it stands there already. */
  reply(asked: Asked): CuratedReply | undefined {
    const { message, likely, used, mayLeadTo } = asked;
    const found = this.library.find(message, likely);
    const least = Math.max(NEAR, NEARLY_AS_WELL * (found[0]?.fit ?? 0));
    const best = found.find(({ answer, fit }) => fit >= least && mayBeGiven(answer, asked));
    if (!best) return undefined;
    return this.write(best.answer, { used, mayLeadTo, openings: best.fit >= SAME ? [] : this.around.near });
  }

  /** Titles of the nearest questions, none of which the conversation has already. */
  offers(asked: Asked, offerable = OFFERABLE): string[] {
    const { message, likely, used } = asked;
    const found = this.library.find(message, likely);
    const least = Math.max(offerable, BESIDE_BEST * (found[0]?.fit ?? 0));
    const titles = found
      .filter(({ answer, fit }) => fit >= least && mayBeGiven(answer, asked) && !used.has(answer.title))
      .map(({ answer }) => answer.title);
    return [...new Set(titles)].slice(0, MOST_OFFERED);
  }

  /** The answer whose title a short reply picks from those in the coach’s last message. */
  picked(
    offer: string,
    reply: string,
    { used, mayLeadTo }: Pick<Asked, 'used' | 'mayLeadTo'>,
  ): CuratedReply | undefined {
    const title = pickedTitle(offer, reply);
    const answer = title === undefined ? undefined : this.library.titled(title);
    return answer && this.write(answer, { used, mayLeadTo, openings: [] });
  }

  private write(answer: Answer, { used, mayLeadTo, openings }: Given): CuratedReply | undefined {
    const { title, text, say, step } = answer;
    const modules = answer.modules.filter(mayLeadTo);
    const [moduleSlug] = modules;
    if (moduleSlug === undefined || used.has(text[0] ?? '')) return undefined;
    const { around } = this;
    const links = modules.slice(0, MOST_LINKS).map((slug) => around.link(slug));
    const closing = used.preferUnused(around.closings).replace('{modules}', links.join(` ${around.and} `));
    const parts = [
      openings.length > 0 && used.preferUnused(openings).replace('{title}', () => title),
      ...text,
      say && `**${used.preferUnused(around.say)}:** ${quoted(say)}`,
      step && `**${used.preferUnused(around.step)}:** ${step}`,
      `*${closing}*`,
    ];
    return { text: parts.filter(Boolean).join('\n\n'), moduleSlug, asksBack: false };
  }
}

interface Given extends Pick<Asked, 'used' | 'mayLeadTo'> {
  /** Texts before the answer, one of which is used. */
  openings: readonly string[];
}

const mayBeGiven = (answer: Answer, { suits, mayLeadTo }: Asked): boolean =>
  answer.modules.slice(0, 1).every(mayLeadTo) && suits(answer);
