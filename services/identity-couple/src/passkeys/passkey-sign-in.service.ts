import { Injectable } from '@nestjs/common';
import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/server';
import type { Visitor } from '@anew/contracts/actor';
import type { PasskeyAnswerDto } from '@anew/contracts/identity/sign-in-dto';
import type { SignedIn } from '@anew/contracts/identity/views';
import { Transactions } from '@anew/persistence/transactions';
import { presentUser } from '../accounts/user.presenter.js';
import { UsersRepository } from '../accounts/users.repository.js';
import { SecurityLog } from '../security-log/security-log.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { PasskeyCeremonies } from './passkey-ceremonies.js';
import { passkeyRefused } from './passkeys.errors.js';
import { PasskeysRepository } from './passkeys.repository.js';

/** Signing in with a passkey, which is two factors at once: to have it, and to unlock it. */
@Injectable()
export class PasskeySignInService {
  constructor(
    private readonly passkeys: PasskeysRepository,
    private readonly ceremonies: PasskeyCeremonies,
    private readonly users: UsersRepository,
    private readonly sessions: SessionsService,
    private readonly log: SecurityLog,
    private readonly transactions: Transactions,
  ) {}

  begin(): Promise<PublicKeyCredentialRequestOptionsJSON> {
    return this.ceremonies.askToUse('sign-in', null);
  }

  /** @throws DomainError `passkey_refused` */
  async finish(visitor: Visitor, { response }: PasskeyAnswerDto): Promise<SignedIn> {
    const { id } = response as { id?: unknown };
    if (typeof id !== 'string') throw passkeyRefused();
    const signedIn = await this.transactions.run(async (transaction) => {
      const passkey = await this.passkeys.findForUpdate(transaction, id);
      if (!passkey) return null;
      const counter = await this.ceremonies.used(response, passkey, 'sign-in', null);
      await this.log.record(
        transaction,
        passkey.userId,
        counter === null ? 'passkey_failed' : 'passkey_used',
        visitor,
      );
      if (counter === null) return null;
      await this.passkeys.update(transaction, passkey.id, {
        counter: String(counter),
        lastUsedAt: new Date(),
      });
      const user = await this.users.get(transaction, passkey.userId);
      const tokens = await this.sessions.open(transaction, user.id, visitor.userAgent);
      return { user: presentUser(user), tokens };
    });
    if (!signedIn) throw passkeyRefused();
    return signedIn;
  }
}
