import { Module } from '@nestjs/common';
import { ScoringModule } from '../scoring.module.js';
import { TalksModule } from '../talks/talks.module.js';
import { AgreementsRepository } from './agreements.repository.js';
import { AgreementsRpcController } from './agreements.rpc-controller.js';
import { AgreementsService } from './agreements.service.js';

@Module({
  imports: [ScoringModule, TalksModule],
  controllers: [AgreementsRpcController],
  providers: [AgreementsService, AgreementsRepository],
  exports: [AgreementsRepository],
})
export class AgreementsModule {}
