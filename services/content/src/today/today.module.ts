import { Module } from '@nestjs/common';
import { ChoicesModule } from '../choices/choices.module.js';
import { TodayRepository } from './today.repository.js';
import { TodayRpcController } from './today.rpc-controller.js';
import { TodayService } from './today.service.js';

@Module({
  imports: [ChoicesModule],
  controllers: [TodayRpcController],
  providers: [TodayService, TodayRepository],
})
export class TodayModule {}
