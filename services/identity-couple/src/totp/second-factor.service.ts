import { createHash } from 'node:crypto';
import type { Visitor } from '@anew/contracts/actor';
import type { SecondFactorDto } from '@anew/contracts/identity/sign-in-dto';
import type { SignedIn } from '@anew/contracts/identity/views';
import { Transactions } from '@anew/persistence/transactions';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { UserEntity } from '../accounts/user.entity.js';
import { presentUser } from '../accounts/users.presenter.js';
import { UsersRepository } from '../accounts/users.repository.js';
import { IdentityConfig } from '../config/identity.config.js';
import { keysFor, openValue, type PurposeKeys, sealValue } from '../config/sealed-value.js';
import { SecurityLog } from '../security-log/security-log.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { possibleHashes } from './recovery-codes.rules.js';
import type { TotpEntity } from './totp.entity.js';
import { challengeExpired, codeRefused, secondFactorRequired, tooSoon } from './totp.errors.js';
import { TotpRepository } from './totp.repository.js';
import { failuresUntil, stepOfCode, waitForNextCode } from './totp.rules.js';
import { TotpSecrets } from './totp-secrets.js';

/** Milliseconds that may pass between the password and the code. */
const CHALLENGE_LIFETIME_MS = 5 * 60_000;
const CHALLENGE = 'second factor';
const APP_CODE = /^\d{6}$/;

interface Challenge {
  userId: string;
  /** Mark of the password that was right. A new password invalidates the challenge. */
  passwordMark: string;
  expiresAt: number;
}

/** Second step of signing in, for those who have turned it on. */
@Injectable()
export class SecondFactorService {
  private readonly challengeKeys: PurposeKeys;
  private readonly codeKeys: PurposeKeys;

  constructor(
    private readonly totp: TotpRepository,
    private readonly secrets: TotpSecrets,
    private readonly users: UsersRepository,
    private readonly sessions: SessionsService,
    private readonly log: SecurityLog,
    private readonly transactions: Transactions,
    @Inject(IdentityConfig) config: IdentityConfig,
  ) {
    this.challengeKeys = keysFor(config, CHALLENGE);
    this.codeKeys = keysFor(config, 'recovery code');
  }

  /**
   * Returns if the user has no second factor.
   * @throws DomainError `second_factor_required` with a challenge
   */
  async require(transaction: EntityManager, user: UserEntity): Promise<void> {
    if (!(await this.totp.isOn(user.id, transaction))) return;
    const expiresAt = Date.now() + CHALLENGE_LIFETIME_MS;
    const challenge: Challenge = { userId: user.id, passwordMark: markOf(user), expiresAt };
    throw secondFactorRequired(sealValue(challenge, CHALLENGE, this.challengeKeys).toString('base64url'));
  }

  /** @throws DomainError `challenge_expired`, `invalid_code` or `too_many_requests` */
  async finish(visitor: Visitor, { challenge, code }: SecondFactorDto): Promise<SignedIn> {
    const { userId, passwordMark } = this.opened(challenge);
    const signedIn = await this.transactions.run(async (transaction) => {
      await this.users.lock(transaction, userId);
      const user = await this.users.get(transaction, userId);
      const totp = await this.totp.find(transaction, userId);
      if (!totp?.confirmedAt || markOf(user) !== passwordMark) throw challengeExpired();
      // A wrong code must not throw here, because the transaction has to record the try.
      if (!(await this.isRight(transaction, visitor, totp, code))) return null;
      await this.log.record(transaction, userId, 'signed_in', visitor);
      const tokens = await this.sessions.open(transaction, userId, visitor.userAgent);
      return { user: presentUser(user), tokens, ownsAddress: user.claimedEmail === null };
    });
    if (!signedIn) throw codeRefused();
    return signedIn;
  }

  private async isRight(
    transaction: EntityManager,
    visitor: Visitor,
    totp: TotpEntity,
    code: string,
  ): Promise<boolean> {
    const { userId } = totp;
    const typed = code.replace(/\s/g, '');
    const isRight = APP_CODE.test(typed)
      ? await this.takeAppCode(transaction, totp, typed)
      : await this.totp.takeCode(transaction, userId, possibleHashes(typed, userId, this.codeKeys));
    const used = APP_CODE.test(typed) ? 'second_factor_used' : 'recovery_code_used';
    await this.log.record(transaction, userId, isRight ? used : 'second_factor_failed', visitor);
    return isRight;
  }

  /** @throws DomainError `too_many_requests` */
  private async takeAppCode(transaction: EntityManager, totp: TotpEntity, code: string): Promise<boolean> {
    const now = new Date();
    const wait = waitForNextCode(totp.failures, totp.failedAt, now);
    if (wait > 0) throw tooSoon(wait);
    const lastStep = stepOfCode(this.secrets.open(totp), code, totp.lastStep, now);
    // A right code leaves the count as it is. Otherwise somebody who knows the password would see in their own wait that
    // the owner has just come in.
    const change =
      lastStep === null
        ? { failures: failuresUntil(now, totp.failures, totp.failedAt) + 1, failedAt: now }
        : { lastStep };
    await this.totp.update(transaction, totp.userId, change);
    return lastStep !== null;
  }

  private opened(challenge: string): Challenge {
    try {
      const sealed = Buffer.from(challenge, 'base64url');
      const opened = openValue(sealed, CHALLENGE, this.challengeKeys) as Challenge;
      if (opened.expiresAt > Date.now()) return opened;
    } catch {
      // The value was not made by us. The sender gets the same refusal as for an expired challenge.
    }
    throw challengeExpired();
  }
}

function markOf({ passwordHash }: UserEntity): string {
  return createHash('sha256')
    .update(passwordHash ?? '')
    .digest('base64url');
}
