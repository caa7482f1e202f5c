import type { ChallengeLevel } from '@anew/contracts/coaching/views';
import type { ModuleSlug } from '@anew/contracts/content/module-slugs';
import type { Module } from '@anew/contracts/content/views';
import type { Passage, PassageKind } from './passages.js';
import * as closing from './phrases/closings.js';
import { ASK_ON, CARRY_ON, WHEN_TO_SAY_IT } from './phrases/followups.js';
import { GENERAL, GENERAL_WAYS } from './phrases/general.js';
import type { Retrieval, Scope } from './retrieval.js';
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
    private readonly retrieval: Retrieval,
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
    if (isGeneral(request.thread)) return this.inGeneral(request);
    const passages = this.freshPassages(request);
    const draft = this.draft(request);
    if (passages.length === 0 && !draft.hasAdvice) return this.admitTheEnd(request);
    fill(draft, passages);
    return layOut(draft, request.used);
  }

  /** Answer where a module suits and none of its situations does. The page of another one would miss the question. */
  private inGeneral({ thread, used, preface }: Request): string | undefined {
    const { moduleSlug } = thread.subject;
    const { open, ask } = GENERAL[moduleSlug];
    const opening = used.anyUnused(open);
    if (opening === undefined) return undefined;
    const parts = [preface, opening, used.preferUnused(ask), used.preferUnused(GENERAL_WAYS)];
    return [...parts.filter(Boolean), this.closing(moduleSlug, used)].join('\n\n');
  }

  /** Sentences to say and a moment for saying them, for someone who asked for nothing else. */
  private inWords({ thread, used, scope }: Request): string | undefined {
    const { topic, moduleSlug } = thread.subject;
    const fromModule = this.retrieval.rank(thread.question, thread.subject, ['sentence'], scope);
    const known = [
      ...(topic?.say ?? []),
      ...fromModule.map(({ text }) => text),
      ...(thread.followUp?.say ?? []),
    ];
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
    const { topic, moduleSlug } = thread.subject;
    const advice = this.adviceOf(request);
    return {
      open: preface ?? join(this.opening(request), advice),
      hasAdvice: (preface ?? advice) !== undefined,
      partner: preface === undefined ? used.anyUnused(topic?.partner ?? []) : undefined,
      passages: [],
      say: this.sentenceToSay(request),
      step: used.firstUnused([...(topic?.steps ?? []), ...this.texts(request, ['step'])]),
      ask: this.question(request),
      closing: this.closing(moduleSlug, used),
    };
  }

  private opening({ thread, used }: Request): string | undefined {
    const { topic, moduleSlug } = thread.subject;
    if (!thread.continues) return used.anyUnused(topic?.open ?? GENERAL[moduleSlug].open);
    return used.anyUnused(thread.followUp?.open ?? []) ?? used.anyUnused(CARRY_ON);
  }

  private adviceOf({ thread, used }: Request): string | undefined {
    return (
      used.firstUnused(thread.followUp?.advice ?? []) ?? used.anyUnused(thread.subject.topic?.answer ?? [])
    );
  }

  private sentenceToSay(request: Request): string | undefined {
    const { thread, used } = request;
    const fromModule = this.texts(request, ['sentence']);
    return (
      used.firstUnused(thread.followUp?.say ?? []) ??
      used.anyUnused(thread.subject.topic?.say ?? []) ??
      used.firstUnused(fromModule)
    );
  }

  /** Question for the end. Someone who asked to be challenged gets the module's harder questions first. */
  private question(request: Request): string | undefined {
    const { thread, used, challengeLevel } = request;
    const { topic, moduleSlug } = thread.subject;
    const gentle = topic?.ask ?? GENERAL[moduleSlug].ask;
    const deep = this.texts(request, ['question']);
    const onward = thread.continues ? used.shuffled(ASK_ON) : [];
    if (challengeLevel === 'advanced') return used.firstUnused([...deep, ...gentle, ...onward]);
    return used.firstUnused([...used.shuffled(gentle), ...onward, ...deep]);
  }

  private texts({ thread, scope }: Request, kinds: readonly PassageKind[]): string[] {
    return this.retrieval.rank(thread.question, thread.subject, kinds, scope).map(({ text }) => text);
  }

  private freshPassages(request: Request): Passage[] {
    const { thread, scope, used, message } = request;
    const rank = (kinds: readonly PassageKind[]) =>
      this.retrieval.rank(thread.question, thread.subject, kinds, scope);
    const inReserve = this.retrieval.all(thread.subject, ['framework', 'story'], scope);
    const first = inReserve.filter(({ kind }) => kind === ASKED_FOR[thread.followUp?.id ?? '']);
    const research = RESEARCH.test(message)
      ? rank(['research']).filter(({ standsAlone }) => standsAlone)
      : [];
    const advice = rank(thread.continues ? ['advice', 'talk', 'sign'] : ['advice', 'talk']);
    // Without a situation a passage that shares some words may be about something else. The steps are not.
    const steps =
      thread.subject.topic || thread.continues
        ? []
        : this.retrieval.all(thread.subject, ['framework'], scope);
    const ordered = [...first, ...research.slice(0, 2), ...steps, ...advice, ...inReserve];
    return ordered.filter(({ text }) => !used.has(text));
  }

  private admitTheEnd({ thread, used }: Request): string | undefined {
    const { moduleSlug } = thread.subject;
    const admission = used.anyUnused(closing.EXHAUSTED);
    if (admission === undefined) return undefined;
    const next = closing.EXHAUSTED_NEXT.map((text) => text.replace('{module}', this.link(moduleSlug)));
    const ask = used.firstUnused(thread.subject.topic?.ask ?? []) ?? used.preferUnused(closing.EXHAUSTED_ASK);
    return [admission, used.preferUnused(next), ask, this.closing(moduleSlug, used)].join('\n\n');
  }
}

/** Whether only the classifier speaks for a new subject. */
const isGeneral = ({ subject, continues, followUp }: Thread): boolean =>
  subject.likelihood !== undefined && !subject.topic && !continues && !followUp;

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

function layOut(draft: Draft, used: UsedTexts): string {
  const lead = (leads: readonly string[], text: string | undefined) =>
    text === undefined ? undefined : `**${used.shuffled(leads)[0] ?? ''}:** ${text}`;
  const [passage, ...others] = draft.passages;
  return [
    draft.open,
    draft.partner,
    passage?.startsWith('The module ') ? passage : lead(closing.TRY_LEADS, passage),
    ...others,
    lead(closing.SAY_LEADS, draft.say && quoted(draft.say)),
    lead(closing.STEP_LEADS, draft.step),
    draft.ask,
    draft.closing,
  ]
    .filter((part) => part !== undefined && part !== '')
    .join('\n\n');
}

/**
 * Puts a sentence to say in quotation marks, with single marks inside. One that names its listener has marks
 * already.
 */
function quoted(text: string): string {
  if (/^To .*: “/.test(text)) return text;
  return `“${text.replaceAll('“', '‘').replaceAll('”', '’')}”`;
}

const join = (...parts: readonly (string | undefined)[]) => parts.filter(Boolean).join(' ');
