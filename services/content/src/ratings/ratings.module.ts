import { Module } from '@nestjs/common';
import { RatingsRepository } from './ratings.repository.js';
import { RatingsRpcController } from './ratings.rpc-controller.js';
import { RatingsService } from './ratings.service.js';

@Module({
  controllers: [RatingsRpcController],
  providers: [RatingsService, RatingsRepository],
  exports: [RatingsRepository],
})
export class RatingsModule {}
