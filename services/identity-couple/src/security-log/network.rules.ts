import { isIPv4, isIPv6 } from 'node:net';

/** Number of groups of an IPv6 address that are stored. */
const KEPT_GROUPS = 3;
const MAPPED_IPV4 = /^::ffff:(?<address>\d+\.\d+\.\d+\.\d+)$/i;

/**
 * Coarse network of an address: its first 24 bits, or 48 of an IPv6 address, or null if it is not an address.
 */
export function coarseNetwork(address: string): string | null {
  const ipv4 = MAPPED_IPV4.exec(address)?.groups?.address ?? address;
  if (isIPv4(ipv4)) return `${ipv4.split('.').slice(0, 3).join('.')}.0/24`;
  const [bare = ''] = address.split('%');
  if (!isIPv6(bare)) return null;
  // The URL parser accepts every spelling of an IPv6 address and returns the canonical one in brackets.
  const [head = ''] = new URL(`http://[${bare}]`).hostname.slice(1, -1).split('::');
  const groups = head.split(':').filter(Boolean);
  const kept = Array.from({ length: KEPT_GROUPS }, (_, index) => groups[index] ?? '0');
  return `${kept.join(':')}::/48`;
}
