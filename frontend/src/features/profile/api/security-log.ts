import type { SecurityEvent } from '@anew/contracts/identity/views';
import { queryOptions } from '@tanstack/react-query';
import { http } from '../../../shared/api/http';

const PATH = '/api/account/security-log';

export const securityLogQuery = queryOptions<SecurityEvent[]>({
  queryKey: [PATH],
  queryFn: ({ signal }) => http.get(PATH, signal),
});
