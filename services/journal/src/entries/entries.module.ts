import { Module } from '@nestjs/common';
import { PhotosModule } from '../photos/photos.module.js';
import { ReactionsModule } from '../reactions/reactions.module.js';
import { EntriesRepository } from './entries.repository.js';
import { EntriesRpcController } from './entries.rpc-controller.js';
import { EntriesService } from './entries.service.js';

@Module({
  imports: [ReactionsModule, PhotosModule],
  controllers: [EntriesRpcController],
  providers: [EntriesService, EntriesRepository],
  exports: [EntriesRepository],
})
export class EntriesModule {}
