import { analyze, type Findings } from '@anew/coach-safety/findings';
import { isDelicate, judge, lastSaidBy } from '@anew/coach-safety/safety';
import type { Actor } from '@anew/contracts/actor';
import type { ChatDto } from '@anew/contracts/coaching/dto';
import type { Work } from '@anew/persistence/transactions';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { ConversationFindings } from '../conversations/conversation-findings.js';
import { conversationNotFound } from '../conversations/conversations.errors.js';
import { ConversationsRepository, type OwnMessage } from '../conversations/conversations.repository.js';
import { titleByDate, titleFrom } from '../conversations/title.rules.js';
import { Allowance } from './allowance.js';
import { DailyLimits } from './daily-limits.js';
import { LeasesRepository } from './leases.repository.js';
import { Busy, Contended } from './waiting-line.js';

/** Location of a stored message of a user, and the attempt that stored it. */
export interface Stored {
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

/** A message with the messages before it. */
interface Asked {
  userId: string;
  conversationId: string;
  history: readonly OwnMessage[];
  text: string;
  findings?: Findings;
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

interface AskedAgain extends Answered {
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

/** The last message, if it is this text of the user, which never got an answer. */
function unansweredLast(history: readonly OwnMessage[], text: string): OwnMessage | null {
  const last = history.at(-1);
  return last?.role === 'user' && last.content === text ? last : null;
}

/** Title of a new conversation. A first message that may reveal a danger is not used. */
function firstTitle(message: string, findings: Findings, now: Date, timeZone: string): string {
  const turn = { role: 'user' as const, content: message, source: null, findings };
  return isDelicate([turn]) ? titleByDate(now, timeZone) : titleFrom(message);
}

/** Takes a user's message into its conversation: a new one, one sent again, or one to be answered anew. */
@Injectable()
export class MessageIntake {
  constructor(
    private readonly conversations: ConversationsRepository,
    private readonly findings: ConversationFindings,
    private readonly leases: LeasesRepository,
    private readonly limits: DailyLimits,
    private readonly allowance: Allowance,
  ) {}

  /**
   * Stores the message and leases its conversation for the answer. If the input names no conversation, it
   * creates one.
   * @throws DomainError `conversation_not_found`, `daily_limit`, `still_answering`, `quota_reached`
   * @throws Busy or Contended, after which it is tried again
   */
  async store(work: Work, actor: Actor, input: ChatDto, attempt: string): Promise<Stored> {
    const { transaction } = work;
    const { userId } = actor;
    const now = new Date();
    const { conversationId = uuidv7(), message } = input;
    if (!(await this.leases.tryLockPerson(transaction, userId))) throw new Contended();
    const first = input.conversationId === undefined ? analyze(message) : null;
    if (first) await this.addConversation(work, actor, { conversationId, message, findings: first, now });
    const taken = await this.leases.take(transaction, { id: conversationId, userId, attempt, now });
    if (taken === 'not_found') throw conversationNotFound();
    if (taken === 'busy') throw new Busy(conversationId);
    const earlier = await this.conversations.listMessages({ id: conversationId, userId }, transaction);
    const history = await this.findings.complete(work, actor, earlier);
    const askedAgain = input.again ? answeredLast(history, message) : null;
    if (askedAgain) return this.answerAnew(work, userId, { ...askedAgain, history, conversationId, attempt });
    const findings = first ?? analyze(message, lastSaidBy(history));
    const asked = { userId, conversationId, history, text: message, findings };
    const isBeyondLimits = await this.checkLimits(transaction, asked);
    // A message that is sent again because no answer came is not stored twice.
    const sentBefore = unansweredLast(history, message);
    if (sentBefore) return { conversationId, messageId: sentBefore.id, attempt, isBeyondLimits };
    await this.findings.heed(work, actor, history, { content: message, findings });
    const messageId = await this.addMessage(work, userId, { conversationId, message, findings, now });
    return { conversationId, messageId, attempt, isBeyondLimits };
  }

  /** An answer to somebody in danger is not replaced; they get it again. */
  private async answerAnew(
    { transaction }: Work,
    userId: string,
    { question, answer, history, conversationId, attempt }: AskedAgain,
  ): Promise<Stored> {
    const isBeyondLimits = await this.checkLimits(transaction, {
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
   * Refuses a message that exceeds what its writer may use. Someone who may be in danger is never refused, but is
   * then answered without a provider.
   * @returns whether such a message was let through beyond the limits
   * @throws DomainError `daily_limit`, `still_answering`, `quota_reached`
   */
  async checkLimits(
    transaction: EntityManager,
    { userId, conversationId, history, text, findings }: Asked,
  ): Promise<boolean> {
    const obstacle = await this.allowance.obstacle(transaction, userId, conversationId);
    if (!obstacle) return false;
    if (judge(history, text, findings).kind !== 'clear') return true;
    throw obstacle;
  }

  private addConversation(
    work: Work,
    { userId, timeZone }: Actor,
    { conversationId, message, findings, now }: NewMessage,
  ): Promise<void> {
    const title = firstTitle(message, findings, now, timeZone);
    return this.conversations.add(work, { id: conversationId, userId, title, updatedAt: now });
  }

  private async addMessage(
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
