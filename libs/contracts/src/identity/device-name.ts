type Sign = readonly [pattern: RegExp, name: string];

/** The order matters, because most browsers also call themselves Chrome or Safari. */
const BROWSERS: readonly Sign[] = [
  [/Edg(A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|Chromium\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];

const SYSTEMS: readonly Sign[] = [
  [/iPhone|iPod/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'Mac'],
  [/CrOS/, 'ChromeOS'],
  [/Linux|X11/, 'Linux'],
];

const nameIn = (signs: readonly Sign[], userAgent: string) =>
  signs.find(([pattern]) => pattern.test(userAgent))?.[1];

/** The browser and the system that a User-Agent header names, as far as they are known. */
export const deviceOf = (userAgent: string | null) => ({
  browser: nameIn(BROWSERS, userAgent ?? ''),
  system: nameIn(SYSTEMS, userAgent ?? ''),
});

/** The browser and the system in a name that `deviceName` has given, to say it in another language. */
export function deviceIn(name: string) {
  const [browser = '', system] = name.split(' on ');
  return { browser: /^An? /.test(browser) ? undefined : browser, system };
}

/** Name of a device, such as "Firefox on Windows", derived from the User-Agent header. */
export function deviceName(userAgent: string | null): string {
  const { browser, system } = deviceOf(userAgent);
  if (browser && system) return `${browser} on ${system}`;
  return browser ?? (system ? `A browser on ${system}` : 'An unknown browser');
}
