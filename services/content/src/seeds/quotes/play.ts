import type { SeedQuote } from '../types.js';

export const playQuotes: readonly SeedQuote[] = [
  {
    id: 'quote-play-01',
    text: 'Laugh early; it leaves less room for the fight.',
    author: 'Anew',
    category: 'play',
  },
  {
    id: 'quote-play-02',
    text: 'A couple who can be idiots together at the supermarket will get through the lawyer’s letter.',
    author: 'Anew',
    category: 'play',
  },
  {
    id: 'quote-play-03',
    text: 'Serious love needs at least one ridiculous song.',
    author: 'Anew',
    category: 'play',
  },
  {
    id: 'quote-play-04',
    text: 'Do something you are both bad at. Who keeps score when the score is that low?',
    author: 'Anew',
    category: 'play',
  },
  {
    id: 'quote-play-05',
    text: 'Wrong turns count as travel if you take them together.',
    author: 'Anew',
    category: 'play',
  },
  {
    id: 'quote-play-06',
    text: 'You each brought a board game with sacred rules. Invent a third and break it at once.',
    author: 'Anew',
    category: 'play',
  },
  {
    id: 'quote-play-07',
    text: 'Fun needs a slot in the calendar. So did falling in love; you called it a date.',
    author: 'Anew',
    category: 'play',
  },
  {
    id: 'quote-play-08',
    text: 'Dance while the pasta boils. Eleven minutes is a long ball.',
    author: 'Anew',
    category: 'play',
  },
  {
    id: 'quote-play-09',
    text: 'Teasing is safe when the teased one laughs first.',
    author: 'Anew',
    category: 'play',
  },
  {
    id: 'quote-play-10',
    text: 'Underneath the logistics are two people who once missed the last train on purpose.',
    author: 'Anew',
    category: 'play',
  },
  {
    id: 'quote-play-11',
    text: 'Adults may build forts in the living room. There is no inspection.',
    author: 'Anew',
    category: 'play',
  },
  {
    id: 'quote-play-12',
    text: 'In a house full of schedules, a detour for ice cream is a declaration.',
    author: 'Anew',
    category: 'play',
  },
  {
    id: 'quote-play-13',
    text: 'The children see you flirt. They complain. They also sleep better.',
    author: 'Anew',
    category: 'play',
  },
  {
    id: 'quote-play-14',
    text: 'Keep one joke that neither family understands.',
    author: 'Anew',
    category: 'play',
  },
  {
    id: 'quote-play-15',
    text: 'Curiosity flirts without trying: it always wants to know one thing more.',
    author: 'Anew',
    category: 'play',
  },
  {
    id: 'quote-play-16',
    text: 'When the plan collapses, look at each other before you look at the ruins.',
    author: 'Anew',
    category: 'play',
  },
  {
    id: 'quote-play-17',
    text: 'You are older than at your first wedding, and much better at leaving parties early.',
    author: 'Anew',
    category: 'play',
  },
  {
    id: 'quote-play-18',
    text: 'Silly things do cease to be silly if they are done by sensible people in an impudent way.',
    author: 'Jane Austen, Emma',
    category: 'play',
  },
  {
    id: 'quote-play-19',
    text: 'There is no duty we so much underrate as the duty of being happy.',
    author: 'Robert Louis Stevenson, An Apology for Idlers',
    category: 'play',
  },
  {
    id: 'quote-play-20',
    text: 'I would always rather be happy than dignified.',
    author: 'Charlotte Brontë, Jane Eyre',
    category: 'play',
  },
];
