import { Module } from '@nestjs/common';
import { AddressRecordsModule } from '../addresses/address-records.module.js';
import { DeedsModule } from '../deeds/deeds.module.js';
import { DeletionModule } from '../deletion/deletion.module.js';
import { LimitsModule } from '../limits/limits.module.js';
import { PasskeysModule } from '../passkeys/passkeys.module.js';
import { PasswordsModule } from '../passwords/passwords.module.js';
import { SecurityLogModule } from '../security-log/security-log.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { TotpModule } from '../totp/totp.module.js';
import { Housekeeper } from './housekeeper.js';

@Module({
  imports: [
    SessionsModule,
    PasswordsModule,
    PasskeysModule,
    TotpModule,
    SecurityLogModule,
    LimitsModule,
    AddressRecordsModule,
    DeedsModule,
    DeletionModule,
  ],
  providers: [Housekeeper],
})
export class HousekeepingModule {}
