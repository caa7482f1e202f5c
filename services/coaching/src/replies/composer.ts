import { Inject, Injectable } from '@nestjs/common';
import { professionalReply } from '@anew/coach-safety/replies/professional';
import { quietLine, withQuietLine } from '@anew/coach-safety/replies/quiet-line';
import { fixedReply, instructionsUnder, judge, needsQuietLine } from '@anew/coach-safety/safety';
import type { Verdict } from '@anew/coach-safety/verdict';
import type { Actor } from '@anew/contracts/actor';
import type { ChatDto } from '@anew/contracts/coaching/dto';
import type { MessageSource } from '@anew/contracts/coaching/views';
import { CoachingConfig } from '../config/coaching.config.js';
import { ContextService } from '../context/context.service.js';
import { ConversationsRepository } from '../conversations/conversations.repository.js';
import { systemPrompt } from '../prompt/prompt-context.js';
import { windowOf } from '../prompt/window.rules.js';
import type { CoachProvider, ProviderRequest } from '../providers/coach-provider.js';
import { DailyLimits } from './daily-limits.js';
import { disclosure } from './disclosure.rules.js';
import type { Exchange } from './exchanges.service.js';

export const PROVIDERS = Symbol('providers');

export interface Piece {
  source: MessageSource;
  text: string;
}

/** Makes the answer to one message: by the safety check, by the first provider that can, or curated. */
@Injectable()
export class Composer {
  constructor(
    @Inject(PROVIDERS) private readonly providers: readonly CoachProvider[],
    @Inject(CoachingConfig) private readonly config: CoachingConfig,
    private readonly context: ContextService,
    private readonly conversations: ConversationsRepository,
    private readonly limits: DailyLimits,
  ) {}

  /**
   * The answer, piece by piece, all of one source.
   * @throws Error when a provider breaks off after its first piece
   */
  async *compose(
    actor: Actor,
    input: ChatDto,
    exchange: Exchange,
    signal: AbortSignal,
  ): AsyncGenerator<Piece> {
    const { history, message, userId } = exchange;
    const verdict = judge(history, message.content, message.findings ?? undefined);
    if ('text' in verdict && verdict.text !== null) {
      yield { source: 'safety', text: verdict.text };
      return;
    }
    const lastReplyAt = await this.conversations.findLastReplyAt(userId);
    const ask = await this.requestFor(actor, input, exchange, verdict, signal);
    let source: MessageSource | null = null;
    const otherwise = () => this.withoutProvider(input, exchange, verdict);
    for await (const piece of this.written(exchange, ask, otherwise)) {
      const opening = source === null ? disclosure(piece.source, lastReplyAt, new Date()) : '';
      source = piece.source;
      yield { source: piece.source, text: opening + piece.text };
    }
    if ((source === 'anthropic' || source === 'openai') && needsQuietLine(verdict))
      yield { source, text: `\n\n*${quietLine(verdict.language)}*` };
  }

  private async *written(
    exchange: Exchange,
    request: ProviderRequest,
    otherwise: () => Promise<Piece>,
  ): AsyncGenerator<Piece> {
    for (const provider of exchange.isBeyondLimits ? [] : this.providers) {
      if (!(await this.limits.takeCall(exchange))) break;
      let hasBegun = false;
      try {
        for await (const text of provider.stream(request)) {
          if (text === '') continue;
          hasBegun = true;
          yield { source: provider.name, text };
        }
      } catch (error) {
        if (hasBegun) throw error;
      }
      if (hasBegun || request.signal.aborted) return;
    }
    yield await otherwise();
  }

  private async withoutProvider(
    input: ChatDto,
    { history, message }: Exchange,
    verdict: Verdict,
  ): Promise<Piece> {
    const professional = verdict.kind === 'clear' && professionalReply(message.content, verdict.language);
    if (professional) return { source: 'curated', text: withQuietLine(professional, verdict.language) };
    const fixed = fixedReply(verdict, history, message.content);
    if (fixed !== null) return { source: verdict.kind === 'clear' ? 'curated' : 'safety', text: fixed };
    const coach = await this.context.curatedCoach();
    const { challengeLevel, children, moduleSlug } = input;
    const reply = coach.reply({
      asksBack: needsQuietLine(verdict),
      turns: history,
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

  private async requestFor(
    actor: Actor,
    input: ChatDto,
    { history, message, conversationId, userId }: Exchange,
    verdict: Verdict,
    signal: AbortSignal,
  ): Promise<ProviderRequest> {
    const { turns, older } = windowOf([...history, message]);
    const summary = older.length > 0 ? await this.conversations.findSummary(userId, conversationId) : null;
    const context = await this.context.of(actor, input, summary?.text ?? null);
    return {
      system: systemPrompt(context, instructionsUnder(verdict)),
      turns,
      maxTokens: this.config.AI_MAX_TOKENS,
      signal,
    };
  }
}
