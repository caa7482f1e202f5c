import type { TextsOfKinds } from './going-on.js';

/** Texts for what is told or asked in a few words, where the other kinds say less about it. */
export const ENGLISH_TOLD: Pick<
  TextsOfKinds,
  | 'shorter'
  | 'first-step'
  | 'either'
  | 'idea'
  | 'feeling'
  | 'spare-time'
  | 'their-wish'
  | 'was-asked'
  | 'others-do'
  | 'told'
> = {
  shorter: {
    line: ['Short is good. This much is enough:', 'Here it is in one breath:'],
    part: 'say',
    ask: ['Does that sound like you, or which word would you change?', 'When would you like to say it?'],
    withoutPage: {
      line: ['Short is good. One sentence is enough.'],
      ask: ['If only one sentence may stay, which one is it?', 'What is the one thing that must be in it?'],
    },
  },
  'first-step': {
    line: ['One thing is enough for a start.', 'Start with one small thing.'],
    advice: ['Pick the piece that needs nobody else, and do it once this week.'],
    part: 'step',
    ask: ['When could you do that?', 'What could get in the way of it?'],
    withoutPage: {
      line: ['One small thing is a good start.'],
      ask: ['Which part of it should get easier first?', 'What have you done before that helped a little?'],
    },
  },
  either: {
    line: ['Both ways can be right, and you know your home best.', 'That is a real choice.'],
    advice: [
      'Ask which way you could undo more easily, and try that one first for a week or two. Ask the one whom it touches most, too.',
    ],
    ask: [
      'Which way do you lean, and what holds you back?',
      'Which one would you be gladder about a month from now?',
    ],
    withoutPage: {
      line: ['You don’t have to settle that today.', 'That is a real choice.'],
      ask: [
        'Which way do you lean, and what holds you back?',
        'Whom does it touch most, and what would they say?',
      ],
    },
  },
  idea: {
    line: ['So you have an idea already.', 'You have thought of something already.'],
    advice: ['Try it once, small, and say beforehand that it’s only a try.'],
    ask: ['What would be the first step of it?', 'Who would need to hear about it first?'],
  },
  feeling: {
    line: ['That makes sense to me, after what you wrote.', 'Thank you for saying how that is for you.'],
    ask: ['When is that the strongest?', 'Who else knows that you feel that way?'],
  },
  'spare-time': {
    line: ['So there is a little time to work with.', 'Then you know where in the week it could fit.'],
    part: 'step',
    ask: ['What would you most like to use it for?', 'What would keep it free for that?'],
  },
  'their-wish': {
    line: ['So that is what is wished for there.', 'That is a clear wish.'],
    part: 'step',
    ask: ['How would that be for you?', 'What would you say to it, if it were only up to you?'],
  },
  'was-asked': {
    line: ['That is quite a question to get.', 'Such a question deserves a bit of time.'],
    ask: ['What did you say, or what would you like to say?', 'What do you think was behind the question?'],
  },
  'others-do': {
    line: [
      'That tells me more about how it is.',
      'I can picture that.',
      'That belongs to it, and I’m glad you added it.',
    ],
    part: 'step',
    ask: [
      'How is that for you?',
      'What do you usually do when that happens?',
      'What would you like to see there instead?',
      'What do you think is behind it?',
      'Who could talk with {them} about it?',
    ],
  },
  told: {
    line: [
      'That belongs to it, and I’m glad you added it.',
      'That tells me more about how it is.',
      'Good to know.',
    ],
    part: 'step',
    ask: [
      'What would you like to happen next?',
      'Which part of it would you like to sort out first?',
      'What would help you most there?',
      'How do the others at home see it?',
    ],
  },
};
