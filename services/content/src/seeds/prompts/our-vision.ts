import type { SeedPrompt } from '../types.js';

export const ourVisionPrompts: readonly SeedPrompt[] = [
  {
    id: 'prompt-our-vision-01',
    text: 'What did you expect of life together that turned out quite otherwise?',
    moduleSlug: 'our-vision',
  },
  {
    id: 'prompt-our-vision-02',
    text: 'Which custom from your earlier life would you like to carry on, exactly as it was?',
    moduleSlug: 'our-vision',
  },
  {
    id: 'prompt-our-vision-03',
    text: 'Invent a tiny holiday that belongs only to the two of you. What does it celebrate?',
    moduleSlug: 'our-vision',
  },
  {
    id: 'prompt-our-vision-04',
    text: 'If someone painted your household at its best, what would be going on in the picture?',
    moduleSlug: 'our-vision',
  },
  {
    id: 'prompt-our-vision-05',
    text: 'Something has become “how we do it here” without being planned. What comes to mind first?',
    moduleSlug: 'our-vision',
  },
  {
    id: 'prompt-our-vision-06',
    text: 'Name a meal that deserves to become a tradition. What would the rules be?',
    moduleSlug: 'our-vision',
  },
  {
    id: 'prompt-our-vision-07',
    text: 'How would you like to spend the first hour of the next long holiday?',
    moduleSlug: 'our-vision',
  },
  {
    id: 'prompt-our-vision-08',
    text: 'As a couple, what would you like to be known for on your street?',
    moduleSlug: 'our-vision',
  },
  {
    id: 'prompt-our-vision-09',
    text: 'On a big anniversary to come, where do you want to wake up?',
    moduleSlug: 'our-vision',
  },
  {
    id: 'prompt-our-vision-10',
    text: 'Before the new can settle, what from the old deserves a little grief?',
    moduleSlug: 'our-vision',
  },
  {
    id: 'prompt-our-vision-11',
    text: 'Which ordinary weekday habit of yours as a couple would you miss most if it stopped?',
    moduleSlug: 'our-vision',
  },
  {
    id: 'prompt-our-vision-12',
    text: 'How do you like the story of your meeting to be told at parties?',
    moduleSlug: 'our-vision',
  },
  {
    id: 'prompt-our-vision-13',
    text: 'Which tradition no longer fits the household you are today?',
    moduleSlug: 'our-vision',
  },
  {
    id: 'prompt-our-vision-14',
    text: 'Someone you loved is no longer here. How would you like them to be present in your home?',
    moduleSlug: 'our-vision',
  },
  {
    id: 'prompt-our-vision-15',
    text: 'What might the two of you build or grow with your own hands?',
    moduleSlug: 'our-vision',
  },
  {
    id: 'prompt-our-vision-16',
    text: 'Seat the guests at a perfect celebration. Who ends up next to whom?',
    moduleSlug: 'our-vision',
  },
  {
    id: 'prompt-our-vision-17',
    text: 'By the time you both stop working, what do you want an ordinary morning to feel like?',
    moduleSlug: 'our-vision',
  },
  {
    id: 'prompt-our-vision-18',
    text: 'If your life together were a book, what would you call the present chapter?',
    moduleSlug: 'our-vision',
  },
  {
    id: 'prompt-our-vision-19',
    text: 'Which adventure has been waiting on a shelf for a better year?',
    moduleSlug: 'our-vision',
  },
  {
    id: 'prompt-our-vision-20',
    text: 'What date matters to you for reasons that hardly anyone knows?',
    moduleSlug: 'our-vision',
  },
  {
    id: 'prompt-our-vision-21',
    text: 'Guests may take home one feeling from your house. Which do you choose for them?',
    moduleSlug: 'our-vision',
  },
  {
    id: 'prompt-our-vision-22',
    text: 'Compared with last year, what have the two of you become better at as a team?',
    moduleSlug: 'our-vision',
  },
  {
    id: 'prompt-our-vision-23',
    text: 'When a holiday has to bend around two families, what do you most want to keep for yourself?',
    moduleSlug: 'our-vision',
  },
  {
    id: 'prompt-our-vision-24',
    text: 'If you could bottle the smell of home, what would be in it?',
    moduleSlug: 'our-vision',
  },
  {
    id: 'prompt-our-vision-25',
    text: 'By this time next year, what do you hope to have stopped worrying about?',
    moduleSlug: 'our-vision',
  },
  {
    id: 'prompt-our-vision-26',
    text: 'Remember the bumpy first stretch of sharing a life. What carried you through it?',
    moduleSlug: 'our-vision',
  },
  {
    id: 'prompt-our-vision-27',
    text: 'Couples who are starting over could learn something from you two. What would you tell them first?',
    moduleSlug: 'our-vision',
  },
  {
    id: 'prompt-our-vision-28',
    text: 'With nobody else to please, how would you two say goodbye to the old year?',
    moduleSlug: 'our-vision',
  },
  {
    id: 'prompt-our-vision-29',
    text: 'Which place should you two keep returning to until it feels like yours?',
    moduleSlug: 'our-vision',
  },
  {
    id: 'prompt-our-vision-30',
    text: 'A film, a book, a song: what shaped your picture of a good marriage?',
    moduleSlug: 'our-vision',
  },
  {
    id: 'prompt-our-vision-31',
    text: 'On evenings when the house empties or fills, what small thing could mark the change?',
    moduleSlug: 'our-vision',
  },
];
