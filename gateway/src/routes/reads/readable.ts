import { allRoutes, type RouteName } from '@anew/contracts/http/map';

const GET = 'GET ';
/** A document to download. It is too long to be passed on, and a person may have only a few of it. */
const EXPORT: RouteName = 'GET /api/account/export';

/** Patterns of the calls that only read something and answer with JSON. */
const PATTERNS = allRoutes
  .filter(([name, { media, redirects, streams }]) => name.startsWith(GET) && !(media ?? redirects ?? streams))
  .filter(([name]) => name !== EXPORT)
  .map(([name]) => new RegExp(`^${name.slice(GET.length).replace(/:\w+/g, '[^/]+')}$`));

/** Whether an address may be read together with others. Pages, pictures, redirects, streams and the export may not. */
export function isReadable(address: string): boolean {
  const [path = ''] = address.split('?');
  return PATTERNS.some((pattern) => pattern.test(path));
}
