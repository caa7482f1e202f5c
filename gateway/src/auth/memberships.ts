import type { RequestContext } from '@anew/contracts/actor';
import { identityEvents } from '@anew/contracts/events/map';
import { identityRpc } from '@anew/contracts/identity/rpc';
import type { ResolvedSession } from '@anew/contracts/identity/views';
import { NatsLink } from '@anew/messaging/connection';
import { listenToEvents } from '@anew/messaging/events/listener';
import { RpcClient } from '@anew/messaging/rpc-client';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { LRUCache } from 'lru-cache';

const REMEMBERED = 20_000;
/** Milliseconds after which a membership is looked up again, in case an event was missed. */
const GOOD_FOR_MS = 60_000;

const idsIn = ({ userId, coupleId }: ResolvedSession): string[] =>
  coupleId === null ? [userId] : [userId, coupleId];

/**
 * Caches in memory which user and couple a session belongs to. An event about a change removes the cached
 * entries at once.
 */
@Injectable()
export class Memberships implements OnModuleInit {
  private readonly bySession = new LRUCache<string, ResolvedSession>({
    max: REMEMBERED,
    ttl: GOOD_FOR_MS,
    dispose: (session, sessionId) => this.unlist(session, sessionId),
  });
  /**
   * Sessions by user id and by couple id, so that someone who leaves a couple is no longer taken for its
   * member. It lists a session exactly as long as that is cached: an unlisted one would outlive its end.
   */
  private readonly sessionsOf = new Map<string, Set<string>>();
  /**
   * Counts removals. A lookup that began before a removal may hold an outdated answer, which is then not
   * cached.
   */
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

  /** Returns null once the session has ended. */
  async resolve(sessionId: string, context: RequestContext): Promise<ResolvedSession | null> {
    const known = this.bySession.get(sessionId);
    if (known) return known;
    const { generation } = this;
    const session = await this.rpc.request(identityRpc.sessions.resolve, context, { sessionId });
    // Someone without a couple may set one up through another gateway and must not be refused here right
    // after.
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
