import { Module } from '@nestjs/common';
import { UsersModule } from '../accounts/users.module.js';
import { AddressRecordsModule } from '../addresses/address-records.module.js';
import { HouseholdStoreModule } from '../household/household-store.module.js';
import { MailModule } from '../mail/mail.module.js';
import { ProofModule } from '../proof/proof.module.js';
import { SecurityLogModule } from '../security-log/security-log.module.js';
import { CoupleChanges } from './couple-changes.js';
import { CouplesRepository } from './couples.repository.js';
import { CouplesRpcController } from './couples.rpc-controller.js';
import { CouplesService } from './couples.service.js';
import { InvitesService } from './invites.service.js';
import { NewsService } from './news.service.js';
import { SeparationService } from './separation.service.js';

@Module({
  imports: [
    AddressRecordsModule,
    HouseholdStoreModule,
    MailModule,
    ProofModule,
    SecurityLogModule,
    UsersModule,
  ],
  controllers: [CouplesRpcController],
  providers: [
    CoupleChanges,
    CouplesRepository,
    CouplesService,
    InvitesService,
    NewsService,
    SeparationService,
  ],
  exports: [CouplesRepository, CouplesService, SeparationService],
})
export class CouplesModule {}
