import { Module } from '@nestjs/common';
import { CouplesRepository } from './couples/couples.repository.js';
import { ScoringQueue } from './queue/scoring.queue.js';
import { ResponsesRepository } from './responses/responses.repository.js';
import { ResultsRepository } from './results/results.repository.js';

/** What the service and the compatibility worker share. */
@Module({
  providers: [CouplesRepository, ResponsesRepository, ResultsRepository, ScoringQueue],
  exports: [CouplesRepository, ResponsesRepository, ResultsRepository, ScoringQueue],
})
export class ScoringModule {}
