import type { Actor, Visitor } from '@anew/contracts/actor';
import {
  ChangePasswordDto,
  ResetLinkDto,
  ResetPasswordDto,
  ResetTokenDto,
} from '@anew/contracts/identity/dto';
import { identityRpc } from '@anew/contracts/identity/rpc';
import type { User } from '@anew/contracts/identity/views';
import { Caller, Input, RpcHandler } from '@anew/messaging/rpc-handler';
import { Controller } from '@nestjs/common';
import { PasswordsService } from './passwords.service.js';

@Controller()
export class PasswordsRpcController {
  constructor(private readonly passwords: PasswordsService) {}

  @RpcHandler(identityRpc.passwords.forgot)
  forgot(@Caller() _visitor: Visitor, @Input() input: ResetLinkDto): null {
    return this.passwords.forgot(input);
  }

  @RpcHandler(identityRpc.passwords.checkLink)
  checkLink(@Caller() _visitor: Visitor, @Input() input: ResetTokenDto): Promise<null> {
    return this.passwords.checkLink(input);
  }

  @RpcHandler(identityRpc.passwords.reset)
  reset(@Caller() visitor: Visitor, @Input() input: ResetPasswordDto): Promise<Pick<User, 'email'>> {
    return this.passwords.reset(visitor, input);
  }

  @RpcHandler(identityRpc.passwords.change)
  change(@Caller() actor: Actor, @Input() input: ChangePasswordDto): Promise<null> {
    return this.passwords.change(actor, input);
  }
}
