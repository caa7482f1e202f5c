import { identityRpc } from '@anew/contracts/identity/rpc';
import { Controller } from '@nestjs/common';
import { OidcSignIn } from '../../auth/oidc/oidc-sign-in.js';
import { Forward } from '../../http/forward.js';
import { type Asked, Route } from '../../http/route.js';

/** Calls about the ways a person signs in and the history of their account. */
@Controller()
export class SignInMethodsController {
  constructor(
    private readonly forward: Forward,
    private readonly oidc: OidcSignIn,
  ) {}

  @Route('GET /api/account/security-log')
  securityLog({ actor }: Asked<'GET /api/account/security-log'>) {
    return this.forward.to(identityRpc.securityLog.list, actor, {});
  }

  @Route('GET /api/account/sign-in-methods')
  methods({ actor }: Asked<'GET /api/account/sign-in-methods'>) {
    return this.forward.to(identityRpc.passkeys.methods, actor, {});
  }

  @Route('POST /api/account/totp')
  beginTotp({ actor }: Asked<'POST /api/account/totp'>) {
    this.oidc.refuseLocal();
    return this.forward.to(identityRpc.totp.begin, actor, {});
  }

  @Route('POST /api/account/totp/confirm')
  confirmTotp({ actor, body: input }: Asked<'POST /api/account/totp/confirm'>) {
    this.oidc.refuseLocal();
    return this.forward.to(identityRpc.totp.confirm, actor, input);
  }

  @Route('DELETE /api/account/totp')
  removeTotp({ actor }: Asked<'DELETE /api/account/totp'>) {
    return this.forward.discard(identityRpc.totp.remove, actor, {});
  }

  @Route('POST /api/account/recovery-codes')
  renewCodes({ actor, body: input }: Asked<'POST /api/account/recovery-codes'>) {
    return this.forward.to(identityRpc.totp.renewCodes, actor, input);
  }

  @Route('POST /api/account/passkeys/options')
  beginPasskey({ actor }: Asked<'POST /api/account/passkeys/options'>) {
    this.oidc.refuseLocal();
    return this.forward.to(identityRpc.passkeys.begin, actor, {});
  }

  @Route('POST /api/account/passkeys')
  addPasskey({ actor, body: input }: Asked<'POST /api/account/passkeys'>) {
    this.oidc.refuseLocal();
    return this.forward.to(identityRpc.passkeys.add, actor, input);
  }

  @Route('PUT /api/account/passkeys/:id')
  renamePasskey({ actor, params: { id }, body: { name } }: Asked<'PUT /api/account/passkeys/:id'>) {
    return this.forward.to(identityRpc.passkeys.rename, actor, { id, name });
  }

  @Route('DELETE /api/account/passkeys/:id')
  removePasskey({ actor, params: { id } }: Asked<'DELETE /api/account/passkeys/:id'>) {
    return this.forward.discard(identityRpc.passkeys.remove, actor, { id });
  }
}
