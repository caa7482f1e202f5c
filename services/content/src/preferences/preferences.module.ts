import { Module } from '@nestjs/common';
import { PreferencesEventsController } from './preferences.events-controller.js';
import { PreferencesRepository } from './preferences.repository.js';

@Module({
  controllers: [PreferencesEventsController],
  providers: [PreferencesRepository],
  exports: [PreferencesRepository],
})
export class PreferencesModule {}
