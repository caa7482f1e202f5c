import type { ServiceName } from '../rpc/services.js';
import type { LiveArea } from './views.js';

/**
 * Service that announces the changes of an area. NATS lets no other service do so. The areas that are missing
 * here follow from events.
 */
export const ANNOUNCED_BY = {
  member: 'identity-couple',
  appreciation: 'journal',
  entry: 'journal',
  question: 'content',
  activity: 'content',
  step: 'content',
  focus: 'content',
  talk: 'assessment',
} as const satisfies Partial<Record<LiveArea, ServiceName>>;
export type AnnouncedArea = keyof typeof ANNOUNCED_BY;

/** Says that something has changed, and who may hear of it. */
export interface Announcement {
  area: AnnouncedArea;
  /** Id of a couple, whose members both hear it, or of one person. */
  to: string;
}

/** Subject of every announcement. */
export const ANNOUNCEMENTS = 'live.>';

/** Subjects of what a service may announce. */
export const announcementsOf = (service: ServiceName): string[] =>
  Object.entries(ANNOUNCED_BY)
    .filter(([, announcer]) => announcer === service)
    .map(([area]) => `live.${area}.>`);

/** Subject of an announcement, which contains all of it: `live.entry.0192…`. */
export const subjectOf = ({ area, to }: Announcement): string => `live.${area}.${to}`;

/** Announcement with this subject, or null for one that only another release knows. */
export function announcementIn(subject: string): Announcement | null {
  const [, area = '', to] = subject.split('.');
  if (!Object.hasOwn(ANNOUNCED_BY, area) || to === undefined) return null;
  return { area: area as AnnouncedArea, to };
}
