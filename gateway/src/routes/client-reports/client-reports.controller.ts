import type { ClientErrorDto, VitalDto } from '@anew/contracts/client-reports/dto';
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

  @Route('POST /api/client-reports')
  async take({ request, body }: Asked<'POST /api/client-reports'>): Promise<void> {
    await this.limits.consume('report-address', request.ip);
    for (const error of body.errors ?? []) this.count(error);
    for (const vital of body.vitals ?? []) this.observe(vital);
  }

  private count({ name, route, chunk, line, column }: ClientErrorDto): void {
    this.metrics.clientErrors.inc({ name, route });
    this.logger.warn({ name, route, chunk, line, column }, 'error in a browser');
  }

  private observe({ name: vital, route, value }: VitalDto): void {
    if (vital === 'CLS') this.metrics.layoutShift.observe({ route }, value);
    else this.metrics.webVitalSeconds.observe({ vital, route }, value / 1000);
  }
}
