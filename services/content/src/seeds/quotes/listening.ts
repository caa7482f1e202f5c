import type { SeedQuote } from '../types.js';

export const listeningQuotes: readonly SeedQuote[] = [
  {
    id: 'quote-listening-02',
    text: 'Half of good listening is leaving the toolbox shut.',
    author: 'Anew',
    category: 'listening',
  },
  {
    id: 'quote-listening-04',
    text: 'Teenagers say the real thing with one hand on the car door. Drive slowly.',
    author: 'Anew',
    category: 'listening',
  },
  {
    id: 'quote-listening-05',
    text: 'Put the phone face down. Now put down the answer you were preparing.',
    author: 'Anew',
    category: 'listening',
  },
  {
    id: 'quote-listening-06',
    text: 'Under most complaints sits a question that begins “Do I still…”',
    author: 'Anew',
    category: 'listening',
  },
  {
    id: 'quote-listening-08',
    text: '“Tell me more” costs three words and buys an evening.',
    author: 'Anew',
    category: 'listening',
  },
  {
    id: 'quote-listening-09',
    text: 'You heard the words. Did you hear how long they had been standing in line?',
    author: 'Anew',
    category: 'listening',
  },
  {
    id: 'quote-listening-10',
    text: 'Interrupting with agreement is still interrupting.',
    author: 'Anew',
    category: 'listening',
  },
  {
    id: 'quote-listening-12',
    text: 'Say back what you heard; you may be surprised who said it.',
    author: 'Anew',
    category: 'listening',
  },
  {
    id: 'quote-listening-13',
    text: 'Some people go quiet to think and some go quiet to leave. Ask which quiet this is.',
    author: 'Anew',
    category: 'listening',
  },
  {
    id: 'quote-listening-16',
    text: 'Nobody can hear a child cry, a phone buzz and a partner sigh. Pick one and turn around.',
    author: 'Anew',
    category: 'listening',
  },
  {
    id: 'quote-listening-17',
    text: 'It takes two to speak the truth,—one to speak, and another to hear.',
    author: 'Henry David Thoreau, A Week on the Concord and Merrimack Rivers (1849)',
    category: 'listening',
  },
  {
    id: 'quote-listening-18',
    text: 'Could a greater miracle take place than for us to look through each other’s eyes for an instant?',
    author: 'Henry David Thoreau, Walden (1854)',
    category: 'listening',
  },
  {
    id: 'quote-listening-30',
    text: 'O wad some Power the giftie gie us / To see oursels as ithers see us!',
    author: 'Robert Burns, To a Louse (1786)',
    category: 'listening',
  },
  {
    id: 'quote-listening-31',
    text: 'One half of the world cannot understand the pleasures of the other.',
    author: 'Jane Austen, Emma (1815)',
    category: 'listening',
  },
  {
    id: 'quote-listening-32',
    text: 'The truth is rarely pure and never simple.',
    author: 'Oscar Wilde, The Importance of Being Earnest (1895)',
    category: 'listening',
  },
  {
    id: 'quote-listening-33',
    text: 'We read the world wrong and say that it deceives us.',
    author: 'Rabindranath Tagore, Stray Birds (1916)',
    category: 'listening',
  },
  {
    id: 'quote-listening-34',
    text: 'I am human; nothing human is strange to me.',
    author: 'Terence, The Self-Tormentor (163 BC, our translation)',
    category: 'listening',
  },
  {
    id: 'quote-listening-35',
    text: 'Give sorrow words: the grief that does not speak / Whispers the o’er-fraught heart and bids it break.',
    author: 'William Shakespeare, Macbeth (1623)',
    category: 'listening',
  },
  {
    id: 'quote-listening-36',
    text: '…not that men are wicked,—who is good? not that men are ignorant,—what is Truth? Nay, but that men know so little of men.',
    author: 'W. E. B. Du Bois, The Souls of Black Folk (1903)',
    category: 'listening',
  },
  {
    id: 'quote-listening-37',
    text: 'Do I contradict myself? / Very well then I contradict myself, / (I am large, I contain multitudes.)',
    author: 'Walt Whitman, Song of Myself (1892)',
    category: 'listening',
  },
];
