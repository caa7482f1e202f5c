import { coachingEvents } from '@anew/contracts/events/map';
import { LOGGER, type Logger } from '@anew/observability/logger';
import { Repeated } from '@anew/observability/repeated';
import { Outbox } from '@anew/persistence/outbox/outbox';
import { Transactions } from '@anew/persistence/transactions';
import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { CoachingConfig } from '../config/coaching.config.js';
import type { CoachProvider } from '../providers/coach-provider.js';
import { wholeText } from '../providers/whole-text.js';
import { OrdersRepository, type QuestionOrder } from './orders.repository.js';
import { questionsIn, type WrittenQuestion } from './question-lines.rules.js';
import { areasFor, QUESTION_PROMPT } from './question-prompt.js';

export const WRITERS = Symbol('writers');

/** Number of times that an order is tried. Each time costs one request to a provider at most. */
const MOST_ATTEMPTS = 3;

/** Writes the questions that are due, one order at a time: nobody waits for them. */
@Injectable()
export class QuestionWriter implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly writing: Repeated;
  private readonly ending = new AbortController();

  constructor(
    private readonly orders: OrdersRepository,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    @Inject(WRITERS) private readonly writers: readonly CoachProvider[],
    @Inject(CoachingConfig) private readonly config: CoachingConfig,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    this.writing = new Repeated({ work: () => this.writeAll(), logger, failure: 'questions not written' });
  }

  onApplicationBootstrap(): void {
    this.writing.start(this.config.AI_QUESTIONS_EVERY_MS);
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.ending.abort();
    await this.writing.stop();
  }

  /** Providers that may write for a couple with this preference. */
  for(provider: QuestionOrder['provider']): readonly CoachProvider[] {
    return this.writers.filter(({ name }) => provider === 'auto' || name === provider);
  }

  wake(): void {
    this.writing.wake();
  }

  private async writeAll(): Promise<void> {
    while (!this.ending.signal.aborted) {
      const now = new Date();
      const dueAgain = new Date(now.getTime() + 5 * this.config.AI_QUESTIONS_EVERY_MS);
      const order = await this.orders.claim(now, dueAgain);
      if (!order) return;
      await this.write(order);
    }
  }

  private async write(order: QuestionOrder): Promise<void> {
    const questions = await this.ask(order);
    if (questions.length === 0 && order.attempts < MOST_ATTEMPTS) return;
    await this.transactions.run(async (transaction) => {
      if (!(await this.orders.remove(transaction, order.orderId)) || questions.length === 0) return;
      const { orderId, coupleId } = order;
      await this.outbox.append(transaction, coachingEvents.questionsWritten, {
        orderId,
        coupleId,
        questions,
      });
    });
  }

  /** Asks one provider, the next one at the next attempt. */
  private async ask({ provider, areas, attempts }: QuestionOrder): Promise<WrittenQuestion[]> {
    const writers = this.for(provider);
    const writer = writers[(attempts - 1) % writers.length];
    if (!writer) return [];
    try {
      const answer = await wholeText(
        writer.stream({
          system: QUESTION_PROMPT,
          turns: [{ role: 'user', content: areasFor(areas) }],
          maxTokens: this.config.AI_MAX_TOKENS,
          signal: this.ending.signal,
        }),
      );
      return questionsIn(answer, areas);
    } catch (error) {
      this.logger.warn({ provider: writer.name, reason: (error as Error).name }, 'no questions written');
      return [];
    }
  }
}
