import type { Actor } from '@anew/contracts/actor';
import { assessmentRpc } from '@anew/contracts/assessment/rpc';
import type { Talks } from '@anew/contracts/assessment/talks';
import type { MoveTalkDto, StartTalkDto } from '@anew/contracts/assessment/talks-dto';
import { Transactions } from '@anew/persistence/transactions';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { CouplesRepository } from '../couples/couples.repository.js';
import { RoundsRepository } from '../rounds/rounds.repository.js';
import { type Pair, pairOf } from '../rounds/rounds.rules.js';
import type { TalkEntity } from './talk.entity.js';
import { partnerRequired, talkNotFound, talkNotOffered, talkOpen } from './talks.errors.js';
import { presentTalks } from './talks.presenter.js';
import { TalksRepository } from './talks.repository.js';
import { areasOffered, begun, isForgotten, moved } from './talks.rules.js';

/**
 * Guided talks to which a couple's results lead. Both partners see the same talk and either may move it, on one
 * device or on both.
 */
@Injectable()
export class TalksService {
  constructor(
    private readonly talks: TalksRepository,
    private readonly rounds: RoundsRepository,
    private readonly couples: CouplesRepository,
    private readonly transactions: Transactions,
  ) {}

  async current({ memberIds }: Actor): Promise<Talks> {
    const now = new Date();
    const pair = pairOf(memberIds);
    if (!pair) return presentTalks([], [], null, now);
    const [newest, talked, open] = await Promise.all([
      this.rounds.findNewestScored(pair),
      this.talks.listTalked(pair),
      this.talks.findOpen(pair),
    ]);
    const isGoingOn = open !== null && !isForgotten(open, now);
    return presentTalks(newest ? areasOffered(newest.results) : [], talked, isGoingOn ? open : null, now);
  }

  /**
   * Begins a talk for both partners. In the area of the talk that is going on, this changes nothing.
   * @throws DomainError `partner_required`, `not_found`, `talk_not_offered` or `talk_open`
   */
  async start(actor: Actor, input: StartTalkDto): Promise<Talks> {
    const pair = pairOf(actor.memberIds);
    if (!pair) throw partnerRequired();
    if (!pair.includes(input.firstSpeaker)) throw talkNotFound();
    const newest = await this.rounds.findNewestScored(pair);
    if (!newest || !areasOffered(newest.results).includes(input.area)) throw talkNotOffered();
    await this.transactions.mutate(
      actor,
      assessmentRpc.talks.start,
      input,
      async ({ transaction, announce }) => {
        await this.begin(transaction, pair, input);
        announce('talk');
        return null;
      },
    );
    return this.current(actor);
  }

  /**
   * Moves a talk. A talk that has ended stays ended.
   * @throws DomainError `not_found`
   */
  async move(actor: Actor, input: MoveTalkDto): Promise<Talks> {
    await this.transactions.mutate(
      actor,
      assessmentRpc.talks.move,
      input,
      async ({ transaction, announce }) => {
        const talk = await this.lock(transaction, actor, input.id);
        if (talk.endedAt) return null;
        await this.talks.save(transaction, talk, moved(talk, input, new Date()));
        announce('talk');
        return null;
      },
    );
    return this.current(actor);
  }

  /**
   * A talk of the actor and their partner of now, locked until the transaction ends.
   * @throws DomainError `not_found`
   */
  async lock(transaction: EntityManager, { memberIds }: Actor, id: string): Promise<TalkEntity> {
    const pair = pairOf(memberIds);
    const talk = pair && (await this.talks.lock(transaction, pair, id));
    if (!talk) throw talkNotFound();
    return talk;
  }

  private async begin(transaction: EntityManager, pair: Pair, input: StartTalkDto): Promise<void> {
    const now = new Date();
    await this.rounds.lock(transaction, pair);
    if (await this.couples.isAnyErased(transaction, pair)) throw partnerRequired();
    const open = await this.talks.findOpen(pair, transaction);
    if (open && isForgotten(open, now)) await this.talks.save(transaction, open, { ...open, endedAt: now });
    else if (open?.area === input.area) return;
    else if (open) throw talkOpen();
    await this.talks.start(transaction, {
      ...begun(now),
      id: uuidv7(),
      memberIds: pair,
      area: input.area,
      firstSpeaker: input.firstSpeaker,
      startedAt: now,
      agreementRemoved: false,
    });
  }
}
