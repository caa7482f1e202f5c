import { Module } from '@nestjs/common';
import { ConversationFindings } from './conversation-findings.js';
import { ConversationsRepository } from './conversations.repository.js';
import { ConversationsRpcController } from './conversations.rpc-controller.js';
import { ConversationsService } from './conversations.service.js';
import { ExportedConversations } from './exported-conversations.js';
import { OpenSourcesRepository } from './open-sources.repository.js';
import { SourceSealer } from './source-sealer.js';

@Module({
  controllers: [ConversationsRpcController],
  providers: [
    ConversationsService,
    ConversationsRepository,
    ConversationFindings,
    ExportedConversations,
    OpenSourcesRepository,
    SourceSealer,
  ],
  exports: [ConversationsRepository, ConversationFindings, ExportedConversations],
})
export class ConversationsModule {}
