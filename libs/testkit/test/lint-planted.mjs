import { fileURLToPath } from 'node:url';
import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';

/**
 * Lints texts as if they stood where they say, by the repository's own configuration. A program of its own, as
 * Jest's module loader is not for ESLint. Standard input: [{ file, text }]; output: what the boundaries rule says to each.
 */
const RULE = '@nx/enforce-module-boundaries';
const root = fileURLToPath(new URL('../../../', import.meta.url));
process.chdir(root);

/** A planted file is in no TypeScript project, and the rule needs no types. */
const withoutTypes = {
  ...tseslint.configs.disableTypeChecked,
  files: ['**/*.ts', '**/*.tsx'],
  languageOptions: { parserOptions: { projectService: false, project: false } },
};

let input = '';
for await (const chunk of process.stdin) input += chunk;

const eslint = new ESLint({ cwd: root, overrideConfig: [withoutTypes] });
const verdicts = [];
for (const { file, text } of JSON.parse(input)) {
  const [result] = await eslint.lintText(text, { filePath: file });
  const messages = result?.messages.filter(({ ruleId, fatal }) => ruleId === RULE || fatal) ?? [];
  verdicts.push(messages.map(({ message }) => message));
}
process.stdout.write(`\n${JSON.stringify(verdicts)}\n`);
