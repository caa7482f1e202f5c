import type { Actor } from '@anew/contracts/actor';
import type { ConfirmDto, ConfirmExternalDto } from '@anew/contracts/identity/dto';
import type { ProofWay, ProofWays } from '@anew/contracts/identity/views';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { signInRequired } from '../accounts/accounts.errors.js';
import { ExternalIdentitiesRepository } from '../accounts/external-identities.repository.js';
import { UsersRepository } from '../accounts/users.repository.js';
import { Allowances } from '../limits/allowances.js';
import { PasskeysRepository } from '../passkeys/passkeys.repository.js';
import { passwordMatches } from '../passwords/password-hash.js';
import { SecurityLog } from '../security-log/security-log.js';
import { notYourProvider, passwordRequired, wrongPassword } from './proof.errors.js';
import { isProved } from './proof.rules.js';
import { ProofsRepository } from './proofs.repository.js';

/**
 * Requires more than a session for what cannot be undone. Someone who holds an unlocked phone, or a copy of
 * its data, has the session without being its person.
 */
@Injectable()
export class SessionProof {
  constructor(
    private readonly proofs: ProofsRepository,
    private readonly users: UsersRepository,
    private readonly identities: ExternalIdentitiesRepository,
    private readonly allowances: Allowances,
    private readonly passkeys: PasskeysRepository,
    private readonly log: SecurityLog,
  ) {}

  /**
   * Requires a proof. Await it before the change and outside of its transaction, because verifying a password
   * takes time.
   * @param currentPassword from the request; without one, the session must have been proved within the last 5
   * minutes
   * @throws DomainError `password_required`, or `too_many_requests` after too many wrong passwords
   */
  async require(actor: Actor, currentPassword?: string): Promise<void> {
    const now = new Date();
    if (currentPassword !== undefined) return this.check(actor, currentPassword, now);
    const session = await this.proofs.find(actor.userId, actor.sessionId);
    if (!isProved(session?.provedAt ?? null, now)) throw passwordRequired();
  }

  /** Proves a session by the password, for the next 5 minutes. @throws as `require` does */
  async confirm(actor: Actor, { currentPassword }: ConfirmDto): Promise<null> {
    const now = new Date();
    await this.check(actor, currentPassword, now);
    return this.mark(actor.sessionId, now);
  }

  /**
   * Proves a session by a sign-in at the provider. The gateway has checked that the sign-in was made for this
   * session and is recent.
   * @throws DomainError `password_required` when someone else signed in there
   */
  async confirmExternal({ sessionId, issuer, subject }: ConfirmExternalDto): Promise<null> {
    const userId = await this.proofs.findOwner(sessionId);
    if (userId === null) throw signInRequired();
    const own = await this.identities.listOf(userId);
    if (!own.some((identity) => identity.issuer === issuer && identity.subject === subject))
      throw notYourProvider();
    return this.mark(sessionId, new Date());
  }

  /**
   * Ways in which the actor can prove the session. Another method, as for passkeys, adds its way here and
   * finally calls `mark`.
   */
  async ways(actor: Actor): Promise<ProofWays> {
    const [user, identities, passkeys] = await Promise.all([
      this.users.findById(actor.userId),
      this.identities.listOf(actor.userId),
      this.passkeys.listOf(actor.userId),
    ]);
    const ways: ProofWay[] = [];
    if (identities.length > 0) ways.push('provider');
    if (user?.passwordHash) ways.push('password');
    if (passkeys.length > 0) ways.push('passkey');
    return { ways };
  }

  /** Marks a session as proved. All methods of proof end here. */
  async mark(sessionId: string, now: Date): Promise<null> {
    await this.proofs.mark(sessionId, now);
    return null;
  }

  /** Revokes proofs after a change of password, because they were given with the old one. */
  clear(transaction: EntityManager, userId: string): Promise<void> {
    return this.proofs.clearOf(transaction, userId);
  }

  private async check({ userId, sessionId }: Actor, password: string, now: Date): Promise<void> {
    await this.allowances.take('proof-session', sessionId, now);
    const session = await this.proofs.find(userId, sessionId);
    if (!session) throw signInRequired();
    if (!(await passwordMatches(session.passwordHash, password))) {
      this.log.note(userId, 'proof_failed', { sessionId });
      throw wrongPassword();
    }
    await this.allowances.forgive('proof-session', sessionId);
  }
}
