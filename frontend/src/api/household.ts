import { read } from './read';

export const householdQuery = read('/api/household');
export const storyQuery = read('/api/profile/story');
