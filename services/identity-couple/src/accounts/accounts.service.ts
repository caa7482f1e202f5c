import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Actor, Visitor } from '@anew/contracts/actor';
import type { SignInDto, SignUpDto, UpdateProfileDto } from '@anew/contracts/identity/dto';
import type { SignedIn, User } from '@anew/contracts/identity/views';
import { identityRpc } from '@anew/contracts/identity/rpc';
import { isUniqueViolation } from '@anew/persistence/database-errors';
import { Transactions } from '@anew/persistence/transactions';
import { Allowances } from '../limits/allowances.js';
import { BackgroundMail } from '../mail/background-mail.js';
import { isCommonPassword } from '../passwords/common-passwords.js';
import { hashPassword, passwordMatches } from '../passwords/password-hash.js';
import { PasswordResetsRepository } from '../passwords/password-resets.repository.js';
import { passwordTooCommon } from '../passwords/passwords.errors.js';
import { SecurityLog } from '../security-log/security-log.js';
import { SessionProof } from '../proof/session-proof.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { SecondFactorService } from '../totp/second-factor.service.js';
import { emailTaken, invalidCredentials, nothingToChange, signInRequired } from './accounts.errors.js';
import { addressChangedMail } from './address-changed-mail.js';
import { newUser, profileChange } from './user.rules.js';
import { presentUser } from './user.presenter.js';
import { UsersRepository } from './users.repository.js';

@Injectable()
export class AccountsService {
  constructor(
    private readonly users: UsersRepository,
    private readonly sessions: SessionsService,
    private readonly resets: PasswordResetsRepository,
    private readonly proof: SessionProof,
    private readonly allowances: Allowances,
    private readonly mail: BackgroundMail,
    private readonly log: SecurityLog,
    private readonly secondFactor: SecondFactorService,
    private readonly transactions: Transactions,
  ) {}

  /** @throws DomainError `email_taken` or `password_too_common` */
  async signUp(visitor: Visitor, input: SignUpDto): Promise<SignedIn> {
    if (isCommonPassword(input.password)) throw passwordTooCommon();
    const user = newUser(input, await hashPassword(input.password));
    return this.transactions.run(async (transaction) => {
      if (!(await this.users.add(transaction, user))) throw emailTaken();
      await this.log.record(transaction, user.id, 'account_created', visitor);
      const tokens = await this.sessions.open(transaction, user.id, visitor.userAgent);
      return { user: presentUser(user), tokens };
    });
  }

  /**
   * @throws DomainError `invalid_credentials`, the same whether or not the address is known, or
   *   `second_factor_required`
   */
  async signIn(visitor: Visitor, { email, password }: SignInDto): Promise<SignedIn> {
    const user = await this.users.findByEmail(email);
    const matches = await passwordMatches(user?.passwordHash, password);
    if (user && !matches) this.log.note(user.id, 'sign_in_failed', visitor);
    if (!user || !matches) throw invalidCredentials();
    const tokens = await this.transactions.run(async (transaction) => {
      // Checking takes a while: the password may have changed, or the account be gone, meanwhile.
      if (!(await this.users.holdPassword(transaction, user))) throw invalidCredentials();
      await this.secondFactor.require(transaction, user);
      await this.log.record(transaction, user.id, 'signed_in', visitor);
      return this.sessions.open(transaction, user.id, visitor.userAgent);
    });
    return { user: presentUser(user), tokens };
  }

  /** @throws DomainError `sign_in_required` when the account is gone */
  async current(actor: Actor): Promise<User> {
    const user = await this.users.findById(actor.userId);
    if (!user) throw signInRequired();
    return presentUser(user);
  }

  /**
   * Changes what is given and leaves the rest. An address that is left is told so, and no link mailed there opens
   * the account any more.
   * @throws DomainError `nothing_to_change`, `password_required`, `email_taken`, or `sign_in_required` when the account is gone
   */
  async update(actor: Actor, input: UpdateProfileDto): Promise<User> {
    const change = profileChange(input);
    if (Object.keys(change).length === 0) throw nothingToChange();
    if (await this.isAnotherAddress(actor, change.email)) {
      await this.proof.require(actor, input.currentPassword);
      await this.allowances.take('account-change', actor.userId);
    }
    const left: string[] = [];
    const user = await this.transactions.mutate(
      actor,
      identityRpc.accounts.update,
      change,
      async (transaction) => {
        left.push(...(await this.leaveAddress(transaction, actor.userId, change.email)));
        await this.users.update(transaction, actor.userId, change).catch((error: unknown) => {
          throw isUniqueViolation(error) ? emailTaken() : error;
        });
        return presentUser(await this.users.get(transaction, actor.userId));
      },
    );
    for (const address of left)
      this.mail.send('word of a changed address', () => Promise.resolve(addressChangedMail(address)));
    return user;
  }

  private async isAnotherAddress(actor: Actor, email: string | undefined): Promise<boolean> {
    return email !== undefined && email !== (await this.current(actor)).email;
  }

  /**
   * Locks the account first: a link that is just being made for the old address is there before, or never made.
   * @returns the old address, if `email` is another
   */
  private async leaveAddress(
    transaction: EntityManager,
    userId: string,
    email: string | undefined,
  ): Promise<string[]> {
    await this.users.lock(transaction, userId);
    const { email: current } = await this.users.get(transaction, userId);
    if (email === undefined || email === current) return [];
    await this.resets.removeOf(transaction, userId);
    return [current];
  }
}
