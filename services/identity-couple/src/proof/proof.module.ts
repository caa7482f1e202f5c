import { Module } from '@nestjs/common';
import { UsersModule } from '../accounts/users.module.js';
import { LimitsModule } from '../limits/limits.module.js';
import { PasskeyStoreModule } from '../passkeys/passkey-store.module.js';
import { SecurityLogModule } from '../security-log/security-log.module.js';
import { ProofRpcController } from './proof.rpc-controller.js';
import { ProofsRepository } from './proofs.repository.js';
import { SessionProof } from './session-proof.js';

/** Provides `SessionProof` for calls that need `SessionProof.require`. */
@Module({
  imports: [UsersModule, LimitsModule, SecurityLogModule, PasskeyStoreModule],
  controllers: [ProofRpcController],
  providers: [SessionProof, ProofsRepository],
  exports: [SessionProof],
})
export class ProofModule {}
