import type { Actor, RequestContext } from '@anew/contracts/actor';
import { EndSessionDto, RefreshDto, SessionRefDto } from '@anew/contracts/identity/dto';
import { identityRpc, type SessionRef } from '@anew/contracts/identity/rpc';
import type {
  PublicKeySet,
  ResolvedSession,
  SessionTokens,
  SessionView,
} from '@anew/contracts/identity/views';
import { Caller, Input, RpcHandler } from '@anew/messaging/rpc-handler';
import { Controller } from '@nestjs/common';
import { SessionsService } from './sessions.service.js';

@Controller()
export class SessionsRpcController {
  constructor(private readonly sessions: SessionsService) {}

  @RpcHandler(identityRpc.sessions.refresh)
  refresh(@Caller() { timeZone }: RequestContext, @Input() input: RefreshDto): Promise<SessionTokens | null> {
    return this.sessions.refresh(input.refreshToken, timeZone);
  }

  @RpcHandler(identityRpc.sessions.end)
  async end(@Caller() _context: RequestContext, @Input() input: EndSessionDto): Promise<null> {
    await this.sessions.end(input);
    return null;
  }

  @RpcHandler(identityRpc.sessions.resolve)
  resolve(@Caller() _context: RequestContext, @Input() input: SessionRef): Promise<ResolvedSession | null> {
    return this.sessions.resolve(input.sessionId);
  }

  @RpcHandler(identityRpc.sessions.keys)
  publicKeys(): Promise<PublicKeySet> {
    return this.sessions.publicKeys();
  }

  @RpcHandler(identityRpc.sessions.list)
  list(@Caller() actor: Actor): Promise<SessionView[]> {
    return this.sessions.list(actor);
  }

  @RpcHandler(identityRpc.sessions.endOthers)
  endOthers(@Caller() actor: Actor): Promise<null> {
    return this.sessions.endOthers(actor);
  }

  @RpcHandler(identityRpc.sessions.endOne)
  endOne(@Caller() actor: Actor, @Input() input: SessionRefDto): Promise<null> {
    return this.sessions.endOne(actor, input);
  }
}
