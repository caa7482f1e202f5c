import { ERROR_NAMES, SCREEN_PATTERNS, VITALS } from '@anew/contracts/client-reports/reports';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { http, HttpResponse } from 'msw';
import { apiServer } from '#shared/testing/api-server';
import { errorReport, startReports } from './reports';
import { COUPLE_SCREENS, PUBLIC_SCREENS } from './routes';

const SECRET = 'We fought about Ben';
const STACK = `TypeError: ${SECRET}
    at https://anew.example/assets/journal-route-Bx1d.js:3:1204
    at https://anew.example/assets/index-Ab12.js:1:9`;

let sent: unknown[];
let stop: () => void;

apiServer(
  http.post('*/api/client-reports', async ({ request }) => {
    sent.push(await request.json());
    return new HttpResponse(null, { status: 204 });
  }),
);

beforeEach(() => {
  sent = [];
  stop = startReports([]);
});

afterEach(() => {
  stop();
  window.history.replaceState(null, '', '/');
  jest.restoreAllMocks();
});

function failing(error: unknown): void {
  window.dispatchEvent(new ErrorEvent('error', { error, cancelable: true }));
}

async function leave(): Promise<void> {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  await new Promise((resolve) => setTimeout(resolve, 50));
}

it('tells the kind and the place of an error, and nothing of its message', () => {
  const error = Object.assign(new TypeError(SECRET), { stack: STACK });
  window.history.replaceState(null, '', '/modules/our-vision?q=secret');
  const report = errorReport(error);
  expect(report).toEqual({
    name: 'TypeError',
    route: '/modules/:slug',
    chunk: 'journal-route-Bx1d.js',
    line: 3,
    column: 1204,
  });
});

it.each([
  ['a text', SECRET],
  ['an error with a name of its own', Object.assign(new Error('x'), { name: SECRET, stack: '' })],
  ['nothing', undefined],
])('calls %s that was thrown another error', (_, thrown) => {
  expect(errorReport(thrown)).toEqual({ name: 'Other', route: '/' });
});

it('names an address without a screen no further', () => {
  window.history.replaceState(null, '', '/ben-and-maria');
  expect(errorReport(new Error('x')).route).toBe('other');
});

it('sends when the page is left what has happened until then, once', async () => {
  failing(new RangeError(SECRET));
  await leave();
  await leave();
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({ errors: [{ name: 'RangeError', route: '/' }] });
  expect(JSON.stringify(sent)).not.toContain(SECRET);
});

it('reports vitals with the screen on which they were measured', async () => {
  stop();
  window.history.replaceState(null, '', '/journal');
  stop = startReports([(tell) => tell({ name: 'LCP', value: 812.4 })]);
  await leave();
  expect(sent).toEqual([{ errors: [], vitals: [{ name: 'LCP', value: 812.4, route: '/journal' }] }]);
});

it('reports no more than ten errors of a page', async () => {
  for (let count = 0; count < 50; count += 1) failing(new Error('again'));
  await leave();
  failing(new Error('once more'));
  await leave();
  expect(sent).toHaveLength(1);
  expect((sent[0] as { errors: unknown[] }).errors).toHaveLength(10);
});

it('knows the screens, errors and vitals that the gateway counts', () => {
  const paths = [...PUBLIC_SCREENS, ...COUPLE_SCREENS].map(({ path }) => path);
  expect([...SCREEN_PATTERNS].sort()).toEqual([...paths, 'other'].sort());
  expect(ERROR_NAMES).toContain('HttpError');
  expect(VITALS).toContain('INP');
});
