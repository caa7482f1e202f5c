import type { ExportPart } from '@anew/contracts/account/export';
import type { Actor } from '@anew/contracts/actor';
import type { OwnPicture } from '@anew/contracts/identity/views';
import { orDamagedOnceRead } from '@anew/persistence/encryption/damaged';
import { Transactions } from '@anew/persistence/transactions';
import { Injectable } from '@nestjs/common';
import { CouplesService } from '../couples/couples.service.js';
import { HouseholdService } from '../household/household.service.js';
import { StoryService } from '../household/story.service.js';
import { SignInMethodsService } from '../passkeys/sign-in-methods.service.js';
import { PicturesService } from '../pictures/pictures.service.js';
import { PreferencesRepository } from '../preferences/preferences.repository.js';
import { SessionProof } from '../proof/session-proof.js';
import { SecurityLog } from '../security-log/security-log.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { AccountsService } from './accounts.service.js';
import { ExternalIdentitiesRepository } from './external-identities.repository.js';

/** Exports a person's own data in identity-couple. */
@Injectable()
export class AccountExportService {
  constructor(
    private readonly accounts: AccountsService,
    private readonly identities: ExternalIdentitiesRepository,
    private readonly couples: CouplesService,
    private readonly households: HouseholdService,
    private readonly stories: StoryService,
    private readonly proof: SessionProof,
    private readonly sessions: SessionsService,
    private readonly pictures: PicturesService,
    private readonly log: SecurityLog,
    private readonly methods: SignInMethodsService,
    private readonly preferences: PreferencesRepository,
    private readonly transactions: Transactions,
  ) {}

  /** @throws DomainError `password_required` */
  async export(actor: Actor): Promise<ExportPart & { pictures: OwnPicture[] }> {
    await this.proof.require(actor);
    await this.transactions.run((transaction) =>
      this.log.record(transaction, actor.userId, 'data_exported', actor),
    );
    const [profile, identities, couple, household, story, preferences] = await Promise.all([
      this.accounts.current(actor),
      this.identities.listOf(actor.userId),
      this.couples.current(actor),
      this.households.find(actor),
      orDamagedOnceRead(this.stories.find(actor)),
      this.preferences.find(actor.userId),
    ]);
    const [sessions, signInMethods, securityLog, pictures] = await Promise.all([
      this.sessions.list(actor),
      this.methods.list(actor),
      this.log.list(actor),
      this.pictures.listOwn(actor),
    ]);
    const own = { profile, identities, couple, household, story, preferences };
    return { ...own, sessions, signInMethods, securityLog, pictures };
  }
}
