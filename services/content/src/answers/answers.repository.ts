import { PAGE_LIMIT, type PageDto } from '@anew/contracts/list-page';
import { inBatches } from '@anew/persistence/batches';
import { positionIn } from '@anew/persistence/cursor';
import { eachOrDamaged } from '@anew/persistence/encryption/damaged';
import { type Opener, Vault } from '@anew/persistence/encryption/vault';
import type { Work } from '@anew/persistence/transactions';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, In, IsNull, Not } from 'typeorm';
import { AnswerEntity } from './answer.entity.js';
import { associatedWithAnswer, associatedWithReply } from './associated-data.js';
import { PromptEntity } from './prompt.entity.js';

/** What someone says to a question. Without a text they pass. */
interface Saying extends Pick<AnswerEntity, 'userId' | 'coupleId' | 'day' | 'promptId' | 'partnerId'> {
  id: string;
  text: string | null;
  /** When it is said. */
  at: Date;
}

/** A couple's question of a day. */
export type QuestionOf = Pick<AnswerEntity, 'coupleId' | 'day' | 'promptId'>;

/** Rows that one batch of an export has at most. */
const BATCH = 50;

interface OwnAnswer {
  row: AnswerEntity;
  question: string | null;
}

@Injectable()
export class AnswersRepository {
  constructor(
    private readonly dataSource: DataSource,
    private readonly vault: Vault,
  ) {}

  /**
   * Everything that was said to a couple's question of a day, by earlier partners too. What they said to the question that
   * this one has replaced is not among it.
   */
  listOf(
    { coupleId, day, promptId }: QuestionOf,
    manager = this.dataSource.manager,
  ): Promise<AnswerEntity[]> {
    return manager.findBy(AnswerEntity, { coupleId, day, promptId });
  }

  /** Saves what someone says. A reply to what the other said before goes, because this is said to somebody else or anew. */
  async save({ transaction, seal }: Work, { text, at, ...saying }: Saying): Promise<void> {
    const { id, userId, partnerId } = saying;
    const answer = text === null ? null : seal(userId, associatedWithAnswer(id), text);
    const said = { answer, partnerId, reply: null, updatedAt: at };
    const { affected } = await transaction.update(AnswerEntity, { id }, said);
    if (affected === 0) await transaction.insert(AnswerEntity, { ...saying, ...said, createdAt: at });
  }

  async saveReply({ transaction, seal }: Work, { id, userId }: AnswerEntity, text: string): Promise<void> {
    await transaction.update(AnswerEntity, { id }, { reply: seal(userId, associatedWithReply(id), text) });
  }

  /** Deletes the passes for a question that is about to be replaced. */
  async forgetPasses(transaction: EntityManager, { coupleId, day, promptId }: QuestionOf): Promise<void> {
    await transaction.delete(AnswerEntity, { coupleId, day, promptId, answer: IsNull() });
  }

  /** Finds the person's newest answer to a question and locks it until the transaction ends. */
  lockNewest(transaction: EntityManager, userId: string, promptId: string): Promise<AnswerEntity | null> {
    return transaction.findOne(AnswerEntity, {
      where: { userId, promptId, answer: Not(IsNull()) },
      order: { createdAt: 'DESC', id: 'DESC' },
      lock: { mode: 'pessimistic_write' },
    });
  }

  /** Someone's answers behind a cursor, newest first: one more than fits on the page, if there is one. */
  async listAnswered(userId: string, { limit = PAGE_LIMIT, before }: PageDto): Promise<AnswerEntity[]> {
    const query = this.dataSource.manager.createQueryBuilder(AnswerEntity, 'own');
    query.where('own.userId = :userId AND own.answer IS NOT NULL', { userId });
    const behind = positionIn(before);
    if (behind) query.andWhere('(own.createdAt, own.id) < (:at, :id)', behind);
    return query
      .orderBy({ 'own.createdAt': 'DESC', 'own.id': 'DESC' })
      .limit(limit + 1)
      .getMany();
  }

  /** What the partner has said for this person on these days. */
  async listFrom(partnerId: string | null, userId: string, days: string[]): Promise<AnswerEntity[]> {
    if (partnerId === null) return [];
    return this.dataSource.manager.findBy(AnswerEntity, {
      userId: partnerId,
      partnerId: userId,
      day: In(days),
    });
  }

  getPrompt(id: string): Promise<PromptEntity> {
    return this.dataSource.manager.findOneByOrFail(PromptEntity, { id });
  }

  /** Retired questions are found too. */
  listPrompts(ids: string[]): Promise<PromptEntity[]> {
    return this.dataSource.manager.findBy(PromptEntity, { id: In(ids) });
  }

  /** Fetches the keys of these people. */
  openerFor(userIds: (string | null)[]): Promise<Opener> {
    return this.vault.openerFor(userIds.filter((id) => id !== null));
  }

  /** Someone's own answers and passes with their questions, oldest first, read in batches. */
  async *eachOf(userId: string): AsyncGenerator<object> {
    const open = await this.openerFor([userId]);
    const following = (last?: OwnAnswer) => this.listOwn(userId, last?.row);
    yield* eachOrDamaged(inBatches(following), ({ row, question }) => exported(row, question, open));
  }

  private async listOwn(userId: string, last?: AnswerEntity): Promise<OwnAnswer[]> {
    const query = this.dataSource.manager.createQueryBuilder(AnswerEntity, 'own');
    query.where('own.userId = :userId', { userId });
    if (last) query.andWhere('(own.createdAt, own.id) > (:createdAt, :id)', { ...last });
    const rows = await query.orderBy({ 'own.createdAt': 'ASC', 'own.id': 'ASC' }).limit(BATCH).getMany();
    const prompts = await this.listPrompts(rows.map(({ promptId }) => promptId));
    const textOf = (id: string) => prompts.find((prompt) => prompt.id === id)?.text ?? null;
    return rows.map((row) => ({ row, question: textOf(row.promptId) }));
  }

  /** Deletes the person's answers, and their id from the answers that were meant for them. */
  async removeAllOf(transaction: EntityManager, userId: string): Promise<void> {
    await transaction.delete(AnswerEntity, { userId });
    await transaction.update(AnswerEntity, { partnerId: userId }, { partnerId: null });
  }
}

function exported(row: AnswerEntity, question: string | null, open: Opener): object {
  const { id, userId, day, createdAt, answer, reply } = row;
  return {
    day,
    question,
    passed: answer === null,
    answer: answer && open(userId, associatedWithAnswer(id), answer),
    reply: reply && open(userId, associatedWithReply(id), reply),
    createdAt,
  };
}
