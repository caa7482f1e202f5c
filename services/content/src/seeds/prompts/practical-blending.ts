import type { SeedPrompt } from '../types.js';

export const practicalBlendingPrompts: readonly SeedPrompt[] = [
  {
    id: 'prompt-practical-blending-01',
    text: 'When somebody comes back to this house after days away, what makes the first half hour go well?',
    moduleSlug: 'practical-blending',
  },
  {
    id: 'prompt-practical-blending-02',
    text: 'Which room still feels as if it belongs to one side of the family?',
    moduleSlug: 'practical-blending',
  },
  {
    id: 'prompt-practical-blending-03',
    text: 'Once the children or the visitors have left, what do you like to do with the quiet?',
    moduleSlug: 'practical-blending',
  },
  {
    id: 'prompt-practical-blending-04',
    text: 'Where, when and over which drink would you like to talk about the bills?',
    moduleSlug: 'practical-blending',
  },
  {
    id: 'prompt-practical-blending-05',
    text: 'What has a young person taught you lately, whether or not they were yours?',
    moduleSlug: 'practical-blending',
  },
  {
    id: 'prompt-practical-blending-06',
    text: 'Which house rule could vanish without anyone noticing?',
    moduleSlug: 'practical-blending',
  },
  {
    id: 'prompt-practical-blending-07',
    text: 'An old family joke goes around and you’re on the outside of it. What would help?',
    moduleSlug: 'practical-blending',
  },
  {
    id: 'prompt-practical-blending-08',
    text: 'With children and in-laws alike, which talks belong to the one who has known them longest?',
    moduleSlug: 'practical-blending',
  },
  {
    id: 'prompt-practical-blending-09',
    text: 'Some belongings come from an earlier life. Where in this home should they be kept?',
    moduleSlug: 'practical-blending',
  },
  {
    id: 'prompt-practical-blending-10',
    text: 'What was bedtime like for you when you were nine?',
    moduleSlug: 'practical-blending',
  },
  {
    id: 'prompt-practical-blending-11',
    text: 'Which invisible job in this household deserves a medal?',
    moduleSlug: 'practical-blending',
  },
  {
    id: 'prompt-practical-blending-12',
    text: 'Remember an adult who won you over slowly as a child. What did they do right?',
    moduleSlug: 'practical-blending',
  },
  {
    id: 'prompt-practical-blending-13',
    text: 'How would you like grown children, nieces or nephews to be woven into your year?',
    moduleSlug: 'practical-blending',
  },
  {
    id: 'prompt-practical-blending-14',
    text: 'You may add a single hook, shelf or drawer so that someone feels at home. Who gets it?',
    moduleSlug: 'practical-blending',
  },
  {
    id: 'prompt-practical-blending-15',
    text: 'Birthdays, holidays, graduations: what is a fair gift when there are two sides to the family?',
    moduleSlug: 'practical-blending',
  },
  {
    id: 'prompt-practical-blending-16',
    text: 'If you did one chore forever and were freed from all the others, which would you pick?',
    moduleSlug: 'practical-blending',
  },
  {
    id: 'prompt-practical-blending-17',
    text: 'What should somebody have told you about living with another person’s habits?',
    moduleSlug: 'practical-blending',
  },
  {
    id: 'prompt-practical-blending-18',
    text: 'Hearing about the fun that family members had without you, what goes on inside you?',
    moduleSlug: 'practical-blending',
  },
  {
    id: 'prompt-practical-blending-19',
    text: 'Which cost of keeping two families’ worth of plans is still awkward to mention?',
    moduleSlug: 'practical-blending',
  },
  {
    id: 'prompt-practical-blending-20',
    text: 'A teenager, or a relative, is short with you. How would you like to be backed up?',
    moduleSlug: 'practical-blending',
  },
  {
    id: 'prompt-practical-blending-21',
    text: 'You get one free hour with the family member you know least. How would you spend it?',
    moduleSlug: 'practical-blending',
  },
  {
    id: 'prompt-practical-blending-22',
    text: 'What makes a house rule feel fair to people who had no say in it?',
    moduleSlug: 'practical-blending',
  },
  {
    id: 'prompt-practical-blending-23',
    text: 'Whether the house is filling up or emptying out, which moment of the day gets most rushed?',
    moduleSlug: 'practical-blending',
  },
  {
    id: 'prompt-practical-blending-24',
    text: 'Put together a welcome kit for somebody joining this household. What goes in?',
    moduleSlug: 'practical-blending',
  },
  {
    id: 'prompt-practical-blending-25',
    text: 'Which thing that the two of you paid for together still pleases you?',
    moduleSlug: 'practical-blending',
  },
  {
    id: 'prompt-practical-blending-26',
    text: 'Ten minutes of nobody, please. Where in this home do you go to get them?',
    moduleSlug: 'practical-blending',
  },
  {
    id: 'prompt-practical-blending-27',
    text: 'Two kitchens became one. Which food dispute would you like settled for good?',
    moduleSlug: 'practical-blending',
  },
  {
    id: 'prompt-practical-blending-28',
    text: 'How would you divide a free weekend between couple time, family time and time alone?',
    moduleSlug: 'practical-blending',
  },
  {
    id: 'prompt-practical-blending-29',
    text: 'Years from now, what do you hope a child remembers about your kitchen?',
    moduleSlug: 'practical-blending',
  },
  {
    id: 'prompt-practical-blending-30',
    text: 'If you were laid up for a month, which papers and passwords would your partner need first?',
    moduleSlug: 'practical-blending',
  },
  {
    id: 'prompt-practical-blending-31',
    text: 'Parent, lodger, coach, referee: which part did you play at home this week?',
    moduleSlug: 'practical-blending',
  },
];
