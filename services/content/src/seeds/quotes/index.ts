import type { SeedQuote } from '../types.js';
import { beginningsQuotes } from './beginnings.js';
import { boundariesQuotes } from './boundaries.js';
import { courageQuotes } from './courage.js';
import { everydayQuotes } from './everyday.js';
import { familyQuotes } from './family.js';
import { gratitudeQuotes } from './gratitude.js';
import { listeningQuotes } from './listening.js';
import { pastQuotes } from './past.js';
import { patienceQuotes } from './patience.js';
import { playQuotes } from './play.js';
import { repairQuotes } from './repair.js';
import { tendernessQuotes } from './tenderness.js';

export const QUOTES: readonly SeedQuote[] = [
  ...beginningsQuotes,
  ...pastQuotes,
  ...courageQuotes,
  ...patienceQuotes,
  ...listeningQuotes,
  ...tendernessQuotes,
  ...repairQuotes,
  ...gratitudeQuotes,
  ...everydayQuotes,
  ...familyQuotes,
  ...boundariesQuotes,
  ...playQuotes,
];
