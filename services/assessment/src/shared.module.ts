import { Module } from '@nestjs/common';
import { CouplesRepository } from './couples/couples.repository.js';
import { ScoringQueue } from './queue/scoring.queue.js';
import { ResponsesRepository } from './responses/responses.repository.js';
import { RoundsRepository } from './rounds/rounds.repository.js';

/** Providers that the service and the compatibility worker share. */
@Module({
  providers: [CouplesRepository, ResponsesRepository, RoundsRepository, ScoringQueue],
  exports: [CouplesRepository, ResponsesRepository, RoundsRepository, ScoringQueue],
})
export class SharedModule {}
