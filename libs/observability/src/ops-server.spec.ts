import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { Metrics } from './metrics.js';
import { type OpsServer, startOpsServer } from './ops-server.js';
import { Progress } from './progress.js';
import { Readiness } from './readiness.js';

let readiness: Readiness;
let metrics: Metrics;
let server: OpsServer;

beforeEach(async () => {
  readiness = new Readiness();
  metrics = new Metrics('journal');
  server = await startOpsServer({ OPS_PORT: 0, OPS_HOST: '127.0.0.1' }, readiness, metrics);
});

afterEach(() => server.close());

const get = (path: string) => fetch(`http://127.0.0.1:${server.port}${path}`);

describe('the ops server', () => {
  it('takes a free port when it is given none', () => {
    expect(server.port).toBeGreaterThan(0);
  });

  it('says that the process lives, ready or not', async () => {
    readiness.startDraining();
    const response = await get('/health/live');
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ live: true });
  });

  it('says that the process has to be started again once a worker is stuck', async () => {
    readiness.watch(new Progress(0)).saw(1);
    const response = await get('/health/live');
    expect(response.status).toBe(503);
    expect(await response.json()).toEqual({ live: false });
  });

  it('says whether it is ready, and what is missing', async () => {
    let up = true;
    readiness.add('nats', () => up);
    expect((await get('/health/ready')).status).toBe(200);
    up = false;
    const response = await get('/health/ready');
    expect(response.status).toBe(503);
    expect(await response.json()).toEqual({ ready: false, dependencies: [{ name: 'nats', ok: false }] });
  });

  it('is not ready anymore once the process drains', async () => {
    readiness.startDraining();
    expect((await get('/health/ready')).status).toBe(503);
  });

  it('tells the metrics of its process in Prometheus’s format', async () => {
    metrics.eventsPublished.inc({ subject: 'evt.test' });
    metrics.requestSeconds.observe({ operation: 'GET /', outcome: '200' }, 0.003);
    const response = await get('/metrics');
    expect(response.headers.get('content-type')).toContain('text/plain');
    const text = await response.text();
    expect(text).toContain('anew_events_published_total{subject="evt.test",process="journal"} 1');
    expect(text).toMatch(/anew_request_seconds_bucket\{le="0.005",.*outcome="200".*\} 1/);
  });

  it('tells nothing at another address', async () => {
    for (const path of ['/', '/health', '/metrics/x', '/../etc/passwd'])
      expect((await get(path)).status).toBe(404);
  });

  it('refuses to start on a port that is taken', async () => {
    await expect(
      startOpsServer({ OPS_PORT: server.port, OPS_HOST: '127.0.0.1' }, readiness, metrics),
    ).rejects.toThrow(/EADDRINUSE/);
  });

  it('closes at once, though a client keeps its connection', async () => {
    await get('/health/live');
    await server.close();
    await expect(get('/health/live')).rejects.toThrow();
    server = await startOpsServer({ OPS_PORT: 0, OPS_HOST: '127.0.0.1' }, readiness, metrics);
  });

  it('keeps the metrics of two processes in one program apart', async () => {
    const other = new Metrics('content');
    other.eventsPublished.inc({ subject: 'evt.other' });
    expect(await (await get('/metrics')).text()).not.toContain('evt.other');
  });
});
