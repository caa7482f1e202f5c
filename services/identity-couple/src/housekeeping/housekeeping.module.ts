import { Module } from '@nestjs/common';
import { LimitsModule } from '../limits/limits.module.js';
import { PasswordsModule } from '../passwords/passwords.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { Housekeeper } from './housekeeper.js';

@Module({ imports: [SessionsModule, PasswordsModule, LimitsModule], providers: [Housekeeper] })
export class HousekeepingModule {}
