import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { complete } from '@anew/words/es';
import { SCREEN_AREAS } from '@anew/words/screens';
import { expect, it } from '@jest/globals';

const SOURCES = resolve(import.meta.dirname, '..');
/** It leads to all frames of the app, so what a screen shows of it is named here. */
const FRAMES = join(SOURCES, 'app/frames');
const SHOWN_FROM_FRAMES: Readonly<Record<string, readonly string[]>> = {
  dashboard: ['features/dashboard/components/partner-invite', 'app/while-waiting'],
};

const IMPORT = /(?:^|\n)(?:import|export) (?!type )[^;]*?from '([^']+)'|import\('([^']+)'\)/g;
const AREA = /^@anew\/words\/(?!language$|screens$)(.+)$/;

function sourceOf(file: string): string {
  for (const ending of ['.tsx', '.ts'])
    try {
      return readFileSync(`${file}${ending}`, 'utf8');
    } catch {
      continue;
    }
  throw new Error(`${file} is no module`);
}

function fileOf(name: string, from: string): string | null {
  if (name.endsWith('.css')) return null;
  if (name.startsWith('#')) return join(SOURCES, name.slice(1));
  return name.startsWith('.') ? resolve(dirname(from), name) : null;
}

/** Areas of a module and of all that it imports, now or later. */
function areasOf(file: string, seen = new Set<string>()): string[] {
  if (seen.has(file) || file === FRAMES) return [];
  seen.add(file);
  return [...sourceOf(file).matchAll(IMPORT)].flatMap(([, now, later]) => {
    const name = now ?? later ?? '';
    const area = AREA.exec(name)?.[1];
    if (area !== undefined) return [area];
    const next = fileOf(name, file);
    return next === null ? [] : areasOf(next, seen);
  });
}

const ROUTE = /^(.+)-route\.tsx$/;
/** Frames, which show screens but are none. */
const FRAME_ROUTES = ['landing', 'plain'];

it('libs/words/src/screens.ts names for every screen all the catalogues that its code imports', () => {
  const screens = readdirSync(join(SOURCES, 'app/routes'))
    .map((file) => ROUTE.exec(file)?.[1] ?? '')
    .filter((id) => !FRAME_ROUTES.includes(id));
  const areas = screens.map((id) => {
    const files = [`app/routes/${id}-route`, ...(SHOWN_FROM_FRAMES[id] ?? [])];
    return [id, [...new Set(files.flatMap((file) => areasOf(join(SOURCES, file))))].sort()];
  });
  expect(SCREEN_AREAS).toEqual(Object.fromEntries(areas));
});

it.each(['features/couple/components/join-moment', 'shared/proof/proof-dialog', 'app/lost-session'])(
  'every word of %s is in Spanish: it opens over all screens, and nothing there says that a part is English',
  (file) => {
    expect(complete).toEqual(expect.arrayContaining(areasOf(join(SOURCES, file))));
  },
);
