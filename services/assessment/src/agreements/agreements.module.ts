import { Module } from '@nestjs/common';
import { SharedModule } from '../shared.module.js';
import { TalksModule } from '../talks/talks.module.js';
import { AgreementsRepository } from './agreements.repository.js';
import { AgreementsRpcController } from './agreements.rpc-controller.js';
import { AgreementsService } from './agreements.service.js';

@Module({
  imports: [SharedModule, TalksModule],
  controllers: [AgreementsRpcController],
  providers: [AgreementsService, AgreementsRepository],
  exports: [AgreementsRepository],
})
export class AgreementsModule {}
