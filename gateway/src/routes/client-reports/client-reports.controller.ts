import type { ClientReportDto } from '@anew/contracts/client-reports/dto';
import { LOGGER, type Logger } from '@anew/observability/logger';
import { Metrics } from '@anew/observability/metrics';
import { Controller, Inject } from '@nestjs/common';
import { RateLimits } from '../../http/rate-limits.js';
import { type Asked, Route } from '../../http/route.js';

/** Counts what browsers report of errors and of how fast screens are. */
@Controller()
export class ClientReportsController {
  constructor(
    private readonly limits: RateLimits,
    private readonly metrics: Metrics,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /**
   * Too many reports from one network are left out in silence. Pages send them by themselves, so a refusal would tell people
   * in one home that somebody else there has had Anew open, and since when.
   */
  @Route('POST /api/client-reports')
  async take({ request, body }: Asked<'POST /api/client-reports'>): Promise<void> {
    if (!(await this.limits.allows('report-network', request.ip))) return;
    this.count(body);
    this.observe(body);
  }

  private count({ route, error }: ClientReportDto): void {
    if (!error) return;
    const { name, chunk, line, column } = error;
    this.metrics.clientErrors.inc({ name, route });
    this.logger.warn({ error: name, route, chunk, line, column }, 'error in a browser');
  }

  private observe({ route, vitals = {} }: ClientReportDto): void {
    const { CLS, ...times } = vitals;
    if (CLS !== undefined) this.metrics.layoutShift.observe({ route }, CLS);
    for (const [vital, ms] of Object.entries(times) as [string, number | undefined][])
      if (ms !== undefined) this.metrics.webVitalSeconds.observe({ vital, route }, ms / 1000);
  }
}
