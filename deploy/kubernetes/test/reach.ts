import type { Workload } from './rendering.js';

type Labels = Record<string, string>;

/** A pod as policies see it. `namespaceLabels` belong to a pod of another namespace. */
export interface Peer {
  labels?: Labels;
  namespaceLabels?: Labels;
}

interface Selector {
  matchLabels?: Labels;
  matchExpressions?: { key: string; operator: string; values: string[] }[];
}

interface Rule {
  from?: { podSelector?: Selector; namespaceSelector?: Selector }[];
  to?: { podSelector?: Selector; namespaceSelector?: Selector }[];
  ports?: { port: number }[];
}

interface Policy {
  podSelector: Selector;
  policyTypes: string[];
  ingress?: Rule[];
  egress?: Rule[];
}

const selects = ({ matchLabels = {}, matchExpressions = [] }: Selector, labels: Labels = {}): boolean =>
  Object.entries(matchLabels).every(([key, value]) => labels[key] === value) &&
  matchExpressions.every(({ key, operator, values }) => {
    if (operator !== 'In') throw new Error(`${operator} is not understood here`);
    return values.includes(labels[key] ?? '');
  });

function admits(rule: Rule, peer: Peer, port: number): boolean {
  const peers = rule.from ?? rule.to;
  const isNamed = peers?.some(({ podSelector, namespaceSelector }) => {
    // A pod of the same namespace is named by its own labels alone, one of another by its namespace's, too.
    if (Boolean(namespaceSelector) !== Boolean(peer.namespaceLabels)) return false;
    if (!podSelector && !namespaceSelector) return false;
    return selects(podSelector ?? {}, peer.labels) && selects(namespaceSelector ?? {}, peer.namespaceLabels);
  });
  return (isNamed ?? true) && (rule.ports?.some((each) => each.port === port) ?? true);
}

/** @returns whether the rendered policies let one pod open a connection to another */
export function reaches(resources: Workload[], from: Peer, to: Peer, port: number): boolean {
  const policies = resources
    .filter(({ kind }) => kind === 'NetworkPolicy')
    .map(({ spec }) => spec as unknown as Policy);
  const allowed = (subject: Peer, other: Peer, type: 'Ingress' | 'Egress') => {
    if (subject.namespaceLabels) return true;
    const rules = policies
      .filter(
        ({ podSelector, policyTypes }) => policyTypes.includes(type) && selects(podSelector, subject.labels),
      )
      .flatMap((policy) => (type === 'Ingress' ? policy.ingress : policy.egress) ?? []);
    return rules.some((rule) => admits(rule, other, port));
  };
  return allowed(from, to, 'Egress') && allowed(to, from, 'Ingress');
}
