import { Module } from '@nestjs/common';
import { DeedsEventsController } from './deeds.events-controller.js';
import { DeedsRepository } from './deeds.repository.js';

@Module({
  controllers: [DeedsEventsController],
  providers: [DeedsRepository],
  exports: [DeedsRepository],
})
export class DeedsModule {}
