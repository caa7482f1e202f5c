import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const SOURCE = join(import.meta.dirname, 'src');
const LETTERS = 26;

const names = new Map<string, string>();

/** A letter and a number: no blocker takes it for an advertisement's. */
function nextName(): string {
  const letter = String.fromCharCode('a'.charCodeAt(0) + (names.size % LETTERS));
  const round = Math.floor(names.size / LETTERS);
  return round === 0 ? letter : `${letter}${round}`;
}

function nameOf(styleSheet: string, local: string): string {
  const owner = `${styleSheet} ${local}`;
  const name = names.get(owner) ?? nextName();
  names.set(owner, name);
  return name;
}

/** All of them beforehand and in one order, so that the same source always gives the same names. */
const styleSheets = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.module.css'))
  .sort();
for (const styleSheet of styleSheets) {
  const text = readFileSync(join(SOURCE, styleSheet), 'utf8');
  for (const [, local = ''] of text.matchAll(/(?:\.|@keyframes )([a-z][\w-]*)/gi)) nameOf(styleSheet, local);
}

/** As short as can be: the words that we know a class by were a twelfth of all styles. */
export function scopedName(local: string, file: string): string {
  return nameOf(relative(SOURCE, file), local);
}
