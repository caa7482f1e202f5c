import { strictRead } from './read';

export const preferencesQuery = strictRead('/api/preferences');
