import { LOGGER, type Logger } from '@anew/observability/logger';
import { Metrics } from '@anew/observability/metrics';
import { type DynamicModule, Module } from '@nestjs/common';
import { CoachingConfig } from '../config/coaching.config.js';
import { Permits } from '../providers/permits.js';
import { readersOf } from '../providers/providers.js';
import { ProvidersModule } from '../providers/providers.module.js';
import { ChatUsesRepository } from '../replies/chat-uses.repository.js';
import { DailyLimits } from '../replies/daily-limits.js';
import { READERS, Readers } from './readers.js';
import { RehearsalsRpcController } from './rehearsals.rpc-controller.js';
import { RehearsalsService } from './rehearsals.service.js';

@Module({})
export class RehearsalsModule {
  static with(config: CoachingConfig): DynamicModule {
    return {
      module: RehearsalsModule,
      imports: [ProvidersModule],
      controllers: [RehearsalsRpcController],
      providers: [
        { provide: CoachingConfig, useValue: config },
        {
          // They take the permits of replies, so that a provider is never asked for more at a time than it allows.
          provide: READERS,
          useFactory: (permits: Permits, logger: Logger, metrics: Metrics) =>
            readersOf(config, permits.limitsFor('replies'), {
              purpose: 'rehearsals',
              logger: logger.child({ purpose: 'rehearsals' }),
              metrics,
            }),
          inject: [Permits, LOGGER, Metrics],
        },
        ChatUsesRepository,
        DailyLimits,
        Readers,
        RehearsalsService,
      ],
    };
  }
}
