import type { Matter } from '../matter.js';

/** The daily life of a house in which two homes have come together. */
export const householdMatters: readonly Matter[] = [
  {
    id: 'loss-of-a-pet',
    isCertain: true,
    modules: ['honor-lessons', 'practical-blending', 'love-fun-intimacy'],
    signs:
      /\b(put|putting) (the |our |my |his |her |an )?(\w+ )?(dog|cat|pet|her|him) (down|to sleep)\b|\bold dog\b|\b(dog|cat) (\w+ ){0,4}(died|passed|put down)\b|\b(lost|buried) (our|my|the) (dog|cat)\b/,
    open: ['Saying goodbye to an animal is real grief, and an older loss often comes along with it.'],
    answer: [
      'Everyone may be sad in their own way and at their own speed. Someone who came later doesn’t have to feel the same to be welcome; sitting near is enough. A small goodbye that all can join or skip helps children most of all.',
    ],
    say: [
      'You don’t have to be sad in the same way as me. I’d just like you there.',
      'Could we say goodbye together on Sunday, each in our own way?',
    ],
    steps: [
      'Choose one small goodbye that takes ten minutes: a stone, a photo on the fridge, each telling one story.',
    ],
    ask: ['What is your favorite thing that this animal ever did?'],
  },
  {
    id: 'money',
    modules: ['practical-blending', 'lets-align'],
    pages: ['joint-or-separate-money'],
    signs:
      /\b(money|accounts?|accts?|budgets?|bills?|spender|spend(s|ing)? (too|our|my|his|her|more|less|it|like)|savers?|savings?|saves|debts?|mortgage|dollars?|bucks|salary|paychecks?|pays|paid|afford|credit cards?|loans?|bank|earns?|expensive|nest egg|makes double|thousand|insurance|college fund|costs?|broke)\b/,
    open: ['Money is seldom only about money. It is also about feeling safe, and about who gets a say.'],
    answer: [
      'No one way of sharing money is right for all couples: one pot, two or three can each work. What helps is that you both know the whole picture, that you agreed on it, and that each of you has some that needs no asking.',
    ],
    say: [
      'I’d like us to look at the numbers together for twenty minutes, with nobody on trial. What would make you feel safe about money, and what would make you feel free?',
      'Could we agree on a sum that each of us can spend without asking?',
    ],
    steps: ['Agree on one number this week: the sum above which you two ask each other first.'],
    ask: ['What did money mean in the home, or the marriage, that you came from?'],
  },
  {
    id: 'pets',
    modules: ['practical-blending', 'lets-align'],
    signs: /\b(dogs?|cats?|puppy|pets?|birds?|chickens?|hamster|beagle|poodle|tortoise|kitten|litter box)\b/,
    not: /\b(like|fighting like) (a )?(cats? and dogs?|cat)\b/,
    open: ['Animals move in with habits of their own, and nobody asks them to compromise.'],
    answer: [
      'It is rarely about the animal. It is mostly about whose rules count and who does the work. So settle just two things: where the animal may be, and who feeds, walks and cleans. Try it for three weeks, and then look again.',
    ],
    say: [
      'I know how much this animal means to you. Could we settle one thing for three weeks and see how it goes?',
      'Which one rule about the animals would make your day easier? I’ll tell you mine.',
    ],
    steps: [
      'Agree on one place where the animal may be and one where it may not, and leave the rest for later.',
    ],
    ask: ['What would a fair deal look like to each of you, paws aside?'],
  },
  {
    id: 'meals',
    modules: ['practical-blending', 'lets-align'],
    signs:
      /\b(dinners|supper|what(s| to do) for dinner|for dinner|cook(s|ed|ing)?|((wont|doesnt|dont|to|will|picky|not) eat)|food|meals?|vegetarian|vegan|kosher|pantry|snacks?|fridge|soup|lunch(es)?|breakfast|recipes?|dessert|groceries|picky|casseroles?|cereal|menu)\b/,
    open: [
      'Food is where two homes meet, three times a day.',
      'What is on the table is rarely only about the table.',
    ],
    answer: [
      'Most tables get calmer when nobody has to eat a thing and nobody has to cook twice: one meal with a part that each person likes, and a plain spare such as bread or cereal. A dish from each side now and then says that nobody’s old home is left out.',
    ],
    say: [
      'I’d like our meals to be easy, for me too. Could we find three that all of us can live with, and leave the rest open?',
      'You don’t have to like it. Could we agree on two dinners this week that work for you?',
    ],
    steps: ['Ask each person at home for one dish they would miss, and make one of them this week.'],
    ask: ['Which meal of the week is the hard one, and who feels it most?'],
  },
  {
    id: 'rooms',
    modules: ['practical-blending', 'lets-align', 'our-vision'],
    pages: ['the-house-before-me'],
    signs:
      /\b(bedrooms?|bathrooms?|rooms?|closets?|couch(es)?|sofa|furniture|curtains?|boxes|piano|that wall|paint(ed|ing)?|bunk|garage|shelf|shelves|drawer|moved in(to)?|moving in|house (he|she) (built|shared|had)|photos?)\b/,
    open: ['Everyone needs a place at home that is truly theirs, grown-ups too.'],
    answer: [
      'Sharing a home goes better once each person has some ground of their own, even if it is a shelf, a hook or a wall. Before a thing is moved or given away, ask what it means to the one who owns it. Then decide together, one thing at a time.',
    ],
    say: [
      'I don’t want to take anything away from anybody. I’d like one place here that is mine. And I’d like to hear which things matter most to you.',
      'Before we move anything: which of these would you miss? I’ll tell you which ones I would.',
    ],
    steps: ['Walk through one room together. Each of you names one thing to keep and one that could go.'],
    ask: ['If one spot in the house could change this month, which should it be?'],
  },
  {
    id: 'chores',
    modules: ['practical-blending', 'communication-complexity', 'lets-align'],
    pages: ['chores-and-house-rules'],
    signs:
      /\b(dish(es|washer)|laundry|towels?|trash|recycling|chores?|mess(y|es)?|clean(s|ed|ing|er)?|clutter|pick(s|ing)? up after|toilet|lego(s)?|vacuum|yard|bathroom schedule|tidy|socks)\b/,
    open: [
      'Small things on the floor and in the sink turn big when it feels as if only one person sees them.',
    ],
    answer: [
      'Two jobs that get done beat a chart that only hangs there. Ask early, and for one thing: a request gets further than a sigh. Children hear it best from their own parent. And a job that somebody takes over, they may do in their own way.',
    ],
    say: [
      'I don’t want to be the one who nags. Could you take over this one job, in your own way, and I’ll stay out of it?',
      'I’m tired tonight. Could you do the kitchen, and I’ll do the laundry, and then we’re both done?',
    ],
    steps: ['Pick the one job that bothers you most and settle only that: who does it, and by when.'],
    ask: ['Which one job, off your list, would change your week?'],
  },
  {
    id: 'support-for-children',
    isCertain: true,
    modules: ['practical-blending', 'external-influences', 'lets-align'],
    pages: ['support-payments'],
    signs: /\b(child support|alimony|back support|supports?|pays? (for )?(his|her|my) exs?|extra money)\b/,
    not: /\bsupport (me|him|her|them|each|group|us)\b/,
    open: ['Support is a bill that comes with a whole history.'],
    answer: [
      'Keep two things apart: the sum, which the parents or a court have settled, and how the two of you live with what is left. You can be glad that the children are cared for and still feel the pinch. Both may be said, as long as it isn’t aimed at the children. How a sum is figured, the support office or a family lawyer can tell you.',
    ],
    say: [
      'I’m glad the kids are taken care of. I’d like us to look at what is left for us, with the numbers on the table, so that neither of us carries it alone.',
      'When a number changes, I’d like to hear it from you first, and early.',
    ],
    steps: [
      'Look at one month together: what comes in, what goes out, and one small sum that stays for the two of you.',
    ],
    ask: ['Is it the sum that weighs on you, or how you hear about it?'],
  },
  {
    id: 'papers',
    isCertain: true,
    modules: ['lets-align', 'practical-blending', 'our-vision'],
    signs:
      /\b((our|my|his|a|the) wills?|wills|inherit\w*|prenup\w*|estate|life insurance|deed|adopt(ion|ed|ing)?|decree|file jointly|tax(es)?( write off)?|pension|survivor benefit|beneficiar\w+|custody (papers|agreement|order)|name isnt on|legally|medicaid|refinance|both our names|living trust|a trust)\b/,
    open: ['Papers like these bring up love, fear and fairness all at once.'],
    answer: [
      'What the law says is for a lawyer or a tax adviser where you live, and an hour with one is well spent. What the two of you can do first is talk about what each of you wants to keep safe: whose home, whose family, whose later years.',
    ],
    say: [
      'Before we talk about papers: who should be safe, and from what? Tell me yours, and I’ll tell you mine.',
      'I love you, and I’d like things to be clear for all of us. Can we find an hour for it this month?',
    ],
    steps: [
      'Each write down tonight three people or things that should be safe. Swap the notes, and take both to the lawyer.',
    ],
    ask: ['What worries you most if nothing were written down?'],
  },
  {
    id: 'the-home-at-large',
    modules: ['practical-blending'],
    open: ['Making one home out of two is daily work, and most of it is invisible.'],
    answer: [
      'It goes best in small pieces: one thing at a time, agreed between the two of you first, out of the children’s hearing if there are any. Try it for two weeks, and then ask how it was for everyone. Slow is normal here, and not a sign that you are doing it wrong.',
    ],
    say: [
      'I’d like us to change one small thing at home and see how it goes. Which one would help you most? I’ll tell you mine.',
      'I’d like us to be a team on this. When do you have twenty minutes, just you and me?',
    ],
    steps: [
      'Take twenty minutes this week, just the two of you, for this one question, and stop when they are over.',
    ],
    ask: ['Who feels it most at home, and what would be one small relief for them?'],
  },
];
