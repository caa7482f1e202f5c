import { Inject, Injectable } from '@nestjs/common';
import type { Actor, Visitor } from '@anew/contracts/actor';
import type { ChangePasswordDto, ResetLinkDto, ResetPasswordDto } from '@anew/contracts/identity/dto';
import type { User } from '@anew/contracts/identity/views';
import { Transactions } from '@anew/persistence/transactions';
import { UsersRepository } from '../accounts/users.repository.js';
import { IdentityConfig } from '../config/identity.config.js';
import { BackgroundMail } from '../mail/background-mail.js';
import type { Mail } from '../mail/mailer.js';
import { Allowances } from '../limits/allowances.js';
import { SessionProof } from '../proof/session-proof.js';
import { hashSecret, newRefreshSecret } from '../sessions/refresh.rules.js';
import { SecurityLog } from '../security-log/security-log.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { isCommonPassword } from './common-passwords.js';
import { hashPassword } from './password-hash.js';
import { PasswordResetsRepository } from './password-resets.repository.js';
import { invalidResetLink, passwordTooCommon } from './passwords.errors.js';
import { passwordChangedMail } from './password-changed-mail.js';
import { resetMail } from './reset-mail.js';

const LINK_LIFETIME_MS = 30 * 60_000;

@Injectable()
export class PasswordsService {
  constructor(
    private readonly users: UsersRepository,
    private readonly resets: PasswordResetsRepository,
    private readonly sessions: SessionsService,
    private readonly proof: SessionProof,
    private readonly allowances: Allowances,
    private readonly transactions: Transactions,
    private readonly mail: BackgroundMail,
    private readonly log: SecurityLog,
    @Inject(IdentityConfig) private readonly config: IdentityConfig,
  ) {}

  /** Answers before it looks, so that neither the answer nor its time tells whether the address is known. */
  forgot({ email, returnTo }: ResetLinkDto): null {
    this.mail.send('reset link', () => this.linkFor(email, returnTo));
    return null;
  }

  /**
   * Sets a new password by a link's secret and ends all of the person's sessions.
   * @returns whose password it is
   * @throws DomainError `invalid_reset_link` or `password_too_common`
   */
  async reset(visitor: Visitor, { token, password }: ResetPasswordDto): Promise<Pick<User, 'email'>> {
    if (isCommonPassword(password)) throw passwordTooCommon();
    const passwordHash = await hashPassword(password);
    return this.transactions.run(async (transaction) => {
      const userId = await this.resets.take(transaction, hashSecret(token));
      if (userId === null) throw invalidResetLink();
      await this.users.update(transaction, userId, { passwordHash });
      await this.resets.removeOf(transaction, userId);
      await this.sessions.endAll(transaction, userId);
      await this.log.record(transaction, userId, 'password_changed', visitor);
      const { email } = await this.users.get(transaction, userId);
      return { email };
    });
  }

  /**
   * Another password for someone who is signed in. They stay signed in here, and nowhere else.
   * @throws DomainError `password_required`, `password_too_common` or `too_many_requests`
   */
  async change(actor: Actor, { currentPassword, password }: ChangePasswordDto): Promise<null> {
    await this.proof.require(actor, currentPassword);
    if (isCommonPassword(password)) throw passwordTooCommon();
    await this.allowances.take('account-change', actor.userId);
    const passwordHash = await hashPassword(password);
    const email = await this.transactions.run(async (transaction) => {
      await this.users.lock(transaction, actor.userId);
      await this.users.update(transaction, actor.userId, { passwordHash });
      await this.resets.removeOf(transaction, actor.userId);
      await this.proof.clear(transaction, actor.userId);
      await this.sessions.endAll(transaction, actor.userId, actor.sessionId);
      await this.log.record(transaction, actor.userId, 'password_changed', actor);
      return (await this.users.get(transaction, actor.userId)).email;
    });
    this.mail.send('word of a changed password', () => Promise.resolve(passwordChangedMail(email)));
    return null;
  }

  /** Null when nobody has this address. */
  private linkFor(email: string, returnTo: string | undefined): Promise<Mail | null> {
    const secret = newRefreshSecret();
    return this.transactions.run(async (transaction) => {
      const userId = await this.users.holdEmail(transaction, email);
      if (userId === null) return null;
      const expiresAt = new Date(Date.now() + LINK_LIFETIME_MS);
      await this.resets.add(transaction, { secretHash: hashSecret(secret), userId, expiresAt });
      const query = new URLSearchParams({ token: secret, ...(returnTo !== undefined && { returnTo }) });
      return resetMail(email, `${this.config.PUBLIC_ORIGIN}/api/password/reset?${query.toString()}`);
    });
  }
}
