import { LOGGER, type Logger } from '@anew/observability/logger';
import { Transactions } from '@anew/persistence/transactions';
import { Inject, Injectable } from '@nestjs/common';
import { ConversationsRepository } from '../conversations/conversations.repository.js';
import { SUMMARY_PROMPT } from '../prompt/coach-prompt.js';
import { transcriptOf } from '../prompt/prompt-context.js';
import { SUMMARY_STEP_CHARACTERS, windowOf } from '../prompt/window.rules.js';
import { askInTurn } from '../providers/ask-in-turn.js';
import type { CoachProvider, ProviderRequest } from '../providers/coach-provider.js';
import { PROVIDERS } from './composer.js';
import { DailyLimits } from './daily-limits.js';
import type { Exchange } from './exchanges.service.js';

const LIMIT_MS = 60_000;
const MAX_TOKENS = 1_000;

/** Summarizes the older part of a long conversation, so that the coach does not forget what it was about. */
@Injectable()
export class Summaries {
  constructor(
    @Inject(PROVIDERS) private readonly providers: readonly CoachProvider[],
    @Inject(LOGGER) private readonly logger: Logger,
    private readonly conversations: ConversationsRepository,
    private readonly limits: DailyLimits,
    private readonly transactions: Transactions,
  ) {}

  /**
   * Extends the summary by the messages that no longer fit into the window. If this fails, the coach only
   * remembers less.
   */
  async update(exchange: Exchange): Promise<void> {
    const { userId, conversationId, history, message } = exchange;
    const { older } = windowOf([...history, message]);
    const last = older.at(-1);
    if (!last || this.providers.length === 0) return;
    const known = await this.conversations.findSummary(userId, conversationId);
    const added = older.filter(({ position }) => position > (known?.until ?? 0));
    const characters = added.reduce((sum, { content }) => sum + content.length, 0);
    if (characters < SUMMARY_STEP_CHARACTERS) return;
    const text = await this.write(exchange, transcriptOf(added, known?.text ?? null));
    if (!text) return;
    await this.transactions.writeAs(userId, (work) =>
      this.conversations.saveSummary(work, userId, conversationId, { text, until: last.position }),
    );
  }

  private write(exchange: Exchange, material: string): Promise<string | null> {
    const request: ProviderRequest = {
      system: SUMMARY_PROMPT,
      turns: [{ role: 'user', content: material }],
      maxTokens: MAX_TOKENS,
      signal: AbortSignal.timeout(LIMIT_MS),
    };
    return askInTurn(this.providers, request, {
      takeCall: () => this.limits.takeCall(exchange),
      read: (text) => text,
      onFailure: (failure) => this.logger.warn(failure, 'conversation not summarized'),
    });
  }
}
