import { runTask } from '@anew/observability/run-process';
import { migrate } from './app.js';

await runTask(migrate);
