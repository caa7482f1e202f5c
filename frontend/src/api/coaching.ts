import { read } from './read';

export const conversationsQuery = read('/api/coaching/conversations');
export const conversationQuery = (id: string) => read('/api/coaching/conversations/:id', { id });
