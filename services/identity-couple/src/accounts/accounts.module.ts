import { Module } from '@nestjs/common';
import { AddressesModule } from '../addresses/addresses.module.js';
import { CouplesModule } from '../couples/couples.module.js';
import { HouseholdModule } from '../household/household.module.js';
import { LimitsModule } from '../limits/limits.module.js';
import { PasskeysModule } from '../passkeys/passkeys.module.js';
import { PasswordsModule } from '../passwords/passwords.module.js';
import { PicturesModule } from '../pictures/pictures.module.js';
import { OwnPreferencesModule } from '../preferences/own-preferences.module.js';
import { ProofModule } from '../proof/proof.module.js';
import { SecurityLogModule } from '../security-log/security-log.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { TotpModule } from '../totp/totp.module.js';
import { AccountExportService } from './account-export.service.js';
import { AccountsRpcController } from './accounts.rpc-controller.js';
import { AccountsService } from './accounts.service.js';
import { ExternalAccountsService } from './external-accounts.service.js';
import { UsersModule } from './users.module.js';

@Module({
  imports: [
    SessionsModule,
    UsersModule,
    CouplesModule,
    HouseholdModule,
    PicturesModule,
    PasswordsModule,
    OwnPreferencesModule,
    SecurityLogModule,
    TotpModule,
    PasskeysModule,
    ProofModule,
    LimitsModule,
    AddressesModule,
  ],
  controllers: [AccountsRpcController],
  providers: [AccountsService, AccountExportService, ExternalAccountsService],
})
export class AccountsModule {}
