import { MODULE_SLUGS } from '@anew/contracts/content/module-slugs';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { KEEP } from './messages';

const FILE = '/assets/index-a.js';
const MODULES = MODULE_SLUGS.map((slug) => `/api/content/modules/${slug}`);
const VISION = '/api/content/modules/our-vision';

const virtual = { virtual: true };
jest.unstable_mockModule('virtual:built-files', () => ({ BUILD: 'b', BUILT_FILES: [FILE] }), virtual);
const { asset, content, forgetEverything, keepModules, shell } = await import('./caches');
await import('./main');

const pathOf = (asked: RequestInfo | URL) =>
  new URL(asked instanceof Request ? asked.url : String(asked), self.location.origin).pathname;

class FakeCache {
  readonly kept = new Map<string, Response>();

  match = (asked: RequestInfo) => Promise.resolve(this.kept.get(pathOf(asked))?.clone());

  put = (asked: RequestInfo, answer: Response) => {
    this.kept.set(pathOf(asked), answer);
    return Promise.resolve();
  };

  addAll = async (paths: string[]) => {
    for (const path of paths) this.kept.set(path, await fetch(path));
  };
}

class FakeCaches {
  readonly all = new Map<string, FakeCache>();

  open = (name: string) => {
    const cache = this.all.get(name) ?? new FakeCache();
    this.all.set(name, cache);
    return Promise.resolve(cache);
  };

  match = async (asked: RequestInfo, { cacheName }: MultiCacheQueryOptions = {}) => {
    const searched = [...this.all].filter(([name]) => !cacheName || name === cacheName);
    const found = await Promise.all(searched.map(([, cache]) => cache.match(asked)));
    return found.find(Boolean);
  };

  keys = () => Promise.resolve([...this.all.keys()]);

  delete = (name: string) => Promise.resolve(this.all.delete(name));

  paths = () => [...this.all.values()].flatMap(({ kept }) => [...kept.keys()]);
}

const server = jest.spyOn(globalThis, 'fetch');
const answers = (body: string, init?: ResponseInit) =>
  server.mockImplementation(() => Promise.resolve(new Response(body, init)));
const nobody = () => server.mockRejectedValue(new TypeError('Failed to fetch'));
const asked = () => server.mock.calls.map(([request]) => pathOf(request));
const ask = (path: string) => new Request(new URL(path, self.location.origin));
const full = () => Promise.reject(new DOMException('The disk is full', 'QuotaExceededError'));

let disk: FakeCaches;

beforeEach(() => {
  disk = new FakeCaches();
  Object.assign(globalThis, { caches: disk });
  answers(`<script src="${FILE}"></script>`);
});

afterEach(() => {
  server.mockReset();
});

/** Dispatches an event as the browser does. Resolves once the worker has finished with it. */
async function happens(type: string, init: object): Promise<jest.Mock> {
  const work: unknown[] = [];
  const until = jest.fn((it: unknown) => void work.push(it));
  self.dispatchEvent(Object.assign(new Event(type), init, { waitUntil: until, respondWith: until }));
  await Promise.all(work);
  return until;
}

describe('an answer', () => {
  it('is kept, and given while there is no network', async () => {
    answers('Our Vision');
    expect(await (await content(ask(VISION))).text()).toBe('Our Vision');
    nobody();
    expect(await (await content(ask(VISION))).text()).toBe('Our Vision');
  });

  it('is given although the disk is full', async () => {
    answers('Our Vision');
    (await disk.open('anew-content')).put = full;
    expect(await (await content(ask(VISION))).text()).toBe('Our Vision');
  });

  it('is given although nothing on the disk can be opened', async () => {
    answers('Our Vision');
    Object.assign(disk, { open: full, match: full });
    expect(await (await content(ask(VISION))).text()).toBe('Our Vision');
    expect(await (await asset(ask(FILE))).text()).toBe('Our Vision');
    expect((await shell()).type).toBe('error');
  });

  it('is none where the network and the disk both have nothing', async () => {
    nobody();
    expect((await content(ask(VISION))).type).toBe('error');
    (await disk.open('anew-content')).match = full;
    expect((await content(ask(VISION))).type).toBe('error');
  });

  it('is not kept when it is a refusal', async () => {
    answers('Not found', { status: 404 });
    expect((await content(ask(VISION))).status).toBe(404);
    expect(disk.paths()).toEqual([]);
  });
});

describe('the modules', () => {
  it('are all kept, without asking again for what is there', async () => {
    await content(ask(VISION));
    await keepModules();
    expect(disk.paths().sort()).toEqual([...MODULES].sort());
    expect(asked().filter((path) => path === VISION)).toHaveLength(1);
    server.mockClear();
    await keepModules();
    expect(asked()).toEqual([]);
  });

  it('are not asked for one by one by someone to whom they are refused', async () => {
    answers('Sign in', { status: 401 });
    await keepModules();
    expect(asked()).toHaveLength(1);
    expect(disk.paths()).toEqual([]);
  });

  it('do not come back when everything is forgotten in the middle', async () => {
    server.mockImplementationOnce(async () => {
      await forgetEverything();
      return new Response('Late');
    });
    await keepModules();
    expect(disk.paths()).toEqual([]);
  });
});

describe('what the worker keeps', () => {
  const OWN = [
    '/api/journal',
    '/api/appreciation',
    '/api/modules',
    '/api/modules/our-vision/action-completions',
    '/api/coaching/conversations',
    '/api/assessment/results',
    '/api/auth/user',
    '/api/objects/1',
  ];

  it('is the app and the eight modules, once it is told to', async () => {
    await happens('message', { data: KEEP });
    expect(disk.paths().sort()).toEqual([...MODULES, FILE, '/simple-setup'].sort());
  });

  it('has the modules also where the app is of another build', async () => {
    answers('<script src="/assets/index-other.js"></script>');
    await happens('message', { data: KEEP });
    expect(disk.paths().sort()).toEqual([...MODULES].sort());
  });

  it('is nothing else of the API, whatever is read', async () => {
    for (const path of [...OWN, VISION]) {
      const respond = await happens('fetch', { request: ask(path) });
      expect(respond).toHaveBeenCalledTimes(path === VISION ? 1 : 0);
    }
    await happens('message', { data: KEEP });
    const fromApi = disk.paths().filter((path) => path.startsWith('/api'));
    expect(fromApi.sort()).toEqual([...MODULES].sort());
  });

  it('is forgotten when someone signs out', async () => {
    await happens('message', { data: KEEP });
    await happens('fetch', { request: ask('/api/logout') });
    expect(disk.paths()).toEqual([]);
  });
});

describe('a new worker', () => {
  const skipWaiting = jest.fn<() => Promise<void>>().mockResolvedValue();
  const claim = jest.fn<() => Promise<void>>().mockResolvedValue();
  const enable = jest.fn<() => Promise<void>>().mockResolvedValue();

  beforeEach(() => {
    for (const call of [skipWaiting, claim, enable]) call.mockClear();
    Object.assign(self, { skipWaiting, clients: { claim }, registration: { navigationPreload: { enable } } });
  });

  const shells = async (...builds: string[]) => {
    for (const build of builds) await disk.open(`anew-shell-${build}`);
  };
  const kept = async () => (await disk.keys()).filter((name) => name.startsWith('anew-shell-'));

  it('takes over at once, with the app at hand', async () => {
    await happens('install', {});
    expect(disk.paths().sort()).toEqual([FILE, '/simple-setup'].sort());
    expect(skipWaiting).toHaveBeenCalledTimes(1);
  });

  it('stays away where the server has another build by now, so that no page gets half of each', async () => {
    answers('<script src="/assets/index-other.js"></script>');
    await expect(happens('install', {})).rejects.toThrow('The server has another build');
    expect(skipWaiting).not.toHaveBeenCalled();
    expect(disk.paths()).toEqual([]);
  });

  it('stays away where the page is an error of the server', async () => {
    answers(`<script src="${FILE}"></script>`, { status: 503 });
    await expect(happens('install', {})).rejects.toThrow();
    expect(skipWaiting).not.toHaveBeenCalled();
  });

  it('keeps the build before for tabs that are still open, and no older one', async () => {
    await shells('older', 'before', 'b');
    await happens('activate', {});
    expect(await kept()).toEqual(['anew-shell-before', 'anew-shell-b']);
    expect(claim).toHaveBeenCalledTimes(1);
    expect(enable).toHaveBeenCalledTimes(1);
  });

  it('leaves the modules that were kept alone', async () => {
    await content(ask(VISION));
    await shells('older', 'before', 'b');
    await happens('activate', {});
    expect(disk.paths()).toContain(VISION);
  });
});

describe('a page', () => {
  /** What the worker answers to somebody who goes to a page. */
  async function goTo(
    path: string,
    preloadResponse: Promise<Response | undefined> = Promise.resolve(undefined),
  ) {
    const request = { url: new URL(path, self.location.origin).href, method: 'GET', mode: 'navigate' };
    const answer = (await happens('fetch', { request, preloadResponse })).mock.calls[0]?.[0];
    return (await answer) as Response;
  }

  it('comes from the network, and what the browser has asked for already is not asked for again', async () => {
    const early = new Response('Early');
    expect(await goTo('/journal', Promise.resolve(early))).toBe(early);
    expect(server).not.toHaveBeenCalled();
    answers('From the network');
    expect(await (await goTo('/journal')).text()).toBe('From the network');
  });

  it.each(['/journal', '/coaching?c=money'])('%s is the app without a network', async (path) => {
    await happens('message', { data: KEEP });
    nobody();
    expect(await (await goTo(path)).text()).toContain(FILE);
    expect(await (await goTo(path, Promise.reject(new TypeError('Failed to fetch')))).text()).toContain(FILE);
  });

  it('is an error without a network and without the app, and nothing of the person', async () => {
    nobody();
    expect((await goTo('/journal')).type).toBe('error');
  });
});
