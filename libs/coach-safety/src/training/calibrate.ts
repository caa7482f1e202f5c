import { writeFileSync } from 'node:fs';
import { digestOf, writeCalibration } from './calibration-file.js';
import { crossValidate, judgeApart } from './cross-validate.js';
import { figuresOf } from './figures.js';
import { foldsOf } from './folds.js';
import { learningCurve } from './learning-curve.js';
import { reportOf } from './report.js';
import { SECOND, sentences } from './sentences.js';
import { calibrationFor } from './thresholds.js';

// Run with `npm run calibrate`: cross-validates, sets the thresholds, and writes the results next to the
// sentences and into docs/.
const REPORT = new URL('../../../../docs/coach-safety.md', import.meta.url);

const all = sentences();
const folds = foldsOf(all);
const judged = crossValidate(folds);
const calibration = calibrationFor(judged);
const figures = figuresOf(judged, judgeApart(all, SECOND), calibration);
writeCalibration({ sentences: digestOf(all), calibration, figures });
const report = reportOf(all, calibration, figures, learningCurve(folds, judged));
writeFileSync(REPORT, report);
process.stdout.write(report);
