/** Openings that take up a sentence of the message. */
export const QUOTING: readonly string[] = [
  'You wrote, “{said}.”',
  'One line of yours stays with me: “{said}.”',
  '“{said}.” I’d like to stay with that for a moment.',
];

/** Last lines of a reply that no single page stands behind. `{modules}` becomes one or two links. */
export const NEAR_CLOSINGS: readonly string[] = [
  'There is more on this in {modules}. My answer is curated and not from a live AI model.',
  'To read on: {modules}. This is curated, with no live AI model.',
  'The nearest pages are in {modules}. I’m a curated coach and no live AI model.',
  'If you want to go further: {modules}. No live AI model wrote this; it is curated.',
];

/** Last lines of an answer whose module is uncertain, while what the message touches is not. */
export const SHOWN_CLOSINGS: readonly string[] = [
  'If I have picked up the wrong end of it, tell me which part matters most. My answer is curated and not from a live AI model.',
  'If the point is another one, one more sentence from you helps me. I’m a curated coach and no live AI model.',
];

/** The same where nothing in the message shows more than a module. */
export const UNSURE_CLOSINGS: readonly string[] = [
  'I may have picked the wrong end of it. Tell me what happened last, and I’ll look again. My answer is curated and not from a live AI model.',
  'This may not be the part you meant. If so, say in one sentence what you’d like to know. I’m a curated coach and no live AI model.',
];
