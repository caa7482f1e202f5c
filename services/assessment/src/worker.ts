import { runProcess } from '@anew/observability/run-process';
import { start } from './worker-app.js';

await runProcess(start);
