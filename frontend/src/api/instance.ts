import { queryOptions } from '@tanstack/react-query';
import { read } from './read';

/** The operator of this copy of Anew, and how long its backups are kept. Neither changes during a visit. */
export const instanceQuery = queryOptions({ ...read('/api/instance'), staleTime: Infinity });
