import nx from '@nx/eslint-plugin';
import query from '@tanstack/eslint-plugin-query';
import importSort from 'eslint-plugin-simple-import-sort';
import testingLibrary from 'eslint-plugin-testing-library';
import tseslint from 'typescript-eslint';
import { importBoundaries } from './eslint.boundaries.mjs';
import { importRules } from './eslint.imports.mjs';

/** Oxlint checks types, hooks and accessibility. The rules here need plugins that only ESLint runs. */
export default tseslint.config(
  { ignores: ['**/dist/**', '**/node_modules/**', '.local/**', '.nx/**', '**/.output/**'] },
  { files: ['**/*.ts', '**/*.tsx'], languageOptions: { parser: tseslint.parser } },
  {
    files: ['**/*.ts', '**/*.tsx', '**/*.mjs'],
    plugins: { 'simple-import-sort': importSort },
    rules: {
      // One block without empty lines: what an import does by itself, the platform, packages, aliases, neighbors.
      'simple-import-sort/imports': [
        'error',
        { groups: [['^\\u0000', '^node:', '^@?\\w', '^#', '^', '^\\.']] },
      ],
      'simple-import-sort/exports': 'error',
    },
  },
  { files: ['frontend/src/**/*.ts', 'frontend/src/**/*.tsx'], extends: [query.configs['flat/recommended']] },
  {
    files: ['frontend/src/**/*.spec.tsx'],
    extends: [testingLibrary.configs['flat/react']],
    rules: {
      // Some specs check the structure itself, because screen readers and browsers depend on it.
      'testing-library/no-node-access': 'off',
      'testing-library/no-container': 'off',
      'testing-library/prefer-screen-queries': 'off',
      'testing-library/no-render-in-lifecycle': ['error', { allowTestingFrameworkSetupHook: 'beforeEach' }],
    },
  },
  ...importRules,
  {
    files: ['**/*.ts', '**/*.tsx', '**/*.mjs'],
    plugins: { '@nx': nx },
    rules: { '@nx/enforce-module-boundaries': ['error', importBoundaries] },
  },
  {
    // These scripts run where no package is installed: they install them, or back up a machine that has Docker alone. So they
    // cannot import our libraries by name.
    files: ['deploy/local/*.mjs', 'deploy/backup/*.mjs'],
    rules: {
      '@nx/enforce-module-boundaries': [
        'error',
        { ...importBoundaries, allow: ['../../libs/local-servers/src/**'] },
      ],
    },
  },
);
