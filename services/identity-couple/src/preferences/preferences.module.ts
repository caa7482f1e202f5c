import { Module } from '@nestjs/common';
import { UsersModule } from '../accounts/users.module.js';
import { AddressRecordsModule } from '../addresses/address-records.module.js';
import { CouplesModule } from '../couples/couples.module.js';
import { PushDevicesModule } from '../push/push-devices.module.js';
import { OwnPreferencesModule } from './own-preferences.module.js';
import { PreferencesRpcController } from './preferences.rpc-controller.js';
import { PreferencesService } from './preferences.service.js';

@Module({
  imports: [OwnPreferencesModule, UsersModule, AddressRecordsModule, CouplesModule, PushDevicesModule],
  controllers: [PreferencesRpcController],
  providers: [PreferencesService],
})
export class PreferencesModule {}
