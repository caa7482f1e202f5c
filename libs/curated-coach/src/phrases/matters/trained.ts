import type { Matter } from '../matter.js';

const OPEN = [
  'I’m glad you wrote this down. It is more than a coach’s page should answer, and there are people who know it well.',
];
const SAY = [
  'I’m worried, and I’m on your side. I’d like somebody who knows this to help us. I’ll make the call if you like.',
  'I can’t carry this by myself, and I don’t want to do it behind your back. I’m going to call someone.',
];
const ASK = ['Who could you call first, and who could sit next to you while you do?'];

/** What belongs to somebody who is trained for it. No exercise is in these texts. */
export const trainedMatters: readonly Matter[] = [
  {
    id: 'drinking-and-drugs',
    isCertain: true,
    suitsAny: true,
    goesFirst: true,
    modules: ['emotional-safety', 'lets-align'],
    signs:
      /\b(twelve packs?|six packs?|bottles? of (wine|whiskey|vodka)|drinks (too|every|all)|drinking (too|again|every)|alcoholic|pain pills|smokes? weed|getting high)\b/,
    open: OPEN,
    answer: [
      'A doctor or an addiction counselor is a good first call, also when it is about the one you love and not about you. The SAMHSA Helpline is free and private, day and night, and there for families too: **1-800-662-4357**. If it ever makes you feel unsafe at home, say so there, and here too.',
    ],
    say: SAY,
    steps: ['Make one phone call this week, to the doctor or to the helpline.'],
    ask: ASK,
  },
  {
    id: 'gambling',
    isCertain: true,
    suitsAny: true,
    goesFirst: true,
    modules: ['lets-align', 'emotional-safety', 'practical-blending'],
    signs: /\b(gambl\w*|slots|sports betting|casino|bets|betting)\b/,
    open: OPEN,
    answer: [
      'Gambling that eats the savings is a health matter, and willpower alone seldom ends it. A family doctor or a counselor for gambling can help. Gamblers Anonymous is free, and Gam-Anon is there for families. Until then it is fair to keep your own money in an account of your own.',
    ],
    say: SAY,
    steps: ['Make one phone call this week: to a doctor, to a group, or to your bank about the accounts.'],
    ask: ASK,
  },
  {
    id: 'a-doctor-or-therapist',
    isCertain: true,
    suitsAny: true,
    goesFirst: true,
    modules: ['emotional-safety', 'communication-complexity'],
    signs:
      /\b(couples (therapist|counselor)|kind of therapy|find a therapist|panic attacks?|nightmares every|flat and teary|throws up|hears voices|cant sleep when (he|she|the baby) sleeps)\b/,
    open: OPEN,
    answer: [
      'A family doctor is a good first call and can name a therapist who has learned just this; after a birth, a midwife can too. When you look for one for the two of you, ask for somebody who works with stepfamilies, and ask about a fee by income. To ask is no weakness. It saves years.',
    ],
    say: SAY,
    steps: ['Make one phone call this week, to your doctor’s office, and say it in one sentence.'],
    ask: ASK,
  },
];
