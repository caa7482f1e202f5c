import { Module } from '@nestjs/common';
import { AccountReclaim } from '../accounts/account-reclaim.js';
import { UsersModule } from '../accounts/users.module.js';
import { AddressRecordsModule } from '../addresses/address-records.module.js';
import { CouplesModule } from '../couples/couples.module.js';
import { LimitsModule } from '../limits/limits.module.js';
import { MailModule } from '../mail/mail.module.js';
import { PasskeyStoreModule } from '../passkeys/passkey-store.module.js';
import { ProofModule } from '../proof/proof.module.js';
import { SecurityLogModule } from '../security-log/security-log.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { TotpModule } from '../totp/totp.module.js';
import { PasswordResetsRepository } from './password-resets.repository.js';
import { PasswordsRpcController } from './passwords.rpc-controller.js';
import { PasswordsService } from './passwords.service.js';
import { ResetLinks } from './reset-links.js';

@Module({
  imports: [
    UsersModule,
    AddressRecordsModule,
    CouplesModule,
    SessionsModule,
    MailModule,
    PasskeyStoreModule,
    ProofModule,
    LimitsModule,
    SecurityLogModule,
    TotpModule,
  ],
  controllers: [PasswordsRpcController],
  providers: [PasswordsService, PasswordResetsRepository, ResetLinks, AccountReclaim],
  exports: [ResetLinks, AccountReclaim, PasswordResetsRepository],
})
export class PasswordsModule {}
