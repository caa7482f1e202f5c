import { describe, expect, it } from '@jest/globals';
import { networkOf } from './network.js';

describe('whose an address is', () => {
  it.each([
    ['2001:db8:a:b:1:2:3:4', '2001:db8:a:b::/64'],
    ['2001:db8:a:b::', '2001:db8:a:b::/64'],
    ['2001:0DB8:000A:000B:ffff:ffff:ffff:ffff', '2001:db8:a:b::/64'],
    ['2001:db8:a:c::1', '2001:db8:a:c::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['2001:db8:0:1::1', '2001:db8:0:1::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['::', '0:0:0:0::/64'],
  ])('%s is of the network %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });

  it.each([
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['::FFFF:c000:207', '192.0.2.7'],
    ['0:0:0:0:0:ffff:255.255.255.255', '255.255.255.255'],
  ])('%s is the IPv4 address %s', (address, mapped) => {
    expect(networkOf(address)).toBe(mapped);
  });

  it.each(['192.0.2.7', '127.0.0.1', '', 'unknown', 'ana@example.org', '[2001:db8::1]'])(
    '%j stays as it is',
    (address) => {
      expect(networkOf(address)).toBe(address);
    },
  );
});
