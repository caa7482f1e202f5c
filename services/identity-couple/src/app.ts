import { RedisModule } from '@anew/messaging/redis.module';
import { startService } from '@anew/messaging/service-process';
import { type Environment, readConfig } from '@anew/observability/config';
import type { RunningProcess } from '@anew/observability/run-process';
import { migrateOnly } from '@anew/persistence/migrate-only';
import { PersistenceModule } from '@anew/persistence/persistence.module';
import { type DynamicModule, Global, Module } from '@nestjs/common';
import { AccountsModule } from './accounts/accounts.module.js';
import { ExternalIdentityEntity } from './accounts/external-identity.entity.js';
import { UserEntity } from './accounts/user.entity.js';
import { AddressesModule } from './addresses/addresses.module.js';
import { IdentityConfig } from './config/identity.config.js';
import { CoupleEntity } from './couples/couple.entity.js';
import { CouplesModule } from './couples/couples.module.js';
import { MembershipEntity } from './couples/membership.entity.js';
import { DeletionEntity } from './deletion/deletion.entity.js';
import { DeletionModule } from './deletion/deletion.module.js';
import { HouseholdEntity } from './household/household.entity.js';
import { HouseholdModule } from './household/household.module.js';
import { StoryEntity } from './household/story.entity.js';
import { HousekeepingModule } from './housekeeping/housekeeping.module.js';
import { AccountTables1790000002000 } from './migrations/account-tables.js';
import { AskedFrom1790000061000 } from './migrations/asked-from.js';
import { CodesMade1790000064000 } from './migrations/codes-made.js';
import { CoupleNews1790000011000 } from './migrations/couple-news.js';
import { DeedsByCouple1790000066000 } from './migrations/deeds-by-couple.js';
import { Households1790000031000 } from './migrations/households.js';
import { IdentityTables1790000001000 } from './migrations/identity-tables.js';
import { IndexedReferences1790000035000 } from './migrations/indexed-references.js';
import { PreferredLanguage1790000045000 } from './migrations/preferred-language.js';
import { ProvedAddresses1790000005200 } from './migrations/proved-addresses.js';
import { ProvedSessions1790000005100 } from './migrations/proved-sessions.js';
import { IdentityPruningIndexes1790000036000 } from './migrations/pruning-indexes.js';
import { Reminders1790000014000 } from './migrations/reminders.js';
import { RepeatedDeletions1790000004000 } from './migrations/repeated-deletions.js';
import { SecondFactors1790000007000 } from './migrations/second-factors.js';
import { SecurityEvents1790000006000 } from './migrations/security-events.js';
import { SessionEnds1790000005000 } from './migrations/session-ends.js';
import { UnseenJoins1790000023000 } from './migrations/unseen-joins.js';
import { VerifiedIdentities1790000003000 } from './migrations/verified-identities.js';
import { ZoneSessions1790000067000 } from './migrations/zone-sessions.js';
import { PasskeyEntity } from './passkeys/passkey.entity.js';
import { PasskeyChallengeEntity } from './passkeys/passkey-challenge.entity.js';
import { PasskeysModule } from './passkeys/passkeys.module.js';
import { PasswordResetEntity } from './passwords/password-reset.entity.js';
import { PasswordsModule } from './passwords/passwords.module.js';
import { PictureEntity } from './pictures/picture.entity.js';
import { PicturesModule } from './pictures/pictures.module.js';
import { PreferencesModule } from './preferences/preferences.module.js';
import { PushModule } from './push/push.module.js';
import { RemindersModule } from './reminders/reminders.module.js';
import { RotationModule } from './rotation/rotation.module.js';
import { SecurityEventEntity } from './security-log/security-event.entity.js';
import { SessionEntity } from './sessions/session.entity.js';
import { SigningKeyEntity } from './sessions/signing-key.entity.js';
import { RecoveryCodeEntity } from './totp/recovery-code.entity.js';
import { TotpEntity } from './totp/totp.entity.js';

const NAME = 'identity-couple';

const ENTITIES = [
  UserEntity,
  ExternalIdentityEntity,
  SessionEntity,
  SigningKeyEntity,
  PasswordResetEntity,
  PictureEntity,
  CoupleEntity,
  MembershipEntity,
  HouseholdEntity,
  StoryEntity,
  DeletionEntity,
  SecurityEventEntity,
  TotpEntity,
  RecoveryCodeEntity,
  PasskeyEntity,
  PasskeyChallengeEntity,
];

const MIGRATIONS = [
  IdentityTables1790000001000,
  AccountTables1790000002000,
  VerifiedIdentities1790000003000,
  RepeatedDeletions1790000004000,
  SessionEnds1790000005000,
  ProvedSessions1790000005100,
  ProvedAddresses1790000005200,
  SecurityEvents1790000006000,
  SecondFactors1790000007000,
  CoupleNews1790000011000,
  Reminders1790000014000,
  UnseenJoins1790000023000,
  Households1790000031000,
  IndexedReferences1790000035000,
  IdentityPruningIndexes1790000036000,
  PreferredLanguage1790000045000,
  AskedFrom1790000061000,
  CodesMade1790000064000,
  DeedsByCouple1790000066000,
  ZoneSessions1790000067000,
];

/** What the service does, a module for each part of it. */
const PARTS = [
  AccountsModule,
  AddressesModule,
  CouplesModule,
  DeletionModule,
  HouseholdModule,
  HousekeepingModule,
  RotationModule,
  PasskeysModule,
  PasswordsModule,
  PicturesModule,
  PreferencesModule,
  PushModule,
  RemindersModule,
];

@Global()
@Module({})
class IdentityCoupleModule {
  static with(config: IdentityConfig): DynamicModule {
    const provideConfig = { provide: IdentityConfig, useValue: config };
    return {
      module: IdentityCoupleModule,
      imports: [
        PersistenceModule.forService(NAME, config, {
          entities: ENTITIES,
          migrations: MIGRATIONS,
        }),
        RedisModule.with(config.REDIS_URL, 'helpful'),
        ...PARTS,
      ],
      providers: [provideConfig],
      exports: [provideConfig],
    };
  }
}

export function start(env: Environment): Promise<RunningProcess> {
  const config = readConfig(IdentityConfig, env);
  return startService(NAME, config, IdentityCoupleModule.with(config));
}

/** Migrates the databases, and does nothing else. */
export const migrate = (env: Environment): Promise<void> =>
  migrateOnly(IdentityCoupleModule.with(readConfig(IdentityConfig, env)));
