import { Module } from '@nestjs/common';
import { ReactionsRepository } from './reactions.repository.js';
import { ReactionsRpcController } from './reactions.rpc-controller.js';
import { ReactionsService } from './reactions.service.js';

@Module({
  controllers: [ReactionsRpcController],
  providers: [ReactionsService, ReactionsRepository],
  exports: [ReactionsRepository],
})
export class ReactionsModule {}
