import { describe, expect, it } from '@jest/globals';
import { type CachePolicy, cachePolicyOf, consistsOf } from './cache-policy';

const ORIGIN = 'https://anew.example';

const asked = (path: string, { method = 'GET', mode = 'cors' } = {}) =>
  cachePolicyOf({ method, mode, url: new URL(path, ORIGIN).href }, ORIGIN);

describe('the cache policy of a request', () => {
  it.each<[string, CachePolicy]>([
    ['/api/content/modules/our-vision', 'content'],
    ['/assets/start-1a2b3c.js', 'asset'],
    ['/favicon.svg', 'network'],
    ['/sw.js', 'network'],
  ])('%s: %s', (path, policy) => {
    expect(asked(path)).toBe(policy);
  });

  it.each([
    '/api/journal',
    '/api/appreciation',
    '/api/modules',
    '/api/modules/our-vision/action-completions',
    '/api/coaching/conversations',
    '/api/assessment/my-responses',
    '/api/auth/user',
    '/api/objects/1',
    '/api/content/modules/our-vision/anything',
    '/api/content',
    '/api',
  ])('%s is somebody’s own: nothing', (path) => {
    expect(asked(path)).toBe('network');
    expect(asked(path, { mode: 'navigate' })).toBe('network');
  });

  it('pages come from the network, and from it alone come sign-in and the API’s own', () => {
    expect(asked('/journal', { mode: 'navigate' })).toBe('page');
    expect(asked('/api/login', { mode: 'navigate' })).toBe('network');
    expect(asked('/api/docs', { mode: 'navigate' })).toBe('network');
  });

  it('forgets when someone signs out or deletes their account', () => {
    expect(asked('/api/logout', { mode: 'navigate' })).toBe('leaving');
    expect(asked('/api/account', { method: 'DELETE' })).toBe('leaving');
  });

  it('leaves alone what changes something, and what others answer', () => {
    for (const method of ['POST', 'PUT', 'DELETE', 'HEAD'])
      expect(asked('/api/content/modules/our-vision', { method })).toBe('network');
    expect(asked('https://elsewhere.example/assets/a.js')).toBe('network');
  });
});

describe('whether a page is of this build', () => {
  const page = '<script src="/assets/index-a.js"></script><link href="/assets/style-b.css">';

  it.each([
    [['/assets/index-a.js', '/assets/style-b.css', '/assets/more.js'], true],
    [['/assets/index-a.js'], false],
    [[], false],
  ])('with %j: %s', (files, isOurs) => {
    expect(consistsOf(page, files)).toBe(isOurs);
  });

  it('is denied where it asks for nothing: that is no app', () => {
    expect(consistsOf('<h1>Gateway timeout</h1>', ['/assets/index-a.js'])).toBe(false);
  });
});
