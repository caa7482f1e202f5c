import { prune } from '@anew/persistence/prune';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { CHANGE_LIFETIME_MS } from './address.rules.js';

export interface Change {
  userId: string;
  email: string;
  expiresAt: Date;
}

/** A change with the session in which it was asked for. */
interface NewChange extends Change {
  sessionId: string;
}

interface Undo {
  userId: string;
  email: string;
  createdAt: Date;
}

const PUT_CHANGE = `
  INSERT INTO address_changes (user_id, email, secret_hash, expires_at, session_id) VALUES ($1, $2, $3, $4, $5)
  ON CONFLICT (user_id) DO UPDATE SET email = $2, secret_hash = $3, expires_at = $4, session_id = $5`;

const REMOVE_UNDO_OF_CHANGE = `
  DELETE FROM address_undos undo USING address_changes change, users owner
  WHERE change.user_id = $1 AND change.session_id = $2 AND owner.id = $1
    AND undo.user_id = $1 AND undo.email = owner.email
    AND undo.created_at = change.expires_at - $3 * interval '1 millisecond'`;

/** Pending changes and undos of addresses. */
@Injectable()
export class AddressesRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Ids of all other people who claim this address and have not proved it. */
  async listClaimants(transaction: EntityManager, email: string, exceptId: string): Promise<string[]> {
    const rows = await transaction.query<{ id: string }[]>(
      'SELECT id FROM users WHERE claimed_email = $1 AND id <> $2',
      [email, exceptId],
    );
    return rows.map(({ id }) => id);
  }

  async findChange(userId: string): Promise<Change | null> {
    const [row] = await this.dataSource.query<Change[]>(
      `SELECT user_id AS "userId", email, expires_at AS "expiresAt" FROM address_changes
       WHERE user_id = $1 AND expires_at > now()`,
      [userId],
    );
    return row ?? null;
  }

  async putChange(
    transaction: EntityManager,
    { userId, email, expiresAt, sessionId }: NewChange,
    secretHash: Buffer,
  ): Promise<void> {
    await transaction.query(PUT_CHANGE, [userId, email, secretHash, expiresAt, sessionId]);
  }

  /** Consumes a link. The account is locked first, in the same order as when it is changed or deleted. */
  async takeChange(transaction: EntityManager, secretHash: Buffer, now: Date): Promise<Change | null> {
    await this.lockOwner(transaction, 'address_changes', secretHash);
    const [rows] = await transaction.query<[Change[], number]>(
      `DELETE FROM address_changes WHERE secret_hash = $1 AND expires_at > $2
       RETURNING user_id AS "userId", email, expires_at AS "expiresAt"`,
      [secretHash, now],
    );
    return rows[0] ?? null;
  }

  /** Removes a change, unless it was asked for in the session `exceptFrom`. */
  async removeChange(transaction: EntityManager, userId: string, exceptFrom?: string): Promise<void> {
    await transaction.query(
      'DELETE FROM address_changes WHERE user_id = $1 AND ($2::uuid IS NULL OR session_id IS DISTINCT FROM $2)',
      [userId, exceptFrom ?? null],
    );
  }

  /**
   * Removes the undo link that was made with the pending change, if that was asked for in this session and the address
   * has not been left since. Both were made at the same time.
   */
  async removeUndoOfChange(transaction: EntityManager, userId: string, sessionId: string): Promise<void> {
    await transaction.query(REMOVE_UNDO_OF_CHANGE, [userId, sessionId, CHANGE_LIFETIME_MS]);
  }

  /** Removes a change that was asked for in this session. */
  async removeChangeFrom(transaction: EntityManager, userId: string, sessionId: string): Promise<void> {
    await transaction.query('DELETE FROM address_changes WHERE user_id = $1 AND session_id = $2', [
      userId,
      sessionId,
    ]);
  }

  async addUndo(
    transaction: EntityManager,
    { userId, email, createdAt }: Undo,
    secretHash: Buffer,
    expiresAt: Date,
  ): Promise<void> {
    await transaction.query(
      'INSERT INTO address_undos (secret_hash, user_id, email, created_at, expires_at) VALUES ($1, $2, $3, $4, $5)',
      [secretHash, userId, email, createdAt, expiresAt],
    );
  }

  /** Extends the undo links of an address, so that their full time begins when the address is left. */
  async prolongUndos(
    transaction: EntityManager,
    userId: string,
    email: string,
    expiresAt: Date,
  ): Promise<void> {
    await transaction.query(
      'UPDATE address_undos SET expires_at = $3 WHERE user_id = $1 AND email = $2 AND expires_at > now()',
      [userId, email, expiresAt],
    );
  }

  /** Consumes a link in the same way as `takeChange`. */
  async takeUndo(transaction: EntityManager, secretHash: Buffer, now: Date): Promise<Undo | null> {
    await this.lockOwner(transaction, 'address_undos', secretHash);
    const [rows] = await transaction.query<[Undo[], number]>(
      `DELETE FROM address_undos WHERE secret_hash = $1 AND expires_at > $2
       RETURNING user_id AS "userId", email, created_at AS "createdAt"`,
      [secretHash, now],
    );
    return rows[0] ?? null;
  }

  /** Removes the undo links of this address and of all later ones. Links to earlier addresses remain. */
  async removeUndosSince(transaction: EntityManager, { userId, createdAt }: Undo): Promise<void> {
    await transaction.query('DELETE FROM address_undos WHERE user_id = $1 AND created_at >= $2', [
      userId,
      createdAt,
    ]);
  }

  /** Whether another person may still return to this address. */
  async isReserved(transaction: EntityManager, email: string, forId: string): Promise<boolean> {
    const rows = await transaction.query<unknown[]>(
      'SELECT 1 FROM address_undos WHERE email = $1 AND user_id <> $2 AND expires_at > now() LIMIT 1',
      [email, forId],
    );
    return rows.length > 0;
  }

  /**
   * Accounts that were opened a week ago with an address that was never proved. They contain almost nothing.
   */
  async listNeverProved(): Promise<string[]> {
    const rows = await this.dataSource.query<{ id: string }[]>(
      "SELECT id FROM users WHERE claimed_email IS NOT NULL AND created_at < now() - interval '7 days' LIMIT 500",
    );
    return rows.map(({ id }) => id);
  }

  /**
   * Prevents proving the account's address until the transaction ends. Returns false if it has been proved or
   * the account is gone.
   */
  async lockNeverProved(transaction: EntityManager, userId: string): Promise<boolean> {
    const rows = await transaction.query<unknown[]>(
      'SELECT 1 FROM users WHERE id = $1 AND claimed_email IS NOT NULL FOR UPDATE',
      [userId],
    );
    return rows.length > 0;
  }

  /** The release before this one keeps codes in a table. */
  async removeExpired(): Promise<void> {
    for (const table of ['address_codes', 'address_changes', 'address_undos'])
      await prune(this.dataSource, table, 'expires_at <= now()');
  }

  private async lockOwner(transaction: EntityManager, table: string, secretHash: Buffer): Promise<void> {
    await transaction.query(
      `SELECT 1 FROM users WHERE id = (SELECT user_id FROM ${table} WHERE secret_hash = $1) FOR UPDATE`,
      [secretHash],
    );
  }
}
