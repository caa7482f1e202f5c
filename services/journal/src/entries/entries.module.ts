import { Module } from '@nestjs/common';
import { EntriesRepository } from './entries.repository.js';
import { EntriesRpcController } from './entries.rpc-controller.js';
import { EntriesService } from './entries.service.js';

@Module({
  controllers: [EntriesRpcController],
  providers: [EntriesService, EntriesRepository],
  exports: [EntriesRepository],
})
export class EntriesModule {}
