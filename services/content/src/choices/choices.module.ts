import { Module } from '@nestjs/common';
import { FocusesModule } from '../focuses/focuses.module.js';
import { GeneratedModule } from '../generated/generated.module.js';
import { HouseholdsModule } from '../households/households.module.js';
import { PreferencesModule } from '../preferences/preferences.module.js';
import { ChoicesRepository } from './choices.repository.js';
import { ChoicesService } from './choices.service.js';

@Module({
  imports: [FocusesModule, GeneratedModule, HouseholdsModule, PreferencesModule],
  providers: [ChoicesService, ChoicesRepository],
  exports: [ChoicesService, ChoicesRepository],
})
export class ChoicesModule {}
