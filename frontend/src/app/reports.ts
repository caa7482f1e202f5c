import type { ClientErrorDto, WebVitalsDto } from '@anew/contracts/client-reports/dto';
import { ERROR_NAMES, type ScreenPattern } from '@anew/contracts/client-reports/reports';
import { matchRoutes } from 'react-router-dom';
import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { sendReport } from '#api/client-reports';
import { GATED_SCREENS, UNGATED_SCREENS } from './routes';

const SCREENS = [...UNGATED_SCREENS, ...GATED_SCREENS];
/** Place of a file of the build in a stack trace. */
const PLACE = /\/assets\/([\w.-]+\.js):(\d+):(\d+)/;
/** Errors of one page that are reported. One that comes with every frame would otherwise be reported forever. */
const MOST_ERRORS = 10;

type Vital = Pick<Metric, 'name' | 'value'>;

const MEASURES: ((tell: (vital: Vital) => void) => void)[] = [onCLS, onFCP, onINP, onLCP, onTTFB];

/** Pattern of the present screen. Its address itself could hold the code of an invitation. */
function currentScreen(): ScreenPattern {
  const [match] = matchRoutes(SCREENS, window.location.pathname) ?? [];
  return match?.route.path ?? 'other';
}

/** The kind of an error and where it was thrown, but never its message. */
export function errorReport(thrown: unknown): ClientErrorDto {
  const { name, stack } = thrown instanceof Error ? thrown : { name: 'Other', stack: '' };
  const [, chunk, line, column] = PLACE.exec(stack ?? '') ?? [];
  return {
    name: ERROR_NAMES.find((known) => known === name) ?? 'Other',
    ...(chunk && { chunk, line: Number(line), column: Number(column) }),
  };
}

function reportErrors(): () => void {
  let seen = 0;
  const report = (thrown: unknown) => {
    if (seen++ < MOST_ERRORS) sendReport({ route: currentScreen(), error: errorReport(thrown) });
  };
  const onError = ({ error }: ErrorEvent) => report(error);
  const onRejection = ({ reason }: PromiseRejectionEvent) => report(reason);
  window.addEventListener('error', onError);
  window.addEventListener('unhandledrejection', onRejection);
  return () => {
    window.removeEventListener('error', onError);
    window.removeEventListener('unhandledrejection', onRejection);
  };
}

function reportVitals(measures: typeof MEASURES): () => void {
  const route = currentScreen();
  let vitals: WebVitalsDto = {};
  for (const measure of measures) measure(({ name, value }) => (vitals[name] = value));
  const onVisibility = () => {
    if (document.visibilityState !== 'hidden' || Object.keys(vitals).length === 0) return;
    sendReport({ route, vitals });
    vitals = {};
  };
  // The measures listen to the same event. They were added before, so they have told their values by then.
  document.addEventListener('visibilitychange', onVisibility);
  return () => document.removeEventListener('visibilitychange', onVisibility);
}

/** Reports errors as they occur, and web vitals when the page is left. Returns a function that ends this. */
export function startReports(measures = MEASURES): () => void {
  const ends = [reportErrors(), reportVitals(measures)];
  return () => {
    for (const end of ends) end();
  };
}
