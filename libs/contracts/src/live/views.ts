/** Parts of the product. A client hears in which of them something has changed, and then reads it anew. */
export const LIVE_AREAS = [
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
export type LiveArea = (typeof LIVE_AREAS)[number];

/** Event of the live stream. It says what has changed, and never what somebody wrote. */
export interface LiveEvent {
  event: 'changed';
  data: { areas: LiveArea[] };
}
