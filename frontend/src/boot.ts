import { headersFor } from './shared/api/headers';
import { readCookie } from './shared/lib/cookies';

interface Screen {
  path: string;
  /** Addresses of what it reads; a parameter of the path stands there by its name, as in the path. */
  reads: string[];
  /** Its code and styles. */
  files: string[];
}

/** The route table, as far as the page needs it; the build writes it here. */
declare const EARLY: { session: string[]; layout: string[]; screens: Screen[] };
/** Address of the app itself. */
declare const ENTRY: string;

function ask(path: string): Promise<Response> {
  const answer = fetch(path, { credentials: 'include', headers: headersFor({}) });
  // Whoever takes it sees the failure.
  answer.catch(() => undefined);
  return answer;
}

function load(file: string): void {
  const link = document.createElement('link');
  const isStyle = file.endsWith('.css');
  link.rel = isStyle ? 'preload' : 'modulepreload';
  if (isStyle) link.as = 'style';
  link.crossOrigin = '';
  link.href = file;
  document.head.append(link);
}

const segmentsOf = (path: string) => path.split('/').filter((segment) => segment !== '');

/**
 * The screen at an address, and its parameters. The router's own matching would make the page three times as large; where
 * the two differ, something is asked for too late or in vain, and nothing else.
 */
function screenAt(pathname: string) {
  const asked = segmentsOf(pathname);
  for (const screen of EARLY.screens) {
    const parts = segmentsOf(screen.path);
    const fits = (part: string, index: number) => part.startsWith(':') || part === asked[index];
    if (parts.length !== asked.length || !parts.every(fits)) continue;
    const fill = (address: string) =>
      parts.reduce((filled, part, index) => filled.replace(part, asked[index] ?? ''), address);
    return { ...screen, reads: screen.reads.map(fill) };
  }
  return undefined;
}

/** What the first screen shows comes side by side with the code that shows it. */
function fetchFirstScreen(): void {
  const screen = screenAt(location.pathname);
  [...EARLY.layout, ...(screen?.files ?? [])].forEach(load);
  // A session that has to be renewed first is renewed by one request, not by each.
  if (!readCookie('auth_token')) return;
  const paths = [...EARLY.session, ...(screen?.reads ?? [])];
  window.early = new Map(paths.map((path) => [path, ask(path)]));
}

function start(): void {
  if (readCookie('signed_in')) fetchFirstScreen();
  void import(/* @vite-ignore */ ENTRY);
}

// Only once the page has been drawn; nothing is drawn in a tab that nobody looks at.
if (document.hidden) start();
else requestAnimationFrame(() => setTimeout(start));
