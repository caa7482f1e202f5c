import {
  type DependencyHealth,
  healthSubject,
  type ServiceName,
  SERVICES,
} from '@anew/contracts/rpc/services';
import { RpcClient } from '@anew/messaging/rpc-client';
import { Readiness } from '@anew/observability/readiness';
import { Controller } from '@nestjs/common';
import type { Reply } from '../../http/request.js';
import { type Asked, Route } from '../../http/route.js';

const DEADLINE_MS = 1_000;

@Controller()
export class HealthController {
  constructor(
    private readonly readiness: Readiness,
    private readonly rpc: RpcClient,
  ) {}

  @Route('GET /api/health/live')
  live(): { live: true } {
    return { live: true };
  }

  @Route('GET /api/health/ready')
  async ready(
    _asked: Asked<'GET /api/health/ready'>,
    reply: Reply,
  ): Promise<{ ready: boolean; dependencies: DependencyHealth[] }> {
    const [own, ...services] = await Promise.all([
      this.readiness.report(),
      ...SERVICES.map((name) => this.ask(name)),
    ]);
    const dependencies = [...own.dependencies, ...services];
    const ready = own.ready && services.every(({ ok }) => ok);
    void reply.status(ready ? 200 : 503);
    return { ready, dependencies };
  }

  private async ask(name: ServiceName): Promise<DependencyHealth> {
    try {
      const { ready } = await this.rpc.request(healthSubject(name), null, {}, DEADLINE_MS);
      return { name, ok: ready };
    } catch {
      return { name, ok: false };
    }
  }
}
