import type { Judgement } from '@anew/coach-safety/judgement';
import { withCare } from '@anew/coach-safety/replies/care';
import { professionalReply } from '@anew/coach-safety/replies/professional';
import { withQuietLine } from '@anew/coach-safety/replies/quiet-line';
import { faultIn, withPlainHyphens } from '@anew/coach-safety/reply-check';
import {
  fixedReply,
  instructionsUnder,
  isHeld,
  judge,
  mayBeJudged,
  needsQuietLine,
  withGates,
} from '@anew/coach-safety/safety';
import type { Verdict } from '@anew/coach-safety/verdict';
import type { Actor } from '@anew/contracts/actor';
import type { ChatDto } from '@anew/contracts/coaching/dto';
import type { MessageSource } from '@anew/contracts/coaching/views';
import { Inject, Injectable } from '@nestjs/common';
import { CoachingConfig } from '../config/coaching.config.js';
import { ContextService } from '../context/context.service.js';
import { ConversationsRepository } from '../conversations/conversations.repository.js';
import { type CoachContext, systemPrompt } from '../prompt/prompt-context.js';
import { windowOf } from '../prompt/window.rules.js';
import type { CoachProvider, ProviderRequest, ProviderTurn } from '../providers/coach-provider.js';
import { ProviderError } from '../providers/provider-error.js';
import { DailyLimits } from './daily-limits.js';
import { withDisclosure } from './disclosure.rules.js';
import { lacksQuietLine } from './earlier-answer.rules.js';
import type { Exchange, Written } from './exchanges.service.js';
import { Judgements } from './judgements.js';
import { RelianceService } from './reliance.service.js';

export const PROVIDERS = Symbol('providers');

type Piece = Pick<Written, 'source' | 'text'>;

/** Everything from which a message is answered. */
export interface Plan {
  input: ChatDto;
  exchange: Exchange;
  verdict: Verdict;
  /** Judgement of a model, or null if there is none. */
  judged: Judgement | null;
  /** Material for a provider, or null if none is asked. */
  material: Material | null;
  /** Number of calls to providers that everybody else's answer needs and this one does not. */
  unmadeCalls: number;
}

/** Number of calls to providers for an answer: a judgement and the reply. */
const CALLS = 2;

interface Material {
  turns: ProviderTurn[];
  context: CoachContext;
  reliance: string[];
  lastReplyAt: Date | null;
}

/** The text with which the safety check answers a message by itself, or null. */
const fixedTextOf = (verdict: Verdict): string | null => ('text' in verdict ? verdict.text : null);

/** Whether a provider has written a reply. */
export const isByProvider = (source: MessageSource | null): source is 'anthropic' | 'openai' =>
  source === 'anthropic' || source === 'openai';

/** The reply with the quiet line, or null if it needs none or has it. */
function withLineIn({ source, text, cutOff }: Written, verdict: Verdict): Written | null {
  if (!lacksQuietLine(text, verdict)) return null;
  return { source, text: withQuietLine(text, verdict.language), cutOff };
}

/** The beginning of a reply, below the line about a doctor who must see somebody, whoever wrote the reply. */
const caredFor = (piece: Piece, { history, message }: Exchange, { language }: Verdict): Piece => ({
  ...piece,
  text: withCare(piece.text, { message: message.content, turns: history, language }),
});

const disclosed = (piece: Piece, { language }: Verdict, lastReplyAt: Date | null): Piece => ({
  ...piece,
  text: withDisclosure(piece, { lastReplyAt, now: new Date(), language }),
});

/**
 * Yields what a provider writes.
 * @returns whether it wrote anything. A failure before the first piece counts as nothing.
 * @throws Error when it breaks off after its first piece, or ends at the largest number of tokens
 */
async function* piecesBy(provider: CoachProvider, request: ProviderRequest): AsyncGenerator<Piece, boolean> {
  let hasBegun = false;
  const end = { isCutOff: false };
  const onCutOff = () => void (end.isCutOff = true);
  try {
    for await (const text of provider.stream({ ...request, onCutOff })) {
      if (text === '') continue;
      hasBegun = true;
      yield { source: provider.name, text: withPlainHyphens(text) };
    }
    if (end.isCutOff) throw new ProviderError('largest number of tokens');
  } catch (error) {
    if (hasBegun) throw error;
  }
  return hasBegun;
}

/**
 * Writes the answer to a message: by the safety check, by the first provider that can, or from curated texts.
 */
@Injectable()
export class Composer {
  constructor(
    @Inject(PROVIDERS) private readonly providers: readonly CoachProvider[],
    @Inject(CoachingConfig) private readonly config: CoachingConfig,
    private readonly context: ContextService,
    private readonly conversations: ConversationsRepository,
    private readonly judgements: Judgements,
    private readonly reliance: RelianceService,
    private readonly limits: DailyLimits,
  ) {}

  /**
   * Collects the verdict, a model's judgement and the material for a provider at the same time. A judgement adds to
   * a fixed text, but never takes it back, so nothing is read for a provider where there is one.
   */
  async plan(actor: Actor, input: ChatDto, exchange: Exchange, signal: AbortSignal): Promise<Plan> {
    const { history, seen, message, conversationId, userId } = exchange;
    const verdict = judge(history, message.content, message.findings ?? undefined);
    if (!mayBeJudged(verdict))
      return this.withUnmadeCalls({ input, exchange, verdict, judged: null, material: null }, 0);
    const { turns, older } = windowOf([...seen, message]);
    const stored = older.length > 0 ? await this.conversations.findSummary(userId, conversationId) : null;
    const summary = stored?.text ?? null;
    const reading = fixedTextOf(verdict) === null ? this.materialFor(actor, input, turns, summary) : null;
    // A failure counts only if a provider is to be told the material. Someone in danger is answered without it.
    reading?.catch(() => undefined);
    const judged = await this.judgements.ask(exchange, turns, summary, signal);
    const findings = judged && message.findings && { ...message.findings, judged };
    const judgedVerdict = findings ? judge(history, message.content, findings) : verdict;
    const material = fixedTextOf(judgedVerdict) === null ? await reading : null;
    const kept = findings ? judged : null;
    return this.withUnmadeCalls({ input, exchange, verdict: judgedVerdict, judged: kept, material }, 1);
  }

  /**
   * Yields the answer in pieces, all from one source.
   * @throws Error when a provider breaks off after its first piece
   */
  async *write(plan: Plan, signal: AbortSignal): AsyncGenerator<Piece> {
    const { verdict, material, exchange } = plan;
    const fixed = fixedTextOf(verdict);
    if (fixed !== null) {
      const lastReplyAt = await this.lastReplyAtOrNow(exchange.userId);
      yield disclosed({ source: 'safety', text: fixed }, verdict, lastReplyAt);
      return;
    }
    // If the person left during the judgement, no provider is asked and no call is counted.
    if (!material || signal.aborted) return;
    let source: MessageSource | null = null;
    const request = this.requestFrom(material, verdict, signal);
    for await (const piece of this.piecesOf(plan, request)) {
      yield source === null
        ? disclosed(caredFor(piece, exchange, verdict), verdict, material.lastReplyAt)
        : piece;
      source = piece.source;
    }
    if (isByProvider(source) && needsQuietLine(verdict))
      yield { source, text: withQuietLine('', verdict.language) };
  }

  /**
   * Replacement for a provider's reply that breaks the rules for people who may be in danger, for one that the provider
   * took back, or for one that ended before its quiet line. Null if the reply may stand.
   */
  async review(plan: Plan, reply: Written & { isTakenBack: boolean }): Promise<Written | null> {
    if (!isByProvider(reply.source)) return null;
    // This is not logged, because a replaced reply would reveal who is in danger.
    const mayStand = !reply.isTakenBack && faultIn(reply.text, plan.verdict) === null;
    if (mayStand) return withLineIn(reply, plan.verdict);
    const piece = caredFor(await this.withoutProvider(plan), plan.exchange, plan.verdict);
    return { ...disclosed(piece, plan.verdict, plan.material?.lastReplyAt ?? null), cutOff: false };
  }

  /** @param made calls that were made already */
  private withUnmadeCalls(plan: Omit<Plan, 'unmadeCalls'>, made: number): Plan {
    const asksProviders = this.providers.length > 0 && !plan.exchange.isBeyondLimits;
    const isFixed = fixedTextOf(plan.verdict) !== null;
    return { ...plan, unmadeCalls: asksProviders && isFixed ? CALLS - made : 0 };
  }

  /** Yields what the first provider that begins writes, or else a text without a provider. */
  private async *piecesOf(plan: Plan, request: ProviderRequest): AsyncGenerator<Piece> {
    const { exchange } = plan;
    for (const provider of exchange.isBeyondLimits ? [] : this.providers) {
      if (!(await this.limits.takeCall(exchange))) break;
      const hasBegun = yield* piecesBy(provider, request);
      if (hasBegun || request.signal.aborted) return;
    }
    yield await this.withoutProvider(plan);
  }

  private async withoutProvider({ input, exchange, verdict }: Plan): Promise<Piece> {
    const { history, seen, message } = exchange;
    const professional = verdict.kind === 'clear' && professionalReply(message.content, verdict.language);
    // Once it was said, it is only named briefly.
    const isNew = !history.some(({ content }) => professional && content.includes(professional));
    if (professional && isNew)
      return { source: 'curated', text: withQuietLine(professional, verdict.language) };
    const fixed = fixedReply(verdict, history, message.content);
    const isOurs = verdict.kind !== 'clear' || isHeld(verdict);
    if (fixed !== null) return { source: isOurs ? 'safety' : 'curated', text: fixed };
    const coach = await this.context.curatedCoach();
    const { challengeLevel, children, moduleSlug } = input;
    const turns = withGates([...seen, message]);
    const isGated = turns.pop()?.isGated === true;
    const reply = coach.reply({
      asksBack: needsQuietLine(verdict) || isGated,
      turns,
      message: message.content,
      language: verdict.language,
      ...(challengeLevel && { challengeLevel }),
      ...(children !== undefined && { children }),
      ...(moduleSlug && { moduleSlug }),
    });
    return {
      source: 'curated',
      text: reply.asksBack ? withQuietLine(reply.text, verdict.language) : reply.text,
    };
  }

  private async materialFor(
    actor: Actor,
    input: ChatDto,
    turns: ProviderTurn[],
    summary: string | null,
  ): Promise<Material> {
    const [context, reliance, lastReplyAt] = await Promise.all([
      this.context.contextFor(actor, input, summary),
      this.reliance.linesFor(actor, new Date()),
      this.conversations.findLastReplyAt(actor.userId),
    ]);
    return { turns, context, reliance, lastReplyAt };
  }

  /** A failure must not keep a safety reply back. It then says nothing of the coach. */
  private lastReplyAtOrNow(userId: string): Promise<Date | null> {
    return this.conversations.findLastReplyAt(userId).catch(() => new Date());
  }

  private requestFrom(
    { turns, context, reliance }: Material,
    verdict: Verdict,
    signal: AbortSignal,
  ): ProviderRequest {
    const system = systemPrompt(context, { guard: instructionsUnder(verdict), reliance });
    return { system, turns, maxTokens: this.config.AI_MAX_TOKENS, signal };
  }
}
