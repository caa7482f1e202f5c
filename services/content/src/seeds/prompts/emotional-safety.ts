import type { SeedPrompt } from '../types.js';

export const emotionalSafetyPrompts: readonly SeedPrompt[] = [
  {
    id: 'prompt-emotional-safety-01',
    text: 'Where in your body do you first notice that you’re at ease with someone?',
    moduleSlug: 'emotional-safety',
  },
  {
    id: 'prompt-emotional-safety-02',
    text: 'What tone of voice makes it easier for you to tell the truth?',
    moduleSlug: 'emotional-safety',
  },
  {
    id: 'prompt-emotional-safety-03',
    text: 'Which question from your partner softens you nearly every time?',
    moduleSlug: 'emotional-safety',
  },
  {
    id: 'prompt-emotional-safety-04',
    text: 'After a bad day, how would you like to be met at the door?',
    moduleSlug: 'emotional-safety',
  },
  {
    id: 'prompt-emotional-safety-05',
    text: 'What were you nervous to bring up this year and then glad you did?',
    moduleSlug: 'emotional-safety',
  },
  {
    id: 'prompt-emotional-safety-06',
    text: 'When you need reassurance, how do you tend to ask for it without asking?',
    moduleSlug: 'emotional-safety',
  },
  {
    id: 'prompt-emotional-safety-07',
    text: 'Which topic calls for a warm drink and a closed door before you can begin?',
    moduleSlug: 'emotional-safety',
  },
  {
    id: 'prompt-emotional-safety-08',
    text: 'What does your partner do that makes you feel chosen?',
    moduleSlug: 'emotional-safety',
  },
  {
    id: 'prompt-emotional-safety-09',
    text: 'Think back to being seven years old. How did people comfort you?',
    moduleSlug: 'emotional-safety',
  },
  {
    id: 'prompt-emotional-safety-10',
    text: 'When you go quiet, what are you secretly hoping someone will guess?',
    moduleSlug: 'emotional-safety',
  },
  {
    id: 'prompt-emotional-safety-11',
    text: 'What sort of joke about you would you like to see retired?',
    moduleSlug: 'emotional-safety',
  },
  {
    id: 'prompt-emotional-safety-12',
    text: 'Before any words come out, how does jealousy or worry show itself in you?',
    moduleSlug: 'emotional-safety',
  },
  {
    id: 'prompt-emotional-safety-13',
    text: 'What could your partner mention in advance that would spare you a worry?',
    moduleSlug: 'emotional-safety',
  },
  {
    id: 'prompt-emotional-safety-14',
    text: 'Describe a recent moment when you could be entirely yourself at home.',
    moduleSlug: 'emotional-safety',
  },
  {
    id: 'prompt-emotional-safety-15',
    text: 'Once voices have been raised, how long do you like to be alone before someone knocks?',
    moduleSlug: 'emotional-safety',
  },
  {
    id: 'prompt-emotional-safety-16',
    text: 'Which hope do you handle so carefully that you hardly ever mention it?',
    moduleSlug: 'emotional-safety',
  },
  {
    id: 'prompt-emotional-safety-17',
    text: 'One of your sore spots has been treated gently for a while. How did your partner learn to do that?',
    moduleSlug: 'emotional-safety',
  },
  {
    id: 'prompt-emotional-safety-18',
    text: 'Saying “I need you” in plain words: what makes it hard or easy for you?',
    moduleSlug: 'emotional-safety',
  },
  {
    id: 'prompt-emotional-safety-19',
    text: 'In terms of weather, how is it between the two of you today?',
    moduleSlug: 'emotional-safety',
  },
  {
    id: 'prompt-emotional-safety-20',
    text: 'Which drawer, notebook or hour of the day do you like to keep for yourself alone?',
    moduleSlug: 'emotional-safety',
  },
  {
    id: 'prompt-emotional-safety-21',
    text: 'In a room full of people who love you, what can still make you feel left out?',
    moduleSlug: 'emotional-safety',
  },
  {
    id: 'prompt-emotional-safety-22',
    text: 'What does your partner’s face look like when they’re completely at rest?',
    moduleSlug: 'emotional-safety',
  },
  {
    id: 'prompt-emotional-safety-23',
    text: 'Say you have just admitted a mistake. How would you like your partner to react?',
    moduleSlug: 'emotional-safety',
  },
  {
    id: 'prompt-emotional-safety-24',
    text: 'Which small promise did your partner keep lately that counted for more than they know?',
    moduleSlug: 'emotional-safety',
  },
  {
    id: 'prompt-emotional-safety-25',
    text: 'Which compliment do you find hardest to believe?',
    moduleSlug: 'emotional-safety',
  },
  {
    id: 'prompt-emotional-safety-26',
    text: 'What ordinary sound in the house tells you that all is well?',
    moduleSlug: 'emotional-safety',
  },
  {
    id: 'prompt-emotional-safety-27',
    text: 'About the next ten years, what would you most like to be sure of?',
    moduleSlug: 'emotional-safety',
  },
  {
    id: 'prompt-emotional-safety-28',
    text: 'When did you feel protected by something your partner chose not to say?',
    moduleSlug: 'emotional-safety',
  },
  {
    id: 'prompt-emotional-safety-29',
    text: 'Help, praise, presents, attention: which do you find hardest to receive?',
    moduleSlug: 'emotional-safety',
  },
  {
    id: 'prompt-emotional-safety-30',
    text: 'On a night when you can’t sleep, what would you like your partner to do?',
    moduleSlug: 'emotional-safety',
  },
  {
    id: 'prompt-emotional-safety-31',
    text: 'What would you dare to try if you knew it could go wrong and you’d still be met with kindness?',
    moduleSlug: 'emotional-safety',
  },
];
