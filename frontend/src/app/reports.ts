import type { ClientErrorDto, ClientReportDto, VitalDto } from '@anew/contracts/client-reports/dto';
import { ERROR_NAMES, MOST_REPORTED, type ScreenPattern } from '@anew/contracts/client-reports/reports';
import { matchRoutes } from 'react-router-dom';
import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { api } from '#api/client';
import { COUPLE_SCREENS, PUBLIC_SCREENS } from './routes';

const SCREENS = [...PUBLIC_SCREENS, ...COUPLE_SCREENS];
/** Place of a file of the build in a stack trace. */
const PLACE = /\/assets\/([\w.-]+\.js):(\d+):(\d+)/;

/** Pattern of the present screen. Its address itself could hold the code of an invitation. */
function currentScreen(): ScreenPattern {
  const [match] = matchRoutes(SCREENS, window.location.pathname) ?? [];
  return (match?.route.path ?? 'other') as ScreenPattern;
}

/** The kind of an error and where it was thrown, but never its message. */
export function errorReport(thrown: unknown): ClientErrorDto {
  const { name, stack } = thrown instanceof Error ? thrown : { name: 'Other', stack: '' };
  const [, chunk, line, column] = PLACE.exec(stack ?? '') ?? [];
  return {
    name: ERROR_NAMES.find((known) => known === name) ?? 'Other',
    route: currentScreen(),
    ...(chunk && { chunk, line: Number(line), column: Number(column) }),
  };
}

class Reports {
  private readonly errors: ClientErrorDto[] = [];
  private readonly vitals: VitalDto[] = [];
  /** Errors of this page so far. One that comes with every frame would otherwise be reported forever. */
  private seen = 0;

  readonly addError = (thrown: unknown): void => {
    if (this.seen++ < MOST_REPORTED) this.errors.push(errorReport(thrown));
  };

  readonly addVital = ({ name, value }: Measured): void => {
    this.vitals.push({ name, value, route: currentScreen() });
  };

  readonly send = (): void => {
    const report: ClientReportDto = {
      errors: this.errors.splice(0),
      vitals: this.vitals.splice(0, MOST_REPORTED),
    };
    if (report.errors?.length === 0 && report.vitals?.length === 0) return;
    // A report that is lost is not worth a second try.
    void api.post('/api/client-reports', { body: report, keepalive: true }).catch(() => undefined);
  };
}

type Measured = Pick<Metric, 'name' | 'value'>;

const MEASURES: ((tell: (vital: Measured) => void) => void)[] = [onCLS, onFCP, onINP, onLCP, onTTFB];

/** Reports errors and web vitals whenever the page is left. Returns a function that ends this. */
export function startReports(measures = MEASURES): () => void {
  const reports = new Reports();
  const onError = ({ error }: ErrorEvent) => reports.addError(error);
  const onRejection = ({ reason }: PromiseRejectionEvent) => reports.addError(reason);
  const onVisibility = () => {
    if (document.visibilityState === 'hidden') reports.send();
  };
  window.addEventListener('error', onError);
  window.addEventListener('unhandledrejection', onRejection);
  for (const measure of measures) measure(reports.addVital);
  // The vitals have listeners of the same event, which were added before and so run before this one.
  document.addEventListener('visibilitychange', onVisibility);
  return () => {
    window.removeEventListener('error', onError);
    window.removeEventListener('unhandledrejection', onRejection);
    document.removeEventListener('visibilitychange', onVisibility);
  };
}
