import { Module } from '@nestjs/common';
import { AddressRecordsModule } from '../addresses/address-records.module.js';
import { OwnPreferencesModule } from '../preferences/own-preferences.module.js';
import { PushDevicesModule } from '../push/push-devices.module.js';
import { SecurityLogModule } from '../security-log/security-log.module.js';
import { SessionsRepository } from './sessions.repository.js';
import { SessionsRpcController } from './sessions.rpc-controller.js';
import { SessionsService } from './sessions.service.js';
import { SigningKeys } from './signing-keys.js';
import { SigningKeysRepository } from './signing-keys.repository.js';

@Module({
  imports: [AddressRecordsModule, SecurityLogModule, OwnPreferencesModule, PushDevicesModule],
  controllers: [SessionsRpcController],
  providers: [SessionsService, SessionsRepository, SigningKeys, SigningKeysRepository],
  exports: [SessionsService, SessionsRepository],
})
export class SessionsModule {}
