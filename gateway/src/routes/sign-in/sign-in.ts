import { DomainError } from '@anew/contracts/errors';
import { SignInDto, SignUpDto } from '@anew/contracts/identity/dto';
import { identityRpc } from '@anew/contracts/identity/rpc';
import { type PasskeyAnswerDto, SecondFactorDto } from '@anew/contracts/identity/sign-in-dto';
import type { PasskeyOptions, SignedIn } from '@anew/contracts/identity/views';
import { RpcClient } from '@anew/messaging/rpc-client';
import { Injectable } from '@nestjs/common';
import { KnownDevices } from '../../auth/known-device.js';
import { parseBody } from '../../http/parse-body.js';
import { RateLimits, type RuleName } from '../../http/rate-limits.js';
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
    const rule: RuleName = this.devices.isKnown(request, input.email) ? 'sign-in-device' : 'sign-in-account';
    // People in one home share an address. A known browser is therefore not counted together with the others
    // at its address.
    if (rule === 'sign-in-account') await this.limits.slow('sign-in-address', request.ip, request.ip);
    await this.limits.slow(rule, input.email, request.ip);
    const signedIn = await this.rpc
      .request(identityRpc.accounts.signIn, visitorOf(request), input)
      .catch((error: unknown) => this.forgiveRightPassword(error, rule, input.email));
    await this.limits.forgive(rule, input.email);
    return signedIn;
  }

  /** A missing second factor is reported only after the right password, so the tries are forgotten. */
  private async forgiveRightPassword(error: unknown, rule: RuleName, email: string): Promise<never> {
    if (error instanceof DomainError && error.code === 'second_factor_required')
      await this.limits.forgive(rule, email);
    throw error;
  }

  /** @throws DomainError `validation_failed`, `challenge_expired`, `invalid_code` or `too_many_requests` */
  async secondFactor(request: Request, body: unknown): Promise<SignedIn> {
    const input = await parseBody(SecondFactorDto, body);
    await this.limits.slow('second-factor-address', request.ip, request.ip);
    return this.rpc.request(identityRpc.totp.signIn, visitorOf(request), input);
  }

  /** Options for the browser's passkey request. @throws DomainError `too_many_requests` */
  async passkeyOptions(request: Request): Promise<PasskeyOptions> {
    await this.limits.slow('passkey-address', request.ip, request.ip);
    return this.rpc.request(identityRpc.passkeys.beginSignIn, visitorOf(request), {});
  }

  /** @throws DomainError `passkey_refused` or `too_many_requests` */
  async passkey(request: Request, input: PasskeyAnswerDto): Promise<SignedIn> {
    await this.limits.slow('passkey-address', request.ip, request.ip);
    return this.rpc.request(identityRpc.passkeys.signIn, visitorOf(request), input);
  }

  /** @throws DomainError `validation_failed`, `email_taken`, `password_too_common` or `too_many_requests` */
  async signUp(request: Request, body: unknown): Promise<SignedIn> {
    const input = await parseBody(SignUpDto, body);
    await this.limits.consume('sign-up-address', request.ip);
    return this.rpc.request(identityRpc.accounts.signUp, visitorOf(request), input);
  }
}
