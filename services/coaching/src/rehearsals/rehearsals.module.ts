import { type DynamicModule, Module } from '@nestjs/common';
import { CoachingConfig } from '../config/coaching.config.js';
import { DailyLimits } from '../replies/daily-limits.js';
import { RehearsalsRpcController } from './rehearsals.rpc-controller.js';
import { RehearsalsService } from './rehearsals.service.js';

@Module({})
export class RehearsalsModule {
  static with(config: CoachingConfig): DynamicModule {
    return {
      module: RehearsalsModule,
      controllers: [RehearsalsRpcController],
      providers: [{ provide: CoachingConfig, useValue: config }, DailyLimits, RehearsalsService],
    };
  }
}
