import { type DynamicModule, Module } from '@nestjs/common';
import { startService } from '@anew/messaging/service-process';
import { type Environment, readConfig } from '@anew/observability/config';
import type { RunningProcess } from '@anew/observability/run-process';
import { PersistenceModule } from '@anew/persistence/persistence.module';
import { ServiceConfig } from '@anew/persistence/service-config';
import { AccountRpcController } from './account/account.rpc-controller.js';
import { TodayModule } from './today/today.module.js';
import { QuoteEntity } from './today/quote.entity.js';
import { ContentTables1790000001000 } from './migrations/content-tables.js';
import { Seeder } from './seeds/seeder.js';

const NAME = 'content';

@Module({})
class ContentModule {
  static with(config: ServiceConfig): DynamicModule {
    const database = {
      name: NAME,
      url: config.DATABASE_URL,
      poolSize: config.DATABASE_POOL_SIZE,
      entities: [QuoteEntity],
      migrations: [ContentTables1790000001000],
    };
    return {
      module: ContentModule,
      imports: [PersistenceModule.with(database, true), TodayModule],
      controllers: [AccountRpcController],
      providers: [Seeder],
    };
  }
}

export function start(env: Environment): Promise<RunningProcess> {
  const config = readConfig(ServiceConfig, env);
  return startService(NAME, config, ContentModule.with(config));
}
