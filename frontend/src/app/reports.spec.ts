import { ERROR_NAMES, SCREEN_PATTERNS } from '@anew/contracts/client-reports/reports';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { http, HttpResponse } from 'msw';
import { apiServer } from '#shared/testing/api-server';
import { errorReport, startReports } from './reports';
import { GATED_SCREENS, UNGATED_SCREENS } from './routes';

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
  await settled();
}

/** Lets what is being sent arrive. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 50));

it('tells the kind and the place of an error, and nothing of its message', async () => {
  const error = Object.assign(new TypeError(SECRET), { stack: STACK });
  window.history.replaceState(null, '', '/modules/our-vision?q=secret');
  failing(error);
  await settled();
  expect(sent).toEqual([{ route: '/modules/:slug', error: errorReport(error) }]);
  expect(errorReport(error)).toEqual({
    name: 'TypeError',
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
  expect(errorReport(thrown)).toEqual({ name: 'Other' });
});

it('names an address without a screen no further', async () => {
  window.history.replaceState(null, '', '/ben-and-maria');
  failing(new Error(SECRET));
  await settled();
  expect(sent).toEqual([{ route: 'other', error: { name: 'Error' } }]);
});

it('reports vitals once, when the page is left, with the screen on which the visit began', async () => {
  stop();
  window.history.replaceState(null, '', '/journal');
  stop = startReports([(tell) => tell({ name: 'LCP', value: 812.4 })]);
  window.history.replaceState(null, '', '/help');
  await leave();
  await leave();
  expect(sent).toEqual([{ route: '/journal', vitals: { LCP: 812.4 } }]);
});

it('reports no more than ten errors of a page', async () => {
  for (let count = 0; count < 50; count += 1) failing(new Error('again'));
  await settled();
  expect(sent).toHaveLength(10);
});

it('knows the screens and errors that the gateway counts', () => {
  const paths = [...UNGATED_SCREENS, ...GATED_SCREENS].map(({ path }) => path);
  expect([...SCREEN_PATTERNS].sort()).toEqual([...paths, 'other'].sort());
  expect(ERROR_NAMES).toContain('HttpError');
});
