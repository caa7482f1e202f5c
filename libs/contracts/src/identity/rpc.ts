import type { ExportPart } from '../account/export.js';
import type { RequestContext, Visitor } from '../actor.js';
import type { SaveHouseholdDto, SaveStoryDto } from '../household/dto.js';
import type { Household, Story } from '../household/views.js';
import type { Call, NoInput } from '../rpc/call.js';
import type {
  AddressCodeDto,
  AddressLinkDto,
  ChangePasswordDto,
  CheckTicketDto,
  ConfirmDto,
  ConfirmExternalDto,
  DeleteAccountDto,
  EndSessionDto,
  ExternalIdentityDto,
  InviteDto,
  JoinInviteDto,
  MergeDto,
  PictureRefDto,
  ProofDto,
  RefreshDto,
  ResetLinkDto,
  ResetPasswordDto,
  ResetTokenDto,
  SessionRefDto,
  SetAvatarDto,
  SignInDto,
  SignUpDto,
  UpdateProfileDto,
  UploadPictureDto,
} from './dto.js';
import type { Preferences, PushKey } from './preferences.js';
import type { PreferencesChangeDto, PushSubscriptionDto, StopLinkDto } from './preferences-dto.js';
import type {
  AddPasskeyDto,
  PasskeyAnswerDto,
  PasskeyRefDto,
  RenamePasskeyDto,
  SecondFactorDto,
  TotpCodeDto,
} from './sign-in-dto.js';
import type {
  AddressState,
  AddressUndone,
  Couple,
  CoupleNews,
  Invite,
  Member,
  OwnPicture,
  PasskeyOptions,
  PasskeyView,
  ProofWays,
  PublicKeySet,
  RecoveryCodes,
  ResolvedSession,
  SecurityEvent,
  SessionTokens,
  SessionView,
  SignedIn,
  SignInMethods,
  StoredPicture,
  TotpSetup,
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
  proof: {
    ways: 'rpc.identity-couple.proof.ways.v1',
    confirm: 'rpc.identity-couple.proof.confirm.v1',
    confirmExternal: 'rpc.identity-couple.proof.confirm-external.v1',
  },
  addresses: {
    state: 'rpc.identity-couple.addresses.state.v1',
    sendCode: 'rpc.identity-couple.addresses.send-code.v1',
    prove: 'rpc.identity-couple.addresses.prove.v1',
    cancel: 'rpc.identity-couple.addresses.cancel.v1',
    confirm: 'rpc.identity-couple.addresses.confirm.v1',
    undo: 'rpc.identity-couple.addresses.undo.v1',
  },
  passwords: {
    forgot: 'rpc.identity-couple.passwords.forgot.v1',
    checkLink: 'rpc.identity-couple.passwords.check-link.v1',
    reset: 'rpc.identity-couple.passwords.reset.v1',
    change: 'rpc.identity-couple.passwords.change.v1',
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
    endOne: 'rpc.identity-couple.sessions.end-one.v1',
  },
  totp: {
    begin: 'rpc.identity-couple.totp.begin.v1',
    confirm: 'rpc.identity-couple.totp.confirm.v1',
    remove: 'rpc.identity-couple.totp.remove.v1',
    renewCodes: 'rpc.identity-couple.totp.renew-codes.v1',
    signIn: 'rpc.identity-couple.totp.sign-in.v1',
  },
  passkeys: {
    methods: 'rpc.identity-couple.passkeys.methods.v1',
    begin: 'rpc.identity-couple.passkeys.begin.v1',
    add: 'rpc.identity-couple.passkeys.add.v1',
    rename: 'rpc.identity-couple.passkeys.rename.v1',
    remove: 'rpc.identity-couple.passkeys.remove.v1',
    beginProof: 'rpc.identity-couple.passkeys.begin-proof.v1',
    prove: 'rpc.identity-couple.passkeys.prove.v1',
    beginSignIn: 'rpc.identity-couple.passkeys.begin-sign-in.v1',
    signIn: 'rpc.identity-couple.passkeys.sign-in.v1',
  },
  securityLog: {
    list: 'rpc.identity-couple.security-log.list.v1',
  },
  couples: {
    setup: 'rpc.identity-couple.couples.setup.v1',
    join: 'rpc.identity-couple.couples.join.v1',
    merge: 'rpc.identity-couple.couples.merge.v1',
    current: 'rpc.identity-couple.couples.current.v1',
    members: 'rpc.identity-couple.couples.members.v1',
    invite: 'rpc.identity-couple.couples.invite.v1',
    renewCode: 'rpc.identity-couple.couples.renew-code.v1',
    leave: 'rpc.identity-couple.couples.leave.v1',
    undoJoin: 'rpc.identity-couple.couples.undo-join.v1',
    currentNews: 'rpc.identity-couple.couples.current-news.v1',
    dismissNews: 'rpc.identity-couple.couples.dismiss-news.v1',
    dismissJoin: 'rpc.identity-couple.couples.dismiss-join.v1',
  },
  preferences: {
    get: 'rpc.identity-couple.preferences.get.v1',
    change: 'rpc.identity-couple.preferences.change.v1',
  },
  push: {
    key: 'rpc.identity-couple.push.key.v1',
    subscribe: 'rpc.identity-couple.push.subscribe.v1',
    unsubscribe: 'rpc.identity-couple.push.unsubscribe.v1',
  },
  reminders: {
    stop: 'rpc.identity-couple.reminders.stop.v1',
  },
  household: {
    get: 'rpc.identity-couple.household.get.v1',
    save: 'rpc.identity-couple.household.save.v1',
  },
  story: {
    get: 'rpc.identity-couple.story.get.v1',
    save: 'rpc.identity-couple.story.save.v1',
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
  [identityRpc.proof.ways]: Call<NoInput, ProofWays>;
  [identityRpc.proof.confirm]: Call<ConfirmDto, null>;
  [identityRpc.proof.confirmExternal]: Call<ConfirmExternalDto, null, RequestContext>;
  [identityRpc.addresses.state]: Call<NoInput, AddressState>;
  [identityRpc.addresses.sendCode]: Call<NoInput, null>;
  [identityRpc.addresses.prove]: Call<AddressCodeDto, User>;
  [identityRpc.addresses.cancel]: Call<NoInput, null>;
  [identityRpc.addresses.confirm]: Call<AddressLinkDto, null, Visitor>;
  [identityRpc.addresses.undo]: Call<AddressLinkDto, AddressUndone, Visitor>;
  [identityRpc.passwords.forgot]: Call<ResetLinkDto, null, Visitor>;
  [identityRpc.passwords.checkLink]: Call<ResetTokenDto, null, Visitor>;
  [identityRpc.passwords.reset]: Call<ResetPasswordDto, Pick<User, 'email'>, Visitor>;
  [identityRpc.passwords.change]: Call<ChangePasswordDto, null>;
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
  [identityRpc.sessions.endOne]: Call<SessionRefDto, null>;
  [identityRpc.totp.begin]: Call<NoInput, TotpSetup>;
  [identityRpc.totp.confirm]: Call<TotpCodeDto, RecoveryCodes>;
  [identityRpc.totp.remove]: Call<NoInput, null>;
  [identityRpc.totp.renewCodes]: Call<ProofDto, RecoveryCodes>;
  [identityRpc.totp.signIn]: Call<SecondFactorDto, SignedIn, Visitor>;
  [identityRpc.passkeys.methods]: Call<NoInput, SignInMethods>;
  [identityRpc.passkeys.begin]: Call<NoInput, PasskeyOptions>;
  [identityRpc.passkeys.add]: Call<AddPasskeyDto, PasskeyView>;
  [identityRpc.passkeys.rename]: Call<RenamePasskeyDto, PasskeyView>;
  [identityRpc.passkeys.remove]: Call<PasskeyRefDto, null>;
  [identityRpc.passkeys.beginProof]: Call<NoInput, PasskeyOptions>;
  [identityRpc.passkeys.prove]: Call<PasskeyAnswerDto, null>;
  [identityRpc.passkeys.beginSignIn]: Call<NoInput, PasskeyOptions, Visitor>;
  [identityRpc.passkeys.signIn]: Call<PasskeyAnswerDto, SignedIn, Visitor>;
  [identityRpc.securityLog.list]: Call<NoInput, SecurityEvent[]>;
  [identityRpc.couples.setup]: Call<NoInput, { couple: Couple; created: boolean }>;
  [identityRpc.couples.join]: Call<JoinInviteDto, Couple>;
  [identityRpc.couples.merge]: Call<MergeDto, Couple>;
  [identityRpc.couples.current]: Call<NoInput, Couple | null>;
  [identityRpc.couples.members]: Call<NoInput, Member[]>;
  [identityRpc.couples.invite]: Call<InviteDto, Invite, RequestContext>;
  [identityRpc.couples.renewCode]: Call<ProofDto, Couple>;
  [identityRpc.couples.leave]: Call<ProofDto, null>;
  [identityRpc.couples.undoJoin]: Call<NoInput, Couple>;
  [identityRpc.couples.currentNews]: Call<NoInput, CoupleNews | null>;
  [identityRpc.couples.dismissNews]: Call<NoInput, null>;
  [identityRpc.couples.dismissJoin]: Call<NoInput, null>;
  [identityRpc.preferences.get]: Call<NoInput, Preferences>;
  [identityRpc.preferences.change]: Call<PreferencesChangeDto, Preferences>;
  [identityRpc.push.key]: Call<NoInput, PushKey>;
  [identityRpc.push.subscribe]: Call<PushSubscriptionDto, null>;
  [identityRpc.push.unsubscribe]: Call<NoInput, null>;
  [identityRpc.reminders.stop]: Call<StopLinkDto, null, RequestContext>;
  [identityRpc.household.get]: Call<NoInput, Household | null>;
  [identityRpc.household.save]: Call<SaveHouseholdDto, Household>;
  [identityRpc.story.get]: Call<NoInput, Story | null>;
  [identityRpc.story.save]: Call<SaveStoryDto, Story>;
}
