import { Module } from '@nestjs/common';
import { PasswordsModule } from '../passwords/passwords.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { Housekeeper } from './housekeeper.js';

@Module({ imports: [SessionsModule, PasswordsModule], providers: [Housekeeper] })
export class HousekeepingModule {}
