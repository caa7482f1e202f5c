import { Module } from '@nestjs/common';
import { ContextEventsController } from './context.events-controller.js';
import { ContextRepository } from './context.repository.js';
import { ContextService } from './context.service.js';

@Module({
  controllers: [ContextEventsController],
  providers: [ContextRepository, ContextService],
  exports: [ContextRepository, ContextService],
})
export class ContextModule {}
