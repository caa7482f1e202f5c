/** Says what kind of answer this is and where it comes from; `{module}` becomes the linked title. */
export const CLOSINGS: readonly string[] = [
  'This is a curated answer from {module}, not a live AI model; the whole lesson is there.',
  'Curated from {module}, without a live AI model.',
  'Another curated answer, not a live AI model’s. The module behind it: {module}.',
  'From the same shelf, {module}: curated, with no live AI model involved.',
  'If you want to read on, {module} is where this curated answer comes from. No live AI model wrote it.',
  'Again curated and not a live AI model; see {module}.',
  'The thoughts above are curated from {module}. No live AI model is at work.',
  'Still the curated coach, with no live AI model; this part is in {module} as well.',
  'You will find this, with more around it, in {module}. It is curated, not a live AI model.',
  'Curated again. No live AI model is answering at the moment; {module} has the rest.',
  'Source: {module}, curated for this question, no live AI model.',
  'For the guided version, open {module}. What you read here is curated, not a live AI model.',
  'As before, curated from the pages of {module}, without a live AI model.',
  'The module {module} goes further than this curated answer does. It isn’t a live AI model’s.',
  'A curated reply once more, out of {module}, and no live AI model.',
  'All of this stands on {module}; it was curated and not written by a live AI model.',
];

export const EXHAUSTED: readonly string[] = [
  'To be honest with you, I have said most of what I have on this, and I would rather not serve it to you twice.',
  'I have come to the end of my material on this question, and you deserve better than the same thing in other words.',
  'Here my shelf is nearly empty, so I’ll be plain about it instead of repeating myself.',
  'I can’t add anything new on this point, and I don’t want to pretend that I can.',
];

export const EXHAUSTED_NEXT: readonly string[] = [
  'The module {module} has the full lesson, an invented couple’s story and a guided talk for the two of you; that is the best next place.',
  'What is left is better read in one piece, and perhaps together: {module}.',
  'You might open {module} side by side this week and each pick one line that fits.',
  'If you have read {module} and it still hurts in the same spot, a couples counselor can do what a page can’t.',
];

export const EXHAUSTED_ASK: readonly string[] = [
  'Or is there another part of it we haven’t touched: a particular evening, a person, a sentence that was said?',
  'What has changed, even slightly, since you first wrote to me about it?',
  'If we took just one scene from the past week, which would it be?',
  'Shall we look at something next to it: the talking itself, the past, or the time you two have?',
];

/** Bold words before a part; deliberately plain. */
export const TRY_LEADS: readonly string[] = [
  'What can help',
  'Worth trying',
  'From the lesson',
  'A way to go about it',
  'What the module says',
];
export const SAY_LEADS: readonly string[] = [
  'You could say',
  'In words',
  'Out loud, perhaps',
  'A sentence to try',
];
export const STEP_LEADS: readonly string[] = [
  'One small step',
  'For this week',
  'To begin with',
  'Something small',
  'If you do one thing',
  'Before the weekend',
];
