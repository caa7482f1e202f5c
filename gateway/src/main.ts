import { runProcess } from '@anew/observability/run-process';
import { start } from './app.js';

await runProcess(start);
