import { join } from 'node:path';
import type { EnvironmentOptions, ViteBuilder } from 'vite';

/** What one environment was built into. */
export type Built = Awaited<ReturnType<ViteBuilder['build']>>;

/** Libraries of ours come from their sources. Vite gives what the config says of this to the client alone. */
export const CONDITIONS = ['anew-source', 'module', 'browser', 'development|production'];

export const here = (path: string) => join(import.meta.dirname, path);

/** A script that stands in a page. */
export const inlineEnvironment = (file: string): EnvironmentOptions => ({
  consumer: 'client',
  resolve: { conditions: CONDITIONS },
  build: {
    write: false,
    rolldownOptions: { input: here(file), output: { format: 'iife', comments: false } },
  },
});

export function filesOf(built: Built) {
  if (!('output' in built)) throw new Error('One build with one output was expected');
  return built.output;
}

export function codeOf(built: Built): string {
  const [chunk, ...others] = filesOf(built);
  if (others.length > 0) throw new Error('One file was expected');
  return chunk.code.trim();
}

export function stylesOf(built: Built): string {
  const sheets = filesOf(built).filter(({ fileName }) => fileName.endsWith('.css'));
  return sheets.map((sheet) => ('source' in sheet ? String(sheet.source) : '')).join('');
}
