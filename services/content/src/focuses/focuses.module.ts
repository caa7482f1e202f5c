import { Module } from '@nestjs/common';
import { FocusesRepository } from './focuses.repository.js';
import { FocusesRpcController } from './focuses.rpc-controller.js';
import { FocusesService } from './focuses.service.js';

@Module({
  controllers: [FocusesRpcController],
  providers: [FocusesService, FocusesRepository],
  exports: [FocusesRepository],
})
export class FocusesModule {}
