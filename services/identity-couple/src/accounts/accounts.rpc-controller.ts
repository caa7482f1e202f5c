import type { ExportPart } from '@anew/contracts/account/export';
import type { Actor, Visitor } from '@anew/contracts/actor';
import { ExternalIdentityDto, SignInDto, SignUpDto, UpdateProfileDto } from '@anew/contracts/identity/dto';
import { identityRpc } from '@anew/contracts/identity/rpc';
import type { OwnPicture, SignedIn, User } from '@anew/contracts/identity/views';
import { Caller, Input, RpcHandler } from '@anew/messaging/rpc-handler';
import { Controller } from '@nestjs/common';
import { AccountExportService } from './account-export.service.js';
import { AccountsService } from './accounts.service.js';
import { ExternalAccountsService } from './external-accounts.service.js';

@Controller()
export class AccountsRpcController {
  constructor(
    private readonly accounts: AccountsService,
    private readonly external: ExternalAccountsService,
    private readonly exports: AccountExportService,
  ) {}

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

  @RpcHandler(identityRpc.accounts.update)
  update(@Caller() actor: Actor, @Input() input: UpdateProfileDto): Promise<User> {
    return this.accounts.update(actor, input);
  }

  @RpcHandler(identityRpc.accounts.signInExternal)
  signInExternal(@Caller() visitor: Visitor, @Input() input: ExternalIdentityDto): Promise<SignedIn> {
    return this.external.signIn(visitor, input);
  }

  @RpcHandler(identityRpc.accounts.export)
  export(@Caller() actor: Actor): Promise<ExportPart & { pictures: OwnPicture[] }> {
    return this.exports.export(actor);
  }
}
