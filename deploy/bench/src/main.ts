import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Bench } from './harness/bench.js';
import { Resources } from './harness/resources.js';

const ENDING = '.bench.js';
const RESULTS = fileURLToPath(new URL('../../../.local/bench/', import.meta.url));

const resources = new Resources();

/** Names from the command line, or of all files `src/<name>.bench.ts`. */
function chosen(): string[] {
  const files = readdirSync(import.meta.dirname).filter((file) => file.endsWith(ENDING));
  const known = files.map((file) => file.slice(0, -ENDING.length));
  const asked = process.argv.slice(2);
  const unknown = asked.find((name) => !known.includes(name));
  if (unknown !== undefined)
    throw new Error(`There is no bench "${unknown}": choose from ${known.join(', ')}.`);
  return asked.length > 0 ? asked : known;
}

async function runBench(name: string): Promise<void> {
  const { bench } = (await import(`./${name}${ENDING}`)) as { bench: Bench };
  console.log(`${name}: ${bench.title}`);
  try {
    const { table, data } = await bench.run(resources);
    mkdirSync(RESULTS, { recursive: true });
    const file = join(RESULTS, `${name}.json`);
    writeFileSync(file, `${JSON.stringify({ bench: name, title: bench.title, ...data }, null, 2)}\n`);
    console.log(`\n${table}\n\nWritten to ${file}`);
  } finally {
    await resources.close();
  }
}

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void resources.close().finally(() => process.exit(130)));

try {
  for (const name of chosen()) await runBench(name);
  process.exit(0);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
