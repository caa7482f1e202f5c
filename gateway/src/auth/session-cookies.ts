import { identityRpc } from '@anew/contracts/identity/rpc';
import type { SessionTokens, SignedIn } from '@anew/contracts/identity/views';
import { RpcClient } from '@anew/messaging/rpc-client';
import { LOGGER, type Logger } from '@anew/observability/logger';
import { Inject, Injectable } from '@nestjs/common';
import { GatewayConfig } from '../config/gateway.config.js';
import type { Reply, Request } from '../http/request.js';
import {
  announceSignOut,
  clearSessionCookies,
  refreshTokenOf,
  sessionIdIn,
  setSessionCookies,
} from './cookies.js';
import { KnownDevices } from './known-device.js';

/** Sets the session cookies for someone who has just proved who they are, and clears them when they sign out. */
@Injectable()
export class SessionCookies {
  private readonly secure: boolean;

  constructor(
    @Inject(GatewayConfig) config: GatewayConfig,
    private readonly devices: KnownDevices,
    private readonly rpc: RpcClient,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    this.secure = config.isHttps;
  }

  /** The session that the browser had before ends: its cookies are gone, so nobody could sign out of it there. */
  async enter(reply: Reply, { user, tokens, ownsAddress }: SignedIn): Promise<void> {
    setSessionCookies(reply, tokens, this.secure);
    if (ownsAddress) this.devices.remember(reply, user.email);
    await this.endFormer(reply.request, tokens);
  }

  leave(reply: Reply): void {
    clearSessionCookies(reply);
    announceSignOut(reply, this.secure);
  }

  private async endFormer(request: Request, { refreshToken }: SessionTokens): Promise<void> {
    const former = refreshTokenOf(request);
    if (former === undefined) return;
    try {
      await this.rpc.request(identityRpc.sessions.end, request.context, {
        refreshToken: former,
        ...(refreshToken && { successorId: sessionIdIn(refreshToken) }),
      });
    } catch (error) {
      // Whoever has proved who they are is let in all the same.
      this.logger.warn({ err: error }, 'the session before a sign-in was not ended');
    }
  }
}
