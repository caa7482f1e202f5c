import { writeFileSync } from 'node:fs';
import { digestOf, writeCalibration } from './calibration-file.js';
import { judgeAll, trialOf, trialOfStrangers } from './cross-validate.js';
import { figuresOf } from './figures.js';
import { foldsOf } from './folds.js';
import { curveTrials, learningCurve } from './learning-curve.js';
import { reportOf } from './report.js';
import { sentences } from './sentences.js';
import { calibrationFor } from './thresholds.js';

// Run with `npm run calibrate`: cross-validates, sets the thresholds, and writes the results next to the
// sentences and into docs/.
const REPORT = new URL('../../../../docs/coach-safety.md', import.meta.url);

const all = sentences();
const strangers = all.filter(({ isMeasured }) => isMeasured);
const others = all.filter(({ isMeasured }) => !isMeasured);
const folds = foldsOf(others);
const [byStrangers = [], ...results] = await judgeAll([
  trialOfStrangers(strangers, others),
  ...folds.map((_fold, at) => trialOf(folds, at)),
  ...curveTrials(folds),
]);
const byFold = results.slice(0, folds.length);

const calibration = calibrationFor(byStrangers);
const figures = figuresOf([...byFold.flat(), ...byStrangers], calibration);
writeCalibration({ sentences: digestOf(all), calibration, figures });
const report = reportOf(all, calibration, figures, learningCurve(results.slice(folds.length), byFold));
writeFileSync(REPORT, report);
process.stdout.write(report);
