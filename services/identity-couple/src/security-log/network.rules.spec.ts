import { describe, expect, it } from '@jest/globals';
import { coarseNetwork } from './network.rules.js';

describe('where an address is, roughly', () => {
  it.each([
    ['203.0.113.77', '203.0.113.0/24'],
    ['::ffff:203.0.113.77', '203.0.113.0/24'],
    ['2001:db8:a:b:c:d:e:f', '2001:db8:a::/48'],
    ['2001:DB8::1', '2001:db8:0::/48'],
    ['fe80::1%eth0', 'fe80:0:0::/48'],
    ['::1', '0:0:0::/48'],
  ])('%s is in %s', (address, network) => {
    expect(coarseNetwork(address)).toBe(network);
  });

  it.each(['', 'unknown', '1.2.3', '/tmp/socket'])('%j is nowhere', (address) => {
    expect(coarseNetwork(address)).toBeNull();
  });
});
