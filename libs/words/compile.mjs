import { mkdir, readdir, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { format } from 'oxfmt';
import { catalogueFile, readArea } from './compiler/catalogue.mjs';
import { pseudoArea } from './compiler/pseudo.mjs';

/** Compiles the catalogues. `npm run words` writes the files, and a spec compares them with what it would write. */
const here = new URL('./', import.meta.url);
const outDir = new URL('src/generated/', here);
/** @type {import('oxfmt').FormatConfig} */
const options = JSON.parse(await readFile(new URL('../../.oxfmtrc.json', here), 'utf8'));

/** @param {string} language */
async function catalogue(language) {
  const dir = new URL(`catalogues/${language}/`, here);
  const names = (await readdir(dir)).filter((name) => name.endsWith('.json')).sort();
  return Promise.all(
    names.map(async (name) => ({
      area: name.replace('.json', ''),
      words: JSON.parse(await readFile(new URL(name, dir), 'utf8')),
    })),
  );
}

/**
 * Every generated file by its name.
 *
 * @returns {Promise<Record<string, string>>}
 */
export async function compiled() {
  const english = await catalogue('en');
  const spanish = await catalogue('es');
  const areas = english.map(({ area, words }) => readArea(area, words));
  const files = {
    ...Object.fromEntries(areas.map(({ area, source }) => [`${area}.ts`, source])),
    'es.ts': catalogueFile('es', areas, spanish),
    'en-XA.ts': catalogueFile('en-XA', areas, english.map(pseudoArea)),
  };
  const formatted = Object.entries(files).map(async ([name, source]) => [
    name,
    (await format(name, source, options)).code,
  ]);
  return Object.fromEntries(await Promise.all(formatted));
}

async function write() {
  const files = await compiled();
  await rm(outDir, { recursive: true, force: true });
  await mkdir(outDir, { recursive: true });
  for (const [name, source] of Object.entries(files)) await writeFile(new URL(name, outDir), source);
}

// The path of the command may have links, and a URL escapes spaces.
const started = process.argv[1] && (await realpath(process.argv[1]));
if (started === fileURLToPath(import.meta.url)) await write();
