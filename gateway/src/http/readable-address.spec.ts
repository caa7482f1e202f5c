import { expect, it } from '@jest/globals';
import { readableAddress } from './readable-address.js';

it.each(['/invite/%00', '/invite/%', '/invite/k7m2%ff/', '/Invite/a%00?from=mail'])(
  'leads %s to the page about invitations',
  (url) => {
    expect(readableAddress({ url })).toBe('/invite');
  },
);

it.each(['/', '/invite/k7m2x9qa', '/invite/a%2Fb', '/api/invites/%00', '/journal/%00', '/invite/a/%00'])(
  'leaves %s as it is',
  (url) => {
    expect(readableAddress({ url })).toBe(url);
  },
);
