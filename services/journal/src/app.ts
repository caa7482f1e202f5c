import { type DynamicModule, Module } from '@nestjs/common';
import { startService } from '@anew/messaging/service-process';
import { type Environment, readConfig } from '@anew/observability/config';
import type { RunningProcess } from '@anew/observability/run-process';
import { PersistenceModule, type PersistenceOptions } from '@anew/persistence/persistence.module';
import { ServiceConfig } from '@anew/persistence/service-config';
import { AccountRpcController } from './account/account.rpc-controller.js';
import { AppreciationEntity } from './appreciations/appreciation.entity.js';
import { AppreciationsModule } from './appreciations/appreciations.module.js';
import { EntriesModule } from './entries/entries.module.js';
import { EntryEntity } from './entries/entry.entity.js';
import { JournalTables1790000001000 } from './migrations/journal-tables.js';

const NAME = 'journal';

@Module({})
class JournalModule {
  static with(config: ServiceConfig): DynamicModule {
    const database: PersistenceOptions = {
      name: NAME,
      service: NAME,
      dataKeys: config.DATA_KEYS,
      url: config.DATABASE_URL,
      poolSize: config.DATABASE_POOL_SIZE,
      entities: [EntryEntity, AppreciationEntity],
      migrations: [JournalTables1790000001000],
    };
    return {
      module: JournalModule,
      imports: [PersistenceModule.with(database, true), EntriesModule, AppreciationsModule],
      controllers: [AccountRpcController],
    };
  }
}

export function start(env: Environment): Promise<RunningProcess> {
  const config = readConfig(ServiceConfig, env);
  return startService(NAME, config, JournalModule.with(config));
}
