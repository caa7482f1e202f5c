import type { SeedPrompt } from '../types.js';

export const letsAlignPrompts: readonly SeedPrompt[] = [
  {
    id: 'prompt-lets-align-01',
    text: 'Imagine a kind neighbor watched your last disagreement through the window. What would they say each of you wanted?',
    moduleSlug: 'lets-align',
  },
  {
    id: 'prompt-lets-align-02',
    text: 'Leave numbers aside for a minute. What picture comes to mind when you think “enough money”?',
    moduleSlug: 'lets-align',
  },
  {
    id: 'prompt-lets-align-03',
    text: 'On which subject did you expect to clash, only to find you were close all along?',
    moduleSlug: 'lets-align',
  },
  {
    id: 'prompt-lets-align-04',
    text: 'Choose a word you may each use differently, such as “tidy,” “late” or “family.” What does it mean to you?',
    moduleSlug: 'lets-align',
  },
  {
    id: 'prompt-lets-align-05',
    text: 'How much of a Saturday should be settled by Friday night?',
    moduleSlug: 'lets-align',
  },
  {
    id: 'prompt-lets-align-06',
    text: 'Whose way of doing things won in this house without anyone ever deciding it?',
    moduleSlug: 'lets-align',
  },
  {
    id: 'prompt-lets-align-07',
    text: 'What would be a fair way to pay for something that only one of you wants?',
    moduleSlug: 'lets-align',
  },
  {
    id: 'prompt-lets-align-08',
    text: 'Which of your partner’s beliefs has quietly become yours too?',
    moduleSlug: 'lets-align',
  },
  {
    id: 'prompt-lets-align-09',
    text: 'When you picture yourself at seventy-five, who has a key to your front door?',
    moduleSlug: 'lets-align',
  },
  {
    id: 'prompt-lets-align-10',
    text: 'What is a decision from this past year that the two of you made really well?',
    moduleSlug: 'lets-align',
  },
  {
    id: 'prompt-lets-align-11',
    text: 'How would you like to be told that your partner sees it another way?',
    moduleSlug: 'lets-align',
  },
  {
    id: 'prompt-lets-align-12',
    text: 'Even for the sake of peace at home, what would you not give up?',
    moduleSlug: 'lets-align',
  },
  {
    id: 'prompt-lets-align-13',
    text: 'From the rules you grew up with, choose one that deserves a place in this house. What makes it worth keeping?',
    moduleSlug: 'lets-align',
  },
  {
    id: 'prompt-lets-align-14',
    text: 'An extra free day lands in this month. How would you spend it as a pair?',
    moduleSlug: 'lets-align',
  },
  {
    id: 'prompt-lets-align-15',
    text: 'In the house where you grew up, what did money sound like?',
    moduleSlug: 'lets-align',
  },
  {
    id: 'prompt-lets-align-16',
    text: 'Describe your ideal noise level at home on an ordinary weeknight.',
    moduleSlug: 'lets-align',
  },
  {
    id: 'prompt-lets-align-17',
    text: 'How long can a decision stay open before it starts to itch?',
    moduleSlug: 'lets-align',
  },
  {
    id: 'prompt-lets-align-18',
    text: 'Where do you two differ in a way that makes the pair of you stronger?',
    moduleSlug: 'lets-align',
  },
  {
    id: 'prompt-lets-align-19',
    text: 'What belief about husbands, wives or marriage did you bring along without checking it?',
    moduleSlug: 'lets-align',
  },
  {
    id: 'prompt-lets-align-20',
    text: 'Which commitment to someone outside this marriage should the two of you protect together?',
    moduleSlug: 'lets-align',
  },
  {
    id: 'prompt-lets-align-21',
    text: 'Give your most frequent disagreement a nickname. What suits it?',
    moduleSlug: 'lets-align',
  },
  {
    id: 'prompt-lets-align-22',
    text: 'Sincere, prompt, with flowers, with changed behavior: what makes an apology count for you?',
    moduleSlug: 'lets-align',
  },
  {
    id: 'prompt-lets-align-23',
    text: 'At what point does sharing everything stop feeling close and start feeling like too much?',
    moduleSlug: 'lets-align',
  },
  {
    id: 'prompt-lets-align-24',
    text: 'Which of your joint plans still lives in only one person’s head?',
    moduleSlug: 'lets-align',
  },
  {
    id: 'prompt-lets-align-25',
    text: 'Try to explain your partner’s side of an old disagreement until they say “exactly.” Which part was hardest to see?',
    moduleSlug: 'lets-align',
  },
  {
    id: 'prompt-lets-align-26',
    text: 'Up to what amount should each of you feel free to spend without a conversation first?',
    moduleSlug: 'lets-align',
  },
  {
    id: 'prompt-lets-align-27',
    text: 'In what area are you happy to let your partner have the last word?',
    moduleSlug: 'lets-align',
  },
  {
    id: 'prompt-lets-align-28',
    text: 'About next summer, what are you assuming that you haven’t said out loud?',
    moduleSlug: 'lets-align',
  },
  {
    id: 'prompt-lets-align-29',
    text: 'Within an hour of arriving, what should a visitor notice that you two care about?',
    moduleSlug: 'lets-align',
  },
  {
    id: 'prompt-lets-align-30',
    text: 'Measured in minutes, what does “on time” mean to you?',
    moduleSlug: 'lets-align',
  },
  {
    id: 'prompt-lets-align-31',
    text: 'Suppose you held a meeting about your life together. What would be on the table, snacks included?',
    moduleSlug: 'lets-align',
  },
];
