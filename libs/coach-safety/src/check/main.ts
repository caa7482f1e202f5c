import { parseArgs } from 'node:util';
import { conversationsIn } from './conversation.js';
import { checkConversations } from './conversations.js';
import { check, messagesIn } from './message.js';
import { ENGINE } from './offline.js';
import { instanceAt } from './online.js';
import { type Checked, summaryOf } from './summary.js';

// Run with `npm run coach-check -- messages.json`, or `-- --conversations conversations.json`. With `--origin
// http://localhost:3000` a running instance is checked, otherwise the engine alone.
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { origin: { type: 'string' }, conversations: { type: 'string' } },
});
const [file] = positionals;
if ((file === undefined) === (values.conversations === undefined))
  throw new Error(
    'Name one file of messages, or one of conversations; libs/coach-safety/README.md has the formats',
  );
const coach = values.origin === undefined ? ENGINE : await instanceAt(values.origin);
try {
  if (values.conversations === undefined) await checkMessages(file ?? '');
  else await checkPersonas(values.conversations);
} finally {
  await coach.end();
}

async function checkMessages(path: string): Promise<void> {
  const checked: Checked[] = [];
  for (const message of messagesIn(path)) checked.push({ message, outcome: await check(coach, message) });
  process.stdout.write(`${summaryOf(checked)}\n`);
}

async function checkPersonas(path: string): Promise<void> {
  const { report, isFlawless } = await checkConversations(coach, conversationsIn(path));
  process.stdout.write(`${report}\n`);
  if (!isFlawless) process.exitCode = 1;
}
