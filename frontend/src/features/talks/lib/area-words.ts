import type { TalkArea } from '@anew/contracts/assessment/talks';

interface AreaWords {
  /** Beginnings for whoever speaks. */
  speak: readonly string[];
  /** Questions for both, after each has been heard. */
  together: readonly string[];
  /** Small agreements to take or to change. */
  ideas: readonly string[];
}

/** The words of each talk. Nothing in them presumes children, an ex, money or a healthy body. */
export const AREA_WORDS: Readonly<Record<TalkArea, AreaWords>> = {
  communication: {
    speak: [
      'I feel heard by you when …',
      'It gets hard for me to talk when …',
      'When I go quiet, it is often because …',
      'What I would like more of is …',
    ],
    together: [
      'When did a talk between us go well? What did we do?',
      'How could the first minute of a hard talk sound?',
    ],
    ideas: [
      'Ten minutes to talk on Tuesday, with the phones away.',
      'Whoever needs a pause says when they will be back.',
      'When we bring up something hard this week, we begin with “I”.',
    ],
  },
  trust: {
    speak: [
      'I feel sure about us when …',
      'Something old that still hurts is …',
      'When that happens, it helps me if you …',
      'One thing I trust about you is …',
    ],
    together: [
      'Which small promise would mean a lot to both of us?',
      'How could each of us say that our own feeling is an old one?',
    ],
    ideas: [
      'A text when one of us will be late.',
      'One small promise each for this week.',
      'Each of us says “this is an old one” about our own hurts only.',
    ],
  },
  family: {
    speak: [
      'A moment in our week that is hard for me is …',
      'I feel at home with us when …',
      'I sometimes feel on the outside when …',
      'Something from before that I would like to keep is …',
    ],
    together: [
      'Which moment of the week could be easier for both of us?',
      'What is ours, and nobody else’s?',
    ],
    ideas: [
      'One easy meal this week, with no plans around it.',
      'An hour alone for each of us on Saturday.',
      'We look at the calendar together on Sunday.',
    ],
  },
  closeness: {
    speak: [
      'I feel close to you when …',
      'What gets in my way is …',
      'Something light I would like to do with you is …',
      'What I do not want right now is …',
    ],
    together: ['What is small and would do us both good?', 'When in the week are we least tired?'],
    ideas: [
      'An hour on Sunday, just the two of us.',
      'One thank-you a day, out loud.',
      'Half an hour on Friday with nothing to plan.',
    ],
  },
  future: {
    speak: [
      'When I think of us in five years, I see …',
      'What I look forward to is …',
      'What worries me about the years ahead is …',
      'Something I would like us to decide is …',
    ],
    together: ['What do both our pictures have in common?', 'Which one question matters to us this year?'],
    ideas: [
      'One evening this month for one question about the future.',
      'We each write down three wishes and trade them.',
      'We find out one number that we need.',
    ],
  },
};
