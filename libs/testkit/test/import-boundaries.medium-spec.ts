import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from '@jest/globals';

interface Planted {
  /** A file that does not exist. */
  file: string;
  imports: string;
  name?: string;
}

const REFUSED: Planted[] = [
  // The client may import the contracts and the words, and neither what validates nor what serves.
  { file: 'frontend/src/planted.ts', imports: '@anew/messaging/rpc-client' },
  { file: 'frontend/src/planted.ts', imports: '@anew/observability/logger' },
  { file: 'frontend/src/planted.ts', imports: '@anew/persistence/database' },
  { file: 'frontend/src/features/today/planted.tsx', imports: '@anew/messaging/rpc-client' },
  { file: 'frontend/src/app/planted.ts', imports: '@nestjs/common' },
  { file: 'frontend/src/features/journal/planted.ts', imports: '@nestjs/common' },
  { file: 'frontend/src/shared/lib/planted.ts', imports: '@anew/contracts/journal/dto' },
  { file: 'frontend/src/api/planted.ts', imports: '@anew/contracts/identity/sign-in-dto' },
  { file: 'frontend/src/api/planted.ts', imports: '@anew/contracts/http/map' },
  { file: 'frontend/src/shared/lib/planted.ts', imports: '@tanstack/react-query', name: 'useMutation' },
  { file: 'frontend/src/features/invite/planted.tsx', imports: 'react-router-dom', name: 'Navigate' },
  // The gateway has no database, and reads no picture.
  { file: 'gateway/src/planted.ts', imports: '@anew/persistence/database' },
  { file: 'gateway/src/routes/journal/planted.ts', imports: '@anew/persistence/transactions' },
  { file: 'gateway/src/planted.ts', imports: '@anew/journal/src/app.js' },
  { file: 'gateway/src/routes/journal/planted.ts', imports: '@anew/pictures/re-encode' },
  // A service never imports a service, nor the gateway.
  { file: 'services/journal/src/planted.ts', imports: '@anew/content/src/app.js' },
  { file: 'services/journal/src/entries/planted.ts', imports: '@anew/coaching/src/app.js' },
  { file: 'services/assessment/src/planted.ts', imports: '@anew/identity-couple/src/app.js' },
  { file: 'services/journal/src/planted.ts', imports: '@anew/gateway/src/app.js' },
  // The contracts import nothing, and shared libraries import no service.
  { file: 'libs/contracts/src/planted.ts', imports: '@anew/messaging/rpc-client' },
  { file: 'libs/contracts/src/planted.ts', imports: '@anew/observability/logger' },
  { file: 'libs/contracts/src/planted.ts', imports: '@anew/persistence/database' },
  { file: 'libs/messaging/src/planted.ts', imports: '@anew/persistence/database' },
  { file: 'libs/messaging/src/planted.ts', imports: '@anew/journal/src/app.js' },
  // Relative paths do not get around the rules.
  { file: 'services/journal/src/planted.ts', imports: '../../content/src/app.js' },
  {
    file: 'services/journal/src/entries/planted.ts',
    imports: '../../../../libs/messaging/src/rpc-client.js',
  },
  { file: 'gateway/src/planted.ts', imports: '../../services/journal/src/app.js' },
  { file: 'gateway/src/planted.ts', imports: '../../libs/persistence/src/database.js' },
  { file: 'frontend/src/planted.ts', imports: '../../libs/contracts/src/errors.js' },
  { file: 'libs/contracts/src/planted.ts', imports: '../../observability/src/logger.js' },
  // A feature knows no other feature, and shared code knows no feature.
  { file: 'frontend/src/features/journal/planted.ts', imports: '../coaching/lib/drafts' },
  { file: 'frontend/src/features/journal/components/planted.tsx', imports: '../../coaching/lib/drafts' },
  { file: 'frontend/src/features/journal/components/deep/planted.tsx', imports: '../../../../app/routes' },
  { file: 'frontend/src/shared/ui/planted.tsx', imports: '../../features/journal/lib/stats' },
  { file: 'frontend/src/shared/planted.ts', imports: '../features/journal/lib/stats' },
  { file: 'frontend/src/api/planted.ts', imports: '../features/journal/lib/stats' },
  // The testkit stays out of production, and the server's validation out of the client.
  { file: 'gateway/src/planted.ts', imports: '@anew/testkit/eventually' },
  { file: 'services/journal/src/entries/planted.ts', imports: '@anew/testkit/eventually' },
  { file: 'services/journal/src/planted.ts', imports: '@anew/service-testkit/actors' },
  { file: 'libs/persistence/src/planted.ts', imports: '@anew/testkit/eventually' },
  { file: 'deploy/backup/planted.mjs', imports: '@anew/testkit/eventually' },
  // What runs beside the product contains nothing of it.
  { file: 'deploy/backup/planted.mjs', imports: '@anew/persistence/database' },
  { file: 'libs/testkit/src/planted.ts', imports: '@anew/persistence/database' },
  // What starts the product from outside reaches no database of it.
  { file: 'frontend/e2e/support/planted.ts', imports: '@anew/persistence/database' },
  { file: 'deploy/bench/src/planted.ts', imports: '@anew/persistence/database' },
  { file: 'frontend/src/app/planted.ts', imports: 'class-validator' },
  { file: 'frontend/src/features/journal/lib/planted.ts', imports: 'class-validator' },
];

const ALLOWED: Planted[] = [
  { file: 'frontend/src/planted.ts', imports: '@anew/contracts/errors' },
  { file: 'gateway/src/planted.ts', imports: '@anew/contracts/errors' },
  { file: 'gateway/src/planted.ts', imports: '@anew/messaging/rpc-client' },
  { file: 'gateway/src/planted.ts', imports: '@anew/observability/logger' },
  { file: 'gateway/src/planted.ts', imports: './app.js' },
  { file: 'gateway/test/planted.medium-spec.ts', imports: '@anew/testkit/eventually' },
  { file: 'services/journal/test/planted.medium-spec.ts', imports: '@anew/service-testkit/actors' },
  { file: 'frontend/src/features/journal/components/planted.tsx', imports: '../lib/stats' },
  { file: 'frontend/src/features/journal/components/planted.tsx', imports: '#shared/lib/storage' },
  { file: 'frontend/src/app/routes/planted.tsx', imports: '../../features/journal/lib/stats' },
  { file: 'libs/persistence/test/planted.medium-spec.ts', imports: '@anew/testkit/eventually' },
  { file: 'deploy/backup/test/planted.medium-spec.ts', imports: '@anew/testkit/eventually' },
  { file: 'deploy/backup/planted.mjs', imports: '@anew/local-servers/servers' },
  { file: 'services/journal/src/planted.ts', imports: '@anew/contracts/errors' },
  { file: 'services/journal/src/planted.ts', imports: '@anew/messaging/rpc-handler' },
  { file: 'services/journal/src/planted.ts', imports: '@anew/persistence/database' },
  { file: 'services/journal/src/entries/planted.ts', imports: '../app.js' },
  { file: 'libs/persistence/src/planted.ts', imports: '@anew/messaging/connection' },
  { file: 'libs/messaging/src/planted.ts', imports: '@anew/observability/logger' },
  { file: 'frontend/src/planted.ts', imports: '@anew/words/help' },
  { file: 'gateway/src/planted.ts', imports: '@anew/words/errors' },
  { file: 'gateway/test/planted.medium-spec.ts', imports: '@anew/pictures/testing/pictures' },
  { file: 'frontend/e2e/support/planted.ts', imports: '@anew/testkit/eventually' },
  { file: 'deploy/bench/src/planted.ts', imports: '@anew/testkit/eventually' },
];

const ALLOWED_AS_TYPE: Planted[] = [
  { file: 'frontend/src/api/planted.ts', imports: '@anew/contracts/journal/dto' },
  { file: 'frontend/src/api/planted.ts', imports: '@anew/contracts/http/map' },
];

const FORMS = {
  import: ({ imports, name = 'it' }: Planted) =>
    `import { ${name} } from '${imports}';\n\nexport const planted = ${name};\n`,
  'import()': ({ imports }: Planted) => `export const planted = () => import('${imports}');\n`,
  'import type': ({ imports }: Planted) =>
    `import type { It } from '${imports}';\n\nexport const planted: It[] = [];\n`,
};
type Form = keyof typeof FORMS;
/** Both of them run the module, so whatever is refused in one form is refused in the other. */
const RUNNING: Form[] = ['import', 'import()'];

const nameOf = (planted: Planted, form: Form) => `${planted.file} ← ${form} ${planted.imports}`;
const inEachForm = (planted: Planted[]) => planted.flatMap((one) => RUNNING.map((form) => nameOf(one, form)));

let verdicts: Map<string, string[]>;

/** What lint says to each text, as if it stood in the file that it names. */
async function messagesFor(texts: { file: string; text: string }[]): Promise<string[][]> {
  const script = fileURLToPath(new URL('lint-planted.mjs', import.meta.url));
  const output = await new Promise<string>((resolve, reject) => {
    const child = execFile(process.execPath, [script], (error, stdout, stderr) => {
      if (error) reject(new Error(stderr || stdout, { cause: error }));
      else resolve(stdout);
    });
    child.stdin?.end(JSON.stringify(texts));
  });
  return JSON.parse(output.trim().split('\n').at(-1) ?? '') as string[][];
}

beforeAll(async () => {
  const cases = [
    ...[...REFUSED, ...ALLOWED].flatMap((planted) => RUNNING.map((form) => ({ planted, form }))),
    ...ALLOWED_AS_TYPE.map((planted) => ({ planted, form: 'import type' as const })),
  ];
  const messages = await messagesFor(
    cases.map(({ planted, form }) => ({ file: planted.file, text: FORMS[form](planted) })),
  );
  verdicts = new Map(cases.map(({ planted, form }, index) => [nameOf(planted, form), messages[index] ?? []]));
}, 120_000);

describe('lint refuses an import that crosses a boundary', () => {
  it.each(inEachForm(REFUSED))('%s', (name) => {
    expect(verdicts.get(name)).not.toEqual([]);
  });
});

describe('lint lets an import pass that the design allows', () => {
  it.each([...inEachForm(ALLOWED), ...ALLOWED_AS_TYPE.map((planted) => nameOf(planted, 'import type'))])(
    '%s',
    (name) => {
      expect(verdicts.get(name)).toEqual([]);
    },
  );
});

describe('lint says what is wrong', () => {
  it.each([
    [
      { file: 'gateway/src/planted.ts', imports: '@anew/persistence/database' },
      /tagged with "type:app" can only/,
    ],
    [
      { file: 'frontend/src/planted.ts', imports: '@anew/messaging/rpc-client' },
      /tagged with "platform:web"/,
    ],
    [{ file: 'services/journal/src/planted.ts', imports: '@anew/content/src/app.js' }, /^Imports of apps/],
    [
      { file: 'services/journal/src/planted.ts', imports: '../../content/src/app.js' },
      /relative or absolute path/,
    ],
  ])('%j', (planted, expected) => {
    expect(verdicts.get(nameOf(planted, 'import'))).toContainEqual(expect.stringMatching(expected));
  });
});

describe('lint keeps addresses of the API in one folder', () => {
  const text = "export const planted = () => fetch('/api/journal');\n";
  const inTemplate = 'export const planted = (id: string) => fetch(`/api/journal/${id}`);\n';

  it('and refuses one that stands elsewhere', async () => {
    const messages = await messagesFor([
      { file: 'frontend/src/features/journal/planted.ts', text },
      { file: 'frontend/src/shared/lib/planted.ts', text: inTemplate },
      { file: 'frontend/src/api/planted.ts', text },
    ]);
    expect(messages.map(({ length }) => length)).toEqual([1, 1, 0]);
  }, 120_000);
});
