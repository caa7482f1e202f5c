import {
  type Announcement,
  announcementIn,
  ANNOUNCEMENTS,
  subjectOf,
} from '@anew/contracts/live/announcement';
import type { NatsLink } from './connection.js';

/**
 * Publishes an announcement to the gateways that run now. It is not stored: a client that missed it reads
 * everything anew when it reconnects.
 */
export function announce(link: NatsLink, announcement: Announcement): void {
  if (link.isUp) link.connection.publish(subjectOf(announcement));
}

/** Calls `hear` with every announcement, in every process that listens, but only while connected. */
export function listenToAnnouncements(link: NatsLink, hear: (announcement: Announcement) => void): void {
  link.connection.subscribe(ANNOUNCEMENTS, {
    callback: (error, { subject }) => {
      const announcement = error ? null : announcementIn(subject);
      if (announcement) hear(announcement);
    },
  });
}
