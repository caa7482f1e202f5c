import eslint from '@eslint/js';
import nx from '@nx/eslint-plugin';
import query from '@tanstack/eslint-plugin-query';
import reactHooks from 'eslint-plugin-react-hooks';
import testingLibrary from 'eslint-plugin-testing-library';
import tseslint from 'typescript-eslint';
import { importBoundaries } from './eslint.boundaries.mjs';

export default tseslint.config(
  { ignores: ['**/dist/**', '**/node_modules/**', '.local/**', '.nx/**', '**/.output/**'] },
  eslint.configs.recommended,
  {
    files: ['**/*.ts', '**/*.tsx'],
    extends: [...tseslint.configs.strictTypeChecked, ...tseslint.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-extraneous-class': ['error', { allowWithDecorator: true }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': [
        'error',
        { ignoreArrowShorthand: true, ignoreVoidReturningFunctions: true },
      ],
      // Emitted decorator metadata needs the annotation.
      '@typescript-eslint/no-inferrable-types': ['error', { ignoreProperties: true }],
      // A handler may take an argument for its decorator's sake alone.
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      // Entities and DTOs are plain data; class-validator and TypeORM read their classes' metadata only.
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
      '@typescript-eslint/no-misused-spread': 'off',
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
    },
  },
  {
    // Nest reads constructor types from decorator metadata: what looks like a type import must stay a real one.
    files: ['gateway/**/*.ts', 'services/**/*.ts', 'libs/**/*.ts', 'deploy/bench/**/*.ts'],
    languageOptions: { parserOptions: { emitDecoratorMetadata: true, experimentalDecorators: true } },
  },
  {
    files: [
      '**/*.spec.ts',
      '**/*.spec.tsx',
      '**/*.medium-spec.ts',
      '**/test/**/*.ts',
      'frontend/e2e/**/*.ts',
    ],
    rules: { '@typescript-eslint/no-non-null-assertion': 'off', '@typescript-eslint/unbound-method': 'off' },
  },
  { files: ['frontend/**/*.tsx', 'frontend/**/*.ts'], ...reactHooks.configs.flat.recommended },
  { files: ['frontend/src/**/*.ts', 'frontend/src/**/*.tsx'], extends: [query.configs['flat/recommended']] },
  {
    files: ['frontend/src/**/*.spec.tsx'],
    extends: [testingLibrary.configs['flat/react']],
    rules: {
      // What a screen reader and a browser make of the structure is looked at in places.
      'testing-library/no-node-access': 'off',
      'testing-library/no-container': 'off',
      'testing-library/prefer-screen-queries': 'off',
      'testing-library/no-render-in-lifecycle': ['error', { allowTestingFrameworkSetupHook: 'beforeEach' }],
    },
  },
  {
    // Calls are typed by the contract in one folder; elsewhere an address could not be checked.
    files: ['frontend/src/**/*.ts', 'frontend/src/**/*.tsx'],
    ignores: [
      'frontend/src/api/**',
      '**/*.spec.ts',
      '**/*.spec.tsx',
      '**/testing/**',
    ],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...[
          String.raw`Literal[value=/^\u002Fapi(\u002F|$)/]`,
          String.raw`TemplateElement[value.raw=/^\u002Fapi\u002F/]`,
        ].map((selector) => ({
          selector,
          message: 'Addresses of the API stand in frontend/src/api, typed by its contract.',
        })),
      ],
    },
  },
  {
    files: ['**/*.mjs', '**/*.js'],
    languageOptions: {
      globals: {
        process: 'readonly',
        console: 'readonly',
        fetch: 'readonly',
        URL: 'readonly',
        Buffer: 'readonly',
        setTimeout: 'readonly',
        clearTimeout: 'readonly',
        setInterval: 'readonly',
        clearInterval: 'readonly',
        AbortSignal: 'readonly',
        AbortController: 'readonly',
        performance: 'readonly',
        structuredClone: 'readonly',
      },
    },
  },
  {
    files: ['**/*.ts', '**/*.tsx', '**/*.mjs'],
    plugins: { '@nx': nx },
    rules: { '@nx/enforce-module-boundaries': ['error', importBoundaries] },
  },
  {
    // These scripts install the packages, so they cannot import a library of ours by its name.
    files: ['deploy/local/*.mjs'],
    rules: {
      '@nx/enforce-module-boundaries': [
        'error',
        { ...importBoundaries, allow: ['../../libs/local-servers/src/**'] },
      ],
    },
  },
);
