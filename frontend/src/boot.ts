import { askForAll } from './api/reads';
import { readCookie } from './shared/lib/cookies';

interface Screen {
  path: string;
  /** Addresses of the screen's reads, with the path's placeholders (`:slug`) still in them. */
  reads: string[];
  /** Files with the screen's code and styles. */
  files: string[];
}

/** The part of the route table that the page needs. The build inserts it. */
declare const EARLY: { entry: string[]; session: string[]; layout: string[]; screens: Screen[] };
/** Address of the app's entry script, inserted by the build. */
declare const ENTRY: string;
/** Address of the font, inserted by the build. */
declare const FONT: string;

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
 * The screen at an address, with its parameters filled in. The router's own matching would make the page three times as
 * large. Where the two disagree, a request comes too late or for nothing, and nothing else breaks.
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

/** Requests the data and the code of the first screen at the same time. */
function fetchFirstScreen(): void {
  const screen = screenAt(location.pathname);
  // Without a token the session has to be renewed first. Waiting lets one request do that instead of every read.
  if (readCookie('auth_token'))
    window.early = askForAll([...new Set([...EARLY.session, ...(screen?.reads ?? [])])]);
  // Each link takes a phone some time, so they are a task of their own, after what the app waits for longest.
  setTimeout(() => [...EARLY.layout, ...(screen?.files ?? [])].forEach(load));
}

/**
 * Lets the first screen have the font that comes before it. By the style sheets' rule (`font-display: optional`) it would
 * be late, because the spinner has been drawn already.
 */
function takeFontInTime(): void {
  const spinner = document.querySelector('#root > *');
  const font = new FontFace('Figtree', `url(${FONT})`, { weight: '300 900' });
  font.load().then(
    () => spinner?.isConnected && document.fonts.add(font),
    () => undefined,
  );
}

function start(): void {
  EARLY.entry.forEach(load);
  takeFontInTime();
  if (readCookie('signed_in')) fetchFirstScreen();
  void import(/* @vite-ignore */ ENTRY);
}

// The page is drawn before anything is loaded. A hidden tab draws nothing, so it starts at once.
if (document.hidden) start();
else requestAnimationFrame(() => setTimeout(start));
