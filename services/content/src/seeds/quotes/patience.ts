import type { SeedQuote } from '../types.js';

export const patienceQuotes: readonly SeedQuote[] = [
  {
    id: 'quote-patience-01',
    text: 'A child who has lost one home will knock on the walls of the next. Let them knock.',
    author: 'Anew',
    category: 'patience',
  },
  {
    id: 'quote-patience-02',
    text: 'Count in years, as trees do, and leave months to the moving company.',
    author: 'Anew',
    category: 'patience',
  },
  {
    id: 'quote-patience-04',
    text: 'There is no timetable for strangers becoming kin, so you cannot be late.',
    author: 'Anew',
    category: 'patience',
  },
  {
    id: 'quote-patience-05',
    text: 'Bread rises in the dark with nobody watching. A good deal of trust does too.',
    author: 'Anew',
    category: 'patience',
  },
  {
    id: 'quote-patience-06',
    text: 'Never ask a seed for a progress report.',
    author: 'Anew',
    category: 'patience',
  },
  {
    id: 'quote-patience-07',
    text: 'Three winters in, someone said “we” at the table and nobody looked up.',
    author: 'Anew',
    category: 'patience',
  },
  {
    id: 'quote-patience-08',
    text: 'Slow is also a speed.',
    author: 'Anew',
    category: 'patience',
  },
  {
    id: 'quote-patience-09',
    text: 'Some affection comes in by the back door, years late, carrying groceries.',
    author: 'Anew',
    category: 'patience',
  },
  {
    id: 'quote-patience-10',
    text: 'When you want to hurry them, remember how long your own last box stayed taped.',
    author: 'Anew',
    category: 'patience',
  },
  {
    id: 'quote-patience-13',
    text: 'Offer the half-ready a chair, a snack and no questions.',
    author: 'Anew',
    category: 'patience',
  },
  {
    id: 'quote-patience-16',
    text: 'On the days nothing grows, roots are busy.',
    author: 'Anew',
    category: 'patience',
  },
  {
    id: 'quote-patience-18',
    text: 'Habit is habit, and not to be flung out of the window by any man, but coaxed downstairs a step at a time.',
    author: 'Mark Twain, Pudd’nhead Wilson (1894)',
    category: 'patience',
  },
  {
    id: 'quote-patience-20',
    text: '’Tain’t worth while to wear a day all out before it comes.',
    author: 'Sarah Orne Jewett, The Country of the Pointed Firs (1896)',
    category: 'patience',
  },
  {
    id: 'quote-patience-30',
    text: 'To every thing there is a season, and a time to every purpose under the heaven…',
    author: 'King James Bible, Ecclesiastes 3:1 (1611)',
    category: 'patience',
  },
  {
    id: 'quote-patience-31',
    text: 'Into each life some rain must fall, / Some days must be dark and dreary.',
    author: 'Henry Wadsworth Longfellow, The Rainy Day (1842)',
    category: 'patience',
  },
  {
    id: 'quote-patience-32',
    text: 'Where you tend a rose, my lad, / A thistle cannot grow.',
    author: 'Frances Hodgson Burnett, The Secret Garden (1911)',
    category: 'patience',
  },
];
