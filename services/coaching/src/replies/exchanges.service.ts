import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import type { Actor } from '@anew/contracts/actor';
import type { ChatDto } from '@anew/contracts/coaching/dto';
import { coachingRpc } from '@anew/contracts/coaching/rpc';
import type { MessageSource } from '@anew/contracts/coaching/views';
import type { DomainError } from '@anew/contracts/errors';
import { UNAVAILABLE_ERROR } from '@anew/messaging/wire-error';
import { Vault } from '@anew/persistence/encryption/vault';
import { Transactions } from '@anew/persistence/transactions';
import {
  conversationNotFound,
  dailyLimitReached,
  stillAnswering,
} from '../conversations/conversations.errors.js';
import { ConversationsRepository, type OwnMessage } from '../conversations/conversations.repository.js';
import { titleFrom } from '../conversations/title.rules.js';
import { judge } from '../safety/safety.js';
import { DailyLimit } from './daily-limit.js';
import { LeasesRepository } from './leases.repository.js';

/** How long a message waits for the answer to the one before it. */
const PATIENCE_MS = 45_000;
const RETRY_MS = 150;

/** Where a user's message is stored, and which attempt stored it. */
interface Stored {
  conversationId: string;
  messageId: string;
  attempt: string;
}

/** A user's message, stored, and the conversation held for its answer. */
export interface Exchange extends Stored {
  userId: string;
  /** What was said before it, oldest first. */
  history: OwnMessage[];
  message: OwnMessage;
  /** The answer, where it has been given already. */
  reply: OwnMessage | undefined;
}

export interface Reply {
  id: string;
  text: string;
  source: MessageSource;
  cutOff: boolean;
}

/** Another attempt has the conversation. */
class Busy extends Error {
  constructor(readonly conversationId: string) {
    super();
  }
}

/** Takes a message in and its answer down, in order and once each, however many processes and attempts there are. */
@Injectable()
export class ExchangesService {
  constructor(
    private readonly conversations: ConversationsRepository,
    private readonly leases: LeasesRepository,
    private readonly limit: DailyLimit,
    private readonly transactions: Transactions,
    private readonly vault: Vault,
  ) {}

  /**
   * Stores the actor's message, in a new conversation when none is named, once the coach has finished answering there.
   * @param signal ends the wait, with nothing stored
   * @throws DomainError `conversation_not_found`, `still_answering`, `daily_limit`
   */
  async begin(actor: Actor, input: ChatDto, signal: AbortSignal): Promise<Exchange> {
    const giveUpAt = Date.now() + PATIENCE_MS;
    for (;;) {
      try {
        return await this.attempt(actor, input);
      } catch (error) {
        if (!(error instanceof Busy)) throw error;
        await this.untilFree(error.conversationId, actor.userId, giveUpAt, signal);
      }
    }
  }

  /**
   * Stores the answer.
   * @throws DomainError `conversation_not_found` when it was deleted meanwhile, `still_answering` when another
   *   attempt has taken over
   */
  async finish(exchange: Exchange, reply: Reply): Promise<void> {
    const { conversationId, userId, attempt, messageId } = exchange;
    // Nothing is made for somebody who has been deleted meanwhile, not even a key.
    if (!(await this.renew(exchange))) throw await this.whyLost(exchange);
    await this.vault.prepareFor(userId);
    const isStored = await this.transactions.run(async (transaction) => {
      if (!(await this.leases.giveBack(transaction, conversationId, attempt))) return false;
      await this.conversations.addMessage(transaction, userId, {
        id: reply.id,
        conversationId,
        role: 'assistant',
        content: reply.text,
        source: reply.source,
        createdAt: new Date(),
        replyTo: messageId,
        cutOff: reply.cutOff,
      });
      return true;
    });
    if (!isStored) throw await this.whyLost(exchange);
  }

  /**
   * Leaves the message without an answer; asking again answers it.
   * @throws DomainError like `finish`
   */
  async abandon(exchange: Exchange): Promise<void> {
    const { conversationId, attempt } = exchange;
    const isOurs = await this.transactions.run((transaction) =>
      this.leases.giveBack(transaction, conversationId, attempt),
    );
    if (!isOurs) throw await this.whyLost(exchange);
  }

  /** Keeps the conversation. @returns false when it is no longer there, or another attempt has taken over */
  renew({ conversationId, attempt }: Exchange): Promise<boolean> {
    return this.leases.renew(conversationId, attempt);
  }

  private async whyLost({ conversationId, userId }: Exchange): Promise<DomainError> {
    const state = await this.leases.stateOf(conversationId, userId);
    return state === 'not_found' ? conversationNotFound() : stillAnswering();
  }

  private async untilFree(
    conversationId: string,
    userId: string,
    giveUpAt: number,
    signal: AbortSignal,
  ): Promise<void> {
    for (;;) {
      if (signal.aborted) throw UNAVAILABLE_ERROR;
      if (Date.now() > giveUpAt) throw stillAnswering();
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
      const state = await this.leases.stateOf(conversationId, userId);
      if (state === 'not_found') throw conversationNotFound();
      if (state === 'free') return;
    }
  }

  private async attempt(actor: Actor, input: ChatDto): Promise<Exchange> {
    const attempt = uuidv7();
    const subject = coachingRpc.conversations.chat;
    const stored = await this.transactions.mutate(actor, subject, input, (transaction) =>
      this.store(transaction, actor.userId, input, attempt),
    );
    const isRepeat = stored.attempt !== attempt;
    return isRepeat ? this.resume(actor.userId, stored, attempt) : this.read(actor.userId, stored, attempt);
  }

  /** Goes on with a message that an earlier attempt has stored, unless it has its answer. */
  private async resume(userId: string, stored: Stored, attempt: string): Promise<Exchange> {
    const seen = await this.read(userId, stored, attempt);
    if (seen.reply) return seen;
    await this.takeUp(seen);
    const exchange = await this.read(userId, stored, attempt);
    // The answer came between the look and the taking.
    if (exchange.reply) await this.abandon(exchange);
    return exchange;
  }

  private takeUp({ conversationId: id, userId, attempt }: Exchange): Promise<void> {
    return this.transactions.run(async (transaction) => {
      const taken = await this.leases.take(transaction, { id, userId, attempt, now: new Date() });
      if (taken !== 'taken') throw new Busy(id);
    });
  }

  private async read(
    userId: string,
    { conversationId, messageId }: Stored,
    attempt: string,
  ): Promise<Exchange> {
    const messages = await this.conversations.listMessages({ id: conversationId, userId });
    const message = messages.find(({ id }) => id === messageId);
    if (!message) throw conversationNotFound();
    return {
      conversationId,
      messageId,
      userId,
      attempt,
      message,
      history: messages.filter(({ position }) => position < message.position),
      reply: messages.find(({ replyTo }) => replyTo === messageId),
    };
  }

  private async store(
    transaction: EntityManager,
    userId: string,
    input: ChatDto,
    attempt: string,
  ): Promise<Stored> {
    const now = new Date();
    const { conversationId = uuidv7(), message } = input;
    if (input.conversationId === undefined)
      await this.conversations.add(transaction, {
        id: conversationId,
        userId,
        title: titleFrom(message),
        updatedAt: now,
      });
    const taken = await this.leases.take(transaction, { id: conversationId, userId, attempt, now });
    if (taken === 'not_found') throw conversationNotFound();
    if (taken === 'busy') throw new Busy(conversationId);
    const history = await this.conversations.listMessages({ id: conversationId, userId }, transaction);
    const last = history.at(-1);
    // Sent again because no answer came: it is the same message.
    if (last?.role === 'user' && last.content === message)
      return { conversationId, messageId: last.id, attempt };
    await this.refuseBeyondLimit(transaction, userId, history, message);
    const messageId = await this.add(transaction, userId, { conversationId, message, now });
    return { conversationId, messageId, attempt };
  }

  /** Whoever may be in danger is never turned away. */
  private async refuseBeyondLimit(
    transaction: EntityManager,
    userId: string,
    history: readonly OwnMessage[],
    message: string,
  ): Promise<void> {
    const seconds = await this.limit.wait(transaction, userId, new Date());
    if (seconds > 0 && judge(history, message).kind === 'clear') throw dailyLimitReached(seconds);
  }

  private async add(
    transaction: EntityManager,
    userId: string,
    { conversationId, message, now }: { conversationId: string; message: string; now: Date },
  ): Promise<string> {
    const id = uuidv7();
    await this.conversations.addMessage(transaction, userId, {
      id,
      conversationId,
      role: 'user',
      content: message,
      source: null,
      createdAt: now,
      replyTo: null,
      cutOff: false,
    });
    await this.limit.count(transaction, userId, now);
    return id;
  }
}
