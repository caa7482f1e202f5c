import { api } from './client';

/** The household as it is now, past the cache. */
export const readHousehold = () => api.get('/api/household');
