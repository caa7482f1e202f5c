import { Module } from '@nestjs/common';
import { SecurityLogModule } from '../security-log/security-log.module.js';
import { SessionsRepository } from './sessions.repository.js';
import { SessionsRpcController } from './sessions.rpc-controller.js';
import { SessionsService } from './sessions.service.js';
import { SigningKeys } from './signing-keys.js';

@Module({
  imports: [SecurityLogModule],
  controllers: [SessionsRpcController],
  providers: [SessionsService, SessionsRepository, SigningKeys],
  exports: [SessionsService, SessionsRepository],
})
export class SessionsModule {}
