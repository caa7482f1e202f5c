import { Injectable } from '@nestjs/common';
import { analyze, type Findings } from '@anew/coach-safety/findings';
import type { Judgement } from '@anew/coach-safety/judgement';
import { isDelicate, lastSaidBy } from '@anew/coach-safety/safety';
import type { Actor } from '@anew/contracts/actor';
import { Transactions, type Work } from '@anew/persistence/transactions';
import { ConversationsRepository, type OwnMessage } from './conversations.repository.js';
import { titleByDate } from './title.rules.js';

/** Old conversations that are read through at once. */
const MOST_AT_ONCE = 20;

/** Keeps what the safety check finds with each message, and takes a title away that gives its writer away. */
@Injectable()
export class ConversationFindings {
  constructor(
    private readonly conversations: ConversationsRepository,
    private readonly transactions: Transactions,
  ) {}

  /** Reads through what was written before findings were kept, a few conversations each time. */
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

  /** The messages of a conversation, none without findings; those that were without are kept with them now. */
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

  /** To be called with a message that comes after these: the first sign of danger takes the title away. */
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

  /** Keeps with a message what a model made of it, which may be the first sign of danger. */
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
