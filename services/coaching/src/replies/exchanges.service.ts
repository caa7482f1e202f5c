import { analyze, type Findings } from '@anew/coach-safety/findings';
import type { Judgement } from '@anew/coach-safety/judgement';
import { isDelicate, judge, lastSaidBy } from '@anew/coach-safety/safety';
import type { Actor } from '@anew/contracts/actor';
import type { ChatDto } from '@anew/contracts/coaching/dto';
import { coachingRpc } from '@anew/contracts/coaching/rpc';
import type { MessageSource } from '@anew/contracts/coaching/views';
import type { DomainError } from '@anew/contracts/errors';
import { Transactions, type Work } from '@anew/persistence/transactions';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { v5 as uuidv5, v7 as uuidv7 } from 'uuid';
import { ConversationFindings } from '../conversations/conversation-findings.js';
import { conversationNotFound, stillAnswering } from '../conversations/conversations.errors.js';
import { ConversationsRepository, type OwnMessage } from '../conversations/conversations.repository.js';
import { titleByDate, titleFrom } from '../conversations/title.rules.js';
import { Allowance } from './allowance.js';
import { DailyLimits } from './daily-limits.js';
import { LeasesRepository } from './leases.repository.js';
import { Busy, Contended, Turns } from './turns.js';

/** Location of a stored message of a user, and the attempt that stored it. */
interface Stored {
  conversationId: string;
  messageId: string;
  attempt: string;
  /**
   * Whether the message was accepted beyond the limits because its writer may be in danger. No provider is
   * asked then.
   */
  isBeyondLimits: boolean;
  /** Id of the answer that the new one replaces. It stays until then. */
  replaces?: string;
}

/** A stored message of a user, with a lease of its conversation for the answer. */
export interface Exchange extends Stored {
  userId: string;
  /** Messages before this one, oldest first. */
  history: OwnMessage[];
  message: OwnMessage;
  /** The answer, if there is one already. */
  reply: OwnMessage | undefined;
}

/** A message with the messages before it. */
interface Asked {
  userId: string;
  conversationId: string;
  history: readonly OwnMessage[];
  text: string;
  findings?: Findings;
}

export interface Reply {
  id: string;
  text: string;
  source: MessageSource;
  cutOff: boolean;
  /** Judgement of a model, to be stored with the message. */
  judged: Judgement | null;
}

/** A message of a user that is to be stored. */
interface NewMessage {
  conversationId: string;
  message: string;
  findings: Findings;
  now: Date;
}

/** The last question of a conversation, and the answer to it. */
interface Answered {
  question: OwnMessage;
  answer: OwnMessage;
}

interface Retried extends Answered {
  history: readonly OwnMessage[];
  conversationId: string;
  attempt: string;
}

/** The last question and its answer, if the question has this text. */
function answeredLast(history: readonly OwnMessage[], text: string): Answered | null {
  const [question, answer] = history.slice(-2);
  const isIt = question?.content === text && answer?.replyTo === question.id;
  return question && answer && isIt ? { question, answer } : null;
}

/** Title of a new conversation. A first message that may reveal a danger is not used. */
function firstTitle(message: string, now: Date, timeZone: string): string {
  const turn = { role: 'user' as const, content: message, source: null };
  return isDelicate([turn]) ? titleByDate(now, timeZone) : titleFrom(message);
}

/** Stores each message and its answer once and in order, whatever the number of processes and attempts. */
@Injectable()
export class ExchangesService {
  constructor(
    private readonly conversations: ConversationsRepository,
    private readonly findings: ConversationFindings,
    private readonly leases: LeasesRepository,
    private readonly turns: Turns,
    private readonly limits: DailyLimits,
    private readonly transactions: Transactions,
    private readonly allowance: Allowance,
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
    return this.turns.take({ id, userId, signal }, () => this.attempt(actor, input));
  }

  /**
   * Stores the answer, and a model's judgement with the message.
   * @throws DomainError `conversation_not_found` when it was deleted meanwhile, `still_answering` when
   * another attempt has taken over
   */
  async finish(actor: Actor, exchange: Exchange, reply: Reply): Promise<void> {
    const { conversationId, userId, attempt, messageId } = exchange;
    // This check keeps `writeAs` from creating a key for someone who has been deleted meanwhile.
    if (!(await this.renew(exchange))) throw await this.whyLost(exchange);
    const isStored = await this.transactions.writeAs(userId, async (work) => {
      if (!(await this.leases.giveBack(work.transaction, conversationId, attempt))) return false;
      if (exchange.replaces !== undefined)
        await this.conversations.removeReply(work.transaction, conversationId, exchange.replaces);
      await this.conversations.addMessage(work, userId, {
        id: reply.id,
        conversationId,
        role: 'assistant',
        content: reply.text,
        source: reply.source,
        createdAt: new Date(),
        replyTo: messageId,
        cutOff: reply.cutOff,
      });
      if (reply.judged) await this.findings.add(work, actor, exchange, reply.judged);
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

  private async whyLost({ conversationId, userId }: Exchange): Promise<DomainError> {
    const state = await this.leases.stateOf(conversationId, userId);
    return state === 'not_found' ? conversationNotFound() : stillAnswering();
  }

  private async attempt(actor: Actor, input: ChatDto): Promise<Exchange> {
    const attempt = uuidv7();
    const subject = coachingRpc.conversations.chat;
    const stored = await this.transactions.mutate(actor, subject, input, (work) =>
      this.store(work, actor, input, attempt),
    );
    if (stored.attempt !== attempt) return this.resume(actor.userId, stored, attempt);
    const exchange = await this.read(actor.userId, stored, attempt);
    if (exchange.reply) await this.abandon(exchange);
    return exchange;
  }

  /** Continues with a message that an earlier attempt has stored, unless it has its answer already. */
  private async resume(userId: string, stored: Stored, attempt: string): Promise<Exchange> {
    const seen = await this.read(userId, stored, attempt);
    if (seen.reply) return seen;
    const isBeyondLimits = await this.takeUp(seen);
    const exchange = await this.read(userId, { ...stored, isBeyondLimits }, attempt);
    // The answer was stored between the first look and the lease.
    if (exchange.reply) await this.abandon(exchange);
    return exchange;
  }

  /** @returns whether the message goes beyond the limits by now */
  private takeUp(exchange: Exchange): Promise<boolean> {
    const { conversationId: id, userId, attempt, message } = exchange;
    return this.transactions.run(async (transaction) => {
      if (!(await this.leases.tryPerson(transaction, userId))) throw new Contended();
      const taken = await this.leases.take(transaction, { id, userId, attempt, now: new Date() });
      if (taken !== 'taken') throw new Busy(id);
      const findings = message.findings ?? undefined;
      return this.isBeyondLimits(transaction, {
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
    const before = messages.filter(({ position }) => position < message.position);
    return {
      conversationId,
      messageId,
      userId,
      attempt,
      isBeyondLimits,
      ...(replaced && { replaces: replaced.id }),
      message,
      // The coach sees a whole answer that did not help, so that it finds another one.
      history: replaced && !replaced.cutOff ? [...before, message, replaced] : before,
      reply: messages.find(({ id, replyTo }) => replyTo === messageId && id !== replaced?.id),
    };
  }

  private async store(work: Work, actor: Actor, input: ChatDto, attempt: string): Promise<Stored> {
    const { transaction } = work;
    const { userId } = actor;
    const now = new Date();
    const { conversationId = uuidv7(), message } = input;
    if (!(await this.leases.tryPerson(transaction, userId))) throw new Contended();
    if (input.conversationId === undefined)
      await this.conversations.add(work, {
        id: conversationId,
        userId,
        title: firstTitle(message, now, actor.timeZone),
        updatedAt: now,
      });
    const taken = await this.leases.take(transaction, { id: conversationId, userId, attempt, now });
    if (taken === 'not_found') throw conversationNotFound();
    if (taken === 'busy') throw new Busy(conversationId);
    const earlier = await this.conversations.listMessages({ id: conversationId, userId }, transaction);
    const history = await this.findings.complete(work, actor, earlier);
    const retried = input.again ? answeredLast(history, message) : null;
    if (retried) return this.retry(work, actor.userId, { ...retried, history, conversationId, attempt });
    const findings = analyze(message, lastSaidBy(history));
    const asked = { userId, conversationId, history, text: message, findings };
    const isBeyondLimits = await this.isBeyondLimits(transaction, asked);
    const last = history.at(-1);
    // The person sent the same message again because no answer came, so it is not stored twice.
    if (last?.role === 'user' && last.content === message)
      return { conversationId, messageId: last.id, attempt, isBeyondLimits };
    await this.findings.heed(work, actor, history, { content: message, findings });
    const messageId = await this.add(work, userId, { conversationId, message, findings, now });
    return { conversationId, messageId, attempt, isBeyondLimits };
  }

  /** An answer to somebody in danger is not replaced; they get it again. */
  private async retry(
    { transaction }: Work,
    userId: string,
    { question, answer, history, conversationId, attempt }: Retried,
  ): Promise<Stored> {
    const isBeyondLimits = await this.isBeyondLimits(transaction, {
      userId,
      conversationId,
      history: history.slice(0, -2),
      text: question.content,
      ...(question.findings && { findings: question.findings }),
    });
    const stored = { conversationId, messageId: question.id, attempt, isBeyondLimits };
    if (answer.source === 'safety') return stored;
    await this.limits.countMessage(transaction, userId, new Date());
    return { ...stored, replaces: answer.id };
  }

  /**
   * Whether a message exceeds what its writer may use. Someone who may be in danger is never refused, but is
   * then answered without a provider.
   * @throws DomainError `daily_limit`, `still_answering`, `quota_reached`
   */
  private async isBeyondLimits(
    transaction: EntityManager,
    { userId, conversationId, history, text, findings }: Asked,
  ): Promise<boolean> {
    const obstacle = await this.allowance.obstacle(transaction, userId, conversationId);
    if (!obstacle) return false;
    if (judge(history, text, findings).kind !== 'clear') return true;
    throw obstacle;
  }

  private async add(
    work: Work,
    userId: string,
    { conversationId, message, findings, now }: NewMessage,
  ): Promise<string> {
    const id = uuidv7();
    await this.conversations.addMessage(work, userId, {
      id,
      conversationId,
      role: 'user',
      content: message,
      source: null,
      createdAt: now,
      replyTo: null,
      cutOff: false,
      findings,
    });
    await this.limits.countMessage(work.transaction, userId, now);
    return id;
  }
}
