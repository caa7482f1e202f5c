import type { Judgement } from '@anew/coach-safety/judgement';
import type { Actor } from '@anew/contracts/actor';
import type { ChatDto } from '@anew/contracts/coaching/dto';
import type { ChatDone, ChatEvent, MessageSource } from '@anew/contracts/coaching/views';
import { UNAVAILABLE_ERROR } from '@anew/messaging/wire-error';
import { LOGGER, type Logger } from '@anew/observability/logger';
import { Repeated } from '@anew/observability/repeated';
import { Inject, Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { answerUnfinished } from '../conversations/conversations.errors.js';
import { presentCall } from '../conversations/conversations.presenter.js';
import type { OwnMessage } from '../conversations/conversations.repository.js';
import { Refusal } from '../providers/provider-error.js';
import { Composer, isByProvider, type Plan } from './composer.js';
import { mayStay } from './earlier-answer.rules.js';
import { type Exchange, ExchangesService, type Reply } from './exchanges.service.js';
import { RENEW_MS } from './leases.repository.js';
import { Summaries } from './summaries.js';

/**
 * Largest number of characters of a reply, longer than anyone reads. A provider that writes more is out of
 * order.
 */
const LONGEST_REPLY = 16_000;

const delta = (text: string): ChatEvent => ({ event: 'delta', data: { text } });

/** A reply while it is being written. */
class Draft implements Reply {
  id = uuidv7();
  text = '';
  source: MessageSource = 'curated';
  cutOff = false;
  plan: Plan | undefined;
  /** Whether the provider declined to go on. What it had written until then must not stay. */
  isTakenBack = false;
  /** Whether another text has replaced the streamed one. */
  isReplaced = false;
  /** Whether that text is the answer from before. */
  isEarlier = false;

  get judged(): Judgement | null {
    return this.plan?.judged ?? null;
  }

  get unmadeCalls(): number {
    return this.plan?.unmadeCalls ?? 0;
  }

  /** Gives way to an answer that is whole. */
  giveWayTo({ id, content: text, source }: OwnMessage): void {
    Object.assign(this, { id, text, source, cutOff: false, isReplaced: true, isEarlier: true });
  }

  get done(): ChatDone {
    return {
      messageId: this.id,
      source: this.source,
      ...(this.cutOff && { cutOff: true }),
      ...presentCall(this.source, this.text),
    };
  }
}

/** Answers a person's messages as a stream. */
@Injectable()
export class RepliesService {
  constructor(
    private readonly exchanges: ExchangesService,
    private readonly composer: Composer,
    private readonly summaries: Summaries,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /**
   * Stores the message and answers it. If it has been answered already, that answer is streamed again. An
   * answer that is stopped or breaks off is stored as far as it was written, and marked, unless it was to replace a whole
   * one, which then stays. A text that breaks
   * the safety rules, or that its provider declines to end, is replaced before it is stored, and one that lacks its
   * quiet line gets it.
   * @param signal stops the answer, and the call to the provider
   * @throws DomainError `conversation_not_found`, also when it is deleted meanwhile; `still_answering`,
   * `daily_limit`; `service_unavailable` without an answer, or with the one before it
   */
  async *chat(actor: Actor, input: ChatDto, signal: AbortSignal): AsyncGenerator<ChatEvent> {
    const exchange = await this.exchanges.begin(actor, input, signal);
    yield { event: 'conversation', data: { conversationId: exchange.conversationId } };
    if (exchange.reply) {
      yield* replay(exchange.reply);
      return;
    }
    const draft = new Draft();
    try {
      yield* this.write(draft, actor, input, exchange, signal);
    } finally {
      await this.keep(actor, exchange, draft);
    }
    // The answer was stopped before its first word.
    if (draft.text === '') throw UNAVAILABLE_ERROR;
    if (draft.isReplaced) yield { event: 'replaced', data: { text: draft.text } };
    if (draft.isEarlier) throw answerUnfinished();
    yield { event: 'done', data: draft.done };
    if (isByProvider(draft.source)) this.summarize(exchange);
  }

  private async *write(
    draft: Draft,
    actor: Actor,
    input: ChatDto,
    exchange: Exchange,
    signal: AbortSignal,
  ): AsyncGenerator<ChatEvent> {
    const lost = new AbortController();
    const renewal = this.renewing(exchange, lost);
    renewal.start(RENEW_MS, RENEW_MS);
    const either = AbortSignal.any([signal, lost.signal]);
    // The reply counts as cut off until its end is reached, because the reader may stop at any time.
    draft.cutOff = true;
    try {
      draft.plan = await this.composer.plan(actor, input, exchange, either);
      for await (const { source, text } of this.composer.write(draft.plan, either)) {
        const room = LONGEST_REPLY - draft.text.length;
        draft.source = source;
        draft.text += text.slice(0, room);
        yield delta(text.slice(0, room));
        if (text.length >= room) return;
      }
      draft.cutOff = signal.aborted;
    } catch (error) {
      if (draft.text === '') throw error;
      draft.isTakenBack = error instanceof Refusal;
    } finally {
      await renewal.stop();
    }
  }

  /**
   * Stores the answer. If nothing was written, the message stays without an answer, so that another attempt
   * can answer it.
   */
  private async keep(actor: Actor, exchange: Exchange, draft: Draft): Promise<void> {
    if (draft.text === '') return this.exchanges.abandon(exchange);
    await this.review(exchange, draft);
    return this.exchanges.finish(actor, exchange, draft);
  }

  /**
   * Checks every reply, including one that was stopped or broke off, because the person will find it in the
   * conversation. A text of our own comes as a whole, so only a provider's can lack its end.
   */
  private async review({ earlier }: Exchange, draft: Draft): Promise<void> {
    const hasNoEnd = draft.cutOff && isByProvider(draft.source);
    if (hasNoEnd && earlier && draft.plan && mayStay(earlier.content, draft.plan.verdict)) {
      draft.giveWayTo(earlier);
      return;
    }
    const replacement = draft.plan && (await this.composer.review(draft.plan, draft));
    if (replacement) Object.assign(draft, { ...replacement, isReplaced: true });
  }

  /** @param lost aborted when the lease of the conversation is lost */
  private renewing(exchange: Exchange, lost: AbortController): Repeated {
    const work = async () => {
      if (!(await this.exchanges.renew(exchange))) lost.abort();
    };
    return new Repeated({ work, logger: this.logger, failure: 'lease not renewed' });
  }

  private summarize(exchange: Exchange): void {
    this.summaries
      .update(exchange)
      .catch((error: unknown) => this.logger.warn({ err: error }, 'summary not updated'));
  }
}

function* replay({ id, content, source, cutOff }: NonNullable<Exchange['reply']>): Generator<ChatEvent> {
  yield delta(content);
  yield {
    event: 'done',
    data: {
      messageId: id,
      source: source ?? 'curated',
      ...(cutOff && { cutOff }),
      ...presentCall(source, content),
    },
  };
}
