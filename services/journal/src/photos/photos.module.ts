import { Module } from '@nestjs/common';
import { PhotosRepository } from './photos.repository.js';
import { PhotosRpcController } from './photos.rpc-controller.js';
import { PhotosService } from './photos.service.js';

@Module({
  controllers: [PhotosRpcController],
  providers: [PhotosService, PhotosRepository],
  exports: [PhotosRepository],
})
export class PhotosModule {}
