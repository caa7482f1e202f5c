import type { Asked, LibraryCoach } from '../answers/library-coach.js';
import { askBack, moodOf } from '../asking-back/asking-back.js';
import type { Kind } from '../phrases/going-on/going-on.js';
import type { CuratedReply } from '../reply.js';
import { countWords } from '../sentences.js';
import { termsOf } from '../terms.js';
import type { Turn } from '../turn.js';
import type { UsedTexts } from '../used-texts.js';
import { type GoingOnLanguage, goOn, type Page, sayAgain, TELLING } from './going-on.js';
import { besides, isThanks, kindOf, listenerIn, meantIn, onlyGoesOn } from './kind.js';

/** Kinds of a message that asks for something. */
const REQUESTS: readonly Kind[] = ['words', 'example', 'another', 'when', 'asks', 'shorter', 'first-step'];
/** Kinds that ask for what stands on the page already. */
const OF_THE_PAGE: readonly Kind[] = ['words', 'example', 'shorter', 'first-step'];
/** Kinds of a message that only says how old or how long, which is no danger by itself. */
const BARE_FACTS: readonly (Kind | undefined)[] = [
  'small',
  'child',
  'preteen',
  'teen',
  'mixed-ages',
  'since',
];
/** Kinds that answer a question about a page. Without one, they say too little. */
const ONLY_ON_PAGE: readonly Kind[] = ['yes', 'no', 'unsure', 'why'];
/** Words of a request above which its form tells what to ask back. */
const SHORT_REQUEST = 7;
/** Telling words beside a request up to which it names nothing of its own. */
const MOST_BESIDES = 2;
/** Kinds for which the next page on the same matter is looked for. */
const WANT_MORE: readonly Kind[] = ['another', 'asks'];
/** Kinds that may be about something else than the page on which the conversation is. */
const MAY_TURN: readonly Kind[] = [...TELLING, 'asks', 'either', 'wish', 'happened'];
/**
 * Fits from which a message of a kind turns to an answer of its own, however few words it has. What asks something, and does not only tell it,
 * wants an answer to that.
 */
const TURNS: Partial<Record<Kind, number>> = {
  ...Object.fromEntries(TELLING.map((kind) => [kind, 0.7])),
  asks: 0.55,
  either: 0.55,
  words: 0.7,
  wish: 0.7,
  happened: 0.7,
};
/** Words from which a message may say by itself what it is about, and from which it surely does. */
const ENOUGH_WORDS = 6;
const ALONE = 8;
/** The same for one that begins as if it only went on. */
const SURELY_ALONE = 10;
/** Messages after which the nearest pages are offered by name, if none was near enough for any of them. */
const MOST_ASKED = 2;

export interface Continued {
  turns: readonly Turn[];
  message: string;
  used: UsedTexts;
  /** What a text asks the library. */
  asked: (message: string) => Asked;
  /** Whether the message is left to what answers short follow-ups, on this page or without one. */
  isThreaded: (page: Page | undefined) => boolean;
  /** The page behind a reply that is no written answer. */
  pageBehind?: (reply: Turn, at: number) => Page | undefined;
}

/** Answers short messages that go on with a conversation, from the page on which it is. */
export class GoingOn {
  constructor(
    private readonly answers: LibraryCoach,
    private readonly language: GoingOnLanguage,
  ) {}

  thanked({ turns, message, used }: Pick<Continued, 'turns' | 'message' | 'used'>): CuratedReply | undefined {
    if (turns.length === 0 || !isThanks(message, this.language.cues)) return undefined;
    return { ...goOn({ message, kind: 'thanks', used }, this.language), asksBack: false };
  }

  /** Reply that asks back about what goes on with a conversation, where help would be too risky or nothing is near. */
  askBack(continued: Pick<Continued, 'turns' | 'message' | 'used' | 'pageBehind'>): CuratedReply | undefined {
    const { turns, message, used } = continued;
    const kind = turns.length > 0 ? kindOf(message, this.language.cues) : undefined;
    if (kind && this.hasMood(message, kind)) return undefined;
    const page = kind && OF_THE_PAGE.includes(kind) ? this.pageIn(continued, true) : undefined;
    const again = kind && page && sayAgain({ message, kind, used, page }, this.language);
    if (again) return again;
    if (
      !kind ||
      ONLY_ON_PAGE.includes(kind) ||
      (REQUESTS.includes(kind) && countWords(message) > SHORT_REQUEST && !this.isBare(message, kind))
    )
      return undefined;
    return goOn({ message, kind, used }, this.language);
  }

  /** @returns undefined if the message is to be answered by itself */
  reply(continued: Continued): CuratedReply | undefined {
    const { turns, message, used } = continued;
    const { cues } = this.language;
    const kind = turns.length > 0 ? kindOf(message, cues) : undefined;
    if (!kind) return undefined;
    if (this.hasMood(message, kind)) return this.moved(continued);
    const written = turns.filter(({ role }) => role === 'user').map(({ content }) => content);
    const asked = (text: string): Asked =>
      continued.asked(text === message ? meantIn(text, written, cues) : text);
    const page = this.pageIn(continued);
    const isBare = this.isBare(message, kind);
    const turned = isBare ? undefined : this.turned({ ...continued, asked }, kind, page);
    if (turned) return turned;
    if (continued.isThreaded(page)) return undefined;
    if (!page) return this.withoutPage(continued, kind);
    const own = this.mayTurn(message, kind)
      ? this.answers.clearlyFor(unoffered(asked(message)), togetherOf({ turns, message, asked }))
      : undefined;
    if (own) return own;
    if (TELLING.includes(kind) && this.isOfItsOwn(message, ALONE)) return undefined;
    const isElsewhere = !isBare && this.namesOther(message, page);
    const more =
      WANT_MORE.includes(kind) && !isElsewhere
        ? this.answers.further(asked(`${page.told}. ${message}`), page.moduleSlug)
        : undefined;
    if (more) return more;
    const usable = kind === 'words' && isElsewhere ? { ...page, say: [] } : page;
    const listener = kind === 'words' ? listenerIn(message, written, cues) : undefined;
    return goOn({ message, kind, used, page: usable, listener }, this.language);
  }

  /** The answer to a message that fits one of its own. After what was too risky, a few words do not lead to one. */
  private turned(
    { turns, message, asked }: Continued,
    kind: Kind,
    page: Page | undefined,
  ): CuratedReply | undefined {
    const least = TURNS[kind];
    const isOpen = !turns.findLast(({ role }) => role === 'user')?.isGated;
    if (least === undefined || !isOpen) return undefined;
    return this.answers.turned(unoffered(asked(message)), least, page, togetherOf({ turns, message, asked }));
  }

  /** Whether a message that goes on only asks for words or a step, so that it has no subject of its own. */
  asksOnly(turns: readonly Turn[], message: string): boolean {
    const kind = turns.length > 0 ? kindOf(message, this.language.cues) : undefined;
    if (kind === undefined || !OF_THE_PAGE.includes(kind)) return false;
    return termsOf(besides(message, kind, this.language.cues)).length === 0;
  }

  /** Whether a message says hardly more than that it asks for something of the page. */
  private isBare(message: string, kind: Kind): boolean {
    return (
      OF_THE_PAGE.includes(kind) && termsOf(besides(message, kind, this.language.cues)).length <= MOST_BESIDES
    );
  }

  /** Whether a message names something that neither the page nor what led to it does, so that nothing more of the page belongs to it. */
  private namesOther(message: string, { told, say, steps }: Page): boolean {
    return this.answers.namesOther(message, [told, ...say, ...steps].join(' '));
  }

  /** Whether a message tells of a loss, a burden or a joke, to which no page is an answer. */
  private hasMood(message: string, kind: Kind): boolean {
    return MAY_TURN.includes(kind) && moodOf(message, this.language.askingCues) !== 'neutral';
  }

  private moved({ message, used }: Continued): CuratedReply {
    const { asking, askingCues } = this.language;
    const text = askBack({ message, used, titles: [], mayHelp: false }, asking, askingCues);
    return { text, moduleSlug: null, asksBack: true };
  }

  /** Whether a message may turn to another page, if it is clearly about that one. */
  private mayTurn(message: string, kind: Kind): boolean {
    return (
      MAY_TURN.includes(kind) &&
      (countWords(message) >= SURELY_ALONE || this.isOfItsOwn(message, ENOUGH_WORDS))
    );
  }

  private isOfItsOwn(message: string, words: number): boolean {
    return countWords(message) >= words && !onlyGoesOn(message, this.language.cues);
  }

  private withoutPage(continued: Continued, kind: Kind): CuratedReply | undefined {
    const { turns, message, used, asked } = continued;
    if (kind === 'words' || ONLY_ON_PAGE.includes(kind) || this.mayTurn(message, kind)) return undefined;
    const told = openWords(turns);
    const isOpen = told.length > 0 && !turns.findLast(({ role }) => role === 'user')?.isGated;
    if (!isOpen) return REQUESTS.includes(kind) ? undefined : goOn({ message, kind, used }, this.language);
    const story = [...told, message].join('. ');
    const answer = this.answers.clearlyFor(unoffered(asked(story)));
    if (answer) return answer;
    const texts = [told[0] ?? '', story];
    const offered =
      told.length >= MOST_ASKED && this.answers.offer(texts.map(asked), this.language.asking, used);
    if (offered) return offered;
    return goOn({ message, kind, used }, this.language);
  }

  /** @param isStrict whether nothing may have come after the page that was too risky for help and told more than a bare fact */
  private pageIn(
    { turns, pageBehind }: Pick<Continued, 'turns' | 'pageBehind'>,
    isStrict = false,
  ): Page | undefined {
    for (let at = turns.length - 1; at > 0; at--) {
      const [told, reply] = [turns[at - 1], turns[at]];
      if (reply?.role !== 'assistant' || told?.role !== 'user') continue;
      if (told.isGated) {
        if (isStrict && !BARE_FACTS.includes(kindOf(told.content, this.language.cues))) return undefined;
        continue;
      }
      const answer = this.answers.pageIn(reply.content, told.content);
      if (answer) return answer;
      const page = pageBehind?.(reply, at);
      if (page) return page;
    }
    return undefined;
  }
}

/** What the person has written that was not too risky for help. */
const openWords = (turns: readonly Turn[]): string[] =>
  turns.filter(({ role, isGated }) => role === 'user' && !isGated).map(({ content }) => content);

/** All that was said, if a message has too few words to leave it behind. */
const togetherOf = ({ turns, message, asked }: Pick<Continued, 'turns' | 'message' | 'asked'>) =>
  countWords(message) < SURELY_ALONE ? asked([...openWords(turns), message].join('. ')) : undefined;

/** The same, without answers whose titles the conversation has already. Nobody has picked them. */
const unoffered = (asked: Asked): Asked => ({
  ...asked,
  suits: (answer) => asked.suits(answer) && !asked.used.has(answer.title),
});
