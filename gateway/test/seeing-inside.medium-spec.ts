import { readdirSync, readFileSync } from 'node:fs';
import { eventually } from '@anew/testkit/eventually';
import { answers } from '@anew/testkit/life';
import { Person, type SignedUp, single } from '@anew/testkit/person';
import { System } from '@anew/testkit/system';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { OtlpReceiver, type ReceivedSpan } from './otlp-receiver.js';

let receiver: OtlpReceiver;
let system: System;
let opsPorts: number[];

beforeAll(async () => {
  receiver = await OtlpReceiver.start();
  const env = { OTEL_EXPORTER_OTLP_ENDPOINT: receiver.endpoint, LOG_LEVEL: 'info' };
  system = await System.start({ env });
  // Later lines push these out of the output that is kept.
  opsPorts = [...system.output().matchAll(/"opsPort":(\d+)/g)].map(([, port]) => Number(port));
}, 120_000);

afterAll(async () => {
  await system.stop();
  await receiver.stop();
});

const metricsAt = async (port: number): Promise<string> =>
  (await fetch(`http://127.0.0.1:${port}/metrics`)).text();

const allMetrics = async (): Promise<string> => (await Promise.all(opsPorts.map(metricsAt))).join('\n');

/** Spans whose parent is not there, or not yet: each process sends its own. */
function rootsOf(spans: ReceivedSpan[]): ReceivedSpan[] {
  const known = new Set(spans.map(({ spanId }) => spanId));
  return spans.filter(({ parentSpanId }) => !known.has(parentSpanId ?? ''));
}

describe('a trace', () => {
  const JOINING = 'POST /api/couples/join-invite';
  const STRANGER = `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`;
  let host: SignedUp;
  let guest: SignedUp;
  let inviteCode: string;
  let requestId: string;
  let trace: ReceivedSpan[];

  /** Both have answered before, so that joining leads to a result. */
  beforeAll(async () => {
    const alone = await single(system.origin);
    [host, guest, inviteCode] = [alone, await single(system.origin), alone.couple.inviteCode];
    for (const person of [host, guest])
      await person.expectOk(person.post('/api/assessment/submit', { responses: answers(0) }));
    const joined = await guest.post(
      '/api/couples/join-invite',
      { inviteCode },
      { traceparent: STRANGER, 'x-time-zone': 'Europe/Berlin' },
    );
    expect(joined).toMatchObject({ status: 200 });
    requestId = joined.headers.get('x-request-id') ?? '';
    trace = await eventually('the whole trace', async () => {
      await Promise.resolve();
      const spans = receiver.traceWith(JOINING);
      const isThere = spans.some(({ name }) => name === RESULT) && rootsOf(spans).length === 1;
      return isThere ? spans : undefined;
    });
  }, 60_000);

  const RESULT = 'send evt.assessment.results.computed.v1';
  const has = (process: string, name: RegExp | string) =>
    expect(trace).toContainEqual(
      expect.objectContaining({
        process,
        name: typeof name === 'string' ? name : expect.stringMatching(name),
      }),
    );

  it('leads from a request to the result that it leads to', () => {
    has('gateway', JOINING);
    has('gateway', /^rpc\.identity-couple\./);
    has('identity-couple', /^rpc\.identity-couple\./);
    has('identity-couple', /^INSERT |^UPDATE /);
    has('identity-couple', 'send evt.identity-couple.couples.membership-changed.v1');
    has('assessment', 'process evt.identity-couple.couples.membership-changed.v1');
    has('assessment', 'INSERT inbox');
    has('compatibility-worker', 'process assessment-scoring');
    has('compatibility-worker', 'UPDATE rounds');
    has('assessment', RESULT);
  });

  it('is one tree, whose root is the request', () => {
    const roots = rootsOf(trace);
    expect(roots.map(({ name }) => name)).toEqual([JOINING]);
    expect(roots[0]?.attributes).toMatchObject({
      'http.route': '/api/couples/join-invite',
      'http.response.status_code': 200,
      'anew.request_id': requestId,
    });
  });

  it('has the id that the log lines have', () => {
    const line = system
      .output()
      .split('\n')
      .find((each) => each.includes(requestId));
    expect(JSON.parse(line ?? '{}')).toMatchObject({ traceId: trace[0]?.traceId });
  });

  it('begins at the gateway, whatever the caller asks for', () => {
    expect(trace[0]?.traceId).not.toBe('a'.repeat(32));
    expect(receiver.raw).not.toContain('a'.repeat(32));
  });

  it('holds nothing about the people', () => {
    for (const secret of [host.user.email, host.user.id, guest.user.id, inviteCode])
      expect(receiver.raw).not.toContain(secret);
  });
});

describe('what a client reports', () => {
  const route = '/journal';
  const error = { name: 'TypeError', chunk: 'journal-route-Bx1d.js', line: 1, column: 12 };
  const report = (body: unknown) => new Person(system.origin).post('/api/client-reports', body);

  it('is counted, also of someone who is not signed in', async () => {
    expect(await report({ route, error, vitals: { LCP: 812.4, CLS: 0.02 } })).toMatchObject({ status: 204 });
    const metrics = await allMetrics();
    expect(metrics).toMatch(/anew_client_errors_total\{name="TypeError",route="\/journal",.*\} 1/);
    expect(metrics).toMatch(/anew_web_vital_seconds_sum\{.*vital="LCP",route="\/journal"\} 0\.8124/);
    expect(metrics).toMatch(/anew_layout_shift_count\{.*route="\/journal"\} 1/);
  });

  it.each([
    ['a message', { route, error: { ...error, message: 'We fought' } }],
    ['an unknown name', { route, error: { ...error, name: 'We fought' } }],
    ['an unknown route', { route: '/invite/ANEW-1234', error }],
    ['a chunk that is none', { route, error: { ...error, chunk: 'we fought.js' } }],
    ['an endless vital', { route, vitals: { LCP: 1e12 } }],
    ['an unknown vital', { route, vitals: { FID: 1 } }],
  ])('is refused with %s', async (_, body) => {
    expect(await report(body)).toMatchObject({ status: 400 });
  });

  it('is refused before it is read if it is long', async () => {
    expect(await report({ route, error: { ...error, chunk: 'a'.repeat(5_000) } })).toMatchObject({
      status: 413,
    });
  });
});

describe('the rules, the dashboards and the autoscaler', () => {
  const folder = new URL('../../deploy/observability/', import.meta.url);
  const filesIn = (name: string) =>
    readdirSync(new URL(name, folder)).map((file) => readFileSync(new URL(`${name}${file}`, folder), 'utf8'));

  it('use only metrics that the processes have', async () => {
    const metrics = await allMetrics();
    const known = new Set([...metrics.matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name));
    const autoscaler = '../kubernetes/components/scale-coaching-by-answers/scaled-object.yaml';
    const text = [
      ...filesIn('prometheus/'),
      ...filesIn('grafana/dashboards/'),
      readFileSync(new URL(autoscaler, folder), 'utf8'),
    ].join('\n');
    const used = [...text.matchAll(/\b(?:anew|nodejs|process)_[a-z0-9_]+/g)].map(([name]) => name);
    const names = new Set(used.map((name) => name.replace(/_(?:bucket|count|sum)$/, '')));
    expect(names.size).toBeGreaterThan(15);
    expect([...names].filter((name) => !known.has(name))).toEqual([]);
  });
});
