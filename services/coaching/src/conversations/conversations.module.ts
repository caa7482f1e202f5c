import { Module } from '@nestjs/common';
import { ConversationsRepository } from './conversations.repository.js';
import { ConversationsRpcController } from './conversations.rpc-controller.js';
import { ConversationsService } from './conversations.service.js';

@Module({
  controllers: [ConversationsRpcController],
  providers: [ConversationsService, ConversationsRepository],
  exports: [ConversationsService, ConversationsRepository],
})
export class ConversationsModule {}
