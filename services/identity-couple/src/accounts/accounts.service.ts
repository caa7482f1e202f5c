import type { Actor, Visitor } from '@anew/contracts/actor';
import type { SignInDto, SignUpDto, UpdateProfileDto } from '@anew/contracts/identity/dto';
import { identityRpc } from '@anew/contracts/identity/rpc';
import type { SignedIn, User } from '@anew/contracts/identity/views';
import { Transactions } from '@anew/persistence/transactions';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { addressOf } from '../addresses/address.rules.js';
import { AddressChanges, type RequestedChange } from '../addresses/address-changes.js';
import { AddressProof } from '../addresses/address-proof.js';
import { AddressesRepository } from '../addresses/addresses.repository.js';
import { IdentityConfig } from '../config/identity.config.js';
import { Allowances } from '../limits/allowances.js';
import { hashPassword, passwordMatches } from '../passwords/password-hash.js';
import { requireStrong } from '../passwords/password-strength.js';
import { OwnPreferencesPlan } from '../preferences/own-preferences.js';
import { SessionProof } from '../proof/session-proof.js';
import { SecurityLog } from '../security-log/security-log.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { SecondFactorService } from '../totp/second-factor.service.js';
import { emailTaken, invalidCredentials, nothingToChange } from './accounts.errors.js';
import type { UserEntity } from './user.entity.js';
import { newUser, profileChange } from './user.rules.js';
import { presentUser } from './users.presenter.js';
import { UsersRepository } from './users.repository.js';

@Injectable()
export class AccountsService {
  constructor(
    private readonly users: UsersRepository,
    private readonly sessions: SessionsService,
    private readonly addresses: AddressesRepository,
    private readonly addressProof: AddressProof,
    private readonly changes: AddressChanges,
    private readonly proof: SessionProof,
    private readonly allowances: Allowances,
    private readonly log: SecurityLog,
    private readonly secondFactor: SecondFactorService,
    private readonly preferences: OwnPreferencesPlan,
    private readonly transactions: Transactions,
    @Inject(IdentityConfig) private readonly config: IdentityConfig,
  ) {}

  /**
   * Creates an account. Where addresses have to be proved, the account only claims the address, whether or
   * not another account has it: the answer is the same, and a mail informs the owner.
   * @throws DomainError `email_taken` where addresses need no proof, `password_too_common` or
   * `password_guessable`
   */
  async signUp(visitor: Visitor, input: SignUpDto): Promise<SignedIn> {
    await requireStrong(input.password, input);
    const standing = this.config.mustProveAddress ? 'claimed' : 'unasked';
    const user = newUser(input, await hashPassword(input.password), standing);
    const tokens = await this.transactions.run(async (transaction) => {
      if (await this.addresses.isReserved(transaction, user.email, user.id)) throw emailTaken();
      if (!(await this.users.add(transaction, user))) throw emailTaken();
      await this.preferences.begin(transaction, user.id, visitor);
      await this.log.record(transaction, user.id, 'account_created', visitor);
      return this.sessions.open(transaction, user.id, visitor.userAgent);
    });
    if (user.claimedEmail !== null) await this.addressProof.sendFirst(user);
    return { user: presentUser(user), tokens, ownsAddress: user.claimedEmail === null };
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
      // Verifying the password takes time, in which the password may have changed or the account may have
      // been deleted.
      if (!(await this.users.holdPassword(transaction, user))) throw invalidCredentials();
      await this.secondFactor.require(transaction, user);
      await this.log.record(transaction, user.id, 'signed_in', visitor);
      return this.sessions.open(transaction, user.id, visitor.userAgent);
    });
    return { user: presentUser(user), tokens, ownsAddress: true };
  }

  /** @throws DomainError `sign_in_required` when the account is gone */
  async current(actor: Actor): Promise<User> {
    return presentUser(await this.users.getOrRefuse(actor.userId));
  }

  /**
   * Changes the given fields. A new address takes effect once the link in its mail has been opened, and the
   * old address is informed at once.
   * @throws DomainError `nothing_to_change`, `password_required`, `email_taken` where addresses need no
   * proof, `too_many_requests`, or `sign_in_required` when the account is gone
   */
  async update(actor: Actor, { currentPassword, ...input }: UpdateProfileDto): Promise<User> {
    const { email, ...names } = profileChange(input);
    if (email === undefined && Object.keys(names).length === 0) throw nothingToChange();
    const user = await this.users.getOrRefuse(actor.userId);
    const next = await this.nextAddress(actor, user, email, currentPassword);
    const requested: RequestedChange[] = [];
    const changed = await this.transactions.mutate(
      actor,
      identityRpc.accounts.update,
      input,
      async ({ transaction, announce }) => {
        await this.users.lock(transaction, user.id);
        if (next !== undefined) requested.push(...(await this.changeAddress(transaction, actor, user, next)));
        await this.users.update(transaction, user.id, names);
        if (Object.keys(names).length > 0) announce('member');
        return presentUser(await this.users.get(transaction, user.id));
      },
    );
    for (const change of requested) this.changes.sendMails(change);
    return changed;
  }

  /** Address to change to, or undefined if it is the present one or a change to it is under way. */
  private async nextAddress(
    actor: Actor,
    user: UserEntity,
    email: string | undefined,
    currentPassword: string | undefined,
  ): Promise<string | undefined> {
    if (email === undefined || email === addressOf(user)) return undefined;
    await this.proof.require(actor, currentPassword);
    const pending = await this.addresses.findChange(user.id);
    if (pending?.email === email) return undefined;
    const isProved = user.claimedEmail === null && this.config.mustProveAddress;
    await this.allowances.take(isProved ? 'address-change' : 'address-change-unproved', user.id);
    if (user.claimedEmail === null) await this.changes.check(email);
    else await this.addressProof.forgetPromise(user.id);
    return email;
  }

  /**
   * An address that was never proved gets no mail about its replacement, because its reader may be someone
   * else.
   */
  private async changeAddress(
    transaction: EntityManager,
    actor: Actor,
    user: UserEntity,
    email: string,
  ): Promise<RequestedChange[]> {
    await this.log.record(transaction, user.id, 'address_change_asked', actor);
    if (user.claimedEmail === null) return [await this.changes.request(transaction, actor, user, email)];
    await this.users.update(transaction, user.id, { claimedEmail: email });
    return [];
  }
}
