import { assessmentEvents, identityEvents } from '@anew/contracts/events/map';
import type { MembershipChanged, ResultsComputed, SessionsEnded } from '@anew/contracts/events/payloads';
import type { Announcement } from '@anew/contracts/live/announcement';
import { listenToAnnouncements } from '@anew/messaging/announcements';
import { NatsLink } from '@anew/messaging/connection';
import { listenToEvents } from '@anew/messaging/events/listener';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { LiveStreams } from './live-streams.js';

/** Tells the open streams what has changed, and ends those of people who may no longer hear it. */
@Injectable()
export class LiveChanges implements OnModuleInit {
  constructor(
    private readonly streams: LiveStreams,
    private readonly link: NatsLink,
  ) {}

  onModuleInit(): void {
    listenToAnnouncements(this.link, (announcement) => this.announced(announcement));
    listenToEvents(this.link, identityEvents.membershipChanged, ({ data }) => this.membersChanged(data));
    listenToEvents(this.link, identityEvents.sessionsEnded, ({ data }) => this.sessionsEnded(data));
    listenToEvents(this.link, assessmentEvents.resultsComputed, ({ data }) => this.resultsComputed(data));
    // Something may have been missed: on opening another stream, clients read everything anew.
    this.link.onReconnect(() => this.streams.endAll());
  }

  announced({ topic, to }: Announcement): void {
    for (const stream of this.streams.streamsOf(to)) stream.changed(topic);
  }

  membersChanged({ coupleId, memberIds }: MembershipChanged): void {
    for (const stream of this.streams.streamsOf(coupleId)) {
      if (!memberIds.includes(stream.listener.userId)) this.streams.end(stream);
      else stream.changed(memberIds.length > 1 ? 'joined' : 'left');
    }
  }

  sessionsEnded({ userId, sessionIds }: SessionsEnded): void {
    for (const stream of this.streams.streamsOf(userId))
      if (sessionIds.includes(stream.listener.sessionId)) this.streams.end(stream);
  }

  /** The event may come after one of the two has left, and nobody else may hear of their results. */
  resultsComputed({ coupleId, memberIds }: ResultsComputed): void {
    for (const stream of this.streams.streamsOf(coupleId))
      if (memberIds.includes(stream.listener.userId)) stream.changed('results');
  }
}
