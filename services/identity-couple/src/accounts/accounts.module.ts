import { Module } from '@nestjs/common';
import { SessionsModule } from '../sessions/sessions.module.js';
import { AccountsRpcController } from './accounts.rpc-controller.js';
import { AccountsService } from './accounts.service.js';
import { UsersModule } from './users.module.js';

@Module({
  imports: [SessionsModule, UsersModule],
  controllers: [AccountsRpcController],
  providers: [AccountsService],
})
export class AccountsModule {}
