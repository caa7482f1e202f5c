/** Times of the year to which a question or an activity may belong: first and last day, as month and day. */
export const SEASONS = {
  'new-year': ['12-27', '01-15'],
  valentines: ['02-01', '02-16'],
  'mothers-day': ['05-01', '05-14'],
  graduation: ['05-15', '06-20'],
  'fathers-day': ['06-08', '06-21'],
  summer: ['06-15', '08-31'],
  'back-to-school': ['08-08', '09-20'],
  thanksgiving: ['11-08', '11-30'],
  december: ['11-25', '12-31'],
} as const;

export type Season = keyof typeof SEASONS;

/** How much likelier something is in its season, because it has to wait a year otherwise. */
export const SEASON_WEIGHT = 6;

/** Whether something may be drawn on a day such as `2026-12-05`. What has no season fits all year. */
export function isInSeason(season: Season | null, day: string): boolean {
  if (season === null) return true;
  const [first, last] = SEASONS[season];
  const date = day.slice(5);
  return first <= last ? first <= date && date <= last : first <= date || date <= last;
}
