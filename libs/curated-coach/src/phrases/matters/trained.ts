import type { Matter } from '../matter.js';

const OPEN = [
  'I’m glad you wrote this down. It is more than a coach’s page should answer, and there are people who know it well.',
];
const SAY = [
  'I’m worried, and I’m on your side. I’d like somebody who knows this to help us. I’ll make the call if you like.',
  'To the person you call: “Something has been hard at home for a while. I don’t know what to do. Could I tell you about it?”',
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
      /\b(couples (therapist|counselor)|kind of therapy|find a therapist|panic attacks?|nightmares|(iraq|combat|war) dreams|ptsd|the va|flat and teary|throws up|(hears?|hearing) (\w+ )?(mans |womans )?voices?|(believes?|believe|thinks|convinced) (that )?(the )?(neighbors|tv|radio)|antidepressants?|(porn|drugs)( \w+)? (habit|addiction|problem)|cant stop (with )?(the )?(porn|pills)|pain pills|cant sleep when (he|she|the baby) sleeps)\b/,
    open: OPEN,
    answer: [
      'A family doctor is a good first call and can name a therapist who has learned just this; after a birth, a midwife can too. When you look for one for the two of you, ask about a fee by income. With children, ask for somebody who knows stepfamilies. To ask early is no weakness. If someone might get hurt or can’t be left alone, don’t wait: call or text 988, or call 911 in danger.',
    ],
    say: SAY,
    steps: ['Make one phone call this week, to your doctor’s office, and say it in one sentence.'],
    ask: ASK,
  },
  {
    id: 'memory-and-driving',
    isCertain: true,
    suitsAny: true,
    goesFirst: true,
    modules: ['communication-complexity', 'lets-align', 'external-influences'],
    signs:
      /\b(memory (test|loss|problems?|clinic|is (going|slipping))|repeat(s|ing)? the same (story|stories|question|thing)s? (\w+ )?(within|every|all|over|twice|again)|(got|gets|getting) lost (driving|on the way|going|in)|dementia|alzheimer\w*|(shouldnt|stop|quit|still) (be )?driving|take (away )?(the|his|her) (car )?keys|forget(s|ting)? (names|where (he|she)))\b/,
    open: ['It takes love to see this, and it’s hard to say it out loud.'],
    answer: [
      'See a doctor soon, within days and not months: many causes can be treated, such as a medicine, an infection, poor sleep or low mood. Call ahead and tell the office what you saw. Ask for a regular checkup, and go along. You don’t have to say “test.” Say what you noticed, once, and that you’ll do it together. Until then, drive together or let somebody else drive, if getting lost worries you. If confusion comes on suddenly, or with weakness or trouble speaking, call 911.',
    ],
    say: [
      'I’ve noticed a few small things, and I’d like us both to get a checkup. I’ll make the calls, and we’ll go together.',
      'I’m on your side in this. Let me drive for now, until the doctor has had a look.',
    ],
    steps: [
      'Call the doctor’s office tomorrow, say in three sentences what you saw, and ask for the earliest visit.',
    ],
    ask: ['What do you think would scare {partner} most about it, and what would help with just that?'],
  },
  {
    id: 'will-not-see-a-doctor',
    isCertain: true,
    suitsAny: true,
    goesFirst: true,
    modules: ['communication-complexity', 'lets-align', 'emotional-safety'],
    signs:
      /\b((wont|refuses to|hates to|never|doesnt|get (him|her) to|talk (him|her) into) (go(ing)? to|see(ing)?|call(ing)?|visit(ing)?) (a|the|his|her) doctor|(chest pains?|a lump|blood pressure|blood sugar|diabetes|sleep apnea)|a checkup)\b/,
    open: ['To worry about the health of someone you love, and not be able to decide it for them, is hard.'],
    answer: [
      'Say it once, plainly and as your wish: what you saw, that it worries you, and that you’d like to go along. A date that is already made is easier to keep than a good intention. Pressure makes many people dig in; “for me” often works better than “for you.” Chest pain, trouble breathing or sudden weakness is different: call 911 at once.',
    ],
    say: [
      'I’d sleep better if a doctor had a look. Would you do it for me? I’ll make the call and come with you.',
      'What bothers you most about going? I’d like to make just that part easier.',
    ],
    steps: ['Offer two appointment times this week, and to drive there together.'],
    ask: ['What do you think keeps {partner} from going?'],
  },
  {
    id: 'getting-sober',
    isCertain: true,
    suitsAny: true,
    goesFirst: true,
    modules: ['emotional-safety', 'communication-complexity'],
    signs:
      /\b((days|weeks|months|years) sober|in recovery|sobriety|getting sober|a relapse|relapsed|(in|to) (aa|a program|rehab))\b/,
    open: ['Getting sober is brave work, and living beside it is work as well.'],
    answer: [
      'You can’t do it for somebody else, and you don’t have to watch over each hour. What helps is plain: keep alcohol and drugs out of the house, protect the time for meetings, notice good days out loud, and keep a life of your own. Al-Anon is free and is there for families. If there is a slip, the doctor, the sponsor or SAMHSA at **1-800-662-4357** is the next call. Somebody who stops drinking suddenly and shakes, sees things or is confused needs 911.',
    ],
    say: [
      'I’m proud of you for today. What helps you, and what feels like I’m watching you?',
      'You take care of your program. I’ll take care of me, and I’m here.',
    ],
    steps: ['Look up one Al-Anon meeting near you or online, for yourself.'],
    ask: ['What would you do with the hours in which you now keep watch?'],
  },
];
