import { parseArgs } from 'node:util';
import { messagesIn } from './message.js';
import { checkOffline } from './offline.js';
import { OnlineCheck } from './online.js';
import { type Checked, summaryOf } from './summary.js';

// `npm run coach-check -- messages.json [--origin http://localhost:3000]`: without an origin, the engine alone.
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { origin: { type: 'string' } },
});
const [file] = positionals;
if (file === undefined)
  throw new Error('Name a file of messages; its format stands in libs/coach-safety/README.md');
const online = values.origin === undefined ? null : await OnlineCheck.at(values.origin);
const checked: Checked[] = [];
for (const message of messagesIn(file))
  checked.push({ message, outcome: online ? await online.check(message) : checkOffline(message) });
process.stdout.write(`${summaryOf(checked)}\n`);
