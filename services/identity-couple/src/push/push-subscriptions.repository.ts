import { createHash } from 'node:crypto';
import type { PushSubscriptionDto } from '@anew/contracts/identity/preferences-dto';
import { LOGGER, type Logger } from '@anew/observability/logger';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { IdentityConfig } from '../config/identity.config.js';
import { keysFor, openValue, type PurposeKeys, sealValue } from '../config/sealed-value.js';

/** Purpose of the keys that encrypt the addresses of browsers. */
export const PUSH_SUBSCRIPTION = 'push subscription';

/** A browser that shows reminders, as long as its session is open. */
export interface PushDevice {
  sessionId: string;
  userId: string;
  subscription: PushSubscriptionDto;
  /** Day of the last reminder that it got although another browser of the same person did not. */
  remindedDay: string | null;
}

type Row = Omit<PushDevice, 'subscription'> & { sealed: Buffer };

const SAVE = `
  INSERT INTO push_subscriptions (session_id, user_id, endpoint_digest, sealed) VALUES ($1, $2, $3, $4)
  ON CONFLICT (session_id) DO UPDATE SET endpoint_digest = $3, sealed = $4`;

const LIST = `
  SELECT d.session_id AS "sessionId", d.user_id AS "userId", d.sealed, d.reminded_day::text AS "remindedDay"
  FROM push_subscriptions d JOIN sessions s ON s.id = d.session_id
  WHERE d.user_id = ANY($1) AND s.ended_at IS NULL AND s.expires_at > now()`;

const FIND_FOR = `
  SELECT d.session_id AS "sessionId", d.user_id AS "userId", d.sealed, d.reminded_day::text AS "remindedDay"
  FROM push_subscriptions d JOIN sessions next ON next.user_id = d.user_id
  WHERE d.session_id = $1 AND next.id = $2 AND next.ended_at IS NULL FOR UPDATE OF d`;

const TURN_OFF = `
  UPDATE preferences SET channel = 'off'
  WHERE user_id = $1 AND channel = 'push' AND NOT EXISTS (SELECT 1 FROM push_subscriptions WHERE user_id = $1)
  RETURNING user_id`;
const UNPLAN = `
  UPDATE sendings SET due_at = NULL, due_day = NULL, next_try_at = NULL WHERE user_id = $1 AND kind = 'reminder'`;

const digestOf = (endpoint: string): Buffer => createHash('sha256').update(endpoint).digest();

@Injectable()
export class PushSubscriptionsRepository {
  private readonly keys: PurposeKeys;

  constructor(
    private readonly dataSource: DataSource,
    @Inject(IdentityConfig) config: IdentityConfig,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    this.keys = keysFor(config, PUSH_SUBSCRIPTION);
  }

  /**
   * Saves the browser of a session. If somebody else was signed in to it before, it shows their reminders no
   * more.
   */
  async save(
    transaction: EntityManager,
    { sessionId, userId }: Pick<PushDevice, 'sessionId' | 'userId'>,
    subscription: PushSubscriptionDto,
  ): Promise<void> {
    const digest = digestOf(subscription.endpoint);
    await transaction.query(
      'DELETE FROM push_subscriptions WHERE endpoint_digest = $1 AND session_id <> $2',
      [digest, sessionId],
    );
    await transaction.query(SAVE, [sessionId, userId, digest, sealValue(subscription, sessionId, this.keys)]);
  }

  /**
   * Browsers of these people whose sessions are open. A browser whose address no configured secret opens is left
   * out, so that the others still get what is sent to them.
   */
  async list(
    userIds: readonly string[],
    manager: EntityManager = this.dataSource.manager,
  ): Promise<PushDevice[]> {
    const rows = await manager.query<Row[]>(LIST, [userIds]);
    const devices = rows.flatMap((row) => this.open(row) ?? []);
    const unreadable = rows.length - devices.length;
    if (unreadable > 0) this.logger.warn({ unreadable }, 'push subscriptions that no secret opens');
    return devices;
  }

  /** Whether the browser of this session shows reminders. */
  async has(sessionId: string): Promise<boolean> {
    const rows = await this.dataSource.query<unknown[]>(
      'SELECT 1 FROM push_subscriptions WHERE session_id = $1',
      [sessionId],
    );
    return rows.length > 0;
  }

  async remove(transaction: EntityManager, sessionIds: readonly string[]): Promise<void> {
    await transaction.query('DELETE FROM push_subscriptions WHERE session_id = ANY($1)', [sessionIds]);
  }

  /** Lets the browser of a session belong to another open one, if that is the same person's. */
  async handOver(transaction: EntityManager, sessionId: string, successorId: string): Promise<void> {
    const rows = await transaction.query<Row[]>(FIND_FOR, [sessionId, successorId]);
    for (const { subscription } of rows.flatMap((row) => this.open(row) ?? []))
      await transaction.query(
        'UPDATE push_subscriptions SET session_id = $2, sealed = $3 WHERE session_id = $1',
        [sessionId, successorId, sealValue(subscription, successorId, this.keys)],
      );
  }

  async markReminded(sessionIds: readonly string[], day: string): Promise<void> {
    await this.dataSource.query(
      'UPDATE push_subscriptions SET reminded_day = $2 WHERE session_id = ANY($1)',
      [sessionIds, day],
    );
  }

  private open({ sealed, ...row }: Row): PushDevice | undefined {
    try {
      const subscription = openValue(sealed, row.sessionId, this.keys) as PushSubscriptionDto;
      return { ...row, subscription };
    } catch {
      return undefined;
    }
  }

  /** Turns reminders by push off for someone who has no browser left for them, who would wait for them in vain. */
  async turnOffWithoutAny(transaction: EntityManager, userId: string): Promise<void> {
    const [turnedOff] = await transaction.query<[unknown[], number]>(TURN_OFF, [userId]);
    if (turnedOff.length > 0) await transaction.query(UNPLAN, [userId]);
  }
}
