import { createHash } from 'node:crypto';
import { parametersOf, parseWord, printWord } from './word.mjs';

/** Short, because every word carries its id to the browser. */
const idOf = (/** @type {string} */ area, /** @type {string} */ key) =>
  createHash('sha256').update(`${area}.${key}`).digest('base64url').slice(0, 4);

/** Areas of which servers say the words, each in the language of its reader. A window has only one language. */
const OF_SERVERS = ['errors', 'mail', 'sign-in'];

/** @param {string} source */
function helpersFor(source) {
  const used = ['choice', 'number', 'plural'].filter((name) => source.includes(`${name}(`));
  return used.length ? `import { ${used.join(', ')} } from '../format.js';\n` : '';
}

const HEADER = '// Compiled from libs/words/catalogues by `npm run words`. Changes made here are lost.\n';

/**
 * @param {string} area
 * @param {Record<string, string>} words
 */
export function readArea(area, words) {
  const entries = Object.entries(words).map(([key, text]) => {
    if (!/^[a-z][A-Za-z0-9]*$/.test(key)) throw new Error(`${area}.${key}: keys are in camelCase`);
    const parsed = parseWord(`${area}.${key}`, text);
    return { area, key, id: idOf(area, key), parsed, parameters: parametersOf(parsed) };
  });
  const isServer = OF_SERVERS.includes(area);
  const functions = entries.map(({ key, id, parsed, parameters }) => {
    const { type, isRich, result } = parameters;
    const values = type ? [`v: ${type}`] : [];
    const given = type ? ['v'] : isServer ? ['undefined'] : [];
    const told = isRich ? `said<${result}>` : 'said';
    const generic = isRich ? '<T>' : '';
    const takes = [...values, ...(isServer ? ['language?: Language'] : [])].join(', ');
    const gives = [`'${id}'`, ...given, ...(isServer ? ['language'] : [])].join(', ');
    return `export const ${key} = ${generic}(${takes}): ${result} => ${told}(${gives}) ?? ${printWord('en', parsed)};`;
  });
  const body = functions.join('\n');
  return {
    area,
    entries,
    source: `${HEADER}${helpersFor(body)}${isServer ? "import type { Language } from '../language.js';\n" : ''}import { said } from '../said.js';\n\n${body}\n`,
  };
}

/**
 * The file with all words of another language. It fails where that language has a word too many, or one with other
 * placeholders than the English one.
 *
 * @param {string} language
 * @param {ReturnType<typeof readArea>[]} areas
 * @param {{ area: string, words: Record<string, string> }[]} translated
 */
export function catalogueFile(language, areas, translated) {
  const known = new Map(
    areas.flatMap(({ entries }) => entries).map((entry) => [`${entry.area}.${entry.key}`, entry]),
  );
  const named = new Map([...known].map(([name, { id }]) => [id, name]));
  for (const [name, { id }] of known)
    if (named.get(id) !== name)
      throw new Error(`${name} and ${named.get(id)} have the same id: rename the newer one`);
  const rows = translated.flatMap(({ area, words }) =>
    Object.entries(words).map(([key, text]) => {
      const name = `${area}.${key}`;
      const entry = known.get(name);
      if (!entry) throw new Error(`${language}: ${name} is not in the English catalogue`);
      const parsed = parseWord(name, text);
      const { type, isRich } = parametersOf(parsed);
      if (type !== entry.parameters.type)
        throw new Error(`${language}: ${name} has other placeholders than in English`);
      const values = type && `${isRich ? '<T>' : ''}(v: ${type}) => `;
      return `'${entry.id}': ${values ?? ''}${printWord(language, parsed)},`;
    }),
  );
  const complete = areas
    .filter(({ area, entries }) => {
      const words = translated.find((other) => other.area === area)?.words ?? {};
      return entries.every(({ key }) => Object.hasOwn(words, key));
    })
    .map(({ area }) => `'${area}'`);
  const body = `export const words: Catalogue = {\n${rows.join('\n')}\n};\n`;
  return `${HEADER}${helpersFor(body)}import type { Catalogue } from '../language.js';\n
/** Areas of which every word is here. Screens that have others say that a part of them is in English. */
export const complete: readonly string[] = [${complete.join(', ')}];\n
${body}`;
}
