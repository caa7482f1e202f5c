import type { SeedPrompt } from '../types.js';

export const loveFunIntimacyPrompts: readonly SeedPrompt[] = [
  {
    id: 'prompt-love-fun-intimacy-01',
    text: 'What did your partner do today that made something easier for you?',
    moduleSlug: 'love-fun-intimacy',
  },
  {
    id: 'prompt-love-fun-intimacy-02',
    text: 'Side by side, what would you like to be complete beginners at?',
    moduleSlug: 'love-fun-intimacy',
  },
  {
    id: 'prompt-love-fun-intimacy-03',
    text: 'Which sort of touch do you like best when nothing needs to follow?',
    moduleSlug: 'love-fun-intimacy',
  },
  {
    id: 'prompt-love-fun-intimacy-04',
    text: 'With what hidden talent has your partner surprised you?',
    moduleSlug: 'love-fun-intimacy',
  },
  {
    id: 'prompt-love-fun-intimacy-05',
    text: 'Choose a moment from your first months together to live again. Which one wins?',
    moduleSlug: 'love-fun-intimacy',
  },
  {
    id: 'prompt-love-fun-intimacy-06',
    text: 'Even when you’re cross, what about your partner can still make you laugh?',
    moduleSlug: 'love-fun-intimacy',
  },
  {
    id: 'prompt-love-fun-intimacy-07',
    text: 'A look, a talk, a laugh, a long sleep: where does desire usually begin for you?',
    moduleSlug: 'love-fun-intimacy',
  },
  {
    id: 'prompt-love-fun-intimacy-08',
    text: 'What is your partner wearing when you most like looking at them?',
    moduleSlug: 'love-fun-intimacy',
  },
  {
    id: 'prompt-love-fun-intimacy-09',
    text: 'Plan an evening together that costs nothing. What happens at nine o’clock?',
    moduleSlug: 'love-fun-intimacy',
  },
  {
    id: 'prompt-love-fun-intimacy-10',
    text: 'Which quality of your partner’s grew on you slowly?',
    moduleSlug: 'love-fun-intimacy',
  },
  {
    id: 'prompt-love-fun-intimacy-11',
    text: 'If you could show your partner one place from your childhood, where would you go?',
    moduleSlug: 'love-fun-intimacy',
  },
  {
    id: 'prompt-love-fun-intimacy-12',
    text: 'What is the most romantic thing the two of you ever did by accident?',
    moduleSlug: 'love-fun-intimacy',
  },
  {
    id: 'prompt-love-fun-intimacy-13',
    text: 'How do you like to be kissed hello?',
    moduleSlug: 'love-fun-intimacy',
  },
  {
    id: 'prompt-love-fun-intimacy-14',
    text: 'On the hardest day of the past year, what were you thankful for in your partner?',
    moduleSlug: 'love-fun-intimacy',
  },
  {
    id: 'prompt-love-fun-intimacy-15',
    text: 'Which famous pair, human or animal, do the two of you resemble?',
    moduleSlug: 'love-fun-intimacy',
  },
  {
    id: 'prompt-love-fun-intimacy-16',
    text: 'When do you feel most at home in your own skin?',
    moduleSlug: 'love-fun-intimacy',
  },
  {
    id: 'prompt-love-fun-intimacy-17',
    text: 'What would be a small, harmless dare for the two of you this month?',
    moduleSlug: 'love-fun-intimacy',
  },
  {
    id: 'prompt-love-fun-intimacy-18',
    text: 'Which everyday kindness of your partner’s would a stranger notice first?',
    moduleSlug: 'love-fun-intimacy',
  },
  {
    id: 'prompt-love-fun-intimacy-19',
    text: 'On a weeknight, what most often gets between you and feeling close?',
    moduleSlug: 'love-fun-intimacy',
  },
  {
    id: 'prompt-love-fun-intimacy-20',
    text: 'What could you teach your partner in ten minutes tonight?',
    moduleSlug: 'love-fun-intimacy',
  },
  {
    id: 'prompt-love-fun-intimacy-21',
    text: 'Nobody else is home and nothing needs doing. What does rest look like for the two of you?',
    moduleSlug: 'love-fun-intimacy',
  },
  {
    id: 'prompt-love-fun-intimacy-22',
    text: 'Which song belongs to you both, officially or not?',
    moduleSlug: 'love-fun-intimacy',
  },
  {
    id: 'prompt-love-fun-intimacy-23',
    text: 'How has your idea of romance changed since you were twenty?',
    moduleSlug: 'love-fun-intimacy',
  },
  {
    id: 'prompt-love-fun-intimacy-24',
    text: 'What would you love to be invited to do, if your partner did the inviting?',
    moduleSlug: 'love-fun-intimacy',
  },
  {
    id: 'prompt-love-fun-intimacy-25',
    text: 'Recall a time you felt admired by your partner. What had you done?',
    moduleSlug: 'love-fun-intimacy',
  },
  {
    id: 'prompt-love-fun-intimacy-26',
    text: 'What’s the most underrated way to be cozy together?',
    moduleSlug: 'love-fun-intimacy',
  },
  {
    id: 'prompt-love-fun-intimacy-27',
    text: 'Sex aside, what would you like more of in bed?',
    moduleSlug: 'love-fun-intimacy',
  },
  {
    id: 'prompt-love-fun-intimacy-28',
    text: 'Watching your partner among other people, what makes you proud?',
    moduleSlug: 'love-fun-intimacy',
  },
  {
    id: 'prompt-love-fun-intimacy-29',
    text: 'How might the two of you waste an hour beautifully?',
    moduleSlug: 'love-fun-intimacy',
  },
  {
    id: 'prompt-love-fun-intimacy-30',
    text: 'What has your partner done for someone you love that deserves thanks out loud?',
    moduleSlug: 'love-fun-intimacy',
  },
  {
    id: 'prompt-love-fun-intimacy-31',
    text: 'Which “first” would you like to have together before the season ends?',
    moduleSlug: 'love-fun-intimacy',
  },
];
