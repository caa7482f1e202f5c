import { queryOptions } from '@tanstack/react-query';
import { read, strictRead } from './read';

export const currentUserQuery = queryOptions({
  ...read('/api/auth/user'),
  retry: false,
  staleTime: 30_000,
  refetchOnWindowFocus: true,
  refetchOnMount: true,
});
export const addressQuery = strictRead('/api/account/address');
export const proofWaysQuery = strictRead('/api/account/confirm');
export const sessionsQuery = strictRead('/api/account/sessions');
export const securityLogQuery = strictRead('/api/account/security-log');
export const signInMethodsQuery = strictRead('/api/account/sign-in-methods');
