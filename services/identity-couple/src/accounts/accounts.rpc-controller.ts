import { Controller } from '@nestjs/common';
import type { Actor, Visitor } from '@anew/contracts/actor';
import { SignInDto, SignUpDto } from '@anew/contracts/identity/dto';
import { identityRpc } from '@anew/contracts/identity/rpc';
import type { SignedIn, User } from '@anew/contracts/identity/views';
import { Caller, Input, RpcHandler } from '@anew/messaging/rpc-handler';
import { AccountsService } from './accounts.service.js';

@Controller()
export class AccountsRpcController {
  constructor(private readonly accounts: AccountsService) {}

  @RpcHandler(identityRpc.accounts.signUp)
  signUp(@Caller() visitor: Visitor, @Input() input: SignUpDto): Promise<SignedIn> {
    return this.accounts.signUp(visitor, input);
  }

  @RpcHandler(identityRpc.accounts.signIn)
  signIn(@Caller() visitor: Visitor, @Input() input: SignInDto): Promise<SignedIn> {
    return this.accounts.signIn(visitor, input);
  }

  @RpcHandler(identityRpc.accounts.current)
  current(@Caller() actor: Actor): Promise<User> {
    return this.accounts.current(actor);
  }
}
