import { DomainError } from '@anew/contracts/errors';
import { SignInDto, SignUpDto } from '@anew/contracts/identity/dto';
import { identityRpc } from '@anew/contracts/identity/rpc';
import { type PasskeyAnswerDto, SecondFactorDto } from '@anew/contracts/identity/sign-in-dto';
import type { PasskeyOptions, SignedIn } from '@anew/contracts/identity/views';
import { RpcClient } from '@anew/messaging/rpc-client';
import { Injectable } from '@nestjs/common';
import { KnownDevices } from '../../auth/known-device.js';
import { parseBody } from '../../http/parse-body.js';
import { type Count, RateLimits, type RuleName } from '../../http/rate-limits.js';
import type { Request } from '../../http/request.js';
import { visitorOf } from '../../http/visitor.js';

/** Signs people in and up with a password, from a form or a JSON call. */
@Injectable()
export class SignIn {
  constructor(
    private readonly rpc: RpcClient,
    private readonly limits: RateLimits,
    private readonly devices: KnownDevices,
  ) {}

  /** @throws DomainError `validation_failed`, `invalid_credentials` or `too_many_requests` */
  async signIn(request: Request, body: unknown): Promise<SignedIn> {
    const input = await parseBody(SignInDto, body);
    const counted = await this.countTry(request, input.email);
    const signedIn = await this.rpc
      .request(identityRpc.accounts.signIn, visitorOf(request), input)
      .catch((error: unknown) => this.giveRightPasswordBack(error, counted));
    this.limits.giveBack(counted);
    return signedIn;
  }

  /**
   * Tries at a known browser are counted apart from all others: strangers do not slow its owner down, and neither do people
   * in the same home, who share a network.
   */
  private async countTry(request: Request, email: string): Promise<Count[]> {
    const browser = this.devices.find(request, email);
    if (browser !== null)
      return this.limits.slow(
        [
          { rule: 'sign-in-known-browser', key: browser },
          { rule: 'sign-in-all-known-browsers', key: email },
        ],
        request.ip,
      );
    const atNetwork = await this.limits.slow([countOfNetwork(request, 'sign-in-network')], request.ip);
    const ofAccount = await this.limits.slow([{ rule: 'sign-in-account', key: email }], request.ip);
    return [...atNetwork, ...ofAccount];
  }

  /** A missing second factor is reported only after the right password. */
  private giveRightPasswordBack(error: unknown, counted: Count[]): never {
    if (error instanceof DomainError && error.code === 'second_factor_required')
      this.limits.giveBack(counted);
    throw error;
  }

  /** @throws DomainError `validation_failed`, `challenge_expired`, `invalid_code` or `too_many_requests` */
  async secondFactor(request: Request, body: unknown): Promise<SignedIn> {
    const input = await parseBody(SecondFactorDto, body);
    const counted = await this.limits.slow([countOfNetwork(request, 'second-factor-network')], request.ip);
    const signedIn = await this.rpc.request(identityRpc.totp.signIn, visitorOf(request), input);
    this.limits.giveBack(counted);
    return signedIn;
  }

  /** Options for the browser's passkey request. @throws DomainError `too_many_requests` */
  async passkeyOptions(request: Request): Promise<PasskeyOptions> {
    await this.limits.slow([countOfNetwork(request, 'passkey-network')], request.ip);
    return this.rpc.request(identityRpc.passkeys.beginSignIn, visitorOf(request), {});
  }

  /** @throws DomainError `passkey_refused` or `too_many_requests` */
  async passkey(request: Request, input: PasskeyAnswerDto): Promise<SignedIn> {
    await this.limits.slow([countOfNetwork(request, 'passkey-network')], request.ip);
    return this.rpc.request(identityRpc.passkeys.signIn, visitorOf(request), input);
  }

  /** @throws DomainError `validation_failed`, `email_taken`, `password_too_common` or `too_many_requests` */
  async signUp(request: Request, body: unknown): Promise<SignedIn> {
    const input = await parseBody(SignUpDto, body);
    await this.limits.consume('sign-up-network', request.ip);
    return this.rpc.request(identityRpc.accounts.signUp, visitorOf(request), input);
  }
}

const countOfNetwork = ({ ip }: Request, rule: RuleName): Count => ({ rule, key: ip });
