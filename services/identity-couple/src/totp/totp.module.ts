import { Module } from '@nestjs/common';
import { UsersModule } from '../accounts/users.module.js';
import { MailModule } from '../mail/mail.module.js';
import { ProofModule } from '../proof/proof.module.js';
import { SecurityLogModule } from '../security-log/security-log.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { SecondFactorService } from './second-factor.service.js';
import { TotpRepository } from './totp.repository.js';
import { TotpRpcController } from './totp.rpc-controller.js';
import { TotpService } from './totp.service.js';
import { TotpSecrets } from './totp-secrets.js';

@Module({
  imports: [UsersModule, SessionsModule, SecurityLogModule, MailModule, ProofModule],
  controllers: [TotpRpcController],
  providers: [TotpService, SecondFactorService, TotpRepository, TotpSecrets],
  exports: [SecondFactorService, TotpRepository],
})
export class TotpModule {}
