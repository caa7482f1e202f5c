import type { SeedPrompt } from '../types.js';

export const communicationComplexityPrompts: readonly SeedPrompt[] = [
  {
    id: 'prompt-communication-complexity-01',
    text: 'What is the earliest sign that you’re about to shut down in a talk?',
    moduleSlug: 'communication-complexity',
  },
  {
    id: 'prompt-communication-complexity-02',
    text: 'After you’ve gone quiet, how can your partner invite you back in?',
    moduleSlug: 'communication-complexity',
  },
  {
    id: 'prompt-communication-complexity-03',
    text: 'Which sentence of yours tends to start things off on the wrong foot?',
    moduleSlug: 'communication-complexity',
  },
  {
    id: 'prompt-communication-complexity-04',
    text: 'At what time of day should nobody ever raise a hard subject with you?',
    moduleSlug: 'communication-complexity',
  },
  {
    id: 'prompt-communication-complexity-05',
    text: 'Think of a quarrel that ended well. What turned it around?',
    moduleSlug: 'communication-complexity',
  },
  {
    id: 'prompt-communication-complexity-06',
    text: 'Which difference between the two of you will likely stay, and could be laughed about by now?',
    moduleSlug: 'communication-complexity',
  },
  {
    id: 'prompt-communication-complexity-07',
    text: 'What would you like to be asked more often?',
    moduleSlug: 'communication-complexity',
  },
  {
    id: 'prompt-communication-complexity-08',
    text: 'Where did the two of you have your best conversation so far?',
    moduleSlug: 'communication-complexity',
  },
  {
    id: 'prompt-communication-complexity-09',
    text: 'Torn between your partner and someone else you love, what do you need to hear?',
    moduleSlug: 'communication-complexity',
  },
  {
    id: 'prompt-communication-complexity-10',
    text: 'Some people say “whatever” when they mean “I’m scared.” What do you say?',
    moduleSlug: 'communication-complexity',
  },
  {
    id: 'prompt-communication-complexity-11',
    text: 'Which of your partner’s favorite phrases makes you smile every time?',
    moduleSlug: 'communication-complexity',
  },
  {
    id: 'prompt-communication-complexity-12',
    text: 'In your childhood home, how did people make up after a fight?',
    moduleSlug: 'communication-complexity',
  },
  {
    id: 'prompt-communication-complexity-13',
    text: 'What gets lost when you two talk by text message?',
    moduleSlug: 'communication-complexity',
  },
  {
    id: 'prompt-communication-complexity-14',
    text: 'Take a small complaint of your own. How could you word it so that it’s easy to hear?',
    moduleSlug: 'communication-complexity',
  },
  {
    id: 'prompt-communication-complexity-15',
    text: 'What do you wish you’d said in a conversation this week?',
    moduleSlug: 'communication-complexity',
  },
  {
    id: 'prompt-communication-complexity-16',
    text: 'Describe the signal you’d like to have for “I need a break, and I’ll be back at eight.”',
    moduleSlug: 'communication-complexity',
  },
  {
    id: 'prompt-communication-complexity-17',
    text: 'In which language, accent or setting do you feel most like yourself?',
    moduleSlug: 'communication-complexity',
  },
  {
    id: 'prompt-communication-complexity-18',
    text: 'Tell each other about a silence between you that felt good.',
    moduleSlug: 'communication-complexity',
  },
  {
    id: 'prompt-communication-complexity-19',
    text: 'What subject could you hear your partner talk about for an hour?',
    moduleSlug: 'communication-complexity',
  },
  {
    id: 'prompt-communication-complexity-20',
    text: 'Which kind of news do you want at once, even in the middle of work?',
    moduleSlug: 'communication-complexity',
  },
  {
    id: 'prompt-communication-complexity-21',
    text: 'When your partner says “I’m fine,” what do you hear?',
    moduleSlug: 'communication-complexity',
  },
  {
    id: 'prompt-communication-complexity-22',
    text: 'You two remember the same evening differently. What usually lies behind that?',
    moduleSlug: 'communication-complexity',
  },
  {
    id: 'prompt-communication-complexity-23',
    text: 'If you must be interrupted, what is the best way to do it?',
    moduleSlug: 'communication-complexity',
  },
  {
    id: 'prompt-communication-complexity-24',
    text: 'What about your family is hard to explain to anyone who joined it later?',
    moduleSlug: 'communication-complexity',
  },
  {
    id: 'prompt-communication-complexity-25',
    text: 'Which question have you stopped asking because you believe you know the answer?',
    moduleSlug: 'communication-complexity',
  },
  {
    id: 'prompt-communication-complexity-26',
    text: 'What helps you hear criticism without reaching for a defense?',
    moduleSlug: 'communication-complexity',
  },
  {
    id: 'prompt-communication-complexity-27',
    text: 'Somebody taught you how to argue. Which of their habits would you like to hand back?',
    moduleSlug: 'communication-complexity',
  },
  {
    id: 'prompt-communication-complexity-28',
    text: 'After a disagreement, what tells you that it’s really over?',
    moduleSlug: 'communication-complexity',
  },
  {
    id: 'prompt-communication-complexity-29',
    text: 'Walking, driving, washing up: where do you find it easiest to talk about feelings?',
    moduleSlug: 'communication-complexity',
  },
  {
    id: 'prompt-communication-complexity-30',
    text: 'What might a guest learn about disagreeing well from watching the two of you?',
    moduleSlug: 'communication-complexity',
  },
  {
    id: 'prompt-communication-complexity-31',
    text: 'How would your partner describe your listening face?',
    moduleSlug: 'communication-complexity',
  },
];
