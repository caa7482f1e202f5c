const TESTS = ['**/*.spec.ts', '**/*.spec.tsx', '**/*.medium-spec.ts', '**/test/**', '**/testing/**'];

const noTestkit = {
  regex: '^@anew/(service-)?testkit/',
  message: 'The testkit is for tests: code that runs in production must not depend on it.',
};
const noValidator = {
  regex: '^(class-validator|class-transformer|reflect-metadata|@nestjs/.+)$',
  message: 'The server validates; in the client this library would cost every visitor its bytes.',
};
const noClasses = {
  regex: '^@anew/contracts/(.*dto|events/payloads|http/.+|list-page|optional|trimmed)$',
  allowTypeImports: true,
  message: 'Import its types alone: its classes would bring the validation of the server along.',
};
const gatewayAsks = {
  regex: '^@anew/(?!(contracts|messaging|observability|words)/)',
  message: 'The gateway asks services. It reaches contracts, messaging, observability and words alone.',
};
const sendsOnce = {
  regex: '^@tanstack/react-query$',
  importNames: ['useMutation'],
  message: 'Take the one of shared/api/use-mutation: one press sends once.',
};
const leavesBefore = {
  regex: '^react-router(-dom)?$',
  importNames: ['Navigate'],
  message: 'It leaves a screen only after that was drawn. Let the loader redirect, before anything is.',
};
const everywhereInClient = [noTestkit, noValidator, noClasses, leavesBefore];
const inClient = [...everywhereInClient, sendsOnce];
const staysInside = (depth) => ({
  regex: String.raw`^(\.\./){${depth}}`,
  message:
    'A feature knows no other feature, and shared code knows no feature: import through #shared or #api.',
});

/** The syntax of `import()`, which `no-restricted-imports` lets pass. A selector's pattern can hold no slash. */
const called = ({ regex, message }) => ({
  selector: `ImportExpression[source.value=/${regex.replaceAll('/', String.raw`\u002F`)}/iu]`,
  message,
});
/** ESLint takes a rule's last settings for a file, so each refusal names everything that this file must not have. */
const refuse = (patterns, syntax = []) => ({
  'no-restricted-imports': ['error', { patterns }],
  'no-restricted-syntax': ['error', ...patterns.map(called), ...syntax],
});

const addressElsewhere = 'Addresses of the API stand in frontend/src/api, typed by its contract.';
/** Calls in `frontend/src/api` are typed by the contract. An address in another folder could not be checked. */
const OUTSIDE_API = [
  {
    selector: String.raw`Literal[value=/(^|[^\w.])\u002Fapi(\u002F|$)/]`,
    message: addressElsewhere,
  },
  {
    selector: String.raw`TemplateElement[value.raw=/(^|[^\w.])\u002Fapi\u002F/]`,
    message: addressElsewhere,
  },
  {
    selector: "MemberExpression[property.name='setQueryData']",
    message: 'Use keepAnswer: a read under way would bring the old state back.',
  },
];

const foldersApart = [
  { folder: 'features/*', syntax: OUTSIDE_API },
  { folder: 'shared', syntax: OUTSIDE_API },
  { folder: 'api', syntax: [] },
];
/** @param depth number of folders between a file and the folder that its relative imports must not leave */
const insideOneFolder = (depth) =>
  foldersApart.flatMap(({ folder, syntax }) => {
    const files = [`frontend/src/${folder}${'/*'.repeat(depth)}.{ts,tsx}`];
    return [
      { files, rules: refuse([staysInside(depth)]) },
      { files, ignores: TESTS, rules: refuse([staysInside(depth), ...inClient], syntax) },
    ];
  });

/** Import rules within one project; those between projects are in `eslint.boundaries.mjs`. */
export const importRules = [
  {
    files: ['services/*/src/**/*.ts', 'libs/*/src/**/*.{ts,mjs}', 'deploy/{backup,bundle,local}/**/*.mjs'],
    // `npm run side-by-side` tests that two releases run together.
    ignores: [...TESTS, 'libs/{testkit,service-testkit}/**', 'deploy/local/roll-out.mjs'],
    rules: refuse([noTestkit]),
  },
  { files: ['gateway/src/**/*.ts'], ignores: TESTS, rules: refuse([gatewayAsks]) },
  { files: ['frontend/src/**/*.{ts,tsx}'], ignores: TESTS, rules: refuse(inClient, OUTSIDE_API) },
  ...[1, 2, 3, 4].flatMap(insideOneFolder),
  // This file makes the `useMutation` that all others take.
  {
    files: ['frontend/src/shared/api/use-mutation.ts'],
    rules: refuse([staysInside(2), ...everywhereInClient], OUTSIDE_API),
  },
];
