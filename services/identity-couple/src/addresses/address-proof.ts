import type { Actor } from '@anew/contracts/actor';
import type { AddressCodeDto } from '@anew/contracts/identity/dto';
import type { User } from '@anew/contracts/identity/views';
import { isUniqueViolation } from '@anew/persistence/database-errors';
import { Transactions } from '@anew/persistence/transactions';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { UserEntity } from '../accounts/user.entity.js';
import { presentUser } from '../accounts/users.presenter.js';
import { UsersRepository } from '../accounts/users.repository.js';
import { IdentityConfig } from '../config/identity.config.js';
import { keysFor, type PurposeKeys } from '../config/sealed-value.js';
import { Allowances } from '../limits/allowances.js';
import { BackgroundMail, type LanguageOf } from '../mail/background-mail.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { codeMailed, wrongCode } from './address.errors.js';
import { addressOf, codeFor, endOfDay, isCode } from './address.rules.js';
import { codeMail, triedMail } from './address-mails.js';
import { AddressesRepository } from './addresses.repository.js';

/** Proves that someone reads the mail of the address that they claim. */
@Injectable()
export class AddressProof {
  private readonly keys: PurposeKeys;

  constructor(
    private readonly addresses: AddressesRepository,
    private readonly users: UsersRepository,
    private readonly sessions: SessionsService,
    private readonly allowances: Allowances,
    private readonly mail: BackgroundMail,
    private readonly transactions: Transactions,
    @Inject(IdentityConfig) private readonly config: IdentityConfig,
  ) {
    this.keys = keysFor(config, 'address code');
  }

  /** @throws DomainError `too_many_requests`, counted by person and by address */
  async sendCode(actor: Actor): Promise<null> {
    const now = new Date();
    const user = await this.users.getOrRefuse(actor.userId);
    if (user.emailProvedAt) return null;
    await this.allowances.take('code-account', user.id, now);
    await this.forgetPromise(user.id);
    await this.allowances.tryTake('code-promised', user.id, now);
    await this.allowances.take('mail-code', addressOf(user), now, codeMailed);
    this.mailCode(user, now);
    return null;
  }

  /**
   * Sends the code for a new account. An address gets one such mail a day, however many people sign up with
   * it.
   */
  async sendFirst(user: UserEntity): Promise<void> {
    const now = new Date();
    await this.allowances.tryTake('code-promised', user.id, now);
    if (!(await this.allowances.tryTake('mail-sign-up', addressOf(user), now))) return;
    this.mailCode(user, now);
  }

  /**
   * Time until which a code is valid at least that this account was promised within a day, or null if it was promised
   * none. Whether one was mailed is not asked: somebody else may have had it mailed, which is no business of this account.
   */
  async codeUntil(user: UserEntity): Promise<Date | null> {
    if (user.emailProvedAt) return null;
    return (await this.allowances.isUsed('code-promised', user.id)) ? endOfDay(new Date()) : null;
  }

  /** Takes back what an account was promised: the address is another one, or a new promise begins its day now. */
  async forgetPromise(userId: string): Promise<void> {
    await this.allowances.forgive('code-promised', userId);
  }

  /**
   * Gives the address to this person. All other people who claimed it are signed out.
   * @throws DomainError `too_many_requests`, or `invalid_code`, also when the address belongs to another account now
   */
  async prove(actor: Actor, { code }: AddressCodeDto): Promise<User> {
    const now = new Date();
    const user = await this.users.getOrRefuse(actor.userId);
    if (user.emailProvedAt) return presentUser(user);
    // It is counted before the code is compared, so that simultaneous tries cannot exceed the limit.
    await this.allowances.take('code-try', user.id, now);
    if (!isCode(code, addressOf(user), now, this.keys)) throw wrongCode();
    const proved = await this.transactions.run(async (transaction) => {
      await this.users.lock(transaction, user.id);
      const current = await this.users.get(transaction, user.id);
      // If the address was changed meanwhile, this code proves nothing about the new one.
      if (addressOf(current) !== addressOf(user)) throw wrongCode();
      await this.settle(transaction, current, now);
      return presentUser(await this.users.get(transaction, user.id));
    });
    // The owner wanted these mails, so they no longer count against the address.
    for (const rule of ['mail-sign-up', 'mail-code'] as const)
      await this.allowances.forgive(rule, proved.email);
    return proved;
  }

  private async settle(transaction: EntityManager, user: UserEntity, now: Date): Promise<void> {
    const email = addressOf(user);
    if (await this.addresses.isReserved(transaction, email, user.id)) throw wrongCode();
    const change = { email, claimedEmail: null, emailProvedAt: now };
    await this.users.update(transaction, user.id, change).catch((error: unknown) => {
      throw isUniqueViolation(error) ? wrongCode() : error;
    });
    for (const id of await this.addresses.listClaimants(transaction, email, user.id))
      await this.sessions.endAll(transaction, id);
  }

  private mailCode(user: UserEntity, now: Date): void {
    const code = codeFor(addressOf(user), now, this.keys);
    this.mail.send('address code', (languageOf) => this.write(user, code, languageOf));
  }

  /**
   * Mail for a claimed address. If it belongs to another account, its owner learns of the attempt, and nobody
   * gets the code.
   */
  private async write(user: UserEntity, code: string, languageOf: LanguageOf) {
    const address = addressOf(user);
    const owner = user.claimedEmail === null ? null : await this.users.findByEmail(address);
    const language = await languageOf(address);
    return owner
      ? triedMail(address, `${this.config.PUBLIC_ORIGIN}/api/login`, language)
      : codeMail(address, code, language);
  }
}
