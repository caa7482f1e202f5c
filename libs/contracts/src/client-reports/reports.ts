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
  '/terms',
  '/welcome',
  'other',
] as const;
export type ScreenPattern = (typeof SCREEN_PATTERNS)[number];
