const swc = [
  '@swc/jest',
  {
    jsc: {
      target: 'es2023',
      parser: { syntax: 'typescript', decorators: true, tsx: true },
      transform: { legacyDecorator: true, decoratorMetadata: true, react: { runtime: 'automatic' } },
      keepClassNames: true,
    },
    module: { type: 'es6' },
    sourceMaps: 'inline',
  },
];

const shared = {
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: { '^.+\\.tsx?$': swc },
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  modulePathIgnorePatterns: ['<rootDir>/.*/dist/'],
};

const node = {
  ...shared,
  // Jest keeps what it has compiled by this name. A library that several projects use is then compiled once.
  id: 'node',
  testEnvironment: 'node',
  // Jest adds the condition `import` or `require`, depending on how a module is loaded.
  testEnvironmentOptions: { customExportConditions: ['anew-source', 'node'] },
};

const nodeProjects = [
  'gateway',
  'services/identity-couple',
  'services/content',
  'services/journal',
  'services/assessment',
  'services/coaching',
  'deploy/backup',
  'deploy/kubernetes',
  'deploy/local',
  'libs/coach-safety',
  'libs/contracts',
  'libs/curated-coach',
  'libs/local-servers',
  'libs/messaging',
  'libs/persistence',
  'libs/pictures',
  'libs/observability',
  'libs/testkit',
  'libs/words',
];

const unit = (path) => ({
  ...node,
  displayName: `${path}:unit`,
  roots: [`<rootDir>/${path}`],
  testMatch: ['**/*.spec.ts'],
});

const medium = (path) => ({
  ...node,
  displayName: `${path}:medium`,
  roots: [`<rootDir>/${path}`],
  testMatch: ['**/*.medium-spec.ts'],
  globalSetup: '<rootDir>/libs/testkit/share-system.mjs',
  globalTeardown: '<rootDir>/libs/testkit/unshare-system.mjs',
});

/** @type {import('jest').Config} */
export default {
  workerIdleMemoryLimit: '800MB',
  // Real servers are slow on a busy machine; a test that hangs still fails.
  testTimeout: 120_000,
  projects: [
    ...nodeProjects.flatMap((path) => [unit(path), medium(path)]),
    {
      ...shared,
      displayName: 'frontend:unit',
      roots: ['<rootDir>/frontend/src'],
      testMatch: ['**/*.spec.ts', '**/*.spec.tsx'],
      testEnvironment: '<rootDir>/frontend/src/shared/testing/jsdom-environment.mjs',
      moduleNameMapper: {
        ...shared.moduleNameMapper,
        '\\.(css|svg)$': '<rootDir>/frontend/src/shared/testing/empty-module.mjs',
        '^#(api|shared)/(.*)$': '<rootDir>/frontend/src/$1/$2',
      },
      setupFilesAfterEnv: ['<rootDir>/frontend/src/shared/testing/setup.ts'],
    },
  ],
};
