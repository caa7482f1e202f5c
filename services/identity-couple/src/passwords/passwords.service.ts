import { type BeforeApplicationShutdown, Inject, Injectable } from '@nestjs/common';
import type { ForgotPasswordDto, ResetPasswordDto } from '@anew/contracts/identity/dto';
import { LOGGER, type Logger } from '@anew/observability/logger';
import { Transactions } from '@anew/persistence/transactions';
import { UsersRepository } from '../accounts/users.repository.js';
import { IdentityConfig } from '../config/identity.config.js';
import { Mailer } from '../mail/mailer.js';
import { hashSecret, newRefreshSecret } from '../sessions/refresh.rules.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { isCommonPassword } from './common-passwords.js';
import { hashPassword } from './password-hash.js';
import { PasswordResetsRepository } from './password-resets.repository.js';
import { invalidResetLink, passwordTooCommon } from './passwords.errors.js';
import { resetMail } from './reset-mail.js';

const LINK_LIFETIME_MS = 30 * 60_000;

@Injectable()
export class PasswordsService implements BeforeApplicationShutdown {
  private readonly sending = new Set<Promise<void>>();

  constructor(
    private readonly users: UsersRepository,
    private readonly resets: PasswordResetsRepository,
    private readonly sessions: SessionsService,
    private readonly transactions: Transactions,
    private readonly mailer: Mailer,
    @Inject(IdentityConfig) private readonly config: IdentityConfig,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Answers before it looks, so that neither the answer nor its time tells whether the address is known. */
  forgot({ email }: ForgotPasswordDto): null {
    const sent = this.sendLink(email).catch((error: unknown) => {
      this.logger.error({ err: error }, 'reset link not sent');
    });
    this.sending.add(sent);
    void sent.finally(() => this.sending.delete(sent));
    return null;
  }

  /**
   * Sets a new password by a link's secret and ends all of the person's sessions.
   * @throws DomainError `invalid_reset_link` or `password_too_common`
   */
  async reset({ token, password }: ResetPasswordDto): Promise<null> {
    if (isCommonPassword(password)) throw passwordTooCommon();
    const passwordHash = await hashPassword(password);
    await this.transactions.run(async (transaction) => {
      const userId = await this.resets.take(transaction, hashSecret(token));
      if (userId === null) throw invalidResetLink();
      await this.users.update(transaction, userId, { passwordHash });
      await this.resets.removeOf(transaction, userId);
      await this.sessions.endAll(transaction, userId);
    });
    return null;
  }

  async beforeApplicationShutdown(): Promise<void> {
    await Promise.all(this.sending);
  }

  private async sendLink(email: string): Promise<void> {
    const user = await this.users.findByEmail(email);
    if (!user) return;
    const secret = newRefreshSecret();
    await this.transactions.run((transaction) =>
      this.resets.add(transaction, {
        secretHash: hashSecret(secret),
        userId: user.id,
        expiresAt: new Date(Date.now() + LINK_LIFETIME_MS),
      }),
    );
    await this.mailer.send(
      resetMail(email, `${this.config.PUBLIC_ORIGIN}/api/password/reset?token=${secret}`),
    );
  }
}
