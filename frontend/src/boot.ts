import { neededAt } from './app/needs';
import { headersFor } from './shared/api/headers';
import { readCookie } from './shared/lib/cookies';

/** Addresses of code by its name, as the build wrote them; `ui` is the layout with what all screens share. */
declare const FILES: Partial<Record<string, string[]>>;
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
  link.rel = 'modulepreload';
  link.crossOrigin = '';
  link.href = file;
  document.head.append(link);
}

/** What the first screen shows comes side by side with the code that shows it. */
function fetchFirstScreen(): void {
  const { code = '', reads = [] } = neededAt(location.pathname) ?? {};
  for (const name of ['ui', code]) FILES[name]?.forEach(load);
  const paths = ['/api/auth/user', '/api/couples/current', ...reads.map((key) => key.join('/'))];
  // A session that has to be renewed first is renewed by one request, not by each.
  const answers = readCookie('auth_token') ? paths.map((path) => [path, ask(path)] as const) : [];
  window.early = { keys: reads, answers: new Map(answers) };
}

function start(): void {
  if (readCookie('signed_in')) fetchFirstScreen();
  void import(/* @vite-ignore */ ENTRY);
}

// Only once the page has been drawn; nothing is drawn in a tab that nobody looks at.
if (document.hidden) start();
else requestAnimationFrame(() => setTimeout(start));
