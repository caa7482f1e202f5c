import { lookup, type LookupAddress } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { isLoopback } from '@anew/observability/safe-address';

/** Networks that are not part of the public internet (RFC 6890), so that no browser's push service is there. */
const NOT_PUBLIC: [family: 'ipv4' | 'ipv6', network: string, prefix: number][] = [
  ['ipv4', '0.0.0.0', 8],
  ['ipv4', '10.0.0.0', 8],
  ['ipv4', '100.64.0.0', 10],
  ['ipv4', '127.0.0.0', 8],
  ['ipv4', '169.254.0.0', 16],
  ['ipv4', '172.16.0.0', 12],
  ['ipv4', '192.0.0.0', 24],
  ['ipv4', '192.0.2.0', 24],
  ['ipv4', '192.168.0.0', 16],
  ['ipv4', '198.18.0.0', 15],
  ['ipv4', '198.51.100.0', 24],
  ['ipv4', '203.0.113.0', 24],
  ['ipv4', '224.0.0.0', 3],
];
/** The only IPv6 addresses that are given out to the public, without those that lead to an IPv4 address. */
const PUBLIC_IPV6 = blockList([['ipv6', '2000::', 3]]);
const NOT_PUBLIC_IPV4 = blockList(NOT_PUBLIC);
const IPV6_WITH_IPV4 = blockList([
  ['ipv6', '2001::', 23],
  ['ipv6', '2001:db8::', 32],
  ['ipv6', '2002::', 16],
]);

function blockList(networks: typeof NOT_PUBLIC): BlockList {
  const list = new BlockList();
  for (const [family, network, prefix] of networks) list.addSubnet(network, prefix, family);
  return list;
}

/** Whether an IP address belongs to the public internet. */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 4) return !NOT_PUBLIC_IPV4.check(address, 'ipv4');
  return PUBLIC_IPV6.check(address, 'ipv6') && !IPV6_WITH_IPV4.check(address, 'ipv6');
}

/** Whether this instance is a developer's own, where a push service may be on the same machine. */
export const isDevelopment = (publicOrigin: string): boolean => isLoopback(new URL(publicOrigin).hostname);

/**
 * Whether reminders may be sent to this address of a push service. Anybody who is signed in names one, so it
 * must not lead into the network in which this process runs. {@link lookupPublic} checks what a name means.
 */
export function mayPushTo(endpoint: string, publicOrigin: string): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, username, password } = new URL(endpoint);
  if (isDevelopment(publicOrigin)) return protocol === 'https:' || isLoopback(hostname);
  if (protocol !== 'https:' || port !== '' || username !== '' || password !== '') return false;
  const host = hostname.replace(/^\[|\]$/g, '');
  return isIP(host) === 0 ? host.includes('.') && !isLoopback(host) : isPublicAddress(host);
}

const notPublic = () => Object.assign(new Error('This address is not public'), { code: 'ENOTPUBLIC' });

/** Looks a name up for a connection, and refuses one that leads to an address that is not public. */
export const lookupPublic: LookupFunction = (hostname, options, done) => {
  lookup(hostname, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
    if (error) return done(error, '');
    const [first] = addresses;
    if (!first || !addresses.every(({ address }) => isPublicAddress(address))) return done(notPublic(), '');
    if (options.all) return done(null, addresses);
    done(null, first.address, first.family);
  });
};
