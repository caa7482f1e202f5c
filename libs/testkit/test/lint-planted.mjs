import { fileURLToPath } from 'node:url';
import { ESLint } from 'eslint';

/**
 * Lints texts as if they stood in the files that they name, by the repository's own configuration. It is a program of
 * its own because ESLint does not run under Jest's module loader. Standard input: [{ file, text }]; output: for each,
 * the messages of the rules that keep the design's boundaries.
 */
const RULES = ['@nx/enforce-module-boundaries', 'no-restricted-imports', 'no-restricted-syntax'];
const root = fileURLToPath(new URL('../../../', import.meta.url));
process.chdir(root);

let input = '';
for await (const chunk of process.stdin) input += chunk;

const eslint = new ESLint({ cwd: root });
const verdicts = [];
for (const { file, text } of JSON.parse(input)) {
  const [result] = await eslint.lintText(text, { filePath: file });
  const messages = result?.messages.filter(({ ruleId, fatal }) => RULES.includes(ruleId) || fatal) ?? [];
  verdicts.push(messages.map(({ message }) => message));
}
process.stdout.write(`\n${JSON.stringify(verdicts)}\n`);
