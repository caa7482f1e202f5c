import { writeFileSync } from 'node:fs';
import { digestOf, writeCalibration } from './calibration-file.js';
import { judgeAll } from './cross-validate.js';
import { figuresOf } from './figures.js';
import { FOLDS } from './folds.js';
import { CURVE_TRIALS, learningCurve } from './learning-curve.js';
import { reportOf } from './report.js';
import { SECOND, sentences } from './sentences.js';
import { calibrationFor } from './thresholds.js';

// Run with `npm run calibrate`: cross-validates, sets the thresholds, and writes the results next to the
// sentences and into docs/.
const REPORT = new URL('../../../../docs/coach-safety.md', import.meta.url);

const trials = Array.from({ length: FOLDS }, (_none, fold) => ({ fold, share: 1 }));
const results = await judgeAll([...trials, 'strangers', { author: SECOND }, ...CURVE_TRIALS]);
const byFold = results.slice(0, FOLDS);
const [strangers = [], apart = [], ...byPart] = results.slice(FOLDS);

const all = sentences();
const calibration = calibrationFor(strangers);
const figures = figuresOf([...byFold.flat(), ...strangers], apart, calibration);
writeCalibration({ sentences: digestOf(all), calibration, figures });
const report = reportOf(all, calibration, figures, learningCurve(byPart, byFold));
writeFileSync(REPORT, report);
process.stdout.write(report);
