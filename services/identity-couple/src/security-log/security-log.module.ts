import { Module } from '@nestjs/common';
import { SecurityEventsRepository } from './security-events.repository.js';
import { SecurityLog } from './security-log.js';
import { SecurityLogRpcController } from './security-log.rpc-controller.js';

@Module({
  controllers: [SecurityLogRpcController],
  providers: [SecurityLog, SecurityEventsRepository],
  exports: [SecurityLog, SecurityEventsRepository],
})
export class SecurityLogModule {}
