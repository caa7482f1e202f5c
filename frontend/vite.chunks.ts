import type { Rolldown } from 'vite';

type Groups = Rolldown.CodeSplittingOptions['groups'];
type Context = Rolldown.ChunkingContext;

const ENTRY = /[\\/]src[\\/]main\.tsx$/;
/** Two files of libraries: they come side by side. */
const REACT = /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/;
const VENDOR = /[\\/]node_modules[\\/](react-router|react-router-dom|@tanstack)[\\/]/;
const SHARED =
  /[\\/]src[\\/](shared|app[\\/]layout|features[\\/](account|couple)[\\/]api)[\\/]|[\\/]contracts[\\/]src[\\/]\w+[\\/](views|module-slugs)\./;
const LAYOUT = /[\\/]src[\\/]app[\\/]layout[\\/]/;
/** Comes when it is first wanted, with all of Radix that it stands on. */
const LATER =
  /[\\/]shared[\\/]ui[\\/](dialog-window|drawer|toast[\\/]toaster)\.|[\\/]layout[\\/]mobile-menu\./;

/** The module and all that cannot be without it. */
function dependents(id: string, context: Context, found = new Set<string>()): Set<string> {
  if (found.has(id)) return found;
  found.add(id);
  context.getModuleInfo(id)?.importers.forEach((importer) => dependents(importer, context, found));
  return found;
}

/** Whether the app cannot start without this module. */
const isNeededAtStart = (id: string, context: Context) =>
  [...dependents(id, context)].some((module) => ENTRY.test(module));

/** Whether more than one part of the app that comes by itself needs this module. */
function isShared(id: string, context: Context): boolean {
  const comesByItself = (module: string) => context.getModuleInfo(module)?.dynamicImporters.length;
  return [...dependents(id, context)].filter(comesByItself).length > 1;
}

/**
 * Three files to begin with (two of libraries, the entry with what it needs), one for the layout and what most screens
 * share, one a screen: a round trip costs more than a kilobyte.
 */
export const chunkGroups: Groups = [
  { name: 'react', test: REACT },
  { name: 'vendor', test: VENDOR },
  {
    // Before the other: what it takes comes with all that it needs, and the app would start with all of that.
    debugName: 'start',
    name: (id, context) => (isNeededAtStart(id, context) ? 'index' : null),
    test: (id) => SHARED.test(id) || ENTRY.test(id),
  },
  {
    debugName: 'shared',
    name: (id, context) => (LAYOUT.test(id) || isShared(id, context) ? 'ui' : null),
    test: (id) => SHARED.test(id) && !LATER.test(id),
  },
];
