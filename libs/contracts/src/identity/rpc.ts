import type { RequestContext, Visitor } from '../actor.js';
import type { Call, NoInput } from '../rpc/call.js';
import type { EndSessionDto, JoinInviteDto, RefreshDto, SignInDto, SignUpDto } from './dto.js';
import type {
  Couple,
  Member,
  PublicKeySet,
  ResolvedSession,
  SessionTokens,
  SignedIn,
  User,
} from './views.js';

export const identityRpc = {
  accounts: {
    signUp: 'rpc.identity-couple.accounts.sign-up.v1',
    signIn: 'rpc.identity-couple.accounts.sign-in.v1',
    current: 'rpc.identity-couple.accounts.current.v1',
  },
  sessions: {
    refresh: 'rpc.identity-couple.sessions.refresh.v1',
    end: 'rpc.identity-couple.sessions.end.v1',
    resolve: 'rpc.identity-couple.sessions.resolve.v1',
    keys: 'rpc.identity-couple.sessions.keys.v1',
  },
  couples: {
    setup: 'rpc.identity-couple.couples.setup.v1',
    join: 'rpc.identity-couple.couples.join.v1',
    current: 'rpc.identity-couple.couples.current.v1',
    members: 'rpc.identity-couple.couples.members.v1',
  },
} as const;

export interface SessionRef {
  sessionId: string;
}

export interface IdentityRpcMap {
  [identityRpc.accounts.signUp]: Call<SignUpDto, SignedIn, Visitor>;
  [identityRpc.accounts.signIn]: Call<SignInDto, SignedIn, Visitor>;
  [identityRpc.accounts.current]: Call<NoInput, User>;
  [identityRpc.sessions.refresh]: Call<RefreshDto, SessionTokens | null, RequestContext>;
  [identityRpc.sessions.end]: Call<EndSessionDto, null, RequestContext>;
  [identityRpc.sessions.resolve]: Call<SessionRef, ResolvedSession | null, RequestContext>;
  [identityRpc.sessions.keys]: Call<NoInput, PublicKeySet, RequestContext>;
  [identityRpc.couples.setup]: Call<NoInput, { couple: Couple; created: boolean }>;
  [identityRpc.couples.join]: Call<JoinInviteDto, Couple>;
  [identityRpc.couples.current]: Call<NoInput, Couple | null>;
  [identityRpc.couples.members]: Call<NoInput, Member[]>;
}
