import { Module } from '@nestjs/common';
import { UsersModule } from '../accounts/users.module.js';
import { MailModule } from '../mail/mail.module.js';
import { LimitsModule } from '../limits/limits.module.js';
import { ProofModule } from '../proof/proof.module.js';
import { SecurityLogModule } from '../security-log/security-log.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { PasswordResetsRepository } from './password-resets.repository.js';
import { PasswordsRpcController } from './passwords.rpc-controller.js';
import { PasswordsService } from './passwords.service.js';

@Module({
  imports: [UsersModule, SessionsModule, MailModule, ProofModule, LimitsModule, SecurityLogModule],
  controllers: [PasswordsRpcController],
  providers: [PasswordsService, PasswordResetsRepository],
  exports: [PasswordResetsRepository],
})
export class PasswordsModule {}
