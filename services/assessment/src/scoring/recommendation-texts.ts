import type { AssessmentCategory } from '@anew/contracts/assessment/instrument';
import type { ModuleSlug } from '@anew/contracts/content/module-slugs';

/**
 * Reason for a module and a sentence to begin with. Both partners read it, so nothing here may point at one
 * of them.
 */
export interface Suggestion {
  moduleSlug: ModuleSlug;
  reason: string;
  talkStarter: string;
}

/** First recommendation for partners who see things very differently. */
export const FAR_APART: Suggestion = {
  moduleSlug: 'lets-align',
  reason:
    'You see some parts of your life together differently. Before you change anything, it helps to find out how it all looks from the other side. Nobody has to be right.',
  talkStarter: 'Tell me how this looks from where you stand. For now, I will only listen.',
};

/**
 * Recommendation for couples whom a former partner affects. Widowed people read it, too, so it contains no
 * blame and no "still".
 */
export const FORMER_PARTNER: Suggestion = {
  moduleSlug: 'external-influences',
  reason:
    'Former partners, and those years, can reach into a marriage. This module helps you decide together how much room that gets, and what stays for the two of you.',
  talkStarter: 'When the past comes into our day, what would you wish for from me in that moment?',
};

/** Two modules for each category, the more closely related one first. */
export const CATEGORY_MODULES: Readonly<Record<AssessmentCategory, readonly [Suggestion, Suggestion]>> = {
  Communication: [
    {
      moduleSlug: 'communication-complexity',
      reason:
        'Your conversations are a good place to begin. This module is about a gentle start, a pause that both of you can rely on, and the way back in afterward.',
      talkStarter: 'When we get stuck, what would make it easier for you to come back to the conversation?',
    },
    {
      moduleSlug: 'emotional-safety',
      reason:
        'Hard things are easier to say to someone who will take them kindly. This module is about being that person for each other.',
      talkStarter: 'What do I do that makes it easier for you to tell me something difficult?',
    },
  ],
  'Trust & Past': [
    {
      moduleSlug: 'honor-lessons',
      reason:
        'What you each lived through before you met is part of this marriage. This module helps you keep what it taught you and set down what no longer serves you.',
      talkStarter: 'What did you learn before we met that you would like us to keep?',
    },
    {
      moduleSlug: 'emotional-safety',
      reason:
        'Trust grows out of small things that happen again and again. This module looks at those small things, at a pace that suits you both.',
      talkStarter: 'What is one small thing that helps you feel sure of us?',
    },
  ],
  'Blending & Children': [
    {
      moduleSlug: 'practical-blending',
      reason:
        'Family life with children and more than one history asks a lot of a couple. This module takes the daily questions one by one: roles, rules, and time with each child.',
      talkStarter: 'Which moment in our family’s week would you most like to be easier?',
    },
    {
      moduleSlug: 'external-influences',
      reason:
        'Other people have a part in your life together: relatives, friends, people from earlier years. This module helps you decide as a couple how close you let them come.',
      talkStarter: 'Who outside the two of us has the most say in our days, and is that how you want it?',
    },
  ],
  'Intimacy & Connection': [
    {
      moduleSlug: 'love-fun-intimacy',
      reason:
        'When life is full, fun and tenderness are the first to go. This module offers small ways of making room for them, without any pressure.',
      talkStarter: 'What have we done lately that you would like more of?',
    },
    {
      moduleSlug: 'emotional-safety',
      reason:
        'Being close is easier where both of you feel welcome as you are. This module is about what gives you that feeling and how you can give it to each other.',
      talkStarter: 'What helps you feel welcome with me at the end of a long day?',
    },
  ],
  'Future & Commitment': [
    {
      moduleSlug: 'our-vision',
      reason:
        'A future is easier to trust when you can both see it. This module helps you draw a picture with room for what each of you brought and for what you are starting now.',
      talkStarter: 'Picture an ordinary Sunday five years from now. What are we doing?',
    },
    {
      moduleSlug: 'lets-align',
      reason:
        'Plans last when both of you had a hand in them. This module shows where you agree already and what you have not talked through yet.',
      talkStarter: 'What would you like the two of us to decide this year?',
    },
  ],
};
