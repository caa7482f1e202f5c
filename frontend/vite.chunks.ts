import type { Rolldown } from 'vite';

type Groups = Rolldown.CodeSplittingOptions['groups'];
type Context = Rolldown.ChunkingContext;

const ENTRY = /[\\/]src[\\/]main\.tsx$/;
/** Two files of libraries: they come side by side. */
const REACT = /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/;
const VENDOR = /[\\/]node_modules[\\/](react-router|react-router-dom|@tanstack)[\\/]/;
const SHARED =
  /[\\/]src[\\/](shared|app[\\/]layout|features[\\/](account|couple)[\\/]api)[\\/]|[\\/]contracts[\\/]src[\\/]\w+[\\/](views|module-slugs)\./;
/** Comes when it is first wanted, with all of Radix that it stands on. */
const LATER =
  /[\\/]shared[\\/]ui[\\/](dialog-window|drawer|toast[\\/]toaster)\.|[\\/]layout[\\/]mobile-menu\./;

/** Whether the app cannot start without this module. */
function neededAtStart(id: string, context: Context, seen = new Set<string>()): boolean {
  if (ENTRY.test(id)) return true;
  if (seen.has(id)) return false;
  seen.add(id);
  return (
    context.getModuleInfo(id)?.importers.some((importer) => neededAtStart(importer, context, seen)) ?? false
  );
}

/**
 * Three files to begin with (two of libraries, the entry with what it needs), one for what most screens share, one a
 * screen: a round trip costs more than a kilobyte.
 */
export const chunkGroups: Groups = [
  { name: 'react', test: REACT },
  { name: 'vendor', test: VENDOR },
  {
    // Before the other: what it takes comes with all that it needs, and the app would start with all of that.
    debugName: 'start',
    name: (id, context) => (neededAtStart(id, context) ? 'index' : null),
    test: (id) => SHARED.test(id) || ENTRY.test(id),
  },
  {
    name: 'ui',
    test: (id) => SHARED.test(id) && !LATER.test(id),
    minShareCount: 2,
  },
];
