import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { type Origin, SecurityLog } from '../security-log/security-log.js';
import { PasskeyCeremonies } from './passkey-ceremonies.js';
import { type ChallengeFor, PasskeysRepository } from './passkeys.repository.js';

export interface Use extends ChallengeFor {
  origin: Origin;
}

/** Verifies the use of a passkey and records it. */
@Injectable()
export class PasskeyUse {
  constructor(
    private readonly passkeys: PasskeysRepository,
    private readonly ceremonies: PasskeyCeremonies,
    private readonly log: SecurityLog,
  ) {}

  /** User of the passkey, or null if anything about the response is wrong. A failure is recorded as well. */
  async check(transaction: EntityManager, response: object, use: Use): Promise<string | null> {
    const { id } = response as { id?: unknown };
    if (typeof id !== 'string') return null;
    const passkey = await this.passkeys.findForUpdate(transaction, id);
    if (!passkey || (use.userId !== null && passkey.userId !== use.userId)) return null;
    const counter = await this.ceremonies.used(transaction, response, passkey, use);
    const kind = counter === null ? 'passkey_failed' : 'passkey_used';
    await this.log.record(transaction, passkey.userId, kind, use.origin);
    if (counter === null) return null;
    const change = { counter: String(counter), lastUsedAt: new Date() };
    await this.passkeys.update(transaction, passkey.id, change);
    return passkey.userId;
  }
}
