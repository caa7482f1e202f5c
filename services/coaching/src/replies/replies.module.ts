import { LOGGER, type Logger } from '@anew/observability/logger';
import { Metrics } from '@anew/observability/metrics';
import { type DynamicModule, Module } from '@nestjs/common';
import { CoachingConfig } from '../config/coaching.config.js';
import { ContextModule } from '../context/context.module.js';
import { ConversationsModule } from '../conversations/conversations.module.js';
import { Permits } from '../providers/permits.js';
import { judgesOf, providersOf } from '../providers/providers.js';
import { ProvidersModule } from '../providers/providers.module.js';
import { Allowance } from './allowance.js';
import { ChatUsesRepository } from './chat-uses.repository.js';
import { Composer, PROVIDERS } from './composer.js';
import { DailyLimits } from './daily-limits.js';
import { ExchangesService } from './exchanges.service.js';
import { Judgements, JUDGES } from './judgements.js';
import { LeasesRepository } from './leases.repository.js';
import { MessageIntake } from './message-intake.js';
import { RelianceRepository } from './reliance.repository.js';
import { RelianceService } from './reliance.service.js';
import { RepliesRpcController } from './replies.rpc-controller.js';
import { RepliesService } from './replies.service.js';
import { Summaries } from './summaries.js';
import { WaitingLine } from './waiting-line.js';

@Module({})
export class RepliesModule {
  static with(config: CoachingConfig): DynamicModule {
    return {
      module: RepliesModule,
      imports: [ConversationsModule, ContextModule, ProvidersModule],
      controllers: [RepliesRpcController],
      providers: [
        { provide: CoachingConfig, useValue: config },
        {
          provide: PROVIDERS,
          useFactory: (permits: Permits, logger: Logger, metrics: Metrics) =>
            providersOf(config, permits.limitsFor('replies'), { purpose: 'replies', logger, metrics }),
          inject: [Permits, LOGGER, Metrics],
        },
        {
          provide: JUDGES,
          useFactory: (permits: Permits, logger: Logger, metrics: Metrics) =>
            judgesOf(config, permits.limitsFor('judgements'), {
              purpose: 'judgements',
              logger: logger.child({ purpose: 'judgements' }),
              metrics,
            }),
          inject: [Permits, LOGGER, Metrics],
        },
        RepliesService,
        Allowance,
        ExchangesService,
        MessageIntake,
        LeasesRepository,
        ChatUsesRepository,
        DailyLimits,
        Composer,
        Judgements,
        RelianceRepository,
        RelianceService,
        Summaries,
        WaitingLine,
      ],
    };
  }
}
