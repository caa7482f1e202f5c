import { Module } from '@nestjs/common';
import { ChoicesModule } from '../choices/choices.module.js';
import { AnswersRepository } from './answers.repository.js';
import { AnswersRpcController } from './answers.rpc-controller.js';
import { AnswersService } from './answers.service.js';

@Module({
  imports: [ChoicesModule],
  controllers: [AnswersRpcController],
  providers: [AnswersService, AnswersRepository],
  exports: [AnswersService, AnswersRepository],
})
export class AnswersModule {}
