import { allRoutes } from '@anew/contracts/http/map';

const GET = 'GET ';

/** Patterns of the calls that only read something and answer with JSON. */
const PATTERNS = allRoutes
  .filter(([name, { media, redirects, streams }]) => name.startsWith(GET) && !(media ?? redirects ?? streams))
  .map(([name]) => new RegExp(`^${name.slice(GET.length).replace(/:\w+/g, '[^/]+')}$`));

/** Whether an address may be read together with others. Pages, pictures, redirects and streams may not. */
export function isReadable(address: string): boolean {
  const [path = ''] = address.split('?');
  return PATTERNS.some((pattern) => pattern.test(path));
}
