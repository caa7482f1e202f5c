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
    id: 'quote-patience-03',
    text: 'The stepchild who ignored you at breakfast knows exactly which cup is yours.',
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
  { id: 'quote-patience-08', text: 'Slow is also a speed.', author: 'Anew', category: 'patience' },
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
    id: 'quote-patience-11',
    text: 'Waiting becomes work when you do it kindly.',
    author: 'Anew',
    category: 'patience',
  },
  {
    id: 'quote-patience-12',
    text: 'It took you two years to forgive yourself. The teenager down the hall has had since Friday.',
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
    id: 'quote-patience-14',
    text: 'Pull all you like: a door that opens outward moves only when you step back.',
    author: 'Anew',
    category: 'patience',
  },
  {
    id: 'quote-patience-15',
    text: 'Give the new thing as many chances as you once gave the wrong one.',
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
    id: 'quote-patience-17',
    text: 'Halfway through the third year is a poor moment to grade the first.',
    author: 'Anew',
    category: 'patience',
  },
  {
    id: 'quote-patience-18',
    text: 'Habit is habit, and not to be flung out of the window by any man, but coaxed downstairs a step at a time.',
    author: 'Mark Twain, Pudd’nhead Wilson',
    category: 'patience',
  },
  {
    id: 'quote-patience-19',
    text: 'How poor are they that have not patience! What wound did ever heal but by degrees?',
    author: 'William Shakespeare, Othello',
    category: 'patience',
  },
  {
    id: 'quote-patience-20',
    text: '’Tain’t worth while to wear a day all out before it comes.',
    author: 'Sarah Orne Jewett, The Country of the Pointed Firs',
    category: 'patience',
  },
];
