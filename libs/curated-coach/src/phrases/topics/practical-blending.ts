import type { Topic } from '../topic.js';
import { FAIRNESS_TOPICS } from './practical-blending/fairness.js';
import { HOUSEHOLD_TOPICS } from './practical-blending/household.js';
import { STEPPARENT_TOPICS } from './practical-blending/stepparent.js';

export const practicalBlendingTopics: readonly Topic[] = [
  ...STEPPARENT_TOPICS,
  ...HOUSEHOLD_TOPICS,
  ...FAIRNESS_TOPICS,
];
