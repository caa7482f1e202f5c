import type { Actor, Visitor } from '@anew/contracts/actor';
import type { PasskeyAnswerDto } from '@anew/contracts/identity/sign-in-dto';
import type { SignedIn } from '@anew/contracts/identity/views';
import { Transactions } from '@anew/persistence/transactions';
import { Injectable } from '@nestjs/common';
import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/server';
import { presentUser } from '../accounts/users.presenter.js';
import { UsersRepository } from '../accounts/users.repository.js';
import { SessionProof } from '../proof/session-proof.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { PasskeyCeremonies } from './passkey-ceremonies.js';
import { PasskeyUse } from './passkey-use.js';
import { passkeyNoProof, passkeyRefused } from './passkeys.errors.js';

/**
 * Signs people in, or proves who they are, with a passkey. This counts as two factors: having the device and
 * unlocking it.
 */
@Injectable()
export class PasskeySignInService {
  constructor(
    private readonly ceremonies: PasskeyCeremonies,
    private readonly uses: PasskeyUse,
    private readonly users: UsersRepository,
    private readonly sessions: SessionsService,
    private readonly proof: SessionProof,
    private readonly transactions: Transactions,
  ) {}

  begin(): Promise<PublicKeyCredentialRequestOptionsJSON> {
    return this.ceremonies.askToUse({ purpose: 'sign-in', userId: null });
  }

  /** @throws DomainError `passkey_refused` */
  async finish(visitor: Visitor, { response }: PasskeyAnswerDto): Promise<SignedIn> {
    const signedIn = await this.transactions.run(async (transaction) => {
      const use = { purpose: 'sign-in', origin: visitor, userId: null } as const;
      const userId = await this.uses.check(transaction, response, use);
      if (userId === null) return null;
      const user = await this.users.get(transaction, userId);
      const tokens = await this.sessions.open(transaction, userId, visitor.userAgent);
      return { user: presentUser(user), tokens, ownsAddress: user.claimedEmail === null };
    });
    if (!signedIn) throw passkeyRefused();
    return signedIn;
  }

  beginProof({ userId }: Actor): Promise<PublicKeyCredentialRequestOptionsJSON> {
    return this.ceremonies.askToUse({ purpose: 'proof', userId });
  }

  /** @throws DomainError `password_required` when it is not a passkey of theirs */
  async prove(actor: Actor, { response }: PasskeyAnswerDto): Promise<null> {
    const userId = await this.transactions.run((transaction) =>
      this.uses.check(transaction, response, { purpose: 'proof', origin: actor, userId: actor.userId }),
    );
    if (userId === null) throw passkeyNoProof();
    return this.proof.mark(actor.sessionId, new Date());
  }
}
