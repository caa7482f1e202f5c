import { beforeAll, describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';
import {
  ALL,
  hasKubectl,
  namesOf,
  podsOf,
  PROCESSES,
  read,
  render,
  SERVICES,
  textOf,
  type Workload,
} from './rendering.js';
import { problemsOf, type Resource } from './schema.js';

/** Milliseconds beside those for answers in which a process that stops ends itself. */
const OTHER_WORK_MS = 9_000;

it('a typing mistake in a resource of an operator is seen', async () => {
  const spec = { instances: 3, storage: { size: '1Gi' }, postgresql: { pg_hbaa: [] } };
  const cluster = { apiVersion: 'postgresql.cnpg.io/v1', kind: 'Cluster', metadata: { name: 'one' }, spec };
  expect(await problemsOf(cluster)).toEqual(['Cluster one/spec/postgresql/pg_hbaa: unknown field']);
});

it('a typing mistake and a wrong type are seen', async () => {
  const spec = {
    selector: { matchLabels: {} },
    template: { spec: { containers: [{ name: 'one', imagee: 'x' }] } },
  };
  const resource = { apiVersion: 'apps/v1', kind: 'Deployment', metadata: { name: 'wrong' }, spec };
  expect(await problemsOf(resource)).toEqual([
    'Deployment wrong/spec/template/spec/containers/0/imagee: unknown field',
  ]);
  const replicas = { ...resource, spec: { ...spec, replicas: 'two' } };
  expect(await problemsOf(replicas)).toEqual([expect.stringContaining('/spec/replicas')]);
});

function expectRestricted(resources: Workload[]): void {
  for (const { name, pod } of podsOf(resources)) {
    expect({ name, ...pod.securityContext }).toMatchObject({
      name,
      runAsNonRoot: true,
      seccompProfile: { type: 'RuntimeDefault' },
    });
    for (const container of pod.containers) {
      expect(container.securityContext).toMatchObject({
        allowPrivilegeEscalation: false,
        capabilities: { drop: ['ALL'] },
      });
      expect(container.resources).toMatchObject({
        requests: { cpu: expect.any(String), memory: expect.any(String) },
        limits: { memory: expect.any(String) },
      });
    }
  }
}

(hasKubectl ? describe : describe.skip)('rendered by kubectl', () => {
  const rendered = new Map<string, Workload[]>();
  const of = (folder: string): Workload[] => rendered.get(folder) ?? [];

  beforeAll(() => {
    for (const folder of ALL) rendered.set(folder, render(folder));
  });

  it.each(ALL)(
    '%s is what the schemas of its APIs allow, and has no field that they do not know',
    async (folder) => {
      const problems = await Promise.all(of(folder).map(problemsOf));
      expect(of(folder).length).toBeGreaterThan(4);
      expect(problems.flat()).toEqual([]);
    },
  );

  it.each(ALL)(
    '%s has no pod that the Pod Security Standard “restricted” would refuse, and none without limits',
    (folder) => {
      expect(podsOf(of(folder)).length).toBeGreaterThanOrEqual(SERVICES.length);
      expectRestricted(of(folder));
    },
  );

  it.each(ALL)('%s is applied to the namespace that its policies protect', (folder) => {
    const elsewhere = of(folder).filter(
      ({ kind, metadata }) => kind !== 'Namespace' && metadata.namespace !== 'anew',
    );
    expect(elsewhere.map(({ kind, metadata }) => `${kind} ${metadata.name}`)).toEqual([]);
  });

  it.each(['overlays/small', 'overlays/production'])('%s runs every process', (folder) => {
    expect(namesOf(of(folder), 'Deployment').sort()).toEqual([...PROCESSES].sort());
  });

  it('the gateway and the coach have as long as each other for open answers, and are not killed before', () => {
    const pods = podsOf(of('overlays/production')).filter(({ name }) =>
      ['gateway', 'coaching'].includes(name),
    );
    const times = pods.map(({ pod: { containers, terminationGracePeriodSeconds = 0 } }) => {
      const { env = [], lifecycle } = containers[0]!;
      const graceMs = Number(env.find(({ name }) => name === 'STREAM_GRACE_MS')?.value);
      const waitSeconds = Number(lifecycle?.preStop?.exec.command[1] ?? 0);
      return { graceMs, leftMs: (terminationGracePeriodSeconds - waitSeconds) * 1_000 - graceMs };
    });
    expect(times.map(({ graceMs }) => graceMs)).toEqual([45_000, 45_000]);
    for (const { leftMs } of times) expect(leftMs).toBeGreaterThan(OTHER_WORK_MS);
  });

  it('every service is migrated by a job of its own', () => {
    expect(namesOf(of('migrations'), 'Job').sort()).toEqual(SERVICES.map((name) => `migrate-${name}`).sort());
  });

  it('production keeps a pod of every process while nodes are drained, and gets every secret that it names', () => {
    const resources = of('overlays/production');
    expect(namesOf(resources, 'PodDisruptionBudget').sort()).toEqual([...PROCESSES].sort());
    const named = [
      ...JSON.stringify(resources).matchAll(
        /"(?:secretRef|secretKeyRef|passwordSecret|accessKeyId|secretAccessKey)":\{[^}]*"name":"([^"]+)"/g,
      ),
    ];
    const secrets = namesOf(resources, 'ExternalSecret');
    expect(named.length).toBeGreaterThan(PROCESSES.length);
    expect(named.map(([, name]) => name).filter((name) => !secrets.includes(String(name)))).toEqual([]);
  });

  it('CloudNativePG notices a new password of every role at once', () => {
    const resources = of('overlays/production') as (Resource & {
      spec?: {
        managed?: { roles: { passwordSecret: { name: string } }[] };
        target?: { template?: { metadata?: { labels: object } } };
      };
    })[];
    const passwords = resources.flatMap(({ spec }) => spec?.managed?.roles ?? []);
    expect(passwords).toHaveLength(2 * SERVICES.length);
    for (const { passwordSecret } of passwords) {
      const secret = resources.find(
        ({ kind, metadata }) => kind === 'ExternalSecret' && metadata.name === passwordSecret.name,
      );
      expect(secret?.spec?.target?.template?.metadata?.labels).toEqual({ 'cnpg.io/reload': 'true' });
    }
  });

  it('every service has its database, its keys, and the roles that alone may open them', () => {
    const names = SERVICES.map((service) => `anew_${service.replaceAll('-', '_')}`);
    const resources = of('overlays/production') as (Resource & {
      spec: { name?: string; owner?: string; managed?: { roles: { name: string }[] } };
    })[];
    const databases = resources.filter(({ kind }) => kind === 'Database').map(({ spec }) => spec);
    expect(databases.map(({ name }) => name).sort()).toEqual(
      names.flatMap((name) => [name, `${name}_keys`]).sort(),
    );
    for (const { name, owner } of databases) expect(owner).toBe(name);
    const clusters = resources.filter(({ kind }) => kind === 'Cluster');
    expect(clusters.map(({ spec }) => spec.managed?.roles.map(({ name }) => name))).toEqual([
      names,
      names.map((name) => `${name}_keys`),
    ]);
  });
});

it.each(['nats/operator.yaml', 'backup-now.yaml'])(
  '%s is what the schemas of its APIs allow, in the namespace that takes it',
  async (path) => {
    const resources = read(path);
    expect((await Promise.all(resources.map(problemsOf))).flat()).toEqual([]);
    for (const { metadata } of resources) expect(metadata.namespace).toBe('anew');
    expectRestricted(resources);
  },
);

it.each(['small', 'production'])('NATS of %s gets every password that its users’ file names', (size) => {
  const values = parse(textOf(`nats/${size}.yaml`)) as { container: { env: object } };
  const users = textOf('../nats/users.conf');
  const named = [...users.matchAll(/\$(NATS_\w+)/g)].map(([, name]) => name);
  const given = Object.keys(values.container.env).filter((name) => name.startsWith('NATS_'));
  expect(given.sort()).toEqual([...new Set(named)].sort());
});
