import { identityRpc } from '@anew/contracts/identity/rpc';
import type { ProofWays } from '@anew/contracts/identity/views';
import { RpcClient } from '@anew/messaging/rpc-client';
import { back } from '@anew/words/sign-in';
import { Controller } from '@nestjs/common';
import { OidcSignIn } from '../../auth/oidc/oidc-sign-in.js';
import { nothingThere } from '../../http/errors.js';
import { Forward } from '../../http/forward.js';
import type { Reply } from '../../http/request.js';
import { type Asked, Route } from '../../http/route.js';
import { sendExternalSignInFailure } from '../sign-in/pages/external-sign-in-page.js';
import { safeReturnTo } from '../sign-in/return-to.js';

/** Calls by which a person proves again who they are, before something that cannot be undone. */
@Controller()
export class ConfirmController {
  constructor(
    private readonly forward: Forward,
    private readonly rpc: RpcClient,
    private readonly oidc: OidcSignIn,
  ) {}

  @Route('GET /api/account/confirm')
  async ways({ actor }: Asked<'GET /api/account/confirm'>): Promise<ProofWays> {
    const { ways } = await this.rpc.request(identityRpc.proof.ways, actor, {});
    return { ways: ways.filter((way) => way === 'password' || (way === 'provider') === this.oidc.isEnabled) };
  }

  @Route('POST /api/account/confirm')
  confirm({ actor, body: input }: Asked<'POST /api/account/confirm'>) {
    return this.forward.discard(identityRpc.proof.confirm, actor, input);
  }

  @Route('POST /api/account/confirm/passkey/options')
  beginPasskey({ actor }: Asked<'POST /api/account/confirm/passkey/options'>) {
    this.oidc.refuseLocal();
    return this.forward.to(identityRpc.passkeys.beginProof, actor, {});
  }

  @Route('POST /api/account/confirm/passkey')
  passkey({ actor, body: input }: Asked<'POST /api/account/confirm/passkey'>) {
    this.oidc.refuseLocal();
    return this.forward.discard(identityRpc.passkeys.prove, actor, input);
  }

  @Route('GET /api/account/confirm/provider')
  async provider(
    { actor, query: { returnTo: wanted } }: Asked<'GET /api/account/confirm/provider'>,
    reply: Reply,
  ) {
    if (!this.oidc.isEnabled) throw nothingThere();
    const returnTo = safeReturnTo(wanted);
    return this.oidc
      .begin(reply, returnTo, { proofOf: actor.sessionId })
      .catch((error: unknown) => sendExternalSignInFailure(reply, error, { label: back, href: returnTo }));
  }
}
