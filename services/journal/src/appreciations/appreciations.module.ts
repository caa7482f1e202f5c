import { Module } from '@nestjs/common';
import { ReactionsModule } from '../reactions/reactions.module.js';
import { AppreciationsRepository } from './appreciations.repository.js';
import { AppreciationsRpcController } from './appreciations.rpc-controller.js';
import { AppreciationsService } from './appreciations.service.js';

@Module({
  imports: [ReactionsModule],
  controllers: [AppreciationsRpcController],
  providers: [AppreciationsService, AppreciationsRepository],
  exports: [AppreciationsRepository],
})
export class AppreciationsModule {}
