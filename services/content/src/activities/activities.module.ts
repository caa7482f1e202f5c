import { Module } from '@nestjs/common';
import { ChoicesModule } from '../choices/choices.module.js';
import { ActivitiesRepository } from './activities.repository.js';
import { ActivitiesRpcController } from './activities.rpc-controller.js';
import { ActivitiesService } from './activities.service.js';

@Module({
  imports: [ChoicesModule],
  controllers: [ActivitiesRpcController],
  providers: [ActivitiesService, ActivitiesRepository],
  exports: [ActivitiesRepository],
})
export class ActivitiesModule {}
