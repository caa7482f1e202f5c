import type { SeedPrompt } from '../types.js';

export const honorLessonsPrompts: readonly SeedPrompt[] = [
  {
    id: 'prompt-honor-lessons-01',
    text: 'Which small skill did you pick up in an earlier relationship that makes your days easier now?',
    moduleSlug: 'honor-lessons',
  },
  {
    id: 'prompt-honor-lessons-02',
    text: 'When did you last catch yourself bracing for something your partner was never going to do?',
    moduleSlug: 'honor-lessons',
  },
  {
    id: 'prompt-honor-lessons-03',
    text: 'What did your first marriage teach you about how you act when you’re tired?',
    moduleSlug: 'honor-lessons',
  },
  {
    id: 'prompt-honor-lessons-04',
    text: 'Tell each other about one good day from your earlier life that you’re still glad you had.',
    moduleSlug: 'honor-lessons',
  },
  {
    id: 'prompt-honor-lessons-05',
    text: 'If your last relationship could leave you a single line of honest advice, how would it read?',
    moduleSlug: 'honor-lessons',
  },
  {
    id: 'prompt-honor-lessons-06',
    text: 'Which belief about love did you hold at twenty-five and put down somewhere along the way?',
    moduleSlug: 'honor-lessons',
  },
  {
    id: 'prompt-honor-lessons-07',
    text: 'What is the first sign that an old fear has walked into the room with you?',
    moduleSlug: 'honor-lessons',
  },
  {
    id: 'prompt-honor-lessons-08',
    text: 'As a child, what did you learn about love from watching a couple near you?',
    moduleSlug: 'honor-lessons',
  },
  {
    id: 'prompt-honor-lessons-09',
    text: 'How would you like to be treated on a date that used to be an anniversary?',
    moduleSlug: 'honor-lessons',
  },
  {
    id: 'prompt-honor-lessons-10',
    text: 'Look around your home. Where does something from before you met feel exactly right?',
    moduleSlug: 'honor-lessons',
  },
  {
    id: 'prompt-honor-lessons-11',
    text: 'What fair thing can you say today about someone you once found hard to forgive?',
    moduleSlug: 'honor-lessons',
  },
  {
    id: 'prompt-honor-lessons-12',
    text: 'Which part of yourself went missing for a while, and has come back since you two met?',
    moduleSlug: 'honor-lessons',
  },
  {
    id: 'prompt-honor-lessons-13',
    text: 'Between that life and this one, what habit of your own did you grow fond of?',
    moduleSlug: 'honor-lessons',
  },
  {
    id: 'prompt-honor-lessons-14',
    text: 'What did friends see in you, in the hardest year, that you couldn’t see yourself?',
    moduleSlug: 'honor-lessons',
  },
  {
    id: 'prompt-honor-lessons-15',
    text: 'Think of a moment when trust grew between the two of you. What exactly happened?',
    moduleSlug: 'honor-lessons',
  },
  {
    id: 'prompt-honor-lessons-16',
    text: 'When plans change at the last minute, which old story starts playing in your head?',
    moduleSlug: 'honor-lessons',
  },
  {
    id: 'prompt-honor-lessons-17',
    text: 'What do you do in an argument now that you would never have managed ten years ago?',
    moduleSlug: 'honor-lessons',
  },
  {
    id: 'prompt-honor-lessons-18',
    text: 'Play or hum a song from the years before you met. What were you hoping for back then?',
    moduleSlug: 'honor-lessons',
  },
  {
    id: 'prompt-honor-lessons-19',
    text: 'However your last marriage ended, what do you wish someone had said to you that week?',
    moduleSlug: 'honor-lessons',
  },
  {
    id: 'prompt-honor-lessons-20',
    text: 'Which of your own mistakes can you tell with a little humor by now?',
    moduleSlug: 'honor-lessons',
  },
  {
    id: 'prompt-honor-lessons-21',
    text: 'How can your partner tell the difference between you being quiet and you being far away?',
    moduleSlug: 'honor-lessons',
  },
  {
    id: 'prompt-honor-lessons-22',
    text: 'At three in the morning, when an old worry wakes you, what words would help?',
    moduleSlug: 'honor-lessons',
  },
  {
    id: 'prompt-honor-lessons-23',
    text: 'Name something you swore you would never do again and have since been glad to do.',
    moduleSlug: 'honor-lessons',
  },
  {
    id: 'prompt-honor-lessons-24',
    text: 'In what ways are you easier to live with than you used to be?',
    moduleSlug: 'honor-lessons',
  },
  {
    id: 'prompt-honor-lessons-25',
    text: 'Suppose you could send a parcel to yourself in your loneliest month. What would you pack?',
    moduleSlug: 'honor-lessons',
  },
  {
    id: 'prompt-honor-lessons-26',
    text: 'Which household object from an earlier life could leave tomorrow without being missed?',
    moduleSlug: 'honor-lessons',
  },
  {
    id: 'prompt-honor-lessons-27',
    text: 'Over the years, what has helped you speak of the past with less heat?',
    moduleSlug: 'honor-lessons',
  },
  {
    id: 'prompt-honor-lessons-28',
    text: 'Who stood by you in the in-between time in a way you still think about?',
    moduleSlug: 'honor-lessons',
  },
  {
    id: 'prompt-honor-lessons-29',
    text: 'What did you once read as coldness in someone that you would understand differently today?',
    moduleSlug: 'honor-lessons',
  },
  {
    id: 'prompt-honor-lessons-30',
    text: 'Picture the two of you five years on. Which worry are you glad to have put down?',
    moduleSlug: 'honor-lessons',
  },
  {
    id: 'prompt-honor-lessons-31',
    text: 'If fear of another ending had a voice, what would it say most often?',
    moduleSlug: 'honor-lessons',
  },
];
