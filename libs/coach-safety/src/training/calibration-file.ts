import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Calibration } from '../classifier/calibration.js';
import type { Sentence } from './sentences.js';

const FILE = new URL('../../data/calibration.json', import.meta.url);

/** Results of `npm run calibrate`, with a digest of the sentences that they belong to. */
interface Calibrated {
  sentences: string;
  calibration: Calibration;
  figures: unknown;
}

const UNCALIBRATED: Calibration = { combination: [1], soft: 1, gate: 0, storyGate: 0 };

export function readCalibration(): Calibrated {
  if (!existsSync(FILE)) return { sentences: '', calibration: UNCALIBRATED, figures: null };
  return JSON.parse(readFileSync(FILE, 'utf8')) as Calibrated;
}

export function writeCalibration(calibrated: Calibrated): void {
  writeFileSync(FILE, `${JSON.stringify(calibrated, null, 2)}\n`);
}

/** Digest that shows whether the sentences are still those of the calibration. */
export function digestOf(sentences: readonly Sentence[]): string {
  return createHash('sha256').update(JSON.stringify(sentences)).digest('hex').slice(0, 16);
}
