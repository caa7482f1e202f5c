import type { ClientReportDto } from '@anew/contracts/client-reports/dto';
import { api } from './client';

/** Sends a report, even if the page is being closed. One that is lost is not worth a second try. */
export function sendReport(report: ClientReportDto): void {
  void api.post('/api/client-reports', { body: report, keepalive: true }).catch(() => undefined);
}
