import { Module } from '@nestjs/common';
import { UsersModule } from '../accounts/users.module.js';
import { CouplesModule } from '../couples/couples.module.js';
import { PicturesModule } from '../pictures/pictures.module.js';
import { ProofModule } from '../proof/proof.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { DeletionRecord } from '@anew/messaging/events/deletion-record';
import { DeletionRepeater } from './deletion-repeater.js';
import { DeletionRpcController } from './deletion.rpc-controller.js';
import { DeletionService } from './deletion.service.js';
import { DeletionsAgain } from './deletions-again.js';
import { DeletionsRepository } from './deletions.repository.js';
import { OnAccountDeleted } from './on-account-deleted.handler.js';
import { OnAccountErased } from './on-account-erased.handler.js';

@Module({
  imports: [UsersModule, CouplesModule, PicturesModule, ProofModule, SessionsModule],
  controllers: [DeletionRpcController],
  providers: [
    DeletionService,
    DeletionRecord,
    DeletionsAgain,
    DeletionsRepository,
    DeletionRepeater,
    OnAccountDeleted,
    OnAccountErased,
  ],
  exports: [DeletionService],
})
export class DeletionModule {}
