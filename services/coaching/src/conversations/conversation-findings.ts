import { analyze, type Findings } from '@anew/coach-safety/findings';
import type { Judgement } from '@anew/coach-safety/judgement';
import { isDelicate, lastSaidBy } from '@anew/coach-safety/safety';
import type { Actor } from '@anew/contracts/actor';
import { Transactions, type Work } from '@anew/persistence/transactions';
import { Injectable } from '@nestjs/common';
import { ConversationsRepository, type OwnMessage } from './conversations.repository.js';
import { titleByDate } from './title.rules.js';

/** Number of old conversations that are scanned at a time. */
const MOST_AT_ONCE = 20;

/** Stores the safety check's findings with each message, and replaces a title that would reveal a danger. */
@Injectable()
export class ConversationFindings {
  constructor(
    private readonly conversations: ConversationsRepository,
    private readonly transactions: Transactions,
  ) {}

  /** Scans messages that were written before findings were stored, a few conversations at a time. */
  async catchUp(actor: Actor): Promise<void> {
    for (const id of await this.conversations.listUnscanned(actor.userId, MOST_AT_ONCE))
      await this.transactions.writeAs(actor.userId, async (work) => {
        const messages = await this.conversations.listMessages(
          { id, userId: actor.userId },
          work.transaction,
        );
        await this.complete(work, actor, messages);
      });
  }

  /** The messages of a conversation with the findings of each. Missing findings are computed and stored. */
  async complete(work: Work, actor: Actor, messages: readonly OwnMessage[]): Promise<OwnMessage[]> {
    const completed: OwnMessage[] = [];
    let isChanged = false;
    for (const message of messages) {
      const isMissing = message.role === 'user' && !message.findings;
      const findings = isMissing ? analyze(message.content, lastSaidBy(completed)) : message.findings;
      if (isMissing && findings)
        await this.conversations.saveFindings(work, actor.userId, message.id, findings);
      isChanged ||= isMissing;
      completed.push({ ...message, findings: findings ?? null });
    }
    if (isChanged && isDelicate(completed)) await this.hideTitle(work, actor, completed);
    return completed;
  }

  /**
   * Replaces the title if the message that follows these is the first sign of danger. Call it before that
   * message is stored.
   */
  async heed(
    work: Work,
    actor: Actor,
    messages: readonly OwnMessage[],
    next: { content: string; findings: Findings },
  ): Promise<void> {
    if (messages.length === 0 || isDelicate(messages)) return;
    const turn = { role: 'user' as const, source: null, ...next };
    if (isDelicate([...messages, turn])) await this.hideTitle(work, actor, messages);
  }

  /** Stores a model's judgement with a message. It may be the first sign of danger. */
  async add(
    work: Work,
    actor: Actor,
    { history, message }: { history: readonly OwnMessage[]; message: OwnMessage },
    judged: Judgement,
  ): Promise<void> {
    if (!message.findings) return;
    const findings = { ...message.findings, judged };
    await this.conversations.saveFindings(work, actor.userId, message.id, findings);
    const messages = [...history, message];
    if (isDelicate(messages) || !isDelicate([...history, { ...message, findings }])) return;
    await this.hideTitle(work, actor, messages);
  }

  private async hideTitle(
    work: Work,
    { userId, timeZone }: Actor,
    [first]: readonly OwnMessage[],
  ): Promise<void> {
    if (!first) return;
    const title = titleByDate(first.createdAt, timeZone);
    await this.conversations.retitle(work, userId, first.conversationId, title);
  }
}
