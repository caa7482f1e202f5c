import type { Rolldown } from 'vite';
import { here } from './vite.built.ts';

/** Addresses that `src/prerender.tsx` derives from the route table. */
export interface Reads {
  session: string[];
  screens: { id: string; path: string; reads: string[] }[];
}

/** Addresses and files that the page requests before the app has started, by screen: see `src/boot.ts`. */
interface Early {
  /** Scripts that the app's entry imports, itself included. */
  entry: string[];
  session: string[];
  /** Files of the frame around every screen of a couple. */
  layout: string[];
  screens: { path: string; reads: string[]; files: string[] }[];
}

export const LAYOUT = 'src/app/layout/app-layout.tsx';

/** All files that this chunk cannot run without, styles included. */
function filesOf(chunk: Rolldown.OutputChunk, bundle: Rolldown.OutputBundle, found = new Set<string>()) {
  if (found.has(chunk.fileName)) return found;
  found.add(chunk.fileName);
  for (const file of chunk.imports) {
    const imported = bundle[file];
    if (imported?.type === 'chunk') filesOf(imported, bundle, found);
  }
  chunk.viteMetadata?.importedCss.forEach((sheet) => found.add(sheet));
  return found;
}

function chunkOf(source: string, bundle: Rolldown.OutputBundle): Rolldown.OutputChunk {
  for (const file of Object.values(bundle))
    if (file.type === 'chunk' && file.moduleIds.includes(here(source))) return file;
  throw new Error(`No code was built from ${source}`);
}

/** Lists for each screen the reads and the files that the page does not bring anyway. */
export function earlyRequests(
  { session, screens }: Reads,
  entry: Rolldown.OutputChunk,
  bundle: Rolldown.OutputBundle,
): Early {
  const withPage = filesOf(entry, bundle);
  const layout = filesOf(chunkOf(LAYOUT, bundle), bundle);
  const addresses = (files: Iterable<string>, without: readonly Set<string>[]) =>
    [...files].filter((file) => !without.some((known) => known.has(file))).map((file) => `/${file}`);
  return {
    entry: addresses(withPage, []).filter((file) => file.endsWith('.js')),
    session,
    layout: addresses(layout, [withPage]),
    screens: screens.map(({ id, path, reads }) => {
      const files = filesOf(chunkOf(`src/app/routes/${id}-route.tsx`, bundle), bundle);
      return { path, reads, files: addresses(files, [withPage, layout]) };
    }),
  };
}
