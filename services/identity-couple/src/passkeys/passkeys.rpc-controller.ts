import type { Actor, Visitor } from '@anew/contracts/actor';
import { identityRpc } from '@anew/contracts/identity/rpc';
import {
  AddPasskeyDto,
  PasskeyAnswerDto,
  PasskeyRefDto,
  RenamePasskeyDto,
} from '@anew/contracts/identity/sign-in-dto';
import type { PasskeyOptions, PasskeyView, SignedIn, SignInMethods } from '@anew/contracts/identity/views';
import { Caller, Input, RpcHandler } from '@anew/messaging/rpc-handler';
import { Controller } from '@nestjs/common';
import { PasskeySignInService } from './passkey-sign-in.service.js';
import { PasskeysService } from './passkeys.service.js';
import { SignInMethodsService } from './sign-in-methods.service.js';

@Controller()
export class PasskeysRpcController {
  constructor(
    private readonly passkeys: PasskeysService,
    private readonly signIns: PasskeySignInService,
    private readonly methods: SignInMethodsService,
  ) {}

  @RpcHandler(identityRpc.passkeys.methods)
  list(@Caller() actor: Actor): Promise<SignInMethods> {
    return this.methods.list(actor);
  }

  @RpcHandler(identityRpc.passkeys.begin)
  async begin(@Caller() actor: Actor): Promise<PasskeyOptions> {
    return { options: await this.passkeys.begin(actor) };
  }

  @RpcHandler(identityRpc.passkeys.add)
  add(@Caller() actor: Actor, @Input() input: AddPasskeyDto): Promise<PasskeyView> {
    return this.passkeys.add(actor, input);
  }

  @RpcHandler(identityRpc.passkeys.rename)
  rename(@Caller() actor: Actor, @Input() input: RenamePasskeyDto): Promise<PasskeyView> {
    return this.passkeys.rename(actor, input);
  }

  @RpcHandler(identityRpc.passkeys.remove)
  remove(@Caller() actor: Actor, @Input() input: PasskeyRefDto): Promise<null> {
    return this.passkeys.remove(actor, input);
  }

  @RpcHandler(identityRpc.passkeys.beginProof)
  async beginProof(@Caller() actor: Actor): Promise<PasskeyOptions> {
    return { options: await this.signIns.beginProof(actor) };
  }

  @RpcHandler(identityRpc.passkeys.prove)
  prove(@Caller() actor: Actor, @Input() input: PasskeyAnswerDto): Promise<null> {
    return this.signIns.prove(actor, input);
  }

  @RpcHandler(identityRpc.passkeys.beginSignIn)
  async beginSignIn(@Caller() _visitor: Visitor): Promise<PasskeyOptions> {
    return { options: await this.signIns.begin() };
  }

  @RpcHandler(identityRpc.passkeys.signIn)
  signIn(@Caller() visitor: Visitor, @Input() input: PasskeyAnswerDto): Promise<SignedIn> {
    return this.signIns.finish(visitor, input);
  }
}
