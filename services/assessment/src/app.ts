import { RedisModule } from '@anew/messaging/redis.module';
import { startService } from '@anew/messaging/service-process';
import { type Environment, readConfig } from '@anew/observability/config';
import type { RunningProcess } from '@anew/observability/run-process';
import { AccountData, AccountEventsController } from '@anew/persistence/account.events-controller';
import { migrateOnly } from '@anew/persistence/migrate-only';
import { PersistenceModule } from '@anew/persistence/persistence.module';
import { type DynamicModule, Module } from '@nestjs/common';
import { AccountRpcController } from './account/account.rpc-controller.js';
import { AccountService } from './account/account.service.js';
import { AgreementsModule } from './agreements/agreements.module.js';
import { AssessmentConfig } from './config/assessment.config.js';
import { CouplesEventsController } from './couples/couples.events-controller.js';
import { CouplesService } from './couples/couples.service.js';
import { assessmentDatabase } from './database.js';
import { QuestionsRpcController } from './questions/questions.rpc-controller.js';
import { ResponsesRpcController } from './responses/responses.rpc-controller.js';
import { ResponsesService } from './responses/responses.service.js';
import { RoundClosing } from './rounds/round-closing.js';
import { RoundsRpcController } from './rounds/rounds.rpc-controller.js';
import { RoundsService } from './rounds/rounds.service.js';
import { SharedModule } from './shared.module.js';
import { TalksModule } from './talks/talks.module.js';

const NAME = 'assessment';

@Module({})
class AssessmentModule {
  static with(config: AssessmentConfig): DynamicModule {
    const { DATABASE_POOL_SIZE: poolSize, DATABASE_WAIT_MS: waitMs } = config;
    return {
      module: AssessmentModule,
      imports: [
        PersistenceModule.with(assessmentDatabase(NAME, config, { poolSize, waitMs }), { withRelay: true }),
        RedisModule.with(config.REDIS_URL, 'needed'),
        SharedModule,
        TalksModule,
        AgreementsModule,
      ],
      controllers: [
        AccountRpcController,
        AccountEventsController,
        CouplesEventsController,
        QuestionsRpcController,
        ResponsesRpcController,
        RoundsRpcController,
      ],
      providers: [
        { provide: AssessmentConfig, useValue: config },
        AccountService,
        { provide: AccountData, useExisting: AccountService },
        CouplesService,
        ResponsesService,
        RoundsService,
        RoundClosing,
      ],
    };
  }
}

export function start(env: Environment): Promise<RunningProcess> {
  const config = readConfig(AssessmentConfig, env);
  return startService(NAME, config, AssessmentModule.with(config));
}

/** Migrates the databases, and does nothing else. */
export const migrate = (env: Environment): Promise<void> =>
  migrateOnly(AssessmentModule.with(readConfig(AssessmentConfig, env)));
