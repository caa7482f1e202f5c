import { queryOptions } from '@tanstack/react-query';
import { read, strictRead } from './read';

/** A 401 is an error here: "no couple" would show the setup screen to someone whose session has just ended. */
export const currentCoupleQuery = strictRead('/api/couples/current');
export const membersQuery = read('/api/couples/members');
export const coupleNewsQuery = read('/api/couples/news');

/**
 * The person who invited with this code. It is never read again: a successful join makes the code invalid, and the next
 * read would answer 404.
 */
export const inviteQuery = (code: string) =>
  queryOptions({ ...read('/api/invites/:code', { params: { code } }), staleTime: Infinity });
