import type { Module, ModuleReview } from '@anew/contracts/content/views';
import { REFERENCES } from '../references.js';
import { TRACKS } from '../tracks/index.js';
import { communicationComplexity } from './communication-complexity.js';
import { emotionalSafety } from './emotional-safety.js';
import { externalInfluences } from './external-influences.js';
import { honorLessons } from './honor-lessons.js';
import { letsAlign } from './lets-align.js';
import { loveFunIntimacy } from './love-fun-intimacy.js';
import { ourVision } from './our-vision.js';
import { practicalBlending } from './practical-blending.js';

/**
 * The words were written from research. `reviewedBy` stays null until a real expert has read a module; then the module gets
 * a review of its own.
 */
const REVIEW: ModuleReview = { lastReviewed: '2026-11-22', reviewedBy: null };

const WRITTEN: readonly Module[] = [
  honorLessons,
  letsAlign,
  ourVision,
  externalInfluences,
  emotionalSafety,
  practicalBlending,
  communicationComplexity,
  loveFunIntimacy,
];

/** All modules, in the order in which they are listed. */
export const MODULES: readonly Module[] = WRITTEN.map((module) => {
  const track = TRACKS[module.slug];
  return { review: REVIEW, references: REFERENCES[module.slug], ...(track && { track }), ...module };
});
