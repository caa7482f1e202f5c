import type { Actor } from '@anew/contracts/actor';
import { assessmentRpc } from '@anew/contracts/assessment/rpc';
import type { NoInput } from '@anew/contracts/rpc/call';
import { streamedJson } from '@anew/messaging/json-pieces';
import { Caller, Cancellation, Input, StreamHandler } from '@anew/messaging/rpc-handler';
import { Controller } from '@nestjs/common';
import { AccountService } from './account.service.js';

/** Exports all of a person's own data in this service. */
@Controller()
export class AccountRpcController {
  constructor(private readonly account: AccountService) {}

  @StreamHandler(assessmentRpc.account.export)
  export(
    @Caller() actor: Actor,
    @Input() _: NoInput,
    @Cancellation() signal: AbortSignal,
  ): AsyncIterable<string> {
    return streamedJson(this.account.own(actor), signal);
  }
}
