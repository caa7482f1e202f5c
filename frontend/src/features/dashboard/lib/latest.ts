/** Number of appreciations and of journal entries on the dashboard. */
export const LATEST = 3;
