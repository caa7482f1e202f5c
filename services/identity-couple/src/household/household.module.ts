import { Module } from '@nestjs/common';
import { UsersModule } from '../accounts/users.module.js';
import { CouplesModule } from '../couples/couples.module.js';
import { HouseholdRpcController } from './household.rpc-controller.js';
import { HouseholdService } from './household.service.js';
import { HouseholdStoreModule } from './household-store.module.js';
import { StoryService } from './story.service.js';

@Module({
  imports: [CouplesModule, HouseholdStoreModule, UsersModule],
  controllers: [HouseholdRpcController],
  providers: [HouseholdService, StoryService],
  exports: [HouseholdService, StoryService],
})
export class HouseholdModule {}
