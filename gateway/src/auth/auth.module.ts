import { Global, Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { Memberships } from './memberships.js';
import { SessionGuard } from './session.guard.js';
import { TokenVerifier } from './token-verifier.js';

@Global()
@Module({
  providers: [TokenVerifier, Memberships, { provide: APP_GUARD, useClass: SessionGuard }],
  exports: [TokenVerifier, Memberships],
})
export class AuthModule {}
