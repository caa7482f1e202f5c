import { Module } from '@nestjs/common';
import { PasskeyCeremonies } from './passkey-ceremonies.js';
import { PasskeysRepository } from './passkeys.repository.js';

/**
 * Storage of passkeys, in a module of its own to avoid a circular import: managing passkeys needs a session
 * proof, and a passkey can give such a proof.
 */
@Module({
  providers: [PasskeysRepository, PasskeyCeremonies],
  exports: [PasskeysRepository, PasskeyCeremonies],
})
export class PasskeyStoreModule {}
