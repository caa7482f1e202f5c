import { type DynamicModule, Module } from '@nestjs/common';
import { startService } from '@anew/messaging/service-process';
import { type Environment, readConfig } from '@anew/observability/config';
import type { RunningProcess } from '@anew/observability/run-process';
import { PersistenceModule } from '@anew/persistence/persistence.module';
import { ServiceConfig } from '@anew/persistence/service-config';
import { AccountRpcController } from './account/account.rpc-controller.js';
import { ConversationEntity } from './conversations/conversation.entity.js';
import { ConversationsModule } from './conversations/conversations.module.js';
import { MessageEntity } from './conversations/message.entity.js';
import { CoachingTables1790000001000 } from './migrations/coaching-tables.js';

const NAME = 'coaching';

@Module({})
class CoachingModule {
  static with(config: ServiceConfig): DynamicModule {
    return {
      module: CoachingModule,
      imports: [
        PersistenceModule.forService(NAME, config, {
          entities: [ConversationEntity, MessageEntity],
          migrations: [CoachingTables1790000001000],
        }),
        ConversationsModule,
      ],
      controllers: [AccountRpcController],
    };
  }
}

export function start(env: Environment): Promise<RunningProcess> {
  const config = readConfig(ServiceConfig, env);
  return startService(NAME, config, CoachingModule.with(config));
}
