import type { Actor, Visitor } from '@anew/contracts/actor';
import type {
  ChangePasswordDto,
  ResetLinkDto,
  ResetPasswordDto,
  ResetTokenDto,
} from '@anew/contracts/identity/dto';
import type { User } from '@anew/contracts/identity/views';
import { Transactions } from '@anew/persistence/transactions';
import type { Language } from '@anew/words/language';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AccountReclaim } from '../accounts/account-reclaim.js';
import type { UserEntity } from '../accounts/user.entity.js';
import { UsersRepository } from '../accounts/users.repository.js';
import { AddressesRepository } from '../addresses/addresses.repository.js';
import { IdentityConfig } from '../config/identity.config.js';
import { hashSecret } from '../config/random-secret.js';
import { Allowances } from '../limits/allowances.js';
import { BackgroundMail } from '../mail/background-mail.js';
import type { Mail } from '../mail/mailer.js';
import { SessionProof } from '../proof/session-proof.js';
import { SecurityLog } from '../security-log/security-log.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { passwordChangedMail } from './password-changed-mail.js';
import { hashPassword } from './password-hash.js';
import { PasswordResetsRepository } from './password-resets.repository.js';
import { requireStrong } from './password-strength.js';
import { invalidResetLink } from './passwords.errors.js';
import { ResetLinks } from './reset-links.js';
import { resetMail } from './reset-mail.js';

@Injectable()
export class PasswordsService {
  constructor(
    private readonly users: UsersRepository,
    private readonly resets: PasswordResetsRepository,
    private readonly links: ResetLinks,
    private readonly account: AccountReclaim,
    private readonly addresses: AddressesRepository,
    private readonly sessions: SessionsService,
    private readonly proof: SessionProof,
    private readonly allowances: Allowances,
    private readonly transactions: Transactions,
    private readonly mail: BackgroundMail,
    private readonly log: SecurityLog,
    @Inject(IdentityConfig) private readonly config: IdentityConfig,
  ) {}

  /**
   * Requests a link. It answers before the address is looked up, so that neither the answer nor its time
   * reveals whether the address is known.
   */
  forgot({ email, returnTo }: ResetLinkDto): null {
    this.mail.send('reset link', async (languageOf) =>
      this.linkFor(email, returnTo, await languageOf(email)),
    );
    return null;
  }

  /**
   * Looks up a link's secret, which remains valid. The answer holds nothing about the account.
   * @throws DomainError `invalid_reset_link`
   */
  async checkLink({ token }: ResetTokenDto): Promise<null> {
    await this.ownerOf(token);
    return null;
  }

  /**
   * Sets a new password with a link's secret and ends all of the person's sessions.
   * @returns the address of the account
   * @throws DomainError `invalid_reset_link`, `password_too_common` or `password_guessable`
   */
  async reset(visitor: Visitor, { token, password }: ResetPasswordDto): Promise<Pick<User, 'email'>> {
    await requireStrong(password, await this.ownerOf(token));
    const passwordHash = await hashPassword(password);
    const email = await this.transactions.run(async (transaction) => {
      const userId = await this.resets.take(transaction, hashSecret(token));
      if (userId === null) throw invalidResetLink();
      const user = await this.users.get(transaction, userId);
      if (this.config.mustProveAddress && !user.emailProvedAt) await this.account.reclaim(transaction, user);
      const emailProvedAt = user.emailProvedAt ?? new Date();
      await this.users.update(transaction, userId, { passwordHash, emailProvedAt });
      await this.resets.removeOf(transaction, userId);
      await this.sessions.endAll(transaction, userId);
      await this.log.record(transaction, userId, 'password_changed', visitor);
      return user.email;
    });
    this.sendMail(email, 'link');
    return { email };
  }

  /**
   * Changes the password of someone who is signed in. Only this session of theirs remains open. A new address that
   * waits to be confirmed is given up, whoever asked for it: a thief may have used this very device.
   * @throws DomainError `password_required`, `password_too_common`, `password_guessable` or
   * `too_many_requests`
   */
  async change(actor: Actor, { currentPassword, password }: ChangePasswordDto): Promise<null> {
    await this.proof.require(actor, currentPassword);
    await requireStrong(password, await this.users.getOrRefuse(actor.userId));
    await this.allowances.take('password-change', actor.userId);
    const passwordHash = await hashPassword(password);
    const email = await this.transactions.run(async (transaction) => {
      await this.users.lock(transaction, actor.userId);
      await this.users.update(transaction, actor.userId, { passwordHash });
      await this.resets.removeOf(transaction, actor.userId);
      await this.proof.clear(transaction, actor.userId);
      await this.addresses.removeChange(transaction, actor.userId);
      await this.sessions.endAll(transaction, actor.userId, actor.sessionId);
      await this.log.record(transaction, actor.userId, 'password_changed', actor);
      return (await this.users.get(transaction, actor.userId)).email;
    });
    this.sendMail(email, 'signed-in');
    return null;
  }

  private async ownerOf(token: string): Promise<UserEntity> {
    const owner = await this.resets.findOwner(hashSecret(token));
    if (!owner) throw invalidResetLink();
    return owner;
  }

  private sendMail(email: string, way: Parameters<typeof passwordChangedMail>[1]): void {
    this.mail.send('word of a changed password', async (languageOf) =>
      passwordChangedMail(email, way, this.config.PUBLIC_ORIGIN, await languageOf(email)),
    );
  }

  /**
   * Whether a link may be mailed. However often strangers ask for one, the owner can always get another
   * within an hour.
   */
  private async mayMail(transaction: EntityManager, email: string): Promise<boolean> {
    const now = new Date();
    if (await this.allowances.tryTake('mail-reset', email, now, transaction)) return true;
    return this.allowances.tryTake('mail-reset-still', email, now, transaction);
  }

  /** Mail with a link, or null if nobody has this address or too many mails were sent to it. */
  private linkFor(email: string, returnTo: string | undefined, language: Language): Promise<Mail | null> {
    return this.transactions.run(async (transaction) => {
      const userId = await this.users.holdEmail(transaction, email);
      if (userId === null) return null;
      if (!(await this.mayMail(transaction, email))) return null;
      const secret = await this.links.add(transaction, userId);
      const query = new URLSearchParams({ token: secret, ...(returnTo !== undefined && { returnTo }) });
      const link = `${this.config.PUBLIC_ORIGIN}/api/password/reset?${query.toString()}`;
      return resetMail(email, link, language);
    });
  }
}
