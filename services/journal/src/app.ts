import { startService } from '@anew/messaging/service-process';
import { type Environment, readConfig } from '@anew/observability/config';
import type { RunningProcess } from '@anew/observability/run-process';
import { AccountData, AccountEventsController } from '@anew/persistence/account.events-controller';
import { migrateOnly } from '@anew/persistence/migrate-only';
import { PersistenceModule } from '@anew/persistence/persistence.module';
import { ServiceConfig } from '@anew/persistence/service-config';
import { type DynamicModule, Module } from '@nestjs/common';
import { AccountRpcController } from './account/account.rpc-controller.js';
import { AccountService } from './account/account.service.js';
import { AppreciationEntity } from './appreciations/appreciation.entity.js';
import { AppreciationsModule } from './appreciations/appreciations.module.js';
import { EntriesModule } from './entries/entries.module.js';
import { EntryEntity } from './entries/entry.entity.js';
import { DecisionsByPartner1790000036000 } from './migrations/decisions-by-partner.js';
import { EntryPhotos1790000060000 } from './migrations/entry-photos.js';
import { JournalTables1790000001000 } from './migrations/journal-tables.js';
import { KeptReactions1790000067000 } from './migrations/kept-reactions.js';
import { PrivateInOrder1790000050000 } from './migrations/private-in-order.js';
import { Reactions1790000040000 } from './migrations/reactions.js';
import { SharedInOrder1790000031000 } from './migrations/shared-in-order.js';
import { SharedWith1790000011000 } from './migrations/shared-with.js';
import { NewsModule } from './news/news.module.js';
import { PhotoEntity } from './photos/photo.entity.js';
import { PhotosModule } from './photos/photos.module.js';
import { QuotaModule } from './quota/quota.module.js';
import { ReactionEntity } from './reactions/reaction.entity.js';
import { ReactionsModule } from './reactions/reactions.module.js';
import { SharingModule } from './sharing/sharing.module.js';

const NAME = 'journal';

@Module({})
class JournalModule {
  static with(config: ServiceConfig): DynamicModule {
    return {
      module: JournalModule,
      imports: [
        PersistenceModule.forService(NAME, config, {
          entities: [EntryEntity, AppreciationEntity, ReactionEntity, PhotoEntity],
          migrations: [
            JournalTables1790000001000,
            SharedWith1790000011000,
            SharedInOrder1790000031000,
            DecisionsByPartner1790000036000,
            Reactions1790000040000,
            PrivateInOrder1790000050000,
            EntryPhotos1790000060000,
            KeptReactions1790000067000,
          ],
        }),
        QuotaModule.with(config),
        EntriesModule,
        AppreciationsModule,
        PhotosModule,
        ReactionsModule,
        NewsModule,
        SharingModule,
      ],
      controllers: [AccountRpcController, AccountEventsController],
      providers: [AccountService, { provide: AccountData, useExisting: AccountService }],
    };
  }
}

export function start(env: Environment): Promise<RunningProcess> {
  const config = readConfig(ServiceConfig, env);
  return startService(NAME, config, JournalModule.with(config));
}

/** Migrates the databases, and does nothing else. */
export const migrate = (env: Environment): Promise<void> =>
  migrateOnly(JournalModule.with(readConfig(ServiceConfig, env)));
