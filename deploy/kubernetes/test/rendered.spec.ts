import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { parse, parseAllDocuments } from 'yaml';
import { problemsOf, type Resource } from './schema.js';

interface Container {
  securityContext?: { allowPrivilegeEscalation?: boolean; capabilities?: { drop?: string[] } };
  envFrom?: { secretRef?: { name: string } }[];
  resources?: { requests?: object; limits?: object };
}

interface PodSpec {
  containers: Container[];
  securityContext?: { runAsNonRoot?: boolean; seccompProfile?: { type: string } };
}

type Workload = Resource & { spec?: { template?: { spec: PodSpec } } };

const SERVICES = ['identity-couple', 'content', 'journal', 'assessment', 'coaching'];
const PROCESSES = ['gateway', ...SERVICES, 'compatibility-worker'];
const ALL = ['overlays/small', 'overlays/production', 'migrations'];

const pathOf = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));
const render = (folder: string): Workload[] =>
  parseAllDocuments(execFileSync('kubectl', ['kustomize', pathOf(folder)], { encoding: 'utf8' })).map(
    (document) => document.toJS() as Workload,
  );

const podsOf = (resources: Workload[]): { name: string; pod: PodSpec }[] =>
  resources.flatMap(({ metadata, spec }) =>
    spec?.template?.spec.containers ? [{ name: metadata.name, pod: spec.template.spec }] : [],
  );
const namesOf = (resources: Resource[], kind: string): string[] =>
  resources.filter((each) => each.kind === kind).map(({ metadata }) => metadata.name);

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

// kubectl is not among the packages. The runners of GitHub have it.
const hasKubectl = spawnSync('kubectl', ['version', '--client']).status === 0;

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
      const pods = podsOf(of(folder));
      expect(pods.length).toBeGreaterThanOrEqual(SERVICES.length);
      for (const { name, pod } of pods) {
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
    },
  );

  it.each(['overlays/small', 'overlays/production'])('%s runs every process', (folder) => {
    expect(namesOf(of(folder), 'Deployment').sort()).toEqual([...PROCESSES].sort());
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

it.each(['small', 'production'])('NATS of %s gets every password that its users’ file names', (size) => {
  const values = parse(readFileSync(pathOf(`nats/${size}.yaml`), 'utf8')) as { container: { env: object } };
  const users = readFileSync(pathOf('../nats/users.conf'), 'utf8');
  const named = [...users.matchAll(/\$(NATS_\w+)/g)].map(([, name]) => name);
  const given = Object.keys(values.container.env).filter((name) => name.startsWith('NATS_'));
  expect(given.sort()).toEqual([...new Set(named)].sort());
});
