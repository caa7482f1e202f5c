import { promisify } from 'node:util';
import { describe, expect, it } from '@jest/globals';
import { isPublicAddress, lookupPublic, mayPushTo } from './push-address.rules.js';

const LIVE = 'https://anew.example';
const LAPTOP = 'http://localhost:3000';

describe('an address of a push service', () => {
  it.each([
    'https://fcm.googleapis.com/fcm/send/x',
    'https://updates.push.services.mozilla.com/wpush/v2/x',
    'https://web.push.apple.com/x',
    'https://8.8.8.8/x',
    'https://[2606:4700::1111]/x',
  ])('may be %s', (endpoint) => {
    expect(mayPushTo(endpoint, LIVE)).toBe(true);
  });

  it.each([
    'http://fcm.googleapis.com/x',
    'https://localhost/x',
    'https://redis/x',
    'https://127.0.0.1/x',
    'https://2130706433/x',
    'https://0x7f.1/x',
    'https://10.1.2.3/x',
    'https://169.254.169.254/latest/meta-data',
    'https://192.168.0.1/x',
    'https://[::1]/x',
    'https://[::ffff:10.0.0.1]/x',
    'https://[fd00::1]/x',
    'https://[2002:0a00:0001::]/x',
    'https://user:secret@fcm.googleapis.com/x',
    'https://fcm.googleapis.com:6379/x',
    'file:///etc/passwd',
    'not an address',
  ])('may not be %s', (endpoint) => {
    expect(mayPushTo(endpoint, LIVE)).toBe(false);
  });

  it('may be on the same machine for a developer', () => {
    expect(mayPushTo('http://127.0.0.1:4000/x', LAPTOP)).toBe(true);
    expect(mayPushTo('http://10.1.2.3/x', LAPTOP)).toBe(false);
  });

  it('is checked again for what its name means when it is connected to', async () => {
    const find = promisify(lookupPublic);
    await expect(find('localhost', {})).rejects.toThrow('not public');
  });

  it.each(['8.8.8.8', '2606:4700::1111'])('%s is public', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  it.each([
    '100.64.0.1',
    '172.31.255.255',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    'fe80::1',
    '::ffff:8.8.8.8',
  ])('%s is not public', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });
});
