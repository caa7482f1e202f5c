import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { IdentityConfig } from '../config/identity.config.js';
import { SeparationService } from '../couples/separation.service.js';
import { PasskeysRepository } from '../passkeys/passkeys.repository.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { TotpRepository } from '../totp/totp.repository.js';
import { ExternalIdentitiesRepository } from './external-identities.repository.js';
import type { UserEntity } from './user.entity.js';

/**
 * Gives an account to the owner of its address alone. Nobody had proved the address before, so someone else
 * may have opened the account: everyone who could sign in until now no longer can.
 */
@Injectable()
export class AccountReclaim {
  constructor(
    private readonly identities: ExternalIdentitiesRepository,
    private readonly separation: SeparationService,
    private readonly passkeys: PasskeysRepository,
    private readonly totp: TotpRepository,
    private readonly sessions: SessionsService,
    @Inject(IdentityConfig) private readonly config: IdentityConfig,
  ) {}

  async reclaim(transaction: EntityManager, user: UserEntity): Promise<void> {
    if (this.mustLeave(user)) await this.separation.takeOut(transaction, user.id);
    await this.identities.removeOf(transaction, user.id);
    await this.passkeys.removeOf(transaction, user.id);
    await this.totp.remove(transaction, user.id);
    await this.sessions.endAll(transaction, user.id);
  }

  /**
   * Whether the account must leave its couple. A couple that was joined with an unproved address was not
   * joined by the owner. But where proof is not required, no account with a password has one, and leaving
   * would part everyone who only forgot their password.
   */
  private mustLeave({ emailProvedAt, passwordHash }: UserEntity): boolean {
    return emailProvedAt === null && (this.config.mustProveAddress || passwordHash === null);
  }
}
