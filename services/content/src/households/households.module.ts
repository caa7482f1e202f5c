import { Module } from '@nestjs/common';
import { HouseholdsEventsController } from './households.events-controller.js';
import { HouseholdsRepository } from './households.repository.js';

@Module({
  controllers: [HouseholdsEventsController],
  providers: [HouseholdsRepository],
  exports: [HouseholdsRepository],
})
export class HouseholdsModule {}
