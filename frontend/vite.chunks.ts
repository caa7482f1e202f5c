import type { Rolldown } from 'vite';

type Groups = Rolldown.CodeSplittingOptions['groups'];
type Context = Rolldown.ChunkingContext;

const ENTRY = /[\\/]src[\\/]main\.tsx$/;
/** Two files of libraries: they come side by side. */
const REACT = /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/;
const VENDOR = /[\\/]node_modules[\\/](react-router|react-router-dom|@tanstack)[\\/]/;
const SHARED =
  /[\\/]src[\\/](shared|app[\\/]layout|features[\\/](account|couple)[\\/]api)[\\/]|[\\/]libs[\\/]contracts[\\/]/;
/** What stands on Radix comes with the screens that use it. */
const HEAVY = /[\\/]shared[\\/]ui[\\/](dialog|drawer|toast[\\/]toaster)\b/;

/** Whether the app cannot start without this module. */
function neededAtStart(id: string, context: Context, seen = new Set<string>()): boolean {
  if (ENTRY.test(id)) return true;
  if (seen.has(id)) return false;
  seen.add(id);
  return (
    context.getModuleInfo(id)?.importers.some((importer) => neededAtStart(importer, context, seen)) ?? false
  );
}

/** Four files to begin with (two of libraries, what starts, the entry), one for what most screens share, one a screen. */
export const chunkGroups: Groups = [
  { name: 'react', test: REACT },
  { name: 'vendor', test: VENDOR },
  {
    // Before the other: what it takes comes with all that it needs, and the app would start with all of that.
    debugName: 'start',
    name: (id, context) => (neededAtStart(id, context) ? 'start' : null),
    test: SHARED,
  },
  {
    name: 'ui',
    test: (id) => SHARED.test(id) && !HEAVY.test(id),
    minShareCount: 2,
  },
];
