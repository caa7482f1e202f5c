import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ProcessConfig } from './config.js';
import type { Metrics } from './metrics.js';
import type { Readiness } from './readiness.js';

export interface OpsServer {
  port: number;
  close(): Promise<void>;
}

function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

async function answer(
  url: string,
  response: ServerResponse,
  readiness: Readiness,
  metrics: Metrics,
): Promise<void> {
  switch (url) {
    case '/health/live': {
      const live = readiness.isLive;
      sendJson(response, live ? 200 : 503, { live });
      return;
    }
    case '/health/ready': {
      const report = await readiness.report();
      sendJson(response, report.ready ? 200 : 503, report);
      return;
    }
    case '/metrics':
      response.writeHead(200, { 'content-type': metrics.registry.contentType });
      response.end(await metrics.text());
      return;
    default: {
      sendJson(response, 404, { message: 'Not found' });
      return;
    }
  }
}

/**
 * Starts the server for health and metrics on a separate port, which is never published.
 * @param config port and host to listen on: port 0 means a free port, and no host means every address
 */
export async function startOpsServer(
  { OPS_PORT: port, OPS_HOST: host }: Pick<ProcessConfig, 'OPS_PORT' | 'OPS_HOST'>,
  readiness: Readiness,
  metrics: Metrics,
): Promise<OpsServer> {
  const server = createServer((request, response) => {
    answer(request.url ?? '/', response, readiness, metrics).catch(() => response.destroy());
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen({ port, host }, resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
