import { join } from 'node:path';
import type { EnvironmentOptions, ViteBuilder } from 'vite';

/** Result of building one environment. */
export type Built = Awaited<ReturnType<ViteBuilder['build']>>;

/**
 * Export condition under which our libraries resolve to their sources. Vite applies the configured conditions to the
 * client only, so every environment names them itself.
 */
export const LIBRARY_SOURCES = 'anew-source';
export const CONDITIONS = [LIBRARY_SOURCES, 'module', 'browser', 'development|production'];

export const here = (path: string) => join(import.meta.dirname, path);

/** Environment for a script that is inlined in a page. */
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

/**
 * Replaces texts in a page.
 * @throws Error unless each text occurs exactly once: an edit that finds nothing would go unnoticed
 */
export function edit(page: string, edits: readonly (readonly [text: string, by: string])[]): string {
  return edits.reduce((edited, [text, by]) => {
    const [before, after, ...more] = edited.split(text);
    if (before === undefined || after === undefined || more.length > 0)
      throw new Error(`The page has to contain this exactly once: ${text}`);
    return `${before}${by}${after}`;
  }, page);
}
