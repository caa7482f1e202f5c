import type { Judgement } from '@anew/coach-safety/judgement';
import type { Actor } from '@anew/contracts/actor';
import type { ChatDto } from '@anew/contracts/coaching/dto';
import { coachingRpc } from '@anew/contracts/coaching/rpc';
import type { MessageSource } from '@anew/contracts/coaching/views';
import type { DomainError } from '@anew/contracts/errors';
import { Transactions, type Work } from '@anew/persistence/transactions';
import { Injectable } from '@nestjs/common';
import { v5 as uuidv5, v7 as uuidv7 } from 'uuid';
import { ConversationFindings } from '../conversations/conversation-findings.js';
import { conversationNotFound, stillAnswering } from '../conversations/conversations.errors.js';
import { ConversationsRepository, type OwnMessage } from '../conversations/conversations.repository.js';
import { DailyLimits } from './daily-limits.js';
import { isWhole } from './earlier-answer.rules.js';
import { LeasesRepository } from './leases.repository.js';
import { MessageIntake, type Stored } from './message-intake.js';
import { Busy, Contended, WaitingLine } from './waiting-line.js';

/** A stored message of a user, with a lease of its conversation for the answer. */
export interface Exchange extends Stored {
  userId: string;
  /** Time at which this attempt began to answer. */
  begunAt: Date;
  /** Messages before this one, oldest first. */
  history: OwnMessage[];
  /**
   * Messages that the coach has seen before it answers. A whole answer that did not help is among them, below
   * the message, so that the coach finds another one. The safety check reads `history`, because the message
   * would count twice here.
   */
  seen: OwnMessage[];
  message: OwnMessage;
  /** The whole answer that the new one is to replace, if there is one. It stays unless the new one comes to an end. */
  earlier?: OwnMessage;
  /** The answer, if there is one already. */
  reply: OwnMessage | undefined;
}

/** What was written in answer to a message. */
export interface Written {
  source: MessageSource;
  text: string;
  /** Whether it was stopped or broke off before its end. */
  cutOff: boolean;
}

/** An answer with all that is stored with it. */
export interface Reply extends Written {
  id: string;
  /** Judgement of a model, to be stored with the message. */
  judged: Judgement | null;
  /** Number of calls to providers that were not made because the answer is a fixed text. They are counted as well. */
  unmadeCalls: number;
}

/** Stores each message and its answer once and in order, whatever the number of processes and attempts. */
@Injectable()
export class ExchangesService {
  constructor(
    private readonly conversations: ConversationsRepository,
    private readonly findings: ConversationFindings,
    private readonly leases: LeasesRepository,
    private readonly waitingLine: WaitingLine,
    private readonly transactions: Transactions,
    private readonly intake: MessageIntake,
    private readonly limits: DailyLimits,
  ) {}

  /**
   * Stores the actor's message as soon as the coach has finished answering in the conversation. If none is
   * named, it creates one.
   * @param signal ends the wait, with nothing stored
   * @throws DomainError `conversation_not_found`, `still_answering`, `daily_limit`
   */
  begin(actor: Actor, input: ChatDto, signal: AbortSignal): Promise<Exchange> {
    const { userId, idempotencyKey } = actor;
    const id = idempotencyKey === undefined ? uuidv7() : uuidv5(idempotencyKey, userId);
    return this.waitingLine.whenFree({ id, userId, signal }, () => this.attempt(actor, input));
  }

  /**
   * Stores the answer, unless it is the earlier one, and a model's judgement with the message.
   * @throws DomainError `conversation_not_found` when it was deleted meanwhile, `still_answering` when
   * another attempt has taken over
   */
  async finish(actor: Actor, exchange: Exchange, reply: Reply): Promise<void> {
    const { conversationId, userId, attempt } = exchange;
    // This check keeps `writeAs` from creating a key for someone who has been deleted meanwhile.
    if (!(await this.renew(exchange))) throw await this.whyLost(exchange);
    const isStored = await this.transactions.writeAs(userId, async (work) => {
      if (!(await this.leases.giveBack(work.transaction, conversationId, attempt))) return false;
      if (reply.id !== exchange.earlier?.id) await this.addReply(work, exchange, reply);
      if (reply.judged) await this.findings.add(work, actor, exchange, reply.judged);
      await this.limits.countUnmade(work.transaction, exchange, reply.unmadeCalls);
      return true;
    });
    if (!isStored) throw await this.whyLost(exchange);
  }

  /**
   * Leaves the message without an answer. A repeated request answers it.
   * @throws DomainError like `finish`
   */
  async abandon(exchange: Exchange): Promise<void> {
    const { conversationId, attempt } = exchange;
    const isOurs = await this.transactions.run((transaction) =>
      this.leases.giveBack(transaction, conversationId, attempt),
    );
    if (!isOurs) throw await this.whyLost(exchange);
  }

  /**
   * Renews the lease of the conversation. @returns false when it no longer exists, or another attempt has
   * taken over
   */
  renew({ conversationId, attempt }: Exchange): Promise<boolean> {
    return this.leases.renew(conversationId, attempt);
  }

  private async addReply(work: Work, exchange: Exchange, { id, text, source, cutOff }: Reply): Promise<void> {
    const { conversationId, userId, messageId, replaces } = exchange;
    if (replaces !== undefined)
      await this.conversations.removeReply(work.transaction, conversationId, replaces);
    await this.conversations.addMessage(work, userId, {
      id,
      conversationId,
      role: 'assistant',
      content: text,
      source,
      // The time until the end would show whether a provider wrote it, and thereby who is in danger.
      createdAt: exchange.begunAt,
      replyTo: messageId,
      cutOff,
    });
  }

  private async whyLost({ conversationId, userId }: Exchange): Promise<DomainError> {
    const state = await this.leases.stateOf(conversationId, userId);
    return state === 'not_found' ? conversationNotFound() : stillAnswering();
  }

  private async attempt(actor: Actor, input: ChatDto): Promise<Exchange> {
    const attempt = uuidv7();
    const subject = coachingRpc.conversations.chat;
    const stored = await this.transactions.mutate(actor, subject, input, (work) =>
      this.intake.store(work, actor, input, attempt),
    );
    if (stored.attempt !== attempt) return this.resume(actor.userId, stored, attempt);
    const exchange = await this.read(actor.userId, stored, attempt);
    if (exchange.reply) await this.abandon(exchange);
    return exchange;
  }

  /** Continues with a message that an earlier attempt has stored, unless it has its answer already. */
  private async resume(userId: string, stored: Stored, attempt: string): Promise<Exchange> {
    const found = await this.read(userId, stored, attempt);
    if (found.reply) return found;
    const isBeyondLimits = await this.takeUp(found);
    const exchange = await this.read(userId, { ...stored, isBeyondLimits }, attempt);
    // The answer was stored between the first look and the lease.
    if (exchange.reply) await this.abandon(exchange);
    return exchange;
  }

  /**
   * Leases the conversation for a message that is stored already.
   * @returns whether the message goes beyond the limits by now
   */
  private takeUp(exchange: Exchange): Promise<boolean> {
    const { conversationId: id, userId, attempt, message } = exchange;
    return this.transactions.run(async (transaction) => {
      if (!(await this.leases.tryLockPerson(transaction, userId))) throw new Contended();
      const taken = await this.leases.take(transaction, { id, userId, attempt, now: new Date() });
      if (taken !== 'taken') throw new Busy(id);
      const findings = message.findings ?? undefined;
      return this.intake.checkLimits(transaction, {
        ...exchange,
        text: message.content,
        ...(findings && { findings }),
      });
    });
  }

  private async read(
    userId: string,
    { conversationId, messageId, isBeyondLimits, replaces }: Stored,
    attempt: string,
  ): Promise<Exchange> {
    const messages = await this.conversations.listMessages({ id: conversationId, userId });
    const message = messages.find(({ id }) => id === messageId);
    if (!message) throw conversationNotFound();
    const replaced = messages.find(({ id }) => id === replaces);
    const earlier = replaced && isWhole(replaced) ? replaced : undefined;
    const before = messages.filter(({ position }) => position < message.position);
    return {
      conversationId,
      messageId,
      userId,
      attempt,
      begunAt: new Date(),
      isBeyondLimits,
      ...(replaced && { replaces: replaced.id }),
      message,
      history: before,
      seen: earlier ? [...before, message, earlier] : before,
      ...(earlier && { earlier }),
      reply: messages.find(({ id, replyTo }) => replyTo === messageId && id !== replaced?.id),
    };
  }
}
