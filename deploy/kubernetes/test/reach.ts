import { BlockList } from 'node:net';
import type { Workload } from './rendering.js';

type Labels = Record<string, string>;

/** A pod as policies see it, or a server outside. */
export interface Peer {
  labels?: Labels;
  /** Those of a pod in another namespace. */
  namespaceLabels?: Labels;
  /** The IPv4 address of what is no pod that a label names. */
  address?: string;
}

interface Selector {
  matchLabels?: Labels;
  matchExpressions?: { key: string; operator: string; values: string[] }[];
}

interface Block {
  cidr: string;
  except?: string[];
}

interface Named {
  podSelector?: Selector;
  namespaceSelector?: Selector;
  ipBlock?: Block;
}

interface Rule {
  from?: Named[];
  to?: Named[];
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

function isIn(cidrs: string[], address: string): boolean {
  const list = new BlockList();
  for (const cidr of cidrs) {
    const [network = '', bits] = cidr.split('/');
    list.addSubnet(network, Number(bits));
  }
  return list.check(address);
}

function admits(rule: Rule, peer: Peer, port: number): boolean {
  const peers = rule.from ?? rule.to;
  const isNamed = peers?.some(({ podSelector, namespaceSelector, ipBlock }) => {
    if (peer.address !== undefined)
      return ipBlock && isIn([ipBlock.cidr], peer.address) && !isIn(ipBlock.except ?? [], peer.address);
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
    if (subject.namespaceLabels || subject.address !== undefined) return true;
    const rules = policies
      .filter(
        ({ podSelector, policyTypes }) => policyTypes.includes(type) && selects(podSelector, subject.labels),
      )
      .flatMap((policy) => (type === 'Ingress' ? policy.ingress : policy.egress) ?? []);
    return rules.some((rule) => admits(rule, other, port));
  };
  return allowed(from, to, 'Egress') && allowed(to, from, 'Ingress');
}
