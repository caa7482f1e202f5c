import { expect, it } from '@jest/globals';
import { waysIn } from './ways-in';

const from = (address: string) => waysIn(new URL(address, 'https://anew.example'));

it('leads from the front page to sign-in, or to an account that sets itself up', () => {
  expect(from('/?utm=x')).toEqual({
    login: '/api/login',
    start: '/api/login?mode=signup&returnTo=%2Fsimple-setup%3Fwelcome%3Dtrue',
  });
});

it('remembers any other address whole', () => {
  const returnTo = 'returnTo=%2Fmodules%2Four-vision%3Fa%3D1%26b%3D%25#'.replace('#', '%23last');
  expect(from('/modules/our-vision?a=1&b=%#last')).toEqual({
    login: `/api/login?${returnTo}`,
    start: `/api/login?mode=signup&${returnTo}`,
  });
});
