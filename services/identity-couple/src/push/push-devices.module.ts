import { Module } from '@nestjs/common';
import { PushDevices } from './push-devices.js';
import { PushSubscriptionsRepository } from './push-subscriptions.repository.js';

@Module({
  providers: [PushDevices, PushSubscriptionsRepository],
  exports: [PushDevices, PushSubscriptionsRepository],
})
export class PushDevicesModule {}
