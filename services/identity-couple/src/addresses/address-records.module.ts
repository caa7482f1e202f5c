import { Module } from '@nestjs/common';
import { UsersModule } from '../accounts/users.module.js';
import { AddressesRepository } from './addresses.repository.js';
import { ProvedAddresses } from './proved-addresses.js';

/** Records about addresses, without the sending of mail. */
@Module({
  imports: [UsersModule],
  providers: [AddressesRepository, ProvedAddresses],
  exports: [AddressesRepository, ProvedAddresses],
})
export class AddressRecordsModule {}
