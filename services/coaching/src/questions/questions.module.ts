import { LOGGER, type Logger } from '@anew/observability/logger';
import { Metrics } from '@anew/observability/metrics';
import { type DynamicModule, Module } from '@nestjs/common';
import { CoachingConfig } from '../config/coaching.config.js';
import { Permits } from '../providers/permits.js';
import { providersOf } from '../providers/providers.js';
import { ProvidersModule } from '../providers/providers.module.js';
import { OrdersRepository } from './orders.repository.js';
import { QuestionWriter, WRITERS } from './question-writer.js';
import { QuestionsEventsController } from './questions.events-controller.js';

@Module({})
export class QuestionsModule {
  static with(config: CoachingConfig): DynamicModule {
    return {
      module: QuestionsModule,
      imports: [ProvidersModule],
      controllers: [QuestionsEventsController],
      providers: [
        { provide: CoachingConfig, useValue: config },
        {
          // They have circuit breakers of their own, so that questions never keep the coach from answering.
          provide: WRITERS,
          useFactory: (permits: Permits, logger: Logger, metrics: Metrics) =>
            providersOf(config, permits.limitsFor('questions'), {
              purpose: 'questions',
              logger: logger.child({ purpose: 'questions' }),
              metrics,
            }),
          inject: [Permits, LOGGER, Metrics],
        },
        OrdersRepository,
        QuestionWriter,
      ],
    };
  }
}
