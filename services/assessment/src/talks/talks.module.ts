import { Module } from '@nestjs/common';
import { SharedModule } from '../shared.module.js';
import { TalksRepository } from './talks.repository.js';
import { TalksRpcController } from './talks.rpc-controller.js';
import { TalksService } from './talks.service.js';

@Module({
  imports: [SharedModule],
  controllers: [TalksRpcController],
  providers: [TalksService, TalksRepository],
  exports: [TalksService, TalksRepository],
})
export class TalksModule {}
