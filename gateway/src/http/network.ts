import { isIPv6 } from 'node:net';

const GROUPS = 8;
/**
 * Number of address groups that identify a network: a household, or a single server, is usually given a /64.
 */
const NETWORK_GROUPS = 4;

/**
 * Network that an address belongs to. One customer has 2^64 IPv6 addresses, so those count as one. An IPv4
 * address mapped into IPv6 becomes that IPv4 address, and anything else stays as it is.
 */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const groups = groupsOf(address);
  const [high = 0, low = 0] = groups.slice(6);
  if (isMappedIPv4(groups)) return [high >> 8, high & 255, low >> 8, low & 255].join('.');
  const network = groups.slice(0, NETWORK_GROUPS).map((group) => group.toString(16));
  return `${network.join(':')}::/64`;
}

function groupsOf(address: string): number[] {
  const [bare] = address.split('%');
  // The URL parser accepts every spelling of an IPv6 address and returns the canonical one in brackets.
  const { hostname } = new URL(`http://[${bare}]`);
  const [head = '', tail = ''] = hostname.slice(1, -1).split('::');
  const [before, after] = [head, tail].map((part) => part.split(':').filter(Boolean)) as [string[], string[]];
  const gap = Array<string>(GROUPS - before.length - after.length).fill('0');
  return [...before, ...gap, ...after].map((group) => parseInt(group, 16));
}

function isMappedIPv4(groups: number[]): boolean {
  return groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
}
