import { Module } from '@nestjs/common';
import { UsersModule } from '../accounts/users.module.js';
import { LimitsModule } from '../limits/limits.module.js';
import { MailModule } from '../mail/mail.module.js';
import { PasskeyStoreModule } from '../passkeys/passkey-store.module.js';
import { PasswordsModule } from '../passwords/passwords.module.js';
import { SecurityLogModule } from '../security-log/security-log.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { TotpModule } from '../totp/totp.module.js';
import { AddressChanges } from './address-changes.js';
import { AddressProof } from './address-proof.js';
import { AddressRecordsModule } from './address-records.module.js';
import { AddressesRpcController } from './addresses.rpc-controller.js';

@Module({
  imports: [
    AddressRecordsModule,
    UsersModule,
    SessionsModule,
    LimitsModule,
    MailModule,
    PasskeyStoreModule,
    PasswordsModule,
    SecurityLogModule,
    TotpModule,
  ],
  controllers: [AddressesRpcController],
  providers: [AddressProof, AddressChanges],
  exports: [AddressProof, AddressChanges, AddressRecordsModule],
})
export class AddressesModule {}
