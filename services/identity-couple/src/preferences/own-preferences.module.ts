import { Module } from '@nestjs/common';
import { UsersModule } from '../accounts/users.module.js';
import { SendingsRepository } from '../schedule/sendings.repository.js';
import { Journeys } from './journeys.js';
import { OwnPreferencesPlan } from './own-preferences.js';
import { PreferencesRepository } from './preferences.repository.js';

@Module({
  imports: [UsersModule],
  providers: [Journeys, OwnPreferencesPlan, PreferencesRepository, SendingsRepository],
  exports: [Journeys, OwnPreferencesPlan, PreferencesRepository, SendingsRepository],
})
export class OwnPreferencesModule {}
