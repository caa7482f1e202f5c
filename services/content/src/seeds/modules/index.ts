import type { Module } from '@anew/contracts/content/views';
import { communicationComplexity } from './communication-complexity.js';
import { emotionalSafety } from './emotional-safety.js';
import { externalInfluences } from './external-influences.js';
import { honorLessons } from './honor-lessons.js';
import { letsAlign } from './lets-align.js';
import { loveFunIntimacy } from './love-fun-intimacy.js';
import { ourVision } from './our-vision.js';
import { practicalBlending } from './practical-blending.js';

/** All modules, in the order in which they are listed. */
export const MODULES: readonly Module[] = [
  honorLessons,
  letsAlign,
  ourVision,
  externalInfluences,
  emotionalSafety,
  practicalBlending,
  communicationComplexity,
  loveFunIntimacy,
];
