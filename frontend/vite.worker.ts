import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EnvironmentOptions, Plugin } from 'vite';
import { CONDITIONS } from './vite.built.ts';

const FILES = 'virtual:built-files';
const DIST = join(import.meta.dirname, 'dist');

/** Tells the service worker the names of the client's files, so that every new build is a new worker. */
export function builtFiles(): Plugin {
  return {
    name: 'anew:built-files',
    applyToEnvironment: ({ name }) => name === 'worker',
    resolveId: (id) => (id === FILES ? `\0${FILES}` : undefined),
    load(id) {
      if (id !== `\0${FILES}`) return undefined;
      const files = readdirSync(join(DIST, 'assets')).map((file) => `/assets/${file}`);
      const page = readFileSync(join(DIST, 'index.html'));
      const build = createHash('sha256').update(page).update(files.join()).digest('hex').slice(0, 12);
      return `export const BUILD = '${build}', BUILT_FILES = ${JSON.stringify(files)};`;
    },
  };
}

export const workerEnvironment: EnvironmentOptions = {
  consumer: 'client',
  resolve: { conditions: CONDITIONS },
  build: {
    outDir: 'dist',
    emptyOutDir: false,
    copyPublicDir: false,
    rolldownOptions: {
      input: { sw: join(import.meta.dirname, 'src/service-worker/main.ts') },
      output: { format: 'iife', entryFileNames: '[name].js', comments: false },
    },
  },
};
