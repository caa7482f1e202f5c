import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { RequestContext } from '@anew/contracts/actor';
import { identityEvents } from '@anew/contracts/events/map';
import { identityRpc } from '@anew/contracts/identity/rpc';
import type { ResolvedSession } from '@anew/contracts/identity/views';
import { NatsLink } from '@anew/messaging/connection';
import { listenToFacts } from '@anew/messaging/facts/listener';
import { RpcClient } from '@anew/messaging/rpc-client';
import { BoundedMap } from './bounded-map.js';

const REMEMBERED = 20_000;
/** Milliseconds after which a membership is asked for again, should a fact have been missed after all. */
const GOOD_FOR_MS = 60_000;

interface Remembered {
  session: ResolvedSession;
  until: number;
}

/** Whose a session is and whom they are with: kept in memory, dropped at once when a fact says it changed. */
@Injectable()
export class Memberships implements OnModuleInit {
  private readonly bySession = new BoundedMap<string, Remembered>(REMEMBERED);
  private readonly sessionsOfUser = new BoundedMap<string, Set<string>>(REMEMBERED);
  /** Changes with every drop: an answer that was under way meanwhile may be old news and is not kept. */
  private generation = 0;

  constructor(
    private readonly rpc: RpcClient,
    private readonly link: NatsLink,
  ) {}

  onModuleInit(): void {
    listenToFacts(this.link, identityEvents.membershipChanged, ({ data }) =>
      this.forgetUsers(data.memberIds),
    );
    listenToFacts(this.link, identityEvents.sessionsEnded, ({ data }) => this.forgetUsers([data.userId]));
    this.link.onReconnect(() => this.forgetAll());
  }

  /** Null once the session has ended. */
  async resolve(sessionId: string, context: RequestContext): Promise<ResolvedSession | null> {
    const known = this.bySession.get(sessionId);
    if (known && known.until > Date.now()) return known.session;
    const { generation } = this;
    const session = await this.rpc.request(identityRpc.sessions.resolve, context, { sessionId });
    // Whoever has no couple may set one up at another gateway, and must not be refused here the moment after.
    const mayKeep = session?.coupleId != null && generation === this.generation;
    if (mayKeep) this.remember(sessionId, session);
    return session;
  }

  forgetUsers(userIds: string[]): void {
    this.generation++;
    for (const userId of userIds) {
      for (const sessionId of this.sessionsOfUser.get(userId) ?? []) this.bySession.delete(sessionId);
      this.sessionsOfUser.delete(userId);
    }
  }

  private forgetAll(): void {
    this.generation++;
    this.bySession.clear();
    this.sessionsOfUser.clear();
  }

  private remember(sessionId: string, session: ResolvedSession): void {
    this.bySession.set(sessionId, { session, until: Date.now() + GOOD_FOR_MS });
    const sessions = this.sessionsOfUser.get(session.userId) ?? new Set();
    this.sessionsOfUser.set(session.userId, sessions.add(sessionId));
  }
}
