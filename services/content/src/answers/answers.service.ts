import { type Actor, ownerIdOf, partnerIdOf } from '@anew/contracts/actor';
import {
  type AnsweredPrompt,
  type AnswerReceipt,
  type OwnAnswer,
  type TodaysPrompt,
} from '@anew/contracts/content/answers';
import type { AnswerPromptDto, PromptRefDto, ReplyToAnswerDto } from '@anew/contracts/content/dto';
import { contentRpc } from '@anew/contracts/content/rpc';
import { contentEvents } from '@anew/contracts/events/map';
import { type ListPage, PAGE_LIMIT, type PageDto } from '@anew/contracts/list-page';
import { pageOf } from '@anew/persistence/cursor';
import { holdUnlessErased } from '@anew/persistence/encryption/authors';
import { Outbox } from '@anew/persistence/outbox/outbox';
import { Transactions, type Work } from '@anew/persistence/transactions';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { ChoicesRepository } from '../choices/choices.repository.js';
import { ChoicesService } from '../choices/choices.service.js';
import { dayOf, openDays } from '../choices/couple-day.js';
import type { DailyChoiceEntity } from '../choices/daily-choice.entity.js';
import type { AnswerEntity } from './answer.entity.js';
import {
  anotherTaken,
  answersOpen,
  answersSealed,
  questionAnswered,
  questionNotFound,
  replySent,
} from './answers.errors.js';
import { presentAnswered, presentTodays } from './answers.presenter.js';
import { AnswersRepository, type QuestionOf } from './answers.repository.js';
import { areOpen, isAnswered, isForPartner, partnersAmong, type Reader } from './answers.rules.js';

/** A question that can be answered and is locked until the transaction ends, with everything said to it. */
interface OpenQuestion {
  choice: DailyChoiceEntity;
  said: AnswerEntity[];
  own: AnswerEntity | null;
}

/** Handles the couple's question of the day. Each partner reads the other's answer once both have answered. */
@Injectable()
export class AnswersService {
  constructor(
    private readonly choices: ChoicesService,
    private readonly choicesRepository: ChoicesRepository,
    private readonly answers: AnswersRepository,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
  ) {}

  /** Question of the couple on the caller's day, with what the two have said to it. */
  async today(actor: Actor): Promise<TodaysPrompt> {
    const choice = await this.choices.ofToday(actor, 'prompt');
    const [prompt, said] = await Promise.all([
      this.answers.getPrompt(choice.itemId),
      this.answers.listOf(questionOf(choice)),
    ]);
    const open = await this.answers.openerFor(said.map(({ userId }) => userId));
    return presentTodays({ choice, prompt, said }, readerOf(actor), open);
  }

  /**
   * Replaces today's question for both partners, once a day. A pass for the first question does not count for the second.
   * @throws DomainError `another_taken` or `question_answered`
   */
  async another(actor: Actor): Promise<TodaysPrompt> {
    const first = await this.choices.ofToday(actor, 'prompt');
    const next = await this.choices.drawAnother(actor, first);
    const [prompt, open] = [await this.answers.getPrompt(next.itemId), await this.answers.openerFor([])];
    return this.transactions.mutate(actor, contentRpc.prompts.another, {}, async (work) => {
      const { transaction } = work;
      const choice = await this.choicesRepository.lock(transaction, first);
      if (!choice) throw questionNotFound();
      if (choice.replacedItemId !== null) throw anotherTaken();
      const said = await this.answers.listOf(questionOf(choice), transaction);
      if (isAnswered(said, readerOf(actor))) throw questionAnswered();
      await this.answers.forgetPasses(transaction, questionOf(choice));
      const passes = said.filter(({ userId, answer }) => answer === null && actor.memberIds.includes(userId));
      await this.tellWithdrawn(transaction, passes);
      const replaced = await this.choicesRepository.replace(transaction, choice, next);
      work.announce('question');
      return presentTodays({ choice: replaced, prompt, said: [] }, readerOf(actor), open);
    });
  }

  /**
   * Saves the actor's answer for the partner of now, or changes it until both have answered. The receipt leaves out the
   * partner's words: receipts are stored for repeated requests under the actor's key, and would outlive the partner's.
   * @throws DomainError `not_found` or `answers_open`
   */
  answer(actor: Actor, input: AnswerPromptDto): Promise<AnswerReceipt> {
    return this.transactions.mutate(actor, contentRpc.prompts.answer, input, async (work) => {
      const writer = await this.writerOf(work.transaction, actor);
      const question = await this.findOpen(work.transaction, actor, writer, input.promptId);
      await this.say(work, writer, question, input.text);
      // The partner sees that there is an answer for them, and not how often it is changed.
      if (question.own?.answer && isForPartner(question.own, writer)) work.announceToSelf('question');
      else work.announce('question');
      return { opened: Boolean(partnersAmong(question.said, writer)?.answer) };
    });
  }

  /**
   * Records that the actor does not answer. They may still answer later.
   * @throws DomainError `not_found`, `answers_open` or `question_answered`
   */
  pass(actor: Actor, input: PromptRefDto): Promise<null> {
    return this.transactions.mutate(actor, contentRpc.prompts.pass, input, async (work) => {
      const writer = await this.writerOf(work.transaction, actor);
      const question = await this.findOpen(work.transaction, actor, writer, input.promptId);
      if (question.own?.answer) throw questionAnswered();
      await this.say(work, writer, question, null);
      work.announce('question');
      return null;
    });
  }

  /**
   * Saves the actor's one reply to the partner's answer. If a question came twice, it goes with the newest answers.
   * @throws DomainError `not_found`, `answers_sealed` or `reply_sent`
   */
  reply(actor: Actor, input: ReplyToAnswerDto): Promise<null> {
    return this.transactions.mutate(actor, contentRpc.prompts.reply, input, async (work) => {
      const own = await this.answers.lockNewest(work.transaction, actor.userId, input.promptId);
      if (!own) throw questionNotFound();
      const said = await this.answers.listOf(own, work.transaction);
      if (!areOpen(said, readerOf(actor))) throw answersSealed();
      if (own.reply) throw replySent();
      await this.answers.saveReply(work, own, input.text);
      work.announce('question');
      return null;
    });
  }

  /**
   * A page of the questions that the actor has answered, newest first, with the partner's answers that are open.
   * @throws DomainError `validation_failed` when the cursor is none
   */
  async answered(actor: Actor, input: PageDto): Promise<ListPage<AnsweredPrompt>> {
    const reader = readerOf(actor);
    const found = await this.answers.listAnswered(reader.userId, input);
    const [prompts, theirs, open] = await Promise.all([
      this.answers.listPrompts(found.map(({ promptId }) => promptId)),
      this.answers.listFrom(
        reader.partnerId,
        reader.userId,
        found.map(({ day }) => day),
      ),
      this.answers.openerFor([reader.userId, reader.partnerId]),
    ]);
    const listed = found.flatMap((own) => {
      const prompt = prompts.find(({ id }) => id === own.promptId);
      const said = [
        own,
        ...theirs.filter(
          ({ coupleId, day, promptId }) =>
            coupleId === own.coupleId && day === own.day && promptId === own.promptId,
        ),
      ];
      return prompt ? [{ own, shown: presentAnswered({ prompt, own, said }, reader, open) }] : [];
    });
    const { items, next } = pageOf(listed, {
      limit: input.limit ?? PAGE_LIMIT,
      positionOf: ({ own: { createdAt, id } }) => ({ at: createdAt.toISOString(), id }),
      lengthOf: ({ shown: { mine, partner } }) => lengthOf(mine) + lengthOf(partner),
    });
    return { items: items.map(({ shown }) => shown), next };
  }

  /**
   * What somebody has read before a separation may be said anew: nobody reads the old words anymore.
   * @throws DomainError `not_found` or `answers_open`
   */
  private async findOpen(
    transaction: EntityManager,
    actor: Actor,
    writer: Reader,
    promptId: string,
  ): Promise<OpenQuestion> {
    const item = { coupleId: ownerIdOf(actor), kind: 'prompt', itemId: promptId } as const;
    const choice = await this.choicesRepository.lockItem(transaction, item, openDays(dayOf(actor)));
    if (!choice) throw questionNotFound();
    const said = await this.answers.listOf(questionOf(choice), transaction);
    if (areOpen(said, writer)) throw answersOpen();
    return { choice, said, own: said.find(({ userId }) => userId === actor.userId) ?? null };
  }

  /**
   * The actor with the partner who may read what they write. The gateway may take somebody for the partner for a minute
   * after they were erased, and no row may name them. Call this before rows are locked.
   */
  private async writerOf(transaction: EntityManager, actor: Actor): Promise<Reader> {
    const reader = readerOf(actor);
    const isGone = reader.partnerId !== null && !(await holdUnlessErased(transaction, reader.partnerId));
    return isGone ? { ...reader, partnerId: null } : reader;
  }

  /** Withdraws passes for a question that is about to be replaced where others have heard of them. */
  private async tellWithdrawn(transaction: EntityManager, passes: readonly AnswerEntity[]): Promise<void> {
    for (const { userId, coupleId, day } of passes)
      await this.outbox.append(transaction, contentEvents.passWithdrawn, { userId, coupleId, day });
  }

  private async say(
    work: Work,
    writer: Reader,
    { choice, own }: OpenQuestion,
    text: string | null,
  ): Promise<void> {
    const { userId, partnerId } = writer;
    const question = questionOf(choice);
    const id = own?.id ?? uuidv7();
    await this.answers.save(work, { ...question, id, userId, partnerId, text, at: nowOf(writer) });
    if (own && (own.answer !== null || text === null)) return;
    const deed = text === null ? 'pass' : 'answer';
    const { coupleId, day } = question;
    const another = choice.replacedItemId !== null;
    await this.outbox.append(work.transaction, contentEvents.deedDone, {
      userId,
      coupleId,
      deed,
      day,
      another,
    });
  }
}

/** Characters of someone's answer and reply. */
const lengthOf = (said: Partial<Pick<OwnAnswer, 'text' | 'reply'>> | null): number =>
  (said?.text?.length ?? 0) + (said?.reply?.length ?? 0);

const questionOf = ({ coupleId, day, itemId: promptId }: DailyChoiceEntity): QuestionOf => ({
  coupleId,
  day,
  promptId,
});

function readerOf(actor: Actor): Reader {
  const { userId, togetherSince } = actor;
  return { userId, partnerId: partnerIdOf(actor), since: togetherSince ? new Date(togetherSince) : null };
}

/** The present time, or that at which the two became a couple where the clock of this process is behind. */
const nowOf = ({ since }: Reader): Date => new Date(Math.max(Date.now(), since?.getTime() ?? 0));
