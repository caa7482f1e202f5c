import { pages } from './pages';

export const conversationPages = pages('/api/coaching/conversations');
