import { Module } from '@nestjs/common';
import { ConversationFindings } from './conversation-findings.js';
import { ConversationsRepository } from './conversations.repository.js';
import { ConversationsRpcController } from './conversations.rpc-controller.js';
import { ConversationsService } from './conversations.service.js';
import { ExportedConversations } from './exported-conversations.js';
import { SourceSealer } from './source-sealer.js';
import { UnsealedSourcesRepository } from './unsealed-sources.repository.js';

@Module({
  controllers: [ConversationsRpcController],
  providers: [
    ConversationsService,
    ConversationsRepository,
    ConversationFindings,
    ExportedConversations,
    UnsealedSourcesRepository,
    SourceSealer,
  ],
  exports: [ConversationsRepository, ConversationFindings, ExportedConversations],
})
export class ConversationsModule {}
