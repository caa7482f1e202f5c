import { Injectable, type OnModuleInit } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import type { RequestContext } from '@anew/contracts/actor';
import { identityEvents } from '@anew/contracts/events/map';
import { identityRpc } from '@anew/contracts/identity/rpc';
import type { ResolvedSession } from '@anew/contracts/identity/views';
import { NatsLink } from '@anew/messaging/connection';
import { listenToEvents } from '@anew/messaging/events/listener';
import { RpcClient } from '@anew/messaging/rpc-client';

const REMEMBERED = 20_000;
/** Milliseconds after which a membership is asked for again, should an event have been missed after all. */
const GOOD_FOR_MS = 60_000;

const idsIn = ({ userId, coupleId }: ResolvedSession): string[] =>
  coupleId === null ? [userId] : [userId, coupleId];

/** Whose a session is and whom they are with: kept in memory, dropped at once when an event says it changed. */
@Injectable()
export class Memberships implements OnModuleInit {
  private readonly bySession = new LRUCache<string, ResolvedSession>({
    max: REMEMBERED,
    ttl: GOOD_FOR_MS,
    dispose: (session, sessionId) => this.unlist(session, sessionId),
  });
  /**
   * The remembered sessions by the id of their user, and by that of their couple: who has left a couple is no longer
   * named as its member. A session is listed for exactly as long as it is remembered, or it would outlive its end.
   */
  private readonly sessionsOf = new Map<string, Set<string>>();
  /** Changes with every drop: an answer that was under way meanwhile may be old news and is not kept. */
  private generation = 0;

  constructor(
    private readonly rpc: RpcClient,
    private readonly link: NatsLink,
  ) {}

  onModuleInit(): void {
    listenToEvents(this.link, identityEvents.membershipChanged, ({ data }) =>
      this.forget([data.coupleId, ...data.memberIds]),
    );
    listenToEvents(this.link, identityEvents.sessionsEnded, ({ data }) => this.forgetUsers([data.userId]));
    this.link.onReconnect(() => this.forgetAll());
  }

  /** Null once the session has ended. */
  async resolve(sessionId: string, context: RequestContext): Promise<ResolvedSession | null> {
    const known = this.bySession.get(sessionId);
    if (known) return known;
    const { generation } = this;
    const session = await this.rpc.request(identityRpc.sessions.resolve, context, { sessionId });
    // Whoever has no couple may set one up at another gateway, and must not be refused here the moment after.
    const mayKeep = session?.coupleId != null && generation === this.generation;
    if (mayKeep) this.remember(sessionId, session);
    return session;
  }

  forgetUsers(userIds: string[]): void {
    this.forget(userIds);
  }

  private forget(ids: string[]): void {
    this.generation++;
    for (const id of ids)
      for (const sessionId of [...(this.sessionsOf.get(id) ?? [])]) this.bySession.delete(sessionId);
  }

  private forgetAll(): void {
    this.generation++;
    this.bySession.clear();
  }

  private remember(sessionId: string, session: ResolvedSession): void {
    this.bySession.set(sessionId, session);
    for (const id of idsIn(session))
      this.sessionsOf.set(id, (this.sessionsOf.get(id) ?? new Set()).add(sessionId));
  }

  private unlist(session: ResolvedSession, sessionId: string): void {
    for (const id of idsIn(session)) {
      const sessions = this.sessionsOf.get(id);
      sessions?.delete(sessionId);
      if (sessions?.size === 0) this.sessionsOf.delete(id);
    }
  }
}
