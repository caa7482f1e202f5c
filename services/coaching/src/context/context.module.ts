import { Module } from '@nestjs/common';
import { ContextRepository } from './context.repository.js';
import { ContextService } from './context.service.js';
import { OnContextChanged } from './on-context-changed.handlers.js';

@Module({
  providers: [ContextRepository, ContextService, OnContextChanged],
  exports: [ContextRepository, ContextService],
})
export class ContextModule {}
