import { startService } from '@anew/messaging/service-process';
import { type Environment, readConfig } from '@anew/observability/config';
import type { RunningProcess } from '@anew/observability/run-process';
import { AccountData, AccountEventsController } from '@anew/persistence/account.events-controller';
import { migrateOnly } from '@anew/persistence/migrate-only';
import { PersistenceModule } from '@anew/persistence/persistence.module';
import { type DynamicModule, Module } from '@nestjs/common';
import { AccountRpcController } from './account/account.rpc-controller.js';
import { AccountService } from './account/account.service.js';
import { CoachingConfig } from './config/coaching.config.js';
import { ContextModule } from './context/context.module.js';
import { CoupleFocusesEntity } from './context/couple-focuses.entity.js';
import { CoupleHouseholdEntity } from './context/couple-household.entity.js';
import { ModuleTextEntity } from './context/module-text.entity.js';
import { ConversationEntity } from './conversations/conversation.entity.js';
import { ConversationsModule } from './conversations/conversations.module.js';
import { MessageEntity } from './conversations/message.entity.js';
import { ChatLimits1790000003000 } from './migrations/chat-limits.js';
import { CoachTables1790000002000 } from './migrations/coach-tables.js';
import { CoachingTables1790000001000 } from './migrations/coaching-tables.js';
import { CoupleHouseholds1790000031000 } from './migrations/couple-households.js';
import { Findings1790000006000 } from './migrations/findings.js';
import { NamesAndHiding1790000008000 } from './migrations/names-and-hiding.js';
import { NoKeptResults1790000007000 } from './migrations/no-kept-results.js';
import { ProviderSeats1790000038000 } from './migrations/provider-seats.js';
import { QuestionOrders1790000033000 } from './migrations/question-orders.js';
import { SealedSource1790000005000 } from './migrations/sealed-source.js';
import { QuestionsModule } from './questions/questions.module.js';
import { RehearsalsModule } from './rehearsals/rehearsals.module.js';
import { RepliesModule } from './replies/replies.module.js';

const NAME = 'coaching';

@Module({})
class CoachingModule {
  static with(config: CoachingConfig): DynamicModule {
    return {
      module: CoachingModule,
      imports: [
        PersistenceModule.forService(NAME, config, {
          entities: [
            ConversationEntity,
            MessageEntity,
            CoupleFocusesEntity,
            CoupleHouseholdEntity,
            ModuleTextEntity,
          ],
          migrations: [
            CoachingTables1790000001000,
            CoachTables1790000002000,
            ChatLimits1790000003000,
            SealedSource1790000005000,
            Findings1790000006000,
            NoKeptResults1790000007000,
            NamesAndHiding1790000008000,
            CoupleHouseholds1790000031000,
            QuestionOrders1790000033000,
            ProviderSeats1790000038000,
          ],
        }),
        ConversationsModule,
        ContextModule,
        RepliesModule.with(config),
        QuestionsModule.with(config),
        RehearsalsModule.with(config),
      ],
      controllers: [AccountRpcController, AccountEventsController],
      providers: [AccountService, { provide: AccountData, useExisting: AccountService }],
    };
  }
}

export function start(env: Environment): Promise<RunningProcess> {
  const config = readConfig(CoachingConfig, env);
  return startService(NAME, config, CoachingModule.with(config));
}

/** Migrates the databases, and does nothing else. */
export const migrate = (env: Environment): Promise<void> =>
  migrateOnly(CoachingModule.with(readConfig(CoachingConfig, env)));
