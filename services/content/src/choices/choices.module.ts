import { Module } from '@nestjs/common';
import { FocusesModule } from '../focuses/focuses.module.js';
import { HouseholdsModule } from '../households/households.module.js';
import { ChoicesRepository } from './choices.repository.js';
import { ChoicesService } from './choices.service.js';

@Module({
  imports: [FocusesModule, HouseholdsModule],
  providers: [ChoicesService, ChoicesRepository],
  exports: [ChoicesService, ChoicesRepository],
})
export class ChoicesModule {}
