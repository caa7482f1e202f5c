import { read, strictRead } from './read';

/** A 401 is an error here: an ended session must not look like an assessment not taken. */
export const myResponsesQuery = strictRead('/api/assessment/my-responses');
export const resultsQuery = read('/api/assessment/results');
export const roundsQuery = strictRead('/api/assessment/rounds');
export const assessmentNewsQuery = read('/api/assessment/news');
/** The talks to which the results lead. */
export const talksQuery = read('/api/talks');
export const agreementsQuery = read('/api/agreements');
