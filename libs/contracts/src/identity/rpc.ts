import type { RequestContext, Visitor } from '../actor.js';
import type { ExportPart } from '../account/export.js';
import type { Call, NoInput } from '../rpc/call.js';
import type {
  CheckTicketDto,
  DeleteAccountDto,
  EndSessionDto,
  ExternalIdentityDto,
  JoinInviteDto,
  MergeDto,
  PictureRefDto,
  RefreshDto,
  ResetLinkDto,
  ResetPasswordDto,
  SetAvatarDto,
  SignInDto,
  SignUpDto,
  UpdateProfileDto,
  UploadPictureDto,
} from './dto.js';
import type {
  Couple,
  Member,
  OwnPicture,
  PublicKeySet,
  ResolvedSession,
  SessionTokens,
  SessionView,
  SignedIn,
  StoredPicture,
  UploadedPicture,
  UploadTicket,
  User,
} from './views.js';

export const identityRpc = {
  accounts: {
    signUp: 'rpc.identity-couple.accounts.sign-up.v1',
    signIn: 'rpc.identity-couple.accounts.sign-in.v1',
    current: 'rpc.identity-couple.accounts.current.v1',
    signInExternal: 'rpc.identity-couple.accounts.sign-in-external.v1',
    update: 'rpc.identity-couple.accounts.update.v1',
    export: 'rpc.identity-couple.accounts.export.v1',
    delete: 'rpc.identity-couple.accounts.delete.v1',
  },
  passwords: {
    forgot: 'rpc.identity-couple.passwords.forgot.v1',
    reset: 'rpc.identity-couple.passwords.reset.v1',
  },
  pictures: {
    prepare: 'rpc.identity-couple.pictures.prepare.v1',
    check: 'rpc.identity-couple.pictures.check.v1',
    upload: 'rpc.identity-couple.pictures.upload.v1',
    get: 'rpc.identity-couple.pictures.get.v1',
    setAvatar: 'rpc.identity-couple.pictures.set-avatar.v1',
  },
  sessions: {
    refresh: 'rpc.identity-couple.sessions.refresh.v1',
    end: 'rpc.identity-couple.sessions.end.v1',
    resolve: 'rpc.identity-couple.sessions.resolve.v1',
    keys: 'rpc.identity-couple.sessions.keys.v1',
    list: 'rpc.identity-couple.sessions.list.v1',
    endOthers: 'rpc.identity-couple.sessions.end-others.v1',
  },
  couples: {
    setup: 'rpc.identity-couple.couples.setup.v1',
    join: 'rpc.identity-couple.couples.join.v1',
    merge: 'rpc.identity-couple.couples.merge.v1',
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
  [identityRpc.accounts.signInExternal]: Call<ExternalIdentityDto, SignedIn, Visitor>;
  [identityRpc.accounts.update]: Call<UpdateProfileDto, User>;
  [identityRpc.accounts.export]: Call<NoInput, ExportPart & { pictures: OwnPicture[] }>;
  [identityRpc.accounts.delete]: Call<DeleteAccountDto, null>;
  [identityRpc.passwords.forgot]: Call<ResetLinkDto, null, Visitor>;
  [identityRpc.passwords.reset]: Call<ResetPasswordDto, Pick<User, 'email'>, Visitor>;
  [identityRpc.pictures.prepare]: Call<NoInput, UploadTicket>;
  [identityRpc.pictures.check]: Call<CheckTicketDto, null, RequestContext>;
  [identityRpc.pictures.upload]: Call<UploadPictureDto, UploadedPicture, RequestContext>;
  [identityRpc.pictures.get]: Call<PictureRefDto, StoredPicture>;
  [identityRpc.pictures.setAvatar]: Call<SetAvatarDto, User>;
  [identityRpc.sessions.refresh]: Call<RefreshDto, SessionTokens | null, RequestContext>;
  [identityRpc.sessions.end]: Call<EndSessionDto, null, RequestContext>;
  [identityRpc.sessions.resolve]: Call<SessionRef, ResolvedSession | null, RequestContext>;
  [identityRpc.sessions.keys]: Call<NoInput, PublicKeySet, RequestContext>;
  [identityRpc.sessions.list]: Call<NoInput, SessionView[]>;
  [identityRpc.sessions.endOthers]: Call<NoInput, null>;
  [identityRpc.couples.setup]: Call<NoInput, { couple: Couple; created: boolean }>;
  [identityRpc.couples.join]: Call<JoinInviteDto, Couple>;
  [identityRpc.couples.merge]: Call<MergeDto, Couple>;
  [identityRpc.couples.current]: Call<NoInput, Couple | null>;
  [identityRpc.couples.members]: Call<NoInput, Member[]>;
}
