import { fileURLToPath } from 'node:url';
import { ESLint } from 'eslint';

/**
 * Lints texts as if they were in the given files, with the repository's configuration. It is a separate
 * program because ESLint does not run in Jest's module loader. It reads [{ file, text }] from standard input
 * and writes, for each, the messages of the rules about the design's boundaries.
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
  // A text that was not read must not count as refused.
  const [unread] = result?.messages.filter(({ fatal }) => fatal) ?? [];
  if (unread) throw new Error(`${file}: ${unread.message}`);
  const messages = result?.messages.filter(({ ruleId }) => RULES.includes(ruleId)) ?? [];
  verdicts.push(messages.map(({ message }) => message));
}
process.stdout.write(`\n${JSON.stringify(verdicts)}\n`);
