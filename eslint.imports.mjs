const TESTS = ['**/*.spec.ts', '**/*.spec.tsx', '**/*.medium-spec.ts', '**/test/**', '**/testing/**'];

const noTestkit = {
  regex: '^@anew/(service-)?testkit/',
  message: 'The testkit is for tests: code that runs in production must not depend on it.',
};
const noValidator = {
  regex: '^(class-validator|class-transformer|reflect-metadata)$',
  message: 'The server validates; in the client this library would cost every visitor its bytes.',
};
const sendsOnce = {
  regex: '^@tanstack/react-query$',
  importNames: ['useMutation'],
  message: 'Take the one of shared/api/use-mutation: one press sends once.',
};
const everywhereInClient = [noTestkit, noValidator];
const inClient = [...everywhereInClient, sendsOnce];
const staysInside = (depth) => ({
  regex: String.raw`^(\.\./){${depth}}`,
  message:
    'A feature knows no other feature, and shared code knows no feature: import through #shared or #api.',
});

const refuse = (...patterns) => ({ 'no-restricted-imports': ['error', { patterns }] });

/** @param depth number of folders between a file and the folder that its relative imports must not leave */
const insideOneFolder = (depth) => {
  const files = ['features/*', 'shared', 'api'].map(
    (folder) => `frontend/src/${folder}${'/*'.repeat(depth)}.{ts,tsx}`,
  );
  return [
    { files, rules: refuse(staysInside(depth)) },
    { files, ignores: TESTS, rules: refuse(staysInside(depth), ...inClient) },
  ];
};

/** Import rules within one project; those between projects are in `eslint.boundaries.mjs`. */
export const importRules = [
  {
    files: [
      'gateway/src/**/*.ts',
      'services/*/src/**/*.ts',
      'libs/*/src/**/*.{ts,mjs}',
      'deploy/{backup,bundle,local}/**/*.mjs',
    ],
    ignores: [...TESTS, 'libs/{testkit,service-testkit}/**'],
    rules: refuse(noTestkit),
  },
  { files: ['frontend/src/**/*.{ts,tsx}'], ignores: TESTS, rules: refuse(...inClient) },
  ...[1, 2, 3, 4].flatMap(insideOneFolder),
  // This file makes the `useMutation` that all others take.
  {
    files: ['frontend/src/shared/api/use-mutation.ts'],
    rules: refuse(staysInside(2), ...everywhereInClient),
  },
];
