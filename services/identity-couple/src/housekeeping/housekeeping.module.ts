import { Module } from '@nestjs/common';
import { AddressRecordsModule } from '../addresses/address-records.module.js';
import { DeletionModule } from '../deletion/deletion.module.js';
import { LimitsModule } from '../limits/limits.module.js';
import { PasswordsModule } from '../passwords/passwords.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { Housekeeper } from './housekeeper.js';

@Module({
  imports: [SessionsModule, PasswordsModule, LimitsModule, AddressRecordsModule, DeletionModule],
  providers: [Housekeeper],
})
export class HousekeepingModule {}
