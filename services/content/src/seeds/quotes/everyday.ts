import type { SeedQuote } from '../types.js';

export const everydayQuotes: readonly SeedQuote[] = [
  {
    id: 'quote-everyday-02',
    text: 'The shared calendar is a love letter in four colors.',
    author: 'Anew',
    category: 'everyday',
  },
  {
    id: 'quote-everyday-06',
    text: 'Who takes out the trash is a question of justice. Treat it with respect.',
    author: 'Anew',
    category: 'everyday',
  },
  {
    id: 'quote-everyday-07',
    text: 'In the fridge of a blended family, peace is a shelf of your own.',
    author: 'Anew',
    category: 'everyday',
  },
  {
    id: 'quote-everyday-09',
    text: 'Good talks happen side by side, with a dish towel each.',
    author: 'Anew',
    category: 'everyday',
  },
  {
    id: 'quote-everyday-11',
    text: 'Kiss at the door, on the way in. The groceries can stand.',
    author: 'Anew',
    category: 'everyday',
  },
  {
    id: 'quote-everyday-12',
    text: 'What two Thanksgivings cost is a great deal of driving. Spend it in good company.',
    author: 'Anew',
    category: 'everyday',
  },
  {
    id: 'quote-everyday-14',
    text: 'Wednesday is where a marriage lives. Holidays are where it gets photographed.',
    author: 'Anew',
    category: 'everyday',
  },
  {
    id: 'quote-everyday-15',
    text: 'A list on the fridge has ended more wars than any speech.',
    author: 'Anew',
    category: 'everyday',
  },
  {
    id: 'quote-everyday-16',
    text: 'Sit together ten minutes before the day’s news takes its shoes off.',
    author: 'Anew',
    category: 'everyday',
  },
  {
    id: 'quote-everyday-18',
    text: 'Better is a dinner of herbs where love is, than a stalled ox and hatred therewith.',
    author: 'King James Bible, Proverbs 15:17 (1611)',
    category: 'everyday',
  },
  {
    id: 'quote-everyday-19',
    text: 'What do we live for, if it is not to make life less difficult to each other?',
    author: 'George Eliot, Middlemarch (1871)',
    category: 'everyday',
  },
  {
    id: 'quote-everyday-20',
    text: 'It takes all the running you can do, to keep in the same place.',
    author: 'Lewis Carroll, Through the Looking-Glass (1871)',
    category: 'everyday',
  },
  {
    id: 'quote-everyday-21',
    text: 'Have nothing in your houses that you do not know to be useful, or believe to be beautiful.',
    author: 'William Morris, Hopes and Fears for Art (1882)',
    category: 'everyday',
  },
  {
    id: 'quote-everyday-30',
    text: 'What you do not want done to yourself, do not do to others.',
    author: 'Confucius, Analects (tr. James Legge, 1861)',
    category: 'everyday',
  },
  {
    id: 'quote-everyday-31',
    text: 'The best-laid schemes o’ mice an’ men / Gang aft agley…',
    author: 'Robert Burns, To a Mouse (1786)',
    category: 'everyday',
  },
  {
    id: 'quote-everyday-32',
    text: 'If I can stop one heart from breaking, / I shall not live in vain…',
    author: 'Emily Dickinson, Poems (1890)',
    category: 'everyday',
  },
  {
    id: 'quote-everyday-33',
    text: 'A thing of beauty is a joy for ever: / Its loveliness increases; it will never / Pass into nothingness…',
    author: 'John Keats, Endymion (1818)',
    category: 'everyday',
  },
];
