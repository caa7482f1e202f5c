import { Module } from '@nestjs/common';
import { UsersModule } from '../accounts/users.module.js';
import { Mailer } from '../mail/mailer.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { PasswordResetsRepository } from './password-resets.repository.js';
import { PasswordsRpcController } from './passwords.rpc-controller.js';
import { PasswordsService } from './passwords.service.js';

@Module({
  imports: [UsersModule, SessionsModule],
  controllers: [PasswordsRpcController],
  providers: [PasswordsService, PasswordResetsRepository, Mailer],
})
export class PasswordsModule {}
