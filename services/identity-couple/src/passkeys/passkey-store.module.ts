import { Module } from '@nestjs/common';
import { PasskeyCeremonies } from './passkey-ceremonies.js';
import { PasskeysRepository } from './passkeys.repository.js';

/** Apart from what is done with passkeys, some of which needs proof, for which a passkey may do. */
@Module({
  providers: [PasskeysRepository, PasskeyCeremonies],
  exports: [PasskeysRepository, PasskeyCeremonies],
})
export class PasskeyStoreModule {}
