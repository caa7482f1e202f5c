/** How many appreciations and journal entries the dashboard shows. */
export const LATEST = 3;
