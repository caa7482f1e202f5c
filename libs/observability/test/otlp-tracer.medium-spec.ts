import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { pino } from 'pino';
import { runInScope } from '../src/request-scope.js';
import { startTracer } from '../src/start-tracer.js';
import { isSampled, traceIdOf } from '../src/trace.js';
import { beginPart, failureOf, NO_TRACER, runInSpan, scopeOf, type Tracer } from '../src/tracing.js';

type Config = Parameters<typeof startTracer>[1];

const REQUEST = { name: 'GET /api/today', kind: 'server' } as const;
const STATEMENT = { name: 'SELECT entries', kind: 'client' } as const;

let server: Server;
let received: string;
let status: number;

beforeEach(async () => {
  [received, status] = ['', 200];
  server = createServer((request, response) => {
    request.on('data', (chunk: Buffer) => (received += chunk.toString()));
    request.on('end', () => response.writeHead(status).end('{}'));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const silent = pino({ level: 'silent' });

const started = (config: Partial<Config> = {}, logger = silent): Promise<Tracer> =>
  startTracer(
    'journal',
    {
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
      OTEL_TRACES_SAMPLER: 'parentbased_always_on',
      OTEL_TRACES_SAMPLER_ARG: 1,
      ...config,
    },
    logger,
  );

async function recordedOf(tracer: Tracer, requests: number): Promise<number> {
  const spans = Array.from({ length: requests }, () => tracer.begin(REQUEST));
  for (const span of spans) span.end();
  await tracer.close();
  const isSaid = (recorded: boolean) => spans.filter(({ isRecorded }) => isRecorded === recorded);
  expect(isSaid(true).every(({ traceparent }) => isSampled(traceparent))).toBe(true);
  expect(isSaid(false).some(({ traceparent }) => isSampled(traceparent))).toBe(false);
  return isSaid(true).length;
}

describe('the sampler', () => {
  it('records everything by default', async () => {
    expect(await recordedOf(await started(), 50)).toBe(50);
  });

  it('records nothing if it is off', async () => {
    expect(await recordedOf(await started({ OTEL_TRACES_SAMPLER: 'parentbased_always_off' }), 50)).toBe(0);
    expect(received).toBe('');
  });

  it('records a share', async () => {
    const share = { OTEL_TRACES_SAMPLER: 'parentbased_traceidratio', OTEL_TRACES_SAMPLER_ARG: 0.1 } as const;
    const recorded = await recordedOf(await started(share), 2_000);
    expect(recorded).toBeGreaterThan(120);
    expect(recorded).toBeLessThan(290);
  });

  it.each(['00', '01'])('follows a caller whose flags are %s', async (flags) => {
    const tracer = await started({ OTEL_TRACES_SAMPLER: 'parentbased_always_off' });
    const parent = `00-${'a'.repeat(32)}-${'b'.repeat(16)}-${flags}`;
    const span = tracer.begin(REQUEST, parent);
    expect(span.isRecorded).toBe(flags === '01');
    expect(traceIdOf(span.traceparent)).toBe('a'.repeat(32));
    await tracer.close();
  });
});

describe('a span', () => {
  it('is sent with its parts and the kind of a failure, but no message', async () => {
    const tracer = await started();
    const failing = runInSpan(tracer, REQUEST, undefined, async () => {
      beginPart(() => STATEMENT)?.end();
      await Promise.reject(new TypeError('We fought about Ben'));
    });
    await expect(failing).rejects.toThrow('Ben');
    await tracer.close();
    expect(received).toContain('"GET /api/today"');
    expect(received).toContain('"SELECT entries"');
    expect(received).toContain('TypeError');
    expect(received).not.toContain('Ben');
  });

  it('has no parts if it is not recorded', async () => {
    const tracer = await started({ OTEL_TRACES_SAMPLER: 'parentbased_always_off' });
    const part = runInScope(scopeOf(tracer.begin(REQUEST), tracer), () => beginPart(() => STATEMENT));
    expect(part).toBeUndefined();
    await tracer.close();
  });

  it('is reported in the log if the collector does not take it', async () => {
    status = 400;
    const lines: string[] = [];
    const logger = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) });
    const tracer = await started({}, logger);
    tracer.begin(REQUEST).end();
    await tracer.close();
    expect(lines.join()).toContain('spans not sent');
  });
});

it('records nothing without a collector', async () => {
  const tracer = await startTracer(
    'journal',
    { OTEL_TRACES_SAMPLER: 'parentbased_always_on', OTEL_TRACES_SAMPLER_ARG: 1 },
    silent,
  );
  expect(tracer).toBe(NO_TRACER);
  expect(tracer.begin(REQUEST).isRecorded).toBe(false);
});

it.each([
  [Object.assign(new Error('x'), { kind: 'not_found', code: 'entry_not_found' }), 'not_found'],
  [Object.assign(new Error('Key (email)=(a@b)'), { code: '23505' }), '23505'],
  [Object.assign(new Error('x'), { code: 'We fought about Ben' }), 'Error'],
  [new RangeError('We fought'), 'RangeError'],
  ['We fought', 'unknown'],
])('tells of %s no more than its kind', (error, kind) => {
  expect(failureOf(error)).toBe(kind);
});
