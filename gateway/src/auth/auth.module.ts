import { Global, Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { KnownDevices } from './known-device.js';
import { Memberships } from './memberships.js';
import { SessionGuard } from './session.guard.js';
import { TokenVerifier } from './token-verifier.js';

@Global()
@Module({
  providers: [
    KnownDevices,
    TokenVerifier,
    Memberships,
    SessionGuard,
    { provide: APP_GUARD, useExisting: SessionGuard },
  ],
  exports: [KnownDevices, TokenVerifier, Memberships, SessionGuard],
})
export class AuthModule {}
