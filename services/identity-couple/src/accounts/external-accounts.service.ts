import type { Visitor } from '@anew/contracts/actor';
import type { ExternalIdentityDto } from '@anew/contracts/identity/dto';
import type { SignedIn } from '@anew/contracts/identity/views';
import { Transactions } from '@anew/persistence/transactions';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { IdentityConfig } from '../config/identity.config.js';
import { OwnPreferencesPlan } from '../preferences/own-preferences.js';
import { SecurityLog } from '../security-log/security-log.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { AccountReclaim } from './account-reclaim.js';
import { emailMissing, emailUnverified } from './accounts.errors.js';
import { ExternalIdentitiesRepository } from './external-identities.repository.js';
import type { UserEntity } from './user.entity.js';
import { newUser, type Standing } from './user.rules.js';
import { presentUser } from './users.presenter.js';
import { UsersRepository } from './users.repository.js';

/** Accounts of people who sign in with an OpenID Connect provider, identified by issuer and subject. */
@Injectable()
export class ExternalAccountsService {
  constructor(
    private readonly users: UsersRepository,
    private readonly identities: ExternalIdentitiesRepository,
    private readonly account: AccountReclaim,
    private readonly sessions: SessionsService,
    private readonly transactions: Transactions,
    private readonly log: SecurityLog,
    private readonly preferences: OwnPreferencesPlan,
    @Inject(IdentityConfig) private readonly config: IdentityConfig,
  ) {}

  /**
   * Signs in a person whom the provider has authenticated. At the first sign-in, their account is found or
   * created.
   * @throws DomainError `email_unverified` instead of giving an existing account to an unverified address
   */
  signIn(visitor: Visitor, input: ExternalIdentityDto): Promise<SignedIn> {
    return this.transactions.run(async (transaction) => {
      await this.identities.lock(transaction, input.issuer, input.subject);
      const known = await this.identities.find(transaction, input.issuer, input.subject);
      const user = known
        ? await this.known(transaction, known.userId, input)
        : await this.connect(transaction, visitor, input);
      await this.log.record(transaction, user.id, 'signed_in', visitor);
      const tokens = await this.sessions.open(transaction, user.id, visitor.userAgent);
      return { user: presentUser(user), tokens, ownsAddress: user.claimedEmail === null };
    });
  }

  private async connect(
    transaction: EntityManager,
    visitor: Visitor,
    input: ExternalIdentityDto,
  ): Promise<UserEntity> {
    const { issuer, subject, email, emailVerified } = input;
    if (email === undefined) throw emailMissing();
    const { firstName, lastName } = input;
    const fresh = newUser({ email, firstName, lastName }, null, this.standing(emailVerified));
    const isNew = await this.users.add(transaction, fresh);
    if (!isNew && !emailVerified) throw emailUnverified();
    if (isNew) await this.preferences.begin(transaction, fresh.id, visitor);
    const user = isNew ? fresh : await this.claim(transaction, email);
    const verifiedEmail = emailVerified ? email : null;
    await this.identities.add(transaction, { issuer, subject, userId: user.id, verifiedEmail });
    return user;
  }

  /**
   * Account at an address that its owner has just proved. If nobody had proved it before, the owner gets it
   * alone.
   */
  private async claim(transaction: EntityManager, email: string): Promise<UserEntity> {
    const user = await this.users.getByEmail(transaction, email);
    await this.users.lock(transaction, user.id);
    if (await this.identities.hasProof(transaction, user.id, email)) return user;
    await this.account.reclaim(transaction, user);
    const change = { passwordHash: null, emailProvedAt: new Date() };
    await this.users.update(transaction, user.id, change);
    return user;
  }

  /** Account of a known person. The provider may have verified the address since the last sign-in. */
  private async known(
    transaction: EntityManager,
    id: string,
    input: ExternalIdentityDto,
  ): Promise<UserEntity> {
    const user = await this.users.get(transaction, id);
    if (input.emailVerified && input.email === user.email && !user.emailProvedAt)
      await this.users.update(transaction, id, { emailProvedAt: new Date() });
    return user;
  }

  private standing(emailVerified: boolean): Standing {
    if (emailVerified) return 'proved';
    return this.config.mustProveAddress ? 'claimed' : 'unasked';
  }
}
