import { LOGGER, type Logger } from '@anew/observability/logger';
import { Repeated, restAfterStart } from '@anew/observability/repeated';
import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { AddressesRepository } from '../addresses/addresses.repository.js';
import { DeedsRepository } from '../deeds/deeds.repository.js';
import { DeletionService } from '../deletion/deletion.service.js';
import { Allowances } from '../limits/allowances.js';
import { PasskeysRepository } from '../passkeys/passkeys.repository.js';
import { PasswordResetsRepository } from '../passwords/password-resets.repository.js';
import { SecurityEventsRepository } from '../security-log/security-events.repository.js';
import { SessionsRepository } from '../sessions/sessions.repository.js';
import { TotpRepository } from '../totp/totp.repository.js';

const EVERY_MS = 3_600_000;

/**
 * Deletes expired rows regularly, so that the time and device of a person's sign-ins are not stored forever.
 */
@Injectable()
export class Housekeeper implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly tidying: Repeated;

  constructor(
    private readonly sessions: SessionsRepository,
    private readonly resets: PasswordResetsRepository,
    private readonly securityEvents: SecurityEventsRepository,
    private readonly passkeys: PasskeysRepository,
    private readonly totp: TotpRepository,
    private readonly allowances: Allowances,
    private readonly addresses: AddressesRepository,
    private readonly deeds: DeedsRepository,
    private readonly deletion: DeletionService,
    @Inject(LOGGER) logger: Logger,
  ) {
    this.tidying = new Repeated({ work: () => this.tidy(), logger, failure: 'expired rows not deleted' });
  }

  onApplicationBootstrap(): void {
    this.tidying.start(EVERY_MS, restAfterStart());
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.tidying.stop();
  }

  private async tidy(): Promise<void> {
    await this.sessions.removeExpired();
    await this.resets.removeExpired();
    await this.securityEvents.removeOld();
    await this.passkeys.removeExpiredChallenges();
    await this.totp.removeAbandoned();
    await this.allowances.removeExpired();
    await this.addresses.removeExpired();
    await this.deeds.removeOld();
    for (const userId of await this.addresses.listNeverProved()) await this.deletion.eraseNeverProved(userId);
  }
}
