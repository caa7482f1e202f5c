import { expect, it } from '@jest/globals';
import { cookieWords } from './cookies';

it.each([
  ['auth_token', 'It lasts 15 minutes and'],
  ['auth_refresh', 'It lasts 30 days from your last visit, and 90 days at most.'],
  ['signed_in', 'It lasts as long.'],
  ['signed_out', 'after 60 seconds at most.'],
  ['auth_device', 'It lasts one year and'],
  ['auth_flow', 'It lasts 10 minutes at most.'],
  ['anew_theme', 'It lasts one year and'],
  ['anew_language', 'It lasts one year and'],
])('%s has words that say how long it lasts', (cookie, words) => {
  expect(cookieWords().find((said) => said.startsWith(`${cookie} `))).toContain(words);
});

it('no cookie is told of twice', () => {
  expect(cookieWords()).toHaveLength(9);
});
