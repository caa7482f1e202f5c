import { Module } from '@nestjs/common';
import { ExternalIdentitiesRepository } from '../accounts/external-identities.repository.js';
import { UsersModule } from '../accounts/users.module.js';
import { MailModule } from '../mail/mail.module.js';
import { SecurityLogModule } from '../security-log/security-log.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { TotpModule } from '../totp/totp.module.js';
import { PasskeyCeremonies } from './passkey-ceremonies.js';
import { PasskeySignInService } from './passkey-sign-in.service.js';
import { PasskeysRepository } from './passkeys.repository.js';
import { PasskeysRpcController } from './passkeys.rpc-controller.js';
import { PasskeysService } from './passkeys.service.js';
import { SignInMethodsService } from './sign-in-methods.service.js';

@Module({
  imports: [UsersModule, SessionsModule, SecurityLogModule, MailModule, TotpModule],
  controllers: [PasskeysRpcController],
  providers: [
    PasskeysService,
    PasskeySignInService,
    SignInMethodsService,
    PasskeyCeremonies,
    PasskeysRepository,
    ExternalIdentitiesRepository,
  ],
  exports: [PasskeysRepository, PasskeyCeremonies, SignInMethodsService],
})
export class PasskeysModule {}
