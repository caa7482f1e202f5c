import type { SignedIn } from '@anew/contracts/identity/views';
import { Inject, Injectable } from '@nestjs/common';
import { GatewayConfig } from '../config/gateway.config.js';
import type { Reply } from '../http/request.js';
import { announceSignOut, clearSessionCookies, setSessionCookies } from './cookies.js';
import { KnownDevices } from './known-device.js';

/** Sets the session cookies for someone who has just proved who they are, and clears them when they sign out. */
@Injectable()
export class SessionCookies {
  private readonly secure: boolean;

  constructor(
    @Inject(GatewayConfig) config: GatewayConfig,
    private readonly devices: KnownDevices,
  ) {
    this.secure = config.isHttps;
  }

  enter(reply: Reply, { user, tokens, ownsAddress }: SignedIn): void {
    setSessionCookies(reply, tokens, this.secure);
    if (ownsAddress) this.devices.remember(reply, user.email);
  }

  leave(reply: Reply): void {
    clearSessionCookies(reply);
    announceSignOut(reply, this.secure);
  }
}
