/** Parts of the product. A client hears in which of them something has changed, and then reads it anew. */
export const LIVE_TOPICS = [
  'joined',
  'left',
  'member',
  'appreciation',
  'entry',
  'question',
  'activity',
  'step',
  'results',
  'focus',
  'talk',
] as const;
export type LiveTopic = (typeof LIVE_TOPICS)[number];

/** Event of the live stream. It says what has changed, and never what somebody wrote. */
export interface LiveEvent {
  event: 'changed';
  /** The topics. They keep the name `areas`, because clients that are installed, or still open, read no other one. */
  data: { areas: LiveTopic[] };
}
