import { Module } from '@nestjs/common';
import { ReactionsModule } from '../reactions/reactions.module.js';
import { EntriesRepository } from './entries.repository.js';
import { EntriesRpcController } from './entries.rpc-controller.js';
import { EntriesService } from './entries.service.js';

@Module({
  imports: [ReactionsModule],
  controllers: [EntriesRpcController],
  providers: [EntriesService, EntriesRepository],
  exports: [EntriesRepository],
})
export class EntriesModule {}
