/** Last lines of a reply that no single page stands behind. `{modules}` becomes one or two links. */
export const NEAR_CLOSINGS: readonly string[] = [
  'There is more on this in {modules}. My answer is curated and not from a live AI model.',
  'To read on: {modules}. This is curated, with no live AI model.',
  'The nearest pages are in {modules}. I’m a curated coach and no live AI model.',
  'If you want to go further: {modules}. No live AI model wrote this; it is curated.',
];
