import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { eventually } from './eventually.js';

/** As Linux tells it, after the name in brackets: `T` is stopped. */
const stateOf = (stat: string) => stat.slice(stat.lastIndexOf(')') + 2)[0];

/** Whether no thread of a process runs any more; where the system does not tell, yes. */
function standsStill(pid: number): boolean {
  const tasks = `/proc/${pid}/task`;
  if (!existsSync(tasks)) return true;
  return readdirSync(tasks).every((id) => stateOf(readFileSync(`${tasks}/${id}/stat`, 'utf8')) === 'T');
}

/** Stops a process as it is: it keeps its connections and answers nobody, until SIGCONT. */
export async function freeze(pid: number): Promise<void> {
  process.kill(pid, 'SIGSTOP');
  // Its threads run on until each has been told.
  await eventually('the process to stand still', () => (standsStill(pid) ? true : undefined));
}
