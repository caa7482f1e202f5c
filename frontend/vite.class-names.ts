import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';

const SOURCE = join(import.meta.dirname, 'src');

const styleSheets = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.module.css'))
  .sort();

const owners = new Map<string, string>();

function numberOf(styleSheet: string): string {
  if (!styleSheets.includes(styleSheet)) styleSheets.push(styleSheet);
  return styleSheets.indexOf(styleSheet).toString(36);
}

/** The class with its style sheet's number: as short as can be, for a hash in each would add 4 % to all styles. */
export function scopedName(local: string, file: string): string {
  const styleSheet = relative(SOURCE, file);
  const name = local + numberOf(styleSheet);
  const owner = `${styleSheet} .${local}`;
  const before = owners.get(name) ?? owner;
  if (before !== owner) throw new Error(`${owner} and ${before} get the same name: rename one of them.`);
  owners.set(name, owner);
  return name;
}
