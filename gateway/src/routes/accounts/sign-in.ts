import { Injectable } from '@nestjs/common';
import { SignInDto, SignUpDto } from '@anew/contracts/identity/dto';
import { identityRpc } from '@anew/contracts/identity/rpc';
import type { SignedIn } from '@anew/contracts/identity/views';
import { RpcClient } from '@anew/messaging/rpc-client';
import { KnownDevices } from '../../auth/known-device.js';
import { parseBody } from '../../http/parse-body.js';
import { RateLimits, type RuleName } from '../../http/rate-limits.js';
import { type Request, visitorOf } from '../../http/request.js';

/** Signing in and up with a password, whether asked by a form or by JSON. */
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
    await this.limits.consume('sign-in-address', request.ip);
    await this.limits.consume(rule, input.email);
    const signedIn = await this.rpc.request(identityRpc.accounts.signIn, visitorOf(request), input);
    await this.limits.forgive(rule, input.email);
    return signedIn;
  }

  /** @throws DomainError `validation_failed`, `email_taken`, `password_too_common` or `too_many_requests` */
  async signUp(request: Request, body: unknown): Promise<SignedIn> {
    const input = await parseBody(SignUpDto, body);
    await this.limits.consume('sign-up-address', request.ip);
    return this.rpc.request(identityRpc.accounts.signUp, visitorOf(request), input);
  }
}
