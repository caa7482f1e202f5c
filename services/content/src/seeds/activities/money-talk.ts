import type { SeedActivity } from '../types.js';

export const moneyTalkActivities: readonly SeedActivity[] = [
  {
    id: 'activity-money-talk-01',
    tags: [],
    title: 'Money in Three Pictures',
    description: 'Tell each other about money in your childhood through three small scenes.',
    instructions:
      'Each thinks of three images before the age of fifteen: coins in a jar, adults whispering over bills, a gift that was too big, shoes that had to last. Tell them in turn, five minutes per person. Say what you concluded at the time, such as “Don’t ask” or “Spend it before it’s gone.” The listener guesses which of those lessons still sits at your table today. You may agree or protest. End by finding one money habit of your partner’s that makes more sense to you now.',
    difficulty: 'easy',
    timeRequired: 20,
    category: 'money-talk',
  },
  {
    id: 'activity-money-talk-02',
    tags: ['ex', 'children'],
    title: 'The No-Ask Number',
    description: 'Settle on an amount that each of you may spend without a word beforehand.',
    instructions:
      'Each writes a number on a slip: up to this sum, I would like us to spend freely, no questions asked. Turn the slips over at the same time. If they differ, tell each other one good and one bad experience behind your number. Look for a figure both could live with for three months. Decide what happens above it: a heads-up, a talk, a night’s sleep. Note how it applies to gifts for children and former in-laws. Write number and date on a card, and set a reminder to review it.',
    difficulty: 'easy',
    timeRequired: 10,
    category: 'money-talk',
  },
  {
    id: 'activity-money-talk-03',
    tags: [],
    title: 'Four Envelopes on Paper',
    description: 'Sort a month’s money into four purposes and see whether they match what you care about.',
    instructions:
      'Draw four boxes on a sheet: what must be paid, the people who depend on us, the two of us, later. Without looking anything up, each guesses how the money of an average month spreads over the boxes. Compare the guesses. Then open one bank statement and check only the largest ten items. Which box is fuller than you’d have thought? Pick a box you would like to feed a little more, and find one item to shift. It may be small. Agree on when you’ll look again.',
    difficulty: 'moderate',
    timeRequired: 30,
    category: 'money-talk',
  },
  {
    id: 'activity-money-talk-04',
    tags: [],
    title: 'The Subscription Roll Call',
    description: 'Read out every payment that leaves by itself and let each justify its place.',
    instructions:
      'Open your accounts or the last statement and list everything that is paid automatically, from music to magazines to the gym, including leftovers from an earlier life. Read the items aloud like a teacher calling the roll. Whoever uses it says “present” and gives a reason. Items with no answer get a strike. Cancel one on the spot, together. For the money saved each year, decide on the spot what it turns into: a picnic, a payment on a debt, a ticket to see someone. Write it down.',
    difficulty: 'easy',
    timeRequired: 20,
    category: 'money-talk',
  },
  {
    id: 'activity-money-talk-05',
    tags: ['ex', 'children'],
    title: 'What Does Fair Mean?',
    description: 'Talk about fairness before you talk about figures.',
    instructions:
      'When money flows to children, exes and two families, “fair” gets slippery. Three meanings compete: everyone the same, everyone by need, everyone by what they bring in. Take three cases from your life, or invent them: a vacation with children from one side, braces, a loan to a brother. For each, both say which kind of fair they would choose and why. Notice where you switch. No decisions tonight. Write down one case where you agree already, and one that needs a longer talk with the real numbers.',
    difficulty: 'deeper',
    timeRequired: 30,
    category: 'money-talk',
  },
  {
    id: 'activity-money-talk-06',
    tags: ['ex', 'stepfamily'],
    title: 'What Two Households Cost',
    description: 'Put the price of a patchwork life on one page, so that it stops being a feeling.',
    instructions:
      'Gather what comes on top because your family stretches beyond one roof: gas for the drives, double sets of shoes, support payments, flights to grandchildren, gifts for both sides. Estimate each per month and mark who pays now. Add it up and take a breath. Say how the sum makes you feel before you discuss it. Then choose one line that could be simpler, shared or dropped, and one you’re proud to pay. No stretched family? Do the same for aging parents or a house far away.',
    difficulty: 'moderate',
    timeRequired: 30,
    category: 'money-talk',
  },
  {
    id: 'activity-money-talk-07',
    tags: ['earlier-marriage'],
    title: 'The Folder for a Bad Day',
    description: 'Begin the folder your partner would need if you were suddenly out of action.',
    instructions:
      'Take an empty folder or envelope and write on the front what should be inside: phone numbers, insurance, account list, where the will is, who should be called first, how the heating works. In second marriages, old forms often still carry old names, so add “check who is named on policies.” For thirty minutes, put in or note what you can find. Leave passwords out and write where they’re kept. Mark three gaps, with a name and date beside each. Close by saying what you hope nobody will need.',
    difficulty: 'moderate',
    timeRequired: 40,
    category: 'money-talk',
  },
  {
    id: 'activity-money-talk-08',
    tags: [],
    title: 'A Ledger of Daydreams',
    description: 'Dream with price tags, from nearly free to quite mad.',
    instructions:
      'Draw four lines on a page: under ten dollars, under a hundred, under a thousand, the moon. Each fills every line with one wish for the two of you and one for yourself. Read them aloud, and interview each other: what would that day smell like, who else would be there? Circle one wish in the lowest line and do it this week. For the moon, find out together what the very first step would be if it were real. Date the page and keep it with the tax papers.',
    difficulty: 'easy',
    timeRequired: 15,
    category: 'money-talk',
  },
  {
    id: 'activity-money-talk-09',
    tags: [],
    title: 'Twenty Minutes, Once a Month',
    description: 'Hold a first short money date and decide how the next ones should go.',
    instructions:
      'Money is easier in small, regular doses. Set the timer for twenty minutes and pour something good. Round one: each names one thing about money that went well this month. Round two: what is coming up, in plain dates and sums. Round three: one worry each, said in a sentence, with no fixing. Round four: one small decision. When the bell goes, stop in mid-sentence if need be. Judge the date itself: right hour, right chair, right snacks? Put the next one in the calendar before you get up.',
    difficulty: 'moderate',
    timeRequired: 20,
    category: 'money-talk',
  },
];
