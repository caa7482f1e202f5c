import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Calibration } from '../classifier/calibration.js';
import type { Sentence } from './sentences.js';

const FILE = new URL('../../data/calibration.json', import.meta.url);

/** What `npm run calibrate` found, and for which sentences. */
export interface Calibrated {
  sentences: string;
  calibration: Calibration;
  figures: unknown;
}

const UNCALIBRATED: Calibration = {
  byLanguage: {
    en: { single: { soft: 1, gate: 0 }, longer: { soft: 1, gate: 0 }, floor: 2 },
    es: { single: { soft: 1, gate: 0 }, longer: { soft: 1, gate: 0 }, floor: 2 },
  },
  combination: [1, 0, 0, 0, 0, 0],
};

export function readCalibration(): Calibrated {
  if (!existsSync(FILE)) return { sentences: '', calibration: UNCALIBRATED, figures: null };
  return JSON.parse(readFileSync(FILE, 'utf8')) as Calibrated;
}

export function writeCalibration(calibrated: Calibrated): void {
  writeFileSync(FILE, `${JSON.stringify(calibrated, null, 2)}\n`);
}

/** Tells whether the sentences are still those that were calibrated for. */
export function digestOf(sentences: readonly Sentence[]): string {
  return createHash('sha256').update(JSON.stringify(sentences)).digest('hex').slice(0, 16);
}
