import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';
import { type Peer, reaches } from './reach.js';
import {
  hasKubectl,
  namesOf,
  pathOf,
  podsOf,
  PROCESSES,
  read,
  render,
  textOf,
  type Workload,
} from './rendering.js';

interface Plugin {
  name: string;
  parameters: { barmanObjectName: string; serverName?: string };
}

type Cluster = Workload & {
  spec: {
    bootstrap?: { recovery: { source: string } };
    externalClusters?: { name: string; plugin: Plugin }[];
    plugins: Plugin[];
  };
};

const processPod = (name: string): Peer => ({
  labels: { 'app.kubernetes.io/name': name, 'app.kubernetes.io/part-of': 'anew' },
});
const serverPod = (name: string): Peer => ({ labels: { 'anew-server': name } });
const outsider = (namespaceLabels: Record<string, string>): Peer => ({ namespaceLabels });
const clustersOf = (resources: Workload[]) => resources.filter(({ kind }) => kind === 'Cluster') as Cluster[];
const configOf = (resources: Workload[], name: string) =>
  resources.find(({ kind, metadata }) => kind === 'ConfigMap' && metadata.name.startsWith(`${name}-`))?.data;

(hasKubectl ? describe : describe.skip)('rendered by kubectl', () => {
  const rendered = new Map<string, Workload[]>();
  const of = (folder: string): Workload[] => rendered.get(folder) ?? [];

  beforeAll(() => {
    for (const folder of ['overlays/production', 'overlays/own', 'migrations', 'test/restored'])
      rendered.set(folder, render(folder));
  });

  it('the operator’s pod reaches NATS, and nothing else', () => {
    const [operator] = read('nats/operator.yaml');
    const from: Peer = { labels: operator?.metadata.labels };
    const resources = of('overlays/production');
    expect(reaches(resources, from, serverPod('nats'), 4222)).toBe(true);
    expect(reaches(resources, from, serverPod('postgres'), 5432)).toBe(false);
    expect(reaches(resources, processPod('compatibility-worker'), serverPod('nats'), 4222)).toBe(false);
  });

  it('who may read metrics reads those of the processes and of PostgreSQL, and opens no database', () => {
    const resources = of('overlays/production');
    const prometheus = outsider({ 'anew-may-read-metrics': 'true' });
    expect(reaches(resources, prometheus, processPod('journal'), 9090)).toBe(true);
    expect(reaches(resources, prometheus, serverPod('postgres'), 9187)).toBe(true);
    expect(reaches(resources, prometheus, serverPod('postgres'), 5432)).toBe(false);
    expect(reaches(resources, outsider({}), serverPod('postgres'), 9187)).toBe(false);
  });

  it.each([
    ['the mail server', 465, ['identity-couple'], ['identity-couple']],
    ['the mail server', 587, ['identity-couple'], ['identity-couple']],
    ['https', 443, ['identity-couple', 'coaching'], ['gateway', 'identity-couple', 'coaching']],
    ['http', 80, [], []],
  ])(
    '%s at port %d is reached by those alone that need it, the gateway with OIDC',
    (_, port, own, withOidc) => {
      const reaching = (folder: string, address: string) =>
        PROCESSES.filter((name) => reaches(of(folder), processPod(name), { address }, port));
      expect(reaching('overlays/own', '203.0.113.7')).toEqual(own);
      expect(reaching('test/restored', '203.0.113.7')).toEqual(withOidc);
      for (const address of [
        '10.1.2.3',
        '100.64.1.2',
        '100.127.1.2',
        '169.254.169.254',
        '172.20.1.2',
        '192.168.1.2',
      ])
        expect({ address, names: reaching('test/restored', address) }).toEqual({ address, names: [] });
    },
  );

  it('every process reaches the collector of traces with the component, and is told where it is', () => {
    const collector = outsider({ 'anew-collector': 'true' });
    const reaching = (folder: string) =>
      PROCESSES.filter((name) => reaches(of(folder), processPod(name), collector, 4318));
    expect(reaching('test/restored')).toEqual(PROCESSES);
    expect(reaching('overlays/own')).toEqual([]);
    expect(configOf(of('test/restored'), 'anew')).toMatchObject({
      OTEL_EXPORTER_OTLP_ENDPOINT: expect.stringContaining(':4318'),
      OTEL_TRACES_SAMPLER: 'parentbased_traceidratio',
      OTEL_TRACES_SAMPLER_ARG: '0.1',
      PUBLIC_ORIGIN: 'https://couples.example',
    });
  });

  it('a restored server reads one folder of the backups and writes another', () => {
    const clusters = clustersOf(of('test/restored'));
    expect(clusters.map(({ metadata }) => metadata.name)).toEqual(['postgres', 'postgres-keys']);
    for (const { metadata, spec } of clusters) {
      const earlier = spec.externalClusters?.find(
        ({ name }) => name === spec.bootstrap?.recovery.source,
      )?.plugin;
      const [later] = spec.plugins;
      expect(earlier?.name).toBe(later?.name);
      expect(earlier?.parameters).toEqual({ barmanObjectName: metadata.name, serverName: metadata.name });
      expect(later?.parameters.barmanObjectName).toBe(metadata.name);
      expect(later?.parameters.serverName).toMatch(new RegExp(`^${metadata.name}-\\d$`));
    }
  });

  it('the label by which servers are restored is on them and their store alone, so that no process starts', () => {
    const labeled = of('test/restored').filter(
      ({ metadata }) => metadata.labels?.['anew-server'] === 'postgres',
    );
    expect(labeled.map(({ kind, metadata }) => `${kind} ${metadata.name}`).sort()).toEqual([
      'Cluster postgres',
      'Cluster postgres-keys',
      'ObjectStore postgres',
      'ObjectStore postgres-keys',
    ]);
  });

  it('the gateway alone says who operates it, and promises the days that backups are kept', () => {
    const resources = of('overlays/production');
    const config = configOf(resources, 'gateway');
    const stores = resources.filter(({ kind }) => kind === 'ObjectStore') as (Workload & {
      spec: { retentionPolicy: string };
    })[];
    // The oldest backup that is kept was made up to a day before the days that can be recovered.
    expect(stores.map(({ spec }) => spec.retentionPolicy)).toEqual([
      `${Number(config?.BACKUP_DAYS) - 1}d`,
      `${Number(config?.KEY_BACKUP_DAYS) - 1}d`,
    ]);
    const readers = podsOf(resources).filter(({ pod }) =>
      pod.containers.some(({ envFrom = [] }) =>
        envFrom.some(({ configMapRef }) => configMapRef?.name.startsWith('gateway-')),
      ),
    );
    expect(readers.map(({ name }) => name)).toEqual(['gateway']);
    expect(configOf(of('overlays/own'), 'gateway')).toEqual({
      ...config,
      OPERATOR_NAME: 'Couples Ltd',
      OPERATOR_EMAIL: 'privacy@couples.example',
    });
  });

  it('Redis refuses writes before its container has no memory left', () => {
    const redis = podsOf(of('overlays/production')).find(({ name }) => name === 'redis')?.pod.containers[0];
    const [, data] = /--maxmemory (\d+)mb/.exec(redis?.args?.[0] ?? '') ?? [];
    const [, limit] = /^(\d+)Mi$/.exec(redis?.resources?.limits?.memory ?? '') ?? [];
    expect(Number(data) / Number(limit)).toBeLessThan(0.7);
  });

  it('the log of a migration that failed can be read for a day', () => {
    const jobs = of('migrations').filter(({ kind }) => kind === 'Job');
    for (const { spec } of jobs) expect(spec?.ttlSecondsAfterFinished).toBe(24 * 60 * 60);
    expect(namesOf(of('migrations'), 'Job').length).toBeGreaterThan(0);
  });

  it('Prometheus keeps the port that every process has, has each job that an alert asks for, and misses each process', () => {
    const scrape = parse(textOf('prometheus/scrape.yml')) as {
      scrape_configs: {
        job_name: string;
        relabel_configs: { source_labels: string[]; regex?: string; action?: string }[];
      }[];
    };
    const [anew] = scrape.scrape_configs;
    const port = anew?.relabel_configs.find(({ source_labels: [label] }) =>
      label?.endsWith('port_name'),
    )?.regex;
    const pods = podsOf(of('overlays/production')).filter(({ name }) => PROCESSES.includes(name));
    for (const { pod } of pods) expect(pod.containers[0]?.ports?.map(({ name }) => name)).toContain(port);
    const rules = ['prometheus/rules.yml', '../observability/prometheus/rules.yml'].map(textOf).join('');
    const asked = new Set([...rules.matchAll(/job="([^"]+)"/g)].map(([, job]) => job));
    expect([...asked].sort()).toEqual(scrape.scrape_configs.map(({ job_name }) => job_name).sort());
    const missed = [...rules.matchAll(/absent\(up\{job="anew",service="([^"]+)"\}\)/g)].map(
      ([, name]) => name,
    );
    expect(missed.sort()).toEqual([...PROCESSES].sort());
  });
});

describe('scripts, with programs that stand in for those of a cluster', () => {
  let folder = '';

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'anew-kubernetes-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const standIn = (name: string, script: string) =>
    writeFileSync(join(folder, name), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  const run = (command: string[], env = {}) => {
    const [program = '', ...args] = command;
    const path = `${folder}:${process.env.PATH}`;
    return spawnSync(program, args, { encoding: 'utf8', timeout: 20_000, env: { ...env, PATH: path } });
  };

  it('the operator signs in with the password that NATS has read without its quotes', () => {
    standIn('nats', 'echo "$NATS_URL $NATS_USER $NATS_PASSWORD: $*"');
    standIn('sleep', '');
    const [operator] = podsOf(read('nats/operator.yaml'));
    const { command = [], args = [] } = operator?.pod.containers[0] ?? {};
    const signedIn = (value: string) => run([...command, ...args], { OPERATOR_PASSWORD: value }).stdout;
    const expected = 'nats://nats:4222 operator s3 cret: context save operator --select\n';
    expect(signedIn('"s3 cret"')).toBe(expected);
    expect(signedIn('s3 cret')).toBe(expected);
  });

  /** Two jobs, of which each is asked for twice until it has ended. */
  const cluster = (second: 'Complete' | 'Failed') => `
case "$*" in
  *'get job --selector'*) echo job/one; echo job/two ;;
  *'get job/'*)
    touch "${folder}/seen"
    case "$(grep -c "$4" "${folder}/seen") $4" in
      0*) echo "$4" >> "${folder}/seen" ;;
      *one) echo 'SuccessCriteriaMet Complete' ;;
      *two) echo '${second === 'Failed' ? 'FailureTarget Failed' : 'Complete'}' ;;
    esac ;;
  *) echo "kubectl $*" ;;
esac`;

  it('migrations end once all jobs are complete, after those of the release before are gone', () => {
    standIn('kubectl', cluster('Complete'));
    standIn('sleep', '');
    const { status, stdout } = run([pathOf('migrations/run.sh'), 'own']);
    expect(stdout.split('\n').slice(0, 2)).toEqual([
      'kubectl -n anew delete job --selector app.kubernetes.io/part-of=anew',
      'kubectl apply -k own',
    ]);
    expect(stdout).toContain('job/two is complete.');
    expect(status).toBe(0);
  });

  it('migrations stop with the log of a job that has failed', () => {
    standIn('kubectl', cluster('Failed'));
    standIn('sleep', '');
    const { status, stdout, stderr } = run([pathOf('migrations/run.sh')]);
    expect(stdout).toContain('job/one is complete.');
    expect(stdout).toContain('kubectl -n anew logs job/two');
    expect(stderr).toContain('job/two has failed.');
    expect(status).toBe(1);
  });
});
