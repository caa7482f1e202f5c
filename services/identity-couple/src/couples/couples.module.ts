import { Module } from '@nestjs/common';
import { UsersModule } from '../accounts/users.module.js';
import { CouplesRepository } from './couples.repository.js';
import { CouplesRpcController } from './couples.rpc-controller.js';
import { CouplesService } from './couples.service.js';

@Module({
  imports: [UsersModule],
  controllers: [CouplesRpcController],
  providers: [CouplesService, CouplesRepository],
  exports: [CouplesService],
})
export class CouplesModule {}
