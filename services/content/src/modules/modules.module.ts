import { Module } from '@nestjs/common';
import { HouseholdsModule } from '../households/households.module.js';
import { ModulesRepository } from './modules.repository.js';
import { ModulesRpcController } from './modules.rpc-controller.js';
import { ModulesService } from './modules.service.js';

@Module({
  imports: [HouseholdsModule],
  controllers: [ModulesRpcController],
  providers: [ModulesService, ModulesRepository],
  exports: [ModulesRepository],
})
export class ModulesModule {}
