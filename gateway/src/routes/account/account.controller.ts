import type { AccountExport } from '@anew/contracts/account/export';
import type { Actor } from '@anew/contracts/actor';
import { assessmentRpc } from '@anew/contracts/assessment/rpc';
import { coachingRpc } from '@anew/contracts/coaching/rpc';
import { contentRpc } from '@anew/contracts/content/rpc';
import { DomainError } from '@anew/contracts/errors';
import { identityRpc } from '@anew/contracts/identity/rpc';
import type { OwnPicture } from '@anew/contracts/identity/views';
import { journalRpc } from '@anew/contracts/journal/rpc';
import type { ExportSubject } from '@anew/contracts/rpc/map';
import { JsonPieces, jsonPieces } from '@anew/messaging/json-pieces';
import { RpcClient } from '@anew/messaging/rpc-client';
import { Controller } from '@nestjs/common';
import { clearSiteData } from '../../auth/clear-site-data.js';
import { clearSessionCookies } from '../../auth/cookies.js';
import { KnownDevices } from '../../auth/known-device.js';
import { Memberships } from '../../auth/memberships.js';
import { OidcSignIn } from '../../auth/oidc/oidc-sign-in.js';
import { begun } from '../../http/first-item.js';
import { Forward } from '../../http/forward.js';
import { jsonStream } from '../../http/json.js';
import { onClientGone } from '../../http/on-client-gone.js';
import { RateLimits } from '../../http/rate-limits.js';
import type { Reply } from '../../http/request.js';
import { type Asked, Route } from '../../http/route.js';

/** Milliseconds that a service may take to collect a person's data. */
const EXPORT_DEADLINE_MS = 20_000;

/** Calls about an account as a whole: its sessions, its export and its deletion. */
@Controller()
export class AccountController {
  constructor(
    private readonly forward: Forward,
    private readonly rpc: RpcClient,
    private readonly memberships: Memberships,
    private readonly limits: RateLimits,
    private readonly devices: KnownDevices,
    private readonly oidc: OidcSignIn,
  ) {}

  @Route('GET /api/account/sessions')
  sessions({ actor }: Asked<'GET /api/account/sessions'>) {
    return this.forward.to(identityRpc.sessions.list, actor, {});
  }

  @Route('DELETE /api/account/sessions')
  endOtherSessions({ actor }: Asked<'DELETE /api/account/sessions'>) {
    return this.forward.discard(identityRpc.sessions.endOthers, actor, {});
  }

  @Route('DELETE /api/account/sessions/:id')
  async endSession({ actor, params: { id } }: Asked<'DELETE /api/account/sessions/:id'>, reply: Reply) {
    await this.forward.discard(identityRpc.sessions.endOne, actor, { id });
    if (id === actor.sessionId) clearSessionCookies(reply);
  }

  @Route('POST /api/account/password')
  changePassword({ actor, body: input }: Asked<'POST /api/account/password'>) {
    this.oidc.refuseLocal();
    return this.forward.discard(identityRpc.passwords.change, actor, input);
  }

  @Route('GET /api/account/export')
  async export({ actor }: Asked<'GET /api/account/export'>, reply: Reply) {
    await this.limits.consume('export-user', actor.userId);
    const gone = new AbortController();
    onClientGone(reply, () => gone.abort());
    const part = async (subject: ExportSubject) =>
      new JsonPieces(await begun(this.rpc.stream(subject, actor, {}, gone.signal)));
    // All parts begin before anything is sent, so that an unavailable service leads to a refusal and not to
    // half a document.
    const [account, content, journal, assessment, coaching] = await Promise.all([
      this.rpc.request(identityRpc.accounts.export, actor, {}, EXPORT_DEADLINE_MS),
      part(contentRpc.account.export),
      part(journalRpc.account.export),
      part(assessmentRpc.account.export),
      part(coachingRpc.account.export),
    ]);
    const exportedAt = new Date().toISOString();
    const own = { ...account, pictures: this.withBytes(actor, account.pictures) };
    void reply
      .header('Content-Disposition', 'attachment; filename="anew-export.json"')
      .type('application/json; charset=utf-8');
    return jsonStream<AccountExport>(
      jsonPieces({ exportedAt, account: own, content, journal, assessment, coaching }),
    );
  }

  @Route('DELETE /api/account')
  async delete({ actor, body: input }: Asked<'DELETE /api/account'>, reply: Reply) {
    // The cookie of a known device is found by the account's address, which nobody can read once the account is deleted.
    const { email } = await this.rpc.request(identityRpc.accounts.current, actor, {});
    await this.rpc.request(identityRpc.accounts.delete, actor, input);
    this.memberships.forgetUsers(actor.memberIds);
    clearSessionCookies(reply);
    clearSiteData(reply);
    this.devices.forget(reply, email);
    return {};
  }

  /**
   * Adds the bytes to pictures, one picture at a time: all of them together may exceed the size of a message.
   */
  private async *withBytes(actor: Actor, pictures: OwnPicture[]): AsyncGenerator<object> {
    for (const { id, ...picture } of pictures) {
      const stored = await this.rpc.request(identityRpc.pictures.get, actor, { id }).catch(nullIfAbsent);
      yield { ...picture, data: stored?.data ?? null };
    }
  }
}

/** The object store may not hold the bytes of a picture. */
function nullIfAbsent(error: unknown): null {
  if (error instanceof DomainError && error.kind === 'not_found') return null;
  throw error;
}
