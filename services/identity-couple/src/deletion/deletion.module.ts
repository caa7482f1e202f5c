import { DeletionRecord } from '@anew/messaging/events/deletion-record';
import { Module } from '@nestjs/common';
import { UsersModule } from '../accounts/users.module.js';
import { AddressRecordsModule } from '../addresses/address-records.module.js';
import { CouplesModule } from '../couples/couples.module.js';
import { PicturesModule } from '../pictures/pictures.module.js';
import { ProofModule } from '../proof/proof.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { DeletionEventsController } from './deletion.events-controller.js';
import { DeletionRpcController } from './deletion.rpc-controller.js';
import { DeletionService } from './deletion.service.js';
import { DeletionRepeater } from './deletion-repeater.js';
import { DeletionsRepository } from './deletions.repository.js';
import { DeletionsAgain } from './deletions-again.js';

@Module({
  imports: [UsersModule, AddressRecordsModule, CouplesModule, PicturesModule, ProofModule, SessionsModule],
  controllers: [DeletionRpcController, DeletionEventsController],
  providers: [DeletionService, DeletionRecord, DeletionsAgain, DeletionsRepository, DeletionRepeater],
  exports: [DeletionService],
})
export class DeletionModule {}
