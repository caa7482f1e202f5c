/** A kind of help that the coach offers to somebody who has told a whole story. */
export interface KindOfHelp {
  id: 'words' | 'look' | 'step';
  text: string;
  /** Words with which somebody picks it in a short reply. */
  picked: RegExp;
}

export const KINDS_OF_HELP: readonly KindOfHelp[] = [
  {
    id: 'words',
    text: '**Words**: something you could say, ready to use.',
    picked: /\b(words?|say(ing)?|phrases?|script)\b/,
  },
  {
    id: 'look',
    text: '**A closer look**: what may be going on here.',
    picked: /\b(look|closer|going on|understand\w*|why)\b/,
  },
  {
    id: 'step',
    text: '**One small step**: something to try this week.',
    picked: /\b(steps?|small|try|do)\b/,
  },
];

/** Openings with the question of the story. */
export const STORY_ASKED: readonly string[] = [
  'You ask, “{asked}” I’d like to help with just that.',
  '“{asked}” That is a real question, and I’d like to help with it.',
  'Your question is “{asked}” Thank you for telling me what stands behind it.',
];

/** Openings with a sentence of the story that asks nothing. */
export const STORY_QUOTED: readonly string[] = [
  'You wrote, “{said}.” I’d like to help with that.',
  '“{said}.” I stopped at that line. I’d like to help with it.',
  '“{said}.” Thank you for saying it so plainly.',
];

/** The same where no sentence stands well in a reply. */
export const STORY_HEARD: readonly string[] = [
  'Thank you for telling it so fully. I’d like to help.',
  'There is more than one thing in this, and I’d like to help with the part that matters most to you.',
  'There is a lot in this, and I’m glad you wrote it down.',
];

export const WHICH_HELP: readonly string[] = [
  'What would be most use to you right now?',
  'Which of these would help you most today?',
  'What would do you the most good first?',
];

export const OWN_WORDS: readonly string[] = [
  'Or tell me which part of it weighs most.',
  'Or tell me in one sentence what you would like to be different.',
];

export const HELP_NOTE = 'This is curated, and no live AI model is answering.';
