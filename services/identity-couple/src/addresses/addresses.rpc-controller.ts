import type { Actor, Visitor } from '@anew/contracts/actor';
import { AddressCodeDto, AddressLinkDto } from '@anew/contracts/identity/dto';
import { identityRpc } from '@anew/contracts/identity/rpc';
import type { AddressState, User } from '@anew/contracts/identity/views';
import { Caller, Input, RpcHandler } from '@anew/messaging/rpc-handler';
import { Controller } from '@nestjs/common';
import { AddressChanges } from './address-changes.js';
import { AddressProof } from './address-proof.js';

@Controller()
export class AddressesRpcController {
  constructor(
    private readonly proof: AddressProof,
    private readonly changes: AddressChanges,
  ) {}

  @RpcHandler(identityRpc.addresses.state)
  state(@Caller() actor: Actor): Promise<AddressState> {
    return this.changes.state(actor);
  }

  @RpcHandler(identityRpc.addresses.sendCode)
  sendCode(@Caller() actor: Actor): Promise<null> {
    return this.proof.sendCode(actor);
  }

  @RpcHandler(identityRpc.addresses.prove)
  prove(@Caller() actor: Actor, @Input() input: AddressCodeDto): Promise<User> {
    return this.proof.prove(actor, input);
  }

  @RpcHandler(identityRpc.addresses.cancel)
  cancel(@Caller() actor: Actor): Promise<null> {
    return this.changes.cancel(actor);
  }

  @RpcHandler(identityRpc.addresses.confirm)
  confirm(@Caller() visitor: Visitor, @Input() input: AddressLinkDto): Promise<null> {
    return this.changes.confirm(visitor, input);
  }

  @RpcHandler(identityRpc.addresses.undo)
  undo(@Caller() visitor: Visitor, @Input() input: AddressLinkDto): Promise<{ resetToken: string }> {
    return this.changes.undo(visitor, input);
  }
}
