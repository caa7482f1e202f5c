import { parentPort, workerData } from 'node:worker_threads';
import { judge, type Trial } from './cross-validate.js';

// Runs one trial of the cross-validation in a thread of its own.
parentPort?.postMessage(judge(workerData as Trial));
