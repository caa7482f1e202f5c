import { Module } from '@nestjs/common';
import { ScoringModule } from '../scoring.module.js';
import { TalksRepository } from './talks.repository.js';
import { TalksRpcController } from './talks.rpc-controller.js';
import { TalksService } from './talks.service.js';

@Module({
  imports: [ScoringModule],
  controllers: [TalksRpcController],
  providers: [TalksService, TalksRepository],
  exports: [TalksService, TalksRepository],
})
export class TalksModule {}
