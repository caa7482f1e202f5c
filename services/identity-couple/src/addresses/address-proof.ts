import type { Actor } from '@anew/contracts/actor';
import type { AddressCodeDto } from '@anew/contracts/identity/dto';
import type { User } from '@anew/contracts/identity/views';
import { isUniqueViolation } from '@anew/persistence/database-errors';
import { Transactions } from '@anew/persistence/transactions';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { UserEntity } from '../accounts/user.entity.js';
import { presentUser } from '../accounts/user.presenter.js';
import { UsersRepository } from '../accounts/users.repository.js';
import { IdentityConfig } from '../config/identity.config.js';
import { secretsOf } from '../config/sealed-value.js';
import { Allowances } from '../limits/allowances.js';
import { BackgroundMail, type LanguageOf } from '../mail/background-mail.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { codeOver, wrongCode } from './address.errors.js';
import { addressOf, CODE_LIFETIME_MS, isCode, markOf, newCode } from './address.rules.js';
import { codeMail, triedMail } from './address-mails.js';
import { AddressesRepository } from './addresses.repository.js';

/** Proves that someone reads the mail of the address that they claim. */
@Injectable()
export class AddressProof {
  constructor(
    private readonly addresses: AddressesRepository,
    private readonly users: UsersRepository,
    private readonly sessions: SessionsService,
    private readonly allowances: Allowances,
    private readonly mail: BackgroundMail,
    private readonly transactions: Transactions,
    @Inject(IdentityConfig) private readonly config: IdentityConfig,
  ) {}

  /** @throws DomainError `too_many_requests`, counted by person and by address */
  async sendCode(actor: Actor): Promise<null> {
    const now = new Date();
    const user = await this.users.require(actor.userId);
    if (user.emailProvedAt) return null;
    await this.allowances.take('code-account', user.id, now);
    await this.allowances.take('mail-code', addressOf(user), now);
    const code = await this.transactions.run((transaction) => this.newCodeFor(transaction, user, now));
    this.mail.send('address code', (languageOf) => this.write(user, code, languageOf));
    return null;
  }

  /**
   * Sends the code for a new account. An address gets one such mail a day, however many people sign up with
   * it.
   */
  async sendFirst(user: UserEntity): Promise<void> {
    const now = new Date();
    if (!(await this.allowances.tryTake('mail-sign-up', addressOf(user), now))) return;
    const code = await this.transactions.run((transaction) => this.newCodeFor(transaction, user, now));
    this.mail.send('address code', (languageOf) => this.write(user, code, languageOf));
  }

  /**
   * Gives the address to this person. All other people who claimed it are signed out.
   * @throws DomainError `invalid_code`, also when the address belongs to another account now
   */
  async prove(actor: Actor, { code }: AddressCodeDto): Promise<User> {
    const now = new Date();
    const user = await this.users.require(actor.userId);
    if (user.emailProvedAt) return presentUser(user);
    const mark = await this.addresses.tryCode(user.id, now);
    if (!mark) throw codeOver();
    if (!isCode(code, mark, user.id, secretsOf(this.config))) throw wrongCode();
    const proved = await this.transactions.run(async (transaction) => {
      await this.users.lock(transaction, user.id);
      const current = await this.users.get(transaction, user.id);
      // If the address was changed meanwhile, this code proves nothing about the new one.
      if (addressOf(current) !== addressOf(user)) throw codeOver();
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
    await this.addresses.removeCode(transaction, user.id);
    for (const id of await this.addresses.listClaimants(transaction, email, user.id))
      await this.sessions.endAll(transaction, id);
  }

  private async newCodeFor(transaction: EntityManager, { id }: UserEntity, now: Date): Promise<string> {
    const code = newCode();
    const expiresAt = new Date(now.getTime() + CODE_LIFETIME_MS);
    const [secret] = secretsOf(this.config);
    await this.addresses.putCode(transaction, id, markOf(code, id, secret), expiresAt);
    return code;
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
