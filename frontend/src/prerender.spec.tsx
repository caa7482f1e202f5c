import { expect, it } from '@jest/globals';
import { renderLanding, renderWithoutScript, TITLE } from './prerender';

const page = new DOMParser().parseFromString(renderLanding(), 'text/html');
const text = page.body.textContent;

it.each([
  'Blended Family Harmony',
  'Ex-Partner Boundaries',
  'Financial Peace',
  'New Traditions',
  '8 expert modules',
  '67%',
  '10,000+',
  'Free to start',
  'No credit card required',
  'Cancel anytime',
])('says without any script: %s', (claim) => {
  expect(text).toContain(claim);
});

const SIGN_UP = '/api/login?mode=signup&returnTo=%2Fsimple-setup%3Fwelcome%3Dtrue';

it.each([
  ['Log In', '/api/login'],
  ['Start Your Success Story', SIGN_UP],
  ['Existing User? Log In', '/api/login'],
  ['Begin Together', SIGN_UP],
])('leads through "%s" to %s', (name, address) => {
  const links = [...page.querySelectorAll('a')].filter(({ textContent }) => textContent === name);
  expect(links.map((link) => link.getAttribute('href'))).toEqual([address]);
});

it('holds nothing that would need a script, or that its policy would refuse', () => {
  expect(page.querySelectorAll('script, button, [style]')).toHaveLength(0);
  expect(TITLE).toMatch(/second marriages and blended families/);
});

it('has words and numbers for people without scripts, in both languages', () => {
  const noscript = new DOMParser().parseFromString(renderWithoutScript(), 'text/html');
  const said = [...noscript.querySelectorAll('p')].map(({ lang, textContent }) => `${lang}: ${textContent}`);
  expect(said).toEqual([
    expect.stringMatching(/^en: Anew needs JavaScript\..* call 911\./),
    expect.stringMatching(/^es: Anew necesita JavaScript\..* llama al 911\./),
  ]);
  const numbers = [...noscript.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  expect(numbers).toEqual(['tel:911', 'tel:+18007997233', 'tel:911', 'tel:+18007997233']);
});
