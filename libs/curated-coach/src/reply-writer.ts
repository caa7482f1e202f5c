import type { ChallengeLevel } from '@anew/contracts/coaching/views';
import type { ModuleSlug } from '@anew/contracts/content/module-slugs';
import type { Module } from '@anew/contracts/content/views';
import { defaultMatter } from './matters.js';
import { nearTexts, type Texts } from './near-texts.js';
import type { PassageSearch } from './passage-search.js';
import type { Passage, PassageKind } from './passages.js';
import * as closing from './phrases/closings.js';
import { ASK_ON, CARRY_ON, WHEN_TO_SAY_IT } from './phrases/followups.js';
import { NEAR_CLOSINGS } from './phrases/near.js';
import { quoted } from './quoted.js';
import type { Scope, Subject } from './retrieval.js';
import { countWords } from './sentences.js';
import type { Thread } from './thread.js';
import type { UsedTexts } from './used-texts.js';

const AT_LEAST = 125;
const AT_MOST = 218;
/** Number of sentences to say in one reply. */
const SENTENCES = 2;
/** Kind of passage that a follow-up asks for first. */
const ASKED_FOR: Readonly<Record<string, PassageKind>> = { example: 'story', start: 'framework' };
const RESEARCH = /\b(research|stud(y|ies)|statistics?|evidence|prove[ns]?|odds|science|source)\b/i;

interface Draft {
  open?: string;
  /** Whether the opening contains advice, and not only a response to the message. */
  hasAdvice: boolean;
  partner?: string;
  passages: string[];
  say?: string;
  step?: string;
  ask?: string;
  closing: string;
}

export interface Request {
  thread: Thread;
  message: string;
  used: UsedTexts;
  scope: Scope;
  challengeLevel?: ChallengeLevel;
  /** Sentence before everything else, in place of an opening. */
  preface?: string;
}

/** Composes an answer from a module's passages and our own phrases, without repeating any. */
export class ReplyWriter {
  private readonly titles: ReadonlyMap<ModuleSlug, string>;

  constructor(
    modules: readonly Module[],
    private readonly passages: PassageSearch,
  ) {
    this.titles = new Map(modules.map(({ slug, title }) => [slug, title]));
  }

  link(slug: ModuleSlug): string {
    return `[${this.titles.get(slug) ?? slug}](/modules/${slug})`;
  }

  closing(slug: ModuleSlug, used: UsedTexts): string {
    const written = closing.CLOSINGS.map((text) => text.replace('{module}', this.link(slug)));
    return `*${used.firstUnused(written) ?? used.preferUnused(written)}*`;
  }

  /** @returns undefined when everything about the subject has been used */
  write(request: Request): string | undefined {
    if (request.thread.followUp?.id === 'words') {
      const inWords = this.inWords(request);
      if (inWords) return inWords;
    }
    if (isNew(request.thread)) return this.near(request);
    const passages = this.freshPassages(request);
    const draft = this.draft(request);
    if (passages.length === 0 && !draft.hasAdvice) return this.admitTheEnd(request);
    fill(draft, passages);
    return layOut(draft, request.used);
  }

  /** Answer where no situation's page fits: what is true in every such case, and one way to begin. */
  private near(request: Request): string | undefined {
    const { thread, used, preface } = request;
    if (preface === undefined && !suits(request)) return undefined;
    const { open, answer, say, steps, ask } = textsOf(request);
    const advice = used.firstUnused(answer);
    if (advice === undefined) return undefined;
    return [
      preface ?? used.anyUnused(open),
      advice,
      lead(closing.SAY_LEADS, used.firstUnused(say.map(quoted)), used),
      lead(closing.STEP_LEADS, used.firstUnused(steps), used),
      used.firstUnused(ask),
      this.nearClosing(thread.subject, used),
    ]
      .filter(Boolean)
      .join('\n\n');
  }

  /** Links to the modules of a subject. */
  links({ moduleSlug, also }: Subject): string {
    return [moduleSlug, also].flatMap((slug) => (slug ? [this.link(slug)] : [])).join(' and ');
  }

  private nearClosing(subject: Subject, used: UsedTexts): string {
    const modules = this.links(subject);
    return `*${used.preferUnused(NEAR_CLOSINGS.map((text) => text.replace('{modules}', modules)))}*`;
  }

  /** Sentences to say and a moment for saying them, for someone who asked for nothing else. */
  private inWords(request: Request): string | undefined {
    const { thread, used } = request;
    const { topic, moduleSlug } = thread.subject;
    // Without a situation, a sentence of the module that shares some words may be about something else.
    const fromModule = topic ? this.texts(request, ['sentence']) : [];
    const known = [...textsOf(request).say, ...fromModule, ...(thread.followUp?.say ?? [])];
    const fresh = known.filter((text) => !used.has(quoted(text))).slice(0, SENTENCES);
    if (fresh.length === 0) return undefined;
    return [
      used.preferUnused(thread.followUp?.open ?? []),
      ...fresh.map((text) => `- ${quoted(text)}`),
      used.firstUnused(WHEN_TO_SAY_IT),
      this.closing(moduleSlug, used),
    ]
      .filter((part) => part !== undefined)
      .join('\n\n');
  }

  private draft(request: Request): Draft {
    const { thread, used, preface } = request;
    const { partner, steps } = textsOf(request);
    const { moduleSlug } = thread.subject;
    const advice = this.adviceOf(request);
    return {
      open: preface ?? join(this.opening(request), advice),
      hasAdvice: (preface ?? advice) !== undefined,
      partner: preface === undefined ? used.anyUnused(partner) : undefined,
      passages: [],
      say: this.sentenceToSay(request),
      step: used.firstUnused([...steps, ...this.texts(request, ['step'])]),
      ask: this.question(request),
      closing:
        thread.subject.also && !thread.continues
          ? this.nearClosing(thread.subject, used)
          : this.closing(moduleSlug, used),
    };
  }

  private opening(request: Request): string | undefined {
    const { thread, used } = request;
    if (!thread.continues) return used.anyUnused(textsOf(request).open);
    return used.anyUnused(thread.followUp?.open ?? []) ?? used.anyUnused(CARRY_ON);
  }

  private adviceOf(request: Request): string | undefined {
    const { thread, used } = request;
    return used.firstUnused(thread.followUp?.advice ?? []) ?? used.anyUnused(textsOf(request).answer);
  }

  private sentenceToSay(request: Request): string | undefined {
    const { thread, used } = request;
    return (
      used.firstUnused(thread.followUp?.say ?? []) ??
      used.anyUnused(textsOf(request).say) ??
      used.firstUnused(this.texts(request, ['sentence']))
    );
  }

  /** Question for the end. Someone who asked to be challenged gets the module's harder questions first. */
  private question(request: Request): string | undefined {
    const { thread, used, challengeLevel } = request;
    const gentle = textsOf(request).ask;
    const deep = this.texts(request, ['question']);
    const onward = thread.continues ? used.shuffled(ASK_ON) : [];
    if (challengeLevel === 'advanced') return used.firstUnused([...deep, ...gentle, ...onward]);
    return used.firstUnused([...used.shuffled(gentle), ...onward, ...deep]);
  }

  private texts({ thread, scope }: Request, kinds: readonly PassageKind[]): string[] {
    return this.passages
      .rank(thread.question, thread.subject, kinds, scope.withChildren)
      .map(({ text }) => text);
  }

  private freshPassages(request: Request): Passage[] {
    const { thread, scope, used, message } = request;
    const rank = (kinds: readonly PassageKind[]) =>
      this.passages.rank(thread.question, thread.subject, kinds, scope.withChildren);
    const inReserve = this.passages.all(thread.subject, ['framework', 'story'], scope.withChildren);
    const first = inReserve.filter(({ kind }) => kind === ASKED_FOR[thread.followUp?.id ?? '']);
    const research = RESEARCH.test(message)
      ? rank(['research']).filter(({ standsAlone }) => standsAlone)
      : [];
    const advice = rank(thread.continues ? ['advice', 'talk', 'sign'] : ['advice', 'talk']);
    const ordered = [...first, ...research.slice(0, 2), ...advice, ...inReserve];
    return [...new Set(ordered)].filter(({ text }) => !used.has(text));
  }

  private admitTheEnd(request: Request): string | undefined {
    const { thread, used } = request;
    const { moduleSlug } = thread.subject;
    const admission = used.anyUnused(closing.EXHAUSTED);
    if (admission === undefined) return undefined;
    const next = closing.EXHAUSTED_NEXT.map((text) => text.replace('{module}', this.link(moduleSlug)));
    const ask = used.firstUnused(textsOf(request).ask) ?? used.preferUnused(closing.EXHAUSTED_ASK);
    return [admission, used.preferUnused(next), ask, this.closing(moduleSlug, used)].join('\n\n');
  }
}

/** Whether a subject without a situation comes up for the first time. */
const isNew = ({ subject, continues, followUp }: Thread): boolean =>
  !subject.topic && !continues && !followUp;

/** Words of a message up to which a matter's words say what it is about. In a longer one, they are mostly said in passing. */
const MOST_WORDS = 18;

/**
 * Whether general words suit a message: where it plainly shows what it touches, or where somebody comes from the
 * module’s own page, or wants help with what they told before.
 */
const suits = ({ thread: { subject, topicQuestion }, message, scope }: Request): boolean =>
  subject.moduleSlug === scope.preferred ||
  topicQuestion !== message ||
  (subject.matter?.signs !== undefined && countWords(message) <= MOST_WORDS);

/** Texts of the situation, or of what the message touches. */
export function textsOf({
  thread: { subject, topicQuestion },
  scope,
}: Pick<Request, 'thread' | 'scope'>): Texts {
  const { topic, matter, moduleSlug } = subject;
  if (topic) return { ...topic, steps: topic.steps ?? [] };
  return nearTexts(matter ?? defaultMatter(moduleSlug), topicQuestion, scope.withChildren);
}

function fill(draft: Draft, passages: readonly Passage[]): void {
  for (const { text } of passages) {
    const words = wordsOf(draft);
    if (draft.passages.length > 0 && words >= AT_LEAST) return;
    if (words + countWords(text) <= AT_MOST) draft.passages.push(text);
  }
  if (draft.passages.length > 0 || passages.length === 0) return;
  // A long passage stands alone: the partner's view and the sentence to say make room for it.
  draft.partner = undefined;
  draft.say = undefined;
  draft.passages.push(passages[0]?.text ?? '');
}

function wordsOf({ open, partner, passages, say, step, ask, closing: end }: Draft): number {
  return countWords([open, partner, ...passages, say, step, ask, end].filter(Boolean).join(' '));
}

const lead = (leads: readonly string[], text: string | undefined, used: UsedTexts): string | undefined =>
  text === undefined ? undefined : `**${used.shuffled(leads)[0] ?? ''}:** ${text}`;

function layOut(draft: Draft, used: UsedTexts): string {
  const [passage, ...others] = draft.passages;
  return [
    draft.open,
    draft.partner,
    passage?.startsWith('The module ') ? passage : lead(closing.TRY_LEADS, passage, used),
    ...others,
    lead(closing.SAY_LEADS, draft.say && quoted(draft.say), used),
    lead(closing.STEP_LEADS, draft.step, used),
    draft.ask,
    draft.closing,
  ]
    .filter((part) => part !== undefined && part !== '')
    .join('\n\n');
}

const join = (...parts: readonly (string | undefined)[]) => parts.filter(Boolean).join(' ');
