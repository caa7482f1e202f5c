import type { Topic } from '../topic.js';
import { communicationTopics } from './communication-complexity.js';
import { emotionalSafetyTopics } from './emotional-safety.js';
import { externalInfluencesTopics } from './external-influences.js';
import { honorLessonsTopics } from './honor-lessons.js';
import { letsAlignTopics } from './lets-align.js';
import { loveFunIntimacyTopics } from './love-fun-intimacy.js';
import { ourVisionTopics } from './our-vision.js';
import { practicalBlendingTopics } from './practical-blending.js';
import { seatedTopics } from './seated.js';

export const TOPICS: readonly Topic[] = [
  ...honorLessonsTopics,
  ...letsAlignTopics,
  ...ourVisionTopics,
  ...externalInfluencesTopics,
  ...emotionalSafetyTopics,
  ...practicalBlendingTopics,
  ...communicationTopics,
  ...loveFunIntimacyTopics,
  ...seatedTopics,
];
