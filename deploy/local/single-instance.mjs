import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { commandOf, isAlive } from '../../libs/local-servers/src/child.mjs';
import { dataFolder } from '../../libs/local-servers/src/paths.mjs';

const STOPPING_MS = 3_000;

/** @param {number} pid */
const isAStart = (pid) => isAlive(pid) && /(?:start|dev|demo)\.mjs/.test(commandOf(pid));

/**
 * Makes sure that only one start uses the data, because two would corrupt it. It waits for one that is
 * stopping.
 */
export async function onlyOne() {
  const file = join(dataFolder, 'start.pid');
  mkdirSync(dataFolder, { recursive: true });
  const pid = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0;
  const giveUp = Date.now() + STOPPING_MS;
  while (pid && pid !== process.pid && isAStart(pid)) {
    if (Date.now() > giveUp)
      throw new Error(`Anew already runs on ${dataFolder} (process ${pid}): stop that one first.`);
    await delay(100);
  }
  writeFileSync(file, String(process.pid));
}
