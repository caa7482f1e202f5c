import { queryOptions } from '@tanstack/react-query';
import { read } from './read';

/** Who runs this copy of Anew, and how long its backups live. */
export const instanceQuery = queryOptions({ ...read('/api/instance'), staleTime: Infinity });
