import { ERROR_NAMES, SCREEN_PATTERNS } from '@anew/contracts/client-reports/reports';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { errorReport, startReports } from './reports';
import { GATED_SCREENS, UNGATED_SCREENS } from './routes';

const SECRET = 'We fought about Ben';
const STACK = `TypeError: ${SECRET}
    at https://anew.example/assets/journal-route-Bx1d.js:3:1204
    at https://anew.example/assets/index-Ab12.js:1:9`;

let fetched: jest.SpiedFunction<typeof fetch>;
let stop: () => void;

/** What was sent. A report is on its way as soon as its event has been handled, because the page may close then. */
const sent = () =>
  fetched.mock.calls
    .filter(([address]) => (address as URL).pathname === '/api/client-reports')
    .map(([, init]) => JSON.parse(init?.body as string) as unknown);

beforeEach(() => {
  fetched = jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(null, { status: 204 }));
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

function leave(): void {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
}

it('tells the kind and the place of an error, and nothing of its message', () => {
  const error = Object.assign(new TypeError(SECRET), { stack: STACK });
  window.history.replaceState(null, '', '/modules/our-vision?q=secret');
  failing(error);
  expect(sent()).toEqual([{ route: '/modules/:slug', error: errorReport(error) }]);
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

it('names an address without a screen no further', () => {
  window.history.replaceState(null, '', '/ben-and-maria');
  failing(new Error(SECRET));
  expect(sent()).toEqual([{ route: 'other', error: { name: 'Error' } }]);
});

it('reports vitals once, when the page is left, with the screen on which the visit began', () => {
  stop();
  window.history.replaceState(null, '', '/journal');
  stop = startReports([(tell) => tell({ name: 'LCP', value: 812.4 })]);
  window.history.replaceState(null, '', '/help');
  leave();
  leave();
  expect(sent()).toEqual([{ route: '/journal', vitals: { LCP: 812.4 } }]);
});

it('reports no more than ten errors of a page', () => {
  for (let count = 0; count < 50; count += 1) failing(new Error('again'));
  expect(sent()).toHaveLength(10);
});

it('knows the screens and errors that the gateway counts', () => {
  const paths = [...UNGATED_SCREENS, ...GATED_SCREENS].map(({ path }) => path);
  expect([...SCREEN_PATTERNS].sort()).toEqual([...paths, 'other'].sort());
  expect(ERROR_NAMES).toContain('HttpError');
});
