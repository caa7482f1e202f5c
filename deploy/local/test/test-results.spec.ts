import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { described, readReports } from '../test-results.mjs';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'anew-reports-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

function report(project: string, kind: string, content: object): void {
  mkdirSync(join(folder, project), { recursive: true });
  writeFileSync(join(folder, project, `${kind}.json`), JSON.stringify(content));
}

const file = (name: string, tests: object[], message = '') => ({
  name: `/anywhere/${name}`,
  status: tests.length > 0 ? 'passed' : 'failed',
  message,
  assertionResults: tests,
});
const passed = { status: 'passed', fullName: 'adds', failureMessages: [] };
const failed = {
  status: 'failed',
  fullName: 'divides',
  failureMessages: ['\u001b[31mExpected: 2\u001b[39m\n\nReceived: 3'],
};

const jestReport = (testResults: object[]) => ({
  numPassedTests: 1,
  numFailedTests: 1,
  numRuntimeErrorTestSuites: testResults.length - 1,
  testResults,
});

it('adds up the reports of all projects of one kind', () => {
  const one = jestReport([file('sum.spec.ts', [passed, failed])]);
  report('one', 'unit', one);
  report('other', 'unit', one);
  report('other', 'medium', one);
  expect(readReports(folder, 'unit')).toMatchObject({ passed: 2, failed: 2, skipped: [] });
  expect(readReports(join(folder, 'nowhere'), 'unit')).toMatchObject({ passed: 0, failed: 0 });
});

it('describes a failed test by its file, its name and its message without colors', () => {
  report('one', 'unit', jestReport([file('sum.spec.ts', [passed, failed])]));
  expect(readReports(folder, 'unit').failures.map(described)).toEqual([
    'failed: sum.spec.ts divides\n    Expected: 2\n    Received: 3',
  ]);
});

it('describes a file that cannot be loaded', () => {
  const broken = file('broken.spec.ts', [], 'Cannot find module');
  report('one', 'unit', jestReport([file('sum.spec.ts', [passed]), broken]));
  expect(readReports(folder, 'unit').failures.map(described)).toEqual([
    'failed: broken.spec.ts\n    Cannot find module',
  ]);
});

it('describes a journey that failed, and shows ten lines at most', () => {
  const message = Array.from({ length: 30 }, (_, index) => `line ${index + 1}`).join('\n');
  const tests = [{ status: 'unexpected', results: [{ errors: [{ message }] }] }];
  const skipped = [{ status: 'skipped', results: [] }];
  report('e2e', 'journeys', {
    stats: { expected: 3, flaky: 0, unexpected: 1 },
    errors: [],
    suites: [
      {
        title: 'keyboard.journey.ts',
        specs: [
          { title: 'by keyboard alone', tests },
          { title: 'left out', tests: skipped },
        ],
      },
    ],
  });
  const result = readReports(folder, 'journeys');
  expect(result).toMatchObject({ passed: 3, failed: 1, skipped: ['keyboard.journey.ts left out'] });
  const [text = ''] = result.failures.map(described);
  expect(text.split('\n')).toEqual([
    'failed: keyboard.journey.ts by keyboard alone',
    ...Array.from({ length: 10 }, (_, index) => `    line ${index + 1}`),
  ]);
});
