import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { eventually } from './eventually.js';

/** State in Linux's `stat` file, after the name in brackets. `T` means stopped. */
const stateOf = (stat: string) => stat.slice(stat.lastIndexOf(')') + 2)[0];

/** Whether no thread of a process is running. On a system that cannot tell, the answer is yes. */
function standsStill(pid: number): boolean {
  const tasks = `/proc/${pid}/task`;
  if (!existsSync(tasks)) return true;
  return readdirSync(tasks).every((id) => stateOf(readFileSync(`${tasks}/${id}/stat`, 'utf8')) === 'T');
}

/** Stops a process without ending it: it keeps its connections and answers nobody until SIGCONT. */
export async function freeze(pid: number): Promise<void> {
  process.kill(pid, 'SIGSTOP');
  // Each thread runs on until it gets the signal.
  await eventually('the process to stand still', () => (standsStill(pid) ? true : undefined));
}
