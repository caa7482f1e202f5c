import { Module } from '@nestjs/common';
import { PromptsRepository } from './prompts.repository.js';
import { PromptsRpcController } from './prompts.rpc-controller.js';
import { PromptsService } from './prompts.service.js';

@Module({
  controllers: [PromptsRpcController],
  providers: [PromptsService, PromptsRepository],
  exports: [PromptsRepository],
})
export class PromptsModule {}
