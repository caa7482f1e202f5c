import { Injectable } from '@nestjs/common';
import { validate } from 'class-validator';
import { plainToInstance } from 'class-transformer';
import { SignInDto, SignUpDto } from '@anew/contracts/identity/dto';
import { identityRpc } from '@anew/contracts/identity/rpc';
import type { SignedIn } from '@anew/contracts/identity/views';
import { RpcClient } from '@anew/messaging/rpc-client';
import { validationFailure } from '@anew/messaging/rpc-pipeline';
import { RateLimits } from '../../http/rate-limits.js';
import { type Request, visitorOf } from '../../http/request.js';

/** Signing in and up, whether asked by a form or by JSON. */
@Injectable()
export class SignIn {
  constructor(
    private readonly rpc: RpcClient,
    private readonly limits: RateLimits,
  ) {}

  /** @throws DomainError `validation_failed`, `invalid_credentials` or `too_many_requests` */
  async signIn(request: Request, body: unknown): Promise<SignedIn> {
    const input = await parse(SignInDto, body);
    await this.limits.consume('sign-in-address', request.ip);
    const account = `${input.email}|${request.ip}`;
    await this.limits.consume('sign-in-account', account);
    const signedIn = await this.rpc.request(identityRpc.accounts.signIn, visitorOf(request), input);
    await this.limits.forgive('sign-in-account', account);
    return signedIn;
  }

  /** @throws DomainError `validation_failed`, `email_taken`, `password_too_common` or `too_many_requests` */
  async signUp(request: Request, body: unknown): Promise<SignedIn> {
    const input = await parse(SignUpDto, body);
    await this.limits.consume('sign-up-address', request.ip);
    return this.rpc.request(identityRpc.accounts.signUp, visitorOf(request), input);
  }
}

async function parse<T extends object>(Dto: new () => T, body: unknown): Promise<T> {
  const input = plainToInstance(Dto, body ?? {});
  const errors = await validate(input, { whitelist: true, forbidNonWhitelisted: true });
  if (errors.length > 0) throw validationFailure(errors);
  return input;
}
