import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Actor } from '@anew/contracts/actor';
import type { ConfirmDto, ConfirmExternalDto } from '@anew/contracts/identity/dto';
import type { ProofWay, ProofWays } from '@anew/contracts/identity/views';
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
 * Asks for more than a session where something cannot be undone: whoever holds an unlocked phone, or a copy of what
 * it keeps, has the session and yet is not its person.
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
   * To be awaited before anything is done, outside of its transaction: checking a password takes a while.
   * @param currentPassword as the request gives it; without one, the session must have proved it within 5 minutes
   * @throws DomainError `password_required`, or `too_many_requests` after too many wrong passwords
   */
  async require(actor: Actor, currentPassword?: string, now = new Date()): Promise<void> {
    if (currentPassword !== undefined) return this.check(actor, currentPassword, now);
    const session = await this.proofs.find(actor.userId, actor.sessionId);
    if (!isProved(session?.provedAt ?? null, now)) throw passwordRequired();
  }

  /** Proves it by the password, for the next 5 minutes. @throws as `require` does */
  async confirm(actor: Actor, { currentPassword }: ConfirmDto, now = new Date()): Promise<null> {
    await this.check(actor, currentPassword, now);
    return this.mark(actor.sessionId, now);
  }

  /**
   * Proves it by a sign-in at the provider that was done for this session and is not an old one: the gateway has
   * seen to both.
   * @throws DomainError `password_required` when somebody else signed in there
   */
  async confirmExternal({ sessionId, issuer, subject }: ConfirmExternalDto, now = new Date()): Promise<null> {
    const userId = await this.proofs.findOwner(sessionId);
    if (userId === null) throw signInRequired();
    const own = await this.identities.listOf(userId);
    if (!own.some((identity) => identity.issuer === issuer && identity.subject === subject))
      throw notYourProvider();
    return this.mark(sessionId, now);
  }

  /** How the actor can prove it. Another ceremony, such as a passkey's, adds its way here and ends in `mark`. */
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

  /** The one place where a session becomes proved, whatever the ceremony was. */
  async mark(sessionId: string, now: Date): Promise<null> {
    await this.proofs.mark(sessionId, now);
    return null;
  }

  /** What was proved with a password proves nothing once that is another. */
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
