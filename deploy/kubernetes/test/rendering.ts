import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseAllDocuments } from 'yaml';
import type { Resource } from './schema.js';

interface Container {
  securityContext?: { allowPrivilegeEscalation?: boolean; capabilities?: { drop?: string[] } };
  command?: string[];
  args?: string[];
  ports?: { name: string; containerPort: number }[];
  env?: { name: string; value?: string }[];
  lifecycle?: { preStop?: { exec: { command: string[] } } };
  envFrom?: { secretRef?: { name: string }; configMapRef?: { name: string } }[];
  resources?: { requests?: object; limits?: { memory?: string } };
}

interface PodSpec {
  terminationGracePeriodSeconds?: number;
  containers: Container[];
  securityContext?: { runAsNonRoot?: boolean; seccompProfile?: { type: string } };
}

export type Workload = Resource & {
  metadata: { namespace?: string; labels?: Record<string, string> };
  data?: Record<string, string>;
  spec?: { template?: { spec: PodSpec }; ttlSecondsAfterFinished?: number };
};

export const SERVICES = ['identity-couple', 'content', 'journal', 'assessment', 'coaching'];
export const PROCESSES = ['gateway', ...SERVICES, 'compatibility-worker'];
/** Everything that can be applied. The last one has the components that no overlay uses by itself. */
export const ALL = ['overlays/small', 'overlays/production', 'overlays/own', 'migrations', 'test/restored'];

// kubectl is not among the packages. The runners of GitHub have it.
export const hasKubectl = spawnSync('kubectl', ['version', '--client']).status === 0;

export const pathOf = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));
export const textOf = (path: string) => readFileSync(pathOf(path), 'utf8');

const documentsIn = (text: string) => parseAllDocuments(text).map((document) => document.toJS() as Workload);
export const read = (path: string): Workload[] => documentsIn(textOf(path));
export const render = (folder: string): Workload[] =>
  documentsIn(execFileSync('kubectl', ['kustomize', pathOf(folder)], { encoding: 'utf8' }));

export const podsOf = (resources: Workload[]): { name: string; pod: PodSpec }[] =>
  resources.flatMap(({ kind, metadata: { name }, spec }) => {
    if (kind === 'Pod') return [{ name, pod: spec as PodSpec }];
    return spec?.template?.spec.containers ? [{ name, pod: spec.template.spec }] : [];
  });
export const namesOf = (resources: Resource[], kind: string): string[] =>
  resources.filter((each) => each.kind === kind).map(({ metadata }) => metadata.name);
