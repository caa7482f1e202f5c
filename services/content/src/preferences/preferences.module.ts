import { Module } from '@nestjs/common';
import { PreferencesRepository } from './preferences.repository.js';

@Module({ providers: [PreferencesRepository], exports: [PreferencesRepository] })
export class PreferencesModule {}
