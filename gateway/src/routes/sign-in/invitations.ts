import { DomainError } from '@anew/contracts/errors';
import { identityRpc } from '@anew/contracts/identity/rpc';
import { RpcClient } from '@anew/messaging/rpc-client';
import { Injectable } from '@nestjs/common';
import { RateLimits } from '../../http/rate-limits.js';
import type { Request } from '../../http/request.js';
import { inviteCodeIn } from './invite-code-in.js';

/** Finds the invitation that someone is about to accept, so that the sign-up page can name who sent it. */
@Injectable()
export class Invitations {
  constructor(
    private readonly rpc: RpcClient,
    private readonly limits: RateLimits,
  ) {}

  /**
   * @param returnTo where the person goes after signing in
   * @returns null if that is no invitation. The inviter is null if the code is unknown, or cannot be looked up now.
   */
  async behind(returnTo: string, request: Request): Promise<{ inviter: string | null } | null> {
    const inviteCode = inviteCodeIn(returnTo);
    if (inviteCode === null) return null;
    try {
      // Codes could be guessed here as well as by the call that looks them up, so both count as tries.
      await this.limits.consume('invite-network', request.ip);
      const invite = await this.rpc.request(identityRpc.couples.invite, request.context, { inviteCode });
      return { inviter: invite.inviterFirstName };
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      return { inviter: null };
    }
  }
}
