import type { SeedPrompt } from '../types.js';
import { communicationComplexityPrompts } from './communication-complexity.js';
import { emotionalSafetyPrompts } from './emotional-safety.js';
import { externalInfluencesPrompts } from './external-influences.js';
import { honorLessonsPrompts } from './honor-lessons.js';
import { letsAlignPrompts } from './lets-align.js';
import { loveFunIntimacyPrompts } from './love-fun-intimacy.js';
import { ourVisionPrompts } from './our-vision.js';
import { practicalBlendingPrompts } from './practical-blending.js';

export const PROMPTS: readonly SeedPrompt[] = [
  ...honorLessonsPrompts,
  ...letsAlignPrompts,
  ...ourVisionPrompts,
  ...externalInfluencesPrompts,
  ...emotionalSafetyPrompts,
  ...practicalBlendingPrompts,
  ...communicationComplexityPrompts,
  ...loveFunIntimacyPrompts,
];
