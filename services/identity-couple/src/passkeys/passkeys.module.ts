import { Module } from '@nestjs/common';
import { UsersModule } from '../accounts/users.module.js';
import { MailModule } from '../mail/mail.module.js';
import { ProofModule } from '../proof/proof.module.js';
import { SecurityLogModule } from '../security-log/security-log.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { TotpModule } from '../totp/totp.module.js';
import { PasskeySignInService } from './passkey-sign-in.service.js';
import { PasskeyStoreModule } from './passkey-store.module.js';
import { PasskeyUse } from './passkey-use.js';
import { PasskeysRpcController } from './passkeys.rpc-controller.js';
import { PasskeysService } from './passkeys.service.js';
import { SignInMethodsService } from './sign-in-methods.service.js';

@Module({
  imports: [
    UsersModule,
    SessionsModule,
    SecurityLogModule,
    MailModule,
    TotpModule,
    ProofModule,
    PasskeyStoreModule,
  ],
  controllers: [PasskeysRpcController],
  providers: [PasskeysService, PasskeySignInService, PasskeyUse, SignInMethodsService],
  exports: [PasskeyStoreModule, SignInMethodsService],
})
export class PasskeysModule {}
