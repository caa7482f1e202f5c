import { Module } from '@nestjs/common';
import { InterestSealer } from './interest-sealer.js';
import { RetreatRepository } from './retreat.repository.js';
import { RetreatRpcController } from './retreat.rpc-controller.js';
import { RetreatService } from './retreat.service.js';

@Module({
  controllers: [RetreatRpcController],
  providers: [RetreatService, RetreatRepository, InterestSealer],
  exports: [RetreatRepository],
})
export class RetreatModule {}
