import type { Actor } from '@anew/contracts/actor';
import { COOKIES } from '@anew/contracts/cookies';
import { identityEvents } from '@anew/contracts/events/map';
import { ACCESS_TOKEN } from '@anew/contracts/identity/access-token';
import type { EndSessionDto, SessionRefDto } from '@anew/contracts/identity/dto';
import { identityRpc } from '@anew/contracts/identity/rpc';
import type {
  PublicKeySet,
  ResolvedSession,
  SessionTokens,
  SessionView,
} from '@anew/contracts/identity/views';
import { Outbox } from '@anew/persistence/outbox/outbox';
import { Transactions } from '@anew/persistence/transactions';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { AddressesRepository } from '../addresses/addresses.repository.js';
import { IdentityConfig } from '../config/identity.config.js';
import { hashSecret } from '../config/random-secret.js';
import { keysFor, type PurposeKeys } from '../config/sealed-value.js';
import { Journeys } from '../preferences/journeys.js';
import { PreferencesRepository } from '../preferences/preferences.repository.js';
import { PushDevices } from '../push/push-devices.js';
import { SecurityLog } from '../security-log/security-log.js';
import {
  decideRefresh,
  markedSecret,
  MOST_SESSIONS,
  parseRefreshToken,
  type RefreshToken,
  sessionEnd,
} from './refresh.rules.js';
import type { SessionEntity } from './session.entity.js';
import { sessionNotFound } from './sessions.errors.js';
import { presentSession } from './sessions.presenter.js';
import { SessionsRepository } from './sessions.repository.js';
import { SigningKeys } from './signing-keys.js';

/** Milliseconds for which an access token is valid. */
const ACCESS_LIFETIME_MS = COOKIES.access.lifetimeS * 1_000;

@Injectable()
export class SessionsService {
  /** Key of the HMAC in the secrets of refresh tokens. */
  private readonly markKeys: PurposeKeys;

  constructor(
    private readonly sessions: SessionsRepository,
    private readonly keys: SigningKeys,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    private readonly log: SecurityLog,
    private readonly devices: PushDevices,
    private readonly journeys: Journeys,
    private readonly preferences: PreferencesRepository,
    private readonly addresses: AddressesRepository,
    @Inject(IdentityConfig) config: IdentityConfig,
  ) {
    this.markKeys = keysFor(config, 'refresh token');
  }

  /** Starts a session for someone who has just proved who they are. */
  async open(transaction: EntityManager, userId: string, userAgent: string | null): Promise<SessionTokens> {
    const now = new Date();
    const id = uuidv7();
    const secret = markedSecret(id, this.markKeys[0]);
    const session: SessionEntity = {
      id,
      userId,
      refreshHash: hashSecret(secret),
      previousRefreshHash: null,
      rotatedAt: now,
      userAgent: userAgent?.slice(0, 300) ?? null,
      createdAt: now,
      expiresAt: sessionEnd(now, now),
      provedAt: null,
      endedAt: null,
    };
    await this.makeRoom(transaction, userId);
    await this.sessions.add(transaction, session);
    const { language } = await this.preferences.find(userId, transaction);
    return {
      ...(await this.accessToken(session, now)),
      ...refreshToken(session.id, session.expiresAt, secret),
      ...(language && { language }),
    };
  }

  /**
   * Renews a session's tokens, or returns null if the refresh token is invalid.
   * A token that was replaced a while ago has been copied, so the whole session ends.
   * @param timeZone in which the person is now
   */
  async refresh(token: string, timeZone: string): Promise<SessionTokens | null> {
    const parsed = parseRefreshToken(token);
    if (!parsed) return null;
    const renewed = await this.transactions.run(async (transaction) => {
      const session = await this.sessions.findForUpdate(transaction, parsed.sessionId);
      if (!session) return null;
      const now = new Date();
      switch (decideRefresh(session, parsed.secret, this.markKeys, now)) {
        case 'rotate':
          return { session, tokens: await this.rotate(transaction, session, now) };
        case 'grace':
          return { session, tokens: await this.accessToken(session, now) };
        case 'reuse':
          await this.log.record(transaction, session.userId, 'session_copied', null);
          await this.endSession(transaction, session);
          return null;
        case 'unknown':
        case 'ended':
          return null;
      }
    });
    if (!renewed) return null;
    const { id: sessionId, userId } = renewed.session;
    this.journeys.noticed({ userId, sessionId }, timeZone);
    return renewed.tokens;
  }

  /**
   * Ends one session at once and for good. If the same person goes on in the same browser, their reminders stay on
   * there.
   */
  async end({ refreshToken, sessionId, successorId }: EndSessionDto): Promise<void> {
    const proved = refreshToken === undefined ? null : parseRefreshToken(refreshToken);
    const id = sessionId ?? proved?.sessionId;
    if (id === undefined) return;
    await this.transactions.run(async (transaction) => {
      const session = await this.sessions.findForUpdate(transaction, id);
      if (!session || session.endedAt) return;
      if (sessionId === undefined && !this.holdsSession(session, proved)) return;
      await this.log.record(transaction, session.userId, 'signed_out', { sessionId: id });
      if (successorId !== undefined) await this.handOver(transaction, session, successorId);
      await this.endSession(transaction, session);
    });
  }

  /** Open sessions of the actor, most recently renewed first. */
  async list(actor: Actor): Promise<SessionView[]> {
    const open = await this.sessions.listOpen(actor.userId);
    return open.map((session) => presentSession(session, actor.sessionId));
  }

  /** Ends all sessions of the actor except the present one. */
  endOthers(actor: Actor): Promise<null> {
    return this.transactions.mutate(actor, identityRpc.sessions.endOthers, {}, async ({ transaction }) => {
      await this.log.record(transaction, actor.userId, 'other_sessions_ended', actor);
      await this.endAll(transaction, actor.userId, actor.sessionId);
      return null;
    });
  }

  /**
   * Ends one of the actor's sessions.
   * @throws DomainError `session_not_found`, also when it is someone else's
   */
  endOne(actor: Actor, input: SessionRefDto): Promise<null> {
    const { id } = input;
    return this.transactions.mutate(actor, identityRpc.sessions.endOne, input, async ({ transaction }) => {
      const session = await this.sessions.findForUpdate(transaction, id);
      if (session?.userId !== actor.userId || session.endedAt) throw sessionNotFound();
      await this.log.record(transaction, actor.userId, 'session_ended', actor);
      if (id !== actor.sessionId) await this.addresses.removeChangeFrom(transaction, actor.userId, id);
      await this.endSession(transaction, session);
      return null;
    });
  }

  /**
   * Ends all of a person's sessions except `keptId`. A new address that was asked for in one of them is given up:
   * whoever asked could open its link later, and take the account with it.
   */
  async endAll(transaction: EntityManager, userId: string, keptId?: string): Promise<void> {
    await this.addresses.removeChange(transaction, userId, keptId);
    const open = await this.sessions.listOpen(userId, transaction);
    const ids = open.map(({ id }) => id).filter((id) => id !== keptId);
    if (ids.length > 0) await this.endMany(transaction, userId, ids);
  }

  resolve(sessionId: string): Promise<ResolvedSession | null> {
    return this.sessions.resolve(sessionId);
  }

  publicKeys(): Promise<PublicKeySet> {
    return this.keys.publicKeys();
  }

  private async rotate(
    transaction: EntityManager,
    session: SessionEntity,
    now: Date,
  ): Promise<SessionTokens> {
    const secret = markedSecret(session.id, this.markKeys[0]);
    const change = {
      refreshHash: hashSecret(secret),
      previousRefreshHash: session.refreshHash,
      rotatedAt: now,
      expiresAt: sessionEnd(session.createdAt, now),
    };
    await this.sessions.rotate(transaction, session.id, change);
    return {
      ...(await this.accessToken(session, now)),
      ...refreshToken(session.id, change.expiresAt, secret),
    };
  }

  /**
   * Ends the oldest sessions of a person who has too many. Simultaneous sign-ins of one person wait for each
   * other, so that the limit holds.
   */
  private async makeRoom(transaction: EntityManager, userId: string): Promise<void> {
    await this.sessions.takeTurn(transaction, userId);
    const tooMany = (await this.sessions.listOpen(userId, transaction)).slice(MOST_SESSIONS - 1);
    const ids = tooMany.map(({ id }) => id);
    if (ids.length > 0) await this.endMany(transaction, userId, ids);
  }

  private holdsSession(session: SessionEntity, token: RefreshToken | null): boolean {
    if (token === null) return false;
    const decision = decideRefresh(session, token.secret, this.markKeys, new Date());
    return decision !== 'ended' && decision !== 'unknown';
  }

  /** Lets what the person is sent go on with their next session in the same browser. */
  private async handOver(
    transaction: EntityManager,
    { id: sessionId, userId }: SessionEntity,
    successorId: string,
  ): Promise<void> {
    await this.devices.handOver(transaction, sessionId, successorId);
    await this.preferences.handOver(transaction, { userId, sessionId }, successorId);
  }

  private async endSession(transaction: EntityManager, { id, userId }: SessionEntity): Promise<void> {
    await this.endMany(transaction, userId, [id]);
  }

  private async endMany(transaction: EntityManager, userId: string, sessionIds: string[]): Promise<void> {
    await this.sessions.end(transaction, sessionIds);
    await this.devices.remove(transaction, userId, sessionIds);
    await this.outbox.append(transaction, identityEvents.sessionsEnded, { userId, sessionIds });
  }

  private async accessToken({ id, userId }: SessionEntity, now: Date): Promise<SessionTokens> {
    const expiresAt = new Date(now.getTime() + ACCESS_LIFETIME_MS);
    const claims = { iss: ACCESS_TOKEN.issuer, aud: ACCESS_TOKEN.audience, sub: userId, sid: id };
    const accessToken = await this.keys.sign(claims, now, expiresAt);
    return { accessToken, accessExpiresAt: expiresAt.toISOString() };
  }
}

function refreshToken(id: string, expiresAt: Date, secret: string): Partial<SessionTokens> {
  return { refreshToken: `${id}.${secret}`, refreshExpiresAt: expiresAt.toISOString() };
}
