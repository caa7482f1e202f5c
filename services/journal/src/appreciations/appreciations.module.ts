import { Module } from '@nestjs/common';
import { AppreciationsRepository } from './appreciations.repository.js';
import { AppreciationsRpcController } from './appreciations.rpc-controller.js';
import { AppreciationsService } from './appreciations.service.js';

@Module({
  controllers: [AppreciationsRpcController],
  providers: [AppreciationsService, AppreciationsRepository],
  exports: [AppreciationsRepository],
})
export class AppreciationsModule {}
