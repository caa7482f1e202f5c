import { Module } from '@nestjs/common';
import { SharingRepository } from './sharing.repository.js';
import { SharingRpcController } from './sharing.rpc-controller.js';
import { SharingService } from './sharing.service.js';

@Module({
  controllers: [SharingRpcController],
  providers: [SharingService, SharingRepository],
  exports: [SharingRepository],
})
export class SharingModule {}
