import { Module } from '@nestjs/common';
import { UsersModule } from '../accounts/users.module.js';
import { PushRpcController } from './push.rpc-controller.js';
import { PushService } from './push.service.js';
import { PushDevicesModule } from './push-devices.module.js';
import { PushMessages } from './push-messages.js';
import { PushSender } from './push-sender.js';

/** Reminders in browsers: who wants them, and how they get there. */
@Module({
  imports: [UsersModule, PushDevicesModule],
  controllers: [PushRpcController],
  providers: [PushMessages, PushSender, PushService],
  exports: [PushSender],
})
export class PushModule {}
