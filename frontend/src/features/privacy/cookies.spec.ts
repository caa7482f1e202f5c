import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { COOKIES } from './cookies';

const ROOT = resolve(import.meta.dirname, '../../../..');
const GATEWAY = join(ROOT, 'gateway/src');
const SESSIONS = 'services/identity-couple/src/sessions';

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

/** The names that go into `setCookie`, each by way of a constant of the same file. */
function cookiesSetIn(source: string): (string | undefined)[] {
  const constants = [...source.matchAll(/\.setCookie\(\s*([^,\s]+)/g)].map(([, constant]) => constant);
  return constants.map((constant) => new RegExp(`const ${constant!} = '([\\w-]+)'`).exec(source)?.[1]);
}

const cookiesSet = readdirSync(GATEWAY, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts') && !path.endsWith('.spec.ts'))
  .flatMap((path) => cookiesSetIn(readFileSync(join(GATEWAY, path), 'utf8')));

/** The one that the app sets by itself. */
const [, THEME] = /const COOKIE = '(\w+)'/.exec(read('frontend/src/shared/lib/theme.ts')) ?? [];

describe('the cookies', () => {
  it('are all accounted for, and no others', () => {
    const set = [...cookiesSet, THEME].map((name) => name?.replace('__Secure-', ''));
    expect(COOKIES.map(({ name }) => name).sort()).toEqual([...new Set(set)].sort());
  });

  it.each([
    ['auth_token', '15 minutes', `${SESSIONS}/sessions.service.ts`, 'ACCESS_LIFETIME_MS = 15 * 60_000;'],
    ['auth_refresh', '30 days', `${SESSIONS}/refresh.rules.ts`, 'SESSION_LIFETIME_MS = 30 * 86_400_000;'],
    ['auth_refresh', '90 days', `${SESSIONS}/refresh.rules.ts`, 'SESSION_LONGEST_MS = 90 * 86_400_000;'],
    ['auth_device', 'one year', 'gateway/src/auth/known-device.ts', 'YEAR_S = 365 * 86_400;'],
    ['anew_theme', 'one year', 'frontend/src/shared/lib/theme.ts', 'YEAR_S = 31_536_000;'],
    ['auth_flow', '10 minutes', 'gateway/src/auth/oidc/oidc-sign-in.ts', 'LIFETIME_S = 600;'],
  ])('%s lasts %s, as it says', (cookie, life, file, line) => {
    expect(COOKIES.find(({ name }) => name === cookie)?.words).toMatch(new RegExp(`lasts .*${life}`));
    expect(read(file)).toContain(line);
  });
});
