import { type AssociatedData, Vault } from '@anew/persistence/encryption/vault';
import { lockName } from '@anew/persistence/lock-name';
import type { Work } from '@anew/persistence/transactions';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { anyErased } from '../couples/couples.repository.js';
import type { ScoredCouple } from '../scoring/score-couple.js';
import type { Pair } from './rounds.rules.js';

/** A round that both partners have answered. */
export interface ClosedRound {
  id: string;
  coupleId: string;
  memberIds: Pair;
  number: number;
  closedAt: Date;
  nextFrom: Date;
}

export interface ScoredRound {
  number: number;
  closedAt: Date;
  nextFrom: Date;
  scoredAt: Date;
  seenBy: string[];
  results: ScoredCouple;
}

export interface Proposal {
  proposedBy: string;
  proposedAt: Date;
}

const ROUND =
  'id, couple_id AS "coupleId", member_ids AS "memberIds", number, closed_at AS "closedAt", next_from AS "nextFrom"';

const CLOSE = `
  WITH closed AS (
    INSERT INTO rounds (id, member_ids, number, couple_id, closed_at, next_from)
    VALUES ($1, $2, $3, $4, $5, $6))
  INSERT INTO round_answers (round_id, user_id, responses, submitted_at)
  SELECT $1, user_id, responses, submitted_at FROM responses WHERE user_id = ANY($2::uuid[])`;

/** A round with its sealed results. */
interface SealedRound extends Omit<ScoredRound, 'results'> {
  id: string;
  memberIds: Pair;
  results: Buffer;
}

const SCORED = `
  SELECT r.id, r.member_ids AS "memberIds", r.number, r.closed_at AS "closedAt", r.next_from AS "nextFrom", r.scored_at AS "scoredAt",
         r.seen_by AS "seenBy", s.results
  FROM rounds r JOIN round_results s ON s.round_id = r.id
  WHERE r.member_ids = $1 ORDER BY r.number DESC`;

/** Nobody can propose a round to someone who has been erased. */
const PROPOSE = `
  INSERT INTO proposals (member_ids, proposed_by, proposed_at) SELECT $1::uuid[], $2, $3
  WHERE NOT ${anyErased('$1::uuid[]')}
  ON CONFLICT (member_ids) DO NOTHING`;

const SEE = `
  UPDATE rounds SET seen_by = seen_by || $2::uuid
  WHERE member_ids = $1 AND scored_at IS NOT NULL AND NOT seen_by @> ARRAY[$2::uuid]`;

const BATCH = 200;

const associatedWith = (id: string): AssociatedData => ({
  table: 'round_results',
  column: 'results',
  row: id,
});

@Injectable()
export class RoundsRepository {
  constructor(
    private readonly dataSource: DataSource,
    private readonly vault: Vault,
  ) {}

  /**
   * Prevents others from closing a round with one of these people, and from erasing them, until the
   * transaction ends.
   */
  async lock(transaction: EntityManager, userIds: readonly string[]): Promise<void> {
    for (const userId of [...userIds].sort()) await lockName(transaction, `answers ${userId}`);
  }

  /** Newest closed round of these two, with or without results. */
  async findLast(transaction: EntityManager, pair: Pair): Promise<ClosedRound | null> {
    const [round] = await transaction.query<ClosedRound[]>(
      `SELECT ${ROUND} FROM rounds WHERE member_ids = $1 ORDER BY number DESC LIMIT 1`,
      [pair],
    );
    return round ?? null;
  }

  /** Closes a round with a copy of both partners' latest answers, which never changes afterward. */
  async close(transaction: EntityManager, round: Omit<ClosedRound, 'id'>): Promise<void> {
    const { memberIds, number, coupleId, closedAt, nextFrom } = round;
    await transaction.query(CLOSE, [uuidv7(), memberIds, number, coupleId, closedAt, nextFrom]);
  }

  /** Closed rounds without results. An index contains only these. */
  listDue(): Promise<ClosedRound[]> {
    return this.dataSource.query<ClosedRound[]>(
      `SELECT ${ROUND} FROM rounds WHERE scored_at IS NULL ORDER BY closed_at LIMIT ${BATCH}`,
    );
  }

  /** Milliseconds since the oldest round without results was closed, or 0 without any. */
  async dueAgeMs(): Promise<number> {
    const [row] = await this.dataSource.query<{ closedAt: Date }[]>(
      'SELECT closed_at AS "closedAt" FROM rounds WHERE scored_at IS NULL ORDER BY closed_at LIMIT 1',
    );
    return row ? Math.max(0, Date.now() - row.closedAt.getTime()) : 0;
  }

  listDueOf(userId: string): Promise<ClosedRound[]> {
    return this.dataSource.query<ClosedRound[]>(
      `SELECT ${ROUND} FROM rounds WHERE member_ids @> ARRAY[$1::uuid] AND scored_at IS NULL`,
      [userId],
    );
  }

  async findDue(id: string): Promise<ClosedRound | null> {
    const [round] = await this.dataSource.query<ClosedRound[]>(
      `SELECT ${ROUND} FROM rounds WHERE id = $1 AND scored_at IS NULL`,
      [id],
    );
    return round ?? null;
  }

  /**
   * Stores a round's results. The proposal of a round ends together with this, because ending it earlier
   * would reveal that a partner has answered.
   * @param work is for both partners
   * @returns false if the round has results already or no longer exists
   */
  async saveResults(work: Work, round: ClosedRound, results: ScoredCouple, scoredAt: Date): Promise<boolean> {
    const { transaction } = work;
    const { id, memberIds } = round;
    const [, updated] = await transaction.query<[unknown, number]>(
      'UPDATE rounds SET scored_at = $2 WHERE id = $1 AND scored_at IS NULL',
      [id, scoredAt],
    );
    if (updated === 0) return false;
    await transaction.query('INSERT INTO round_results (round_id, results) VALUES ($1, $2)', [
      id,
      sealed(work, round, results),
    ]);
    await transaction.query('DELETE FROM proposals WHERE member_ids = $1', [memberIds]);
    return true;
  }

  /** Rounds with results, which both partners see, newest first. */
  async listScored(pair: Pair): Promise<ScoredRound[]> {
    return this.opened(await this.dataSource.query<SealedRound[]>(SCORED, [pair]));
  }

  async findNewestScored(pair: Pair): Promise<ScoredRound | null> {
    const [round] = await this.opened(
      await this.dataSource.query<SealedRound[]>(`${SCORED} LIMIT 1`, [pair]),
    );
    return round ?? null;
  }

  private async opened(rounds: SealedRound[]): Promise<ScoredRound[]> {
    const [first] = rounds;
    if (!first) return [];
    const [one, other] = first.memberIds;
    const open = await this.vault.openerFor([one, other]);
    return rounds.map(({ id, memberIds: _pair, results, ...round }) => {
      const inner = Buffer.from(open(other, associatedWith(id), results), 'base64');
      return { ...round, results: JSON.parse(open(one, associatedWith(id), inner)) as ScoredCouple };
    });
  }

  async markSeen(transaction: EntityManager, pair: Pair, userId: string): Promise<void> {
    await transaction.query(SEE, [pair, userId]);
  }

  async propose(transaction: EntityManager, pair: Pair, { proposedBy, proposedAt }: Proposal): Promise<void> {
    await transaction.query(PROPOSE, [pair, proposedBy, proposedAt]);
  }

  async findProposal(pair: Pair): Promise<Proposal | null> {
    const [proposal] = await this.dataSource.query<Proposal[]>(
      'SELECT proposed_by AS "proposedBy", proposed_at AS "proposedAt" FROM proposals WHERE member_ids = $1',
      [pair],
    );
    return proposal ?? null;
  }

  /**
   * Removes everything that resulted from a person's answers, and the names of their partners. The partner's
   * own answers remain.
   */
  async removeAllOf(transaction: EntityManager, userId: string): Promise<void> {
    await this.lock(transaction, [userId]);
    await transaction.query('DELETE FROM rounds WHERE member_ids @> ARRAY[$1::uuid]', [userId]);
    await transaction.query('DELETE FROM proposals WHERE member_ids @> ARRAY[$1::uuid]', [userId]);
  }
}

/**
 * Seals results with one partner's key and the outcome with the other's, so that they open only while both
 * keys exist.
 */
function sealed({ seal }: Work, { id, memberIds }: ClosedRound, results: ScoredCouple): Buffer {
  const [one, other] = memberIds;
  const inner = seal(one, associatedWith(id), JSON.stringify(results));
  return seal(other, associatedWith(id), inner.toString('base64'));
}
