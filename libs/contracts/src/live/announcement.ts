import type { ServiceName } from '../rpc/services.js';
import type { LiveTopic } from './views.js';

/**
 * Service that announces the changes of a topic. NATS lets no other service do so. The topics that are missing
 * here follow from events.
 */
const ANNOUNCED_BY = {
  member: 'identity-couple',
  appreciation: 'journal',
  entry: 'journal',
  question: 'content',
  activity: 'content',
  step: 'content',
  focus: 'content',
  talk: 'assessment',
} as const satisfies Partial<Record<LiveTopic, ServiceName>>;
export type AnnouncedTopic = keyof typeof ANNOUNCED_BY;

/** Says that something has changed, and who may hear of it. */
export interface Announcement {
  topic: AnnouncedTopic;
  /** Id of a couple, whose members both hear it, or of one person. */
  to: string;
}

/** Subject of every announcement. */
export const ANNOUNCEMENTS = 'live.>';

/** Subjects of what a service may announce. */
export const announcementsOf = (service: ServiceName): string[] =>
  Object.entries(ANNOUNCED_BY)
    .filter(([, announcer]) => announcer === service)
    .map(([topic]) => `live.${topic}.>`);

/** Subject of an announcement, which contains all of it: `live.entry.0192…`. */
export const subjectOf = ({ topic, to }: Announcement): string => `live.${topic}.${to}`;

/** Announcement with this subject, or null for one that only another release knows. */
export function announcementIn(subject: string): Announcement | null {
  const [, topic = '', to] = subject.split('.');
  if (!Object.hasOwn(ANNOUNCED_BY, topic) || to === undefined) return null;
  return { topic: topic as AnnouncedTopic, to };
}
