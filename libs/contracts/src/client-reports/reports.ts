/** Kinds of errors that clients tell apart. Every other error counts as `Other`. */
export const ERROR_NAMES = [
  'AggregateError',
  'DOMException',
  'Error',
  'HttpError',
  'RangeError',
  'ReferenceError',
  'SyntaxError',
  'TypeError',
  'Other',
] as const;
export type ErrorName = (typeof ERROR_NAMES)[number];

/**
 * Patterns of the client's screens. Only these are counted, so that nobody can make up labels of metrics.
 * `other` is any further address.
 */
export const SCREEN_PATTERNS = [
  '/',
  '/appreciations',
  '/assessment',
  '/coaching',
  '/coaching/rehearse',
  '/help',
  '/invite/:code?',
  '/journal',
  '/modules',
  '/modules/:slug',
  '/privacy',
  '/profile',
  '/questions',
  '/settings',
  '/simple-setup',
  '/talks/:area',
  '/terms',
  '/welcome',
  'other',
] as const;
export type ScreenPattern = (typeof SCREEN_PATTERNS)[number];

/**
 * Screens that someone signed out may see, besides an invitation: at their addresses the gateway answers with the app,
 * and at any other with the landing page.
 */
export const OPEN_SCREENS = [
  '/simple-setup',
  '/help',
  '/privacy',
  '/terms',
] as const satisfies readonly ScreenPattern[];
