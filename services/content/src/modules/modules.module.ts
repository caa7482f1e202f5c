import { Module } from '@nestjs/common';
import { ModulesRepository } from './modules.repository.js';
import { ModulesRpcController } from './modules.rpc-controller.js';
import { ModulesService } from './modules.service.js';

@Module({
  controllers: [ModulesRpcController],
  providers: [ModulesService, ModulesRepository],
  exports: [ModulesRepository],
})
export class ModulesModule {}
