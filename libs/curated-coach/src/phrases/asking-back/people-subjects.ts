import type { Subject } from './asking-back.js';

const CHILD =
  '(step ?\\w+|bonus ?\\w+|kids?|child\\w*|sons?|daughters?|boys?|girls?|teens?|teenagers?|twins?|(his|her|my|our) (oldest|youngest|\\d+ ?yo))';

/** What everyday messages are about where it lies between two people. These go before what only names a thing. */
export const PEOPLE_SUBJECTS: readonly Subject[] = [
  {
    signs:
      /\b(sleep|sleeping|slept|asleep) (days|during the day|in the day\w*|at noon|\d+-\d+|(till|until) \w+)\b|\bwhen (i'?m|im|i am) (trying to )?(sleep|asleep)\b|\bsee me asleep\b/,
    about: 'sleep while the house is awake',
    line: 'Sleeping while the house is awake needs everybody’s help.',
    ask: ['From when to when is the sleep, and who is with the kids then?', 'Which noise wakes you up most?'],
  },
  {
    signs:
      /\b(step ?\w+|kid|kids|son|daughter|boy|girl|child\w*|grand\w+)\b[^]*\b(steers?|4-?h|butcher\w*|slaughter\w*|mare|calf|lamb|vet)\b|\b(steers?|4-?h|butcher\w*|slaughter\w*|mare|calf|lamb)\b[^]*\b(step ?\w+|kid|kids|son|daughter|boy|girl|child\w*|grand\w+)\b/,
    about: 'an animal that a child has grown fond of',
    line: 'Saying goodbye to an animal is hard, most of all the first time.',
    ask: ['What has the child been told so far?', 'What would help the child to say goodbye?'],
    helps:
      'tell the truth in plain words before the day comes, and let the child say goodbye in their own way',
  },
  {
    signs:
      /\b(taking|take|took|takes|go|bring)\b.{0,40}\b(step ?\w+|kid|boy|son|daughter|grandson)\b.{0,40}\b(opening day|deer|buck|hunting|fishing)\b|\b(opening day|deer opener|hunting|fishing)\b.{0,60}\b(step ?(son|daughter|kid)|boy|son)\b/,
    about: 'an outing with a child',
    line: 'In a child’s mind some outings belong to one grown-up.',
    ask: ['What has the child said about who should come along?', 'Who would need to hear about it first?'],
    helps: 'ask the child first, and then the parent whose outing it has been',
  },
  {
    signs:
      /\b(exs?|ex's|exes|his|her|their (dad|mom)'?s?) new (gf|girlfriend|boyfriend|bf|wife|husband|man|lady)\b|\b(my|his|her) ex (had|has|got|brought) (his|her|a) (new )?(gf|girlfriend|boyfriend|bf)\b/,
    about: 'somebody new beside an ex',
    line: 'Somebody new beside an ex takes getting used to.',
    ask: ['What would you need to know to feel all right about it?', 'How do the children talk about it?'],
    helps: 'a short, friendly hello in front of the children is enough for a start',
  },
  {
    signs:
      /\b(call(s|ed|ing)? (me|her|him|us|my (husband|wife|partner)) (mom|mama|mommy|mami|dad|daddy|papa|pops|by my)|call(s|ed)? me \w+ mama|first names?|what to call|calls? (her|him) (mom|mama|dad))\b/,
    about: 'what a child calls a grown-up',
    line: 'What a child calls a grown-up means much to everybody who hears it.',
    ask: ['How did you answer, and how would you like to?', 'Which name would feel right to everyone?'],
    helps: 'let the child choose the name, and tell the other parent before they hear it by chance',
  },
  {
    signs:
      /\b(my|his|her|our) (mom|mother|dad|father|mil|fil|parents|aunt|sister)( in law)? (lives with us and )?(tells|told|keeps telling|says to) (my|the|our|his|her) (kids?|children|sons?|daughters?|boys?|girls?|step\w+)\b/,
    about: 'a relative who tells the children something else',
    line: 'Where two grown-ups say two things, the children stand in the middle.',
    ask: [
      'Does the relative know what it does to the children?',
      'Which of you two could talk with the relative?',
    ],
  },
  {
    signs: /\b(autis\w+|asperger\w*|on the spectrum|nonverbal)\b/,
    about: 'a child who shows things in a way of its own',
    line: 'Every child shows things in a way of its own.',
    ask: ['How does the child show that something is good?', 'Who knows best what the child means by it?'],
  },
  {
    signs: new RegExp(
      `\\b${CHILD}\\b[^]*\\b((won'?t|doesn'?t|never|hasn'?t|barely|didn'?t|not) (even )?(say|says|said|saying) (hi|hello|hey|good morning|a word)|(walks?|walked) (right )?past me|(i'm|im|like|am) (furniture|a lamp|a ghost|a stranger to))`,
    ),
    about: 'a child who passes you by',
    line: 'It stings to say hello and to get nothing back.',
    ask: ['Is it so with everybody, or mostly with you?', 'When in the week is it a little better?'],
  },
  {
    signs: new RegExp(
      `\\b(come|comes|came|coming|get|gets|got) (back|home) (from (his|her|their) (mom|dad|mother|father)|(on )?(sun|fri|mon|wednes)day)|\\b(on|after) (the )?(switch|exchange|hand-?off) day`,
    ),
    about: 'the hours after a change of houses',
    line: 'The first hours after a change of houses are hard in many homes.',
    ask: ['What do those first two hours look like now?', 'What was different on a day when it went better?'],
  },
  {
    signs:
      /\b(changes|changed|switch(es|ed)?|swaps?|swapped) (the |our |all )?(days|weekends?|plans?|schedule)\b|\b(at )?the last (minute|second)\b|\bdrops? (\w+ )?(off )?(so |too |an hour )?early\b/,
    about: 'plans that change',
    line: 'Plans that change at the last minute cost the one who has to make them work.',
    ask: [
      'How does the news reach you, and how long before?',
      'What would be early enough for you to say yes or no?',
    ],
  },
  {
    signs:
      /\b(rules?|bed ?times?|stay(s|ed)? up|strict)\b[^]*\b((at|in) (his|her|their) (mom|dad|mother|father)|other (house|home))|\b((at|in) (his|her|their) (mom|dad|mother|father)|other (house|home))[^]*\b(rules?|bed ?times?|stay(s|ed)? up|strict)\b/,
    about: 'two homes with different rules',
    line: 'Two homes mean two sets of rules, and the grown-ups feel the gap as much as the children.',
    ask: [
      'Which one rule at your place matters most to you?',
      'Have the two parents talked about it with each other?',
    ],
  },
  {
    signs:
      /\b(we'?re|we are|i'?m|i am|she'?s|wife is) (having a baby|expecting|pregnant)\b|\b(new|our) baby\b/,
    about: 'a new baby',
    line: 'A new baby changes everybody’s place in the family.',
    ask: ['What has each of the others said about it so far?', 'What will stay the same for the older ones?'],
  },
  {
    signs: new RegExp(
      `\\b${CHILD}\\b[^]*\\b((won'?t|isn'?t|not|stopped) (come|coming|visit\\w*)|(doesn'?t|don'?t) want to (come|visit)|cancels? (her|his|their|every) (visit|weekend)s?)|\\b\\d+ ?(yo|y\\/o)\\b[^]*\\b(isn'?t|not) coming\\b`,
    ),
    about: 'visits that a child does not want',
    line: 'It hurts to keep a place ready and to wait.',
    ask: ['What reason did you hear, and from whom?', 'When did it begin, and what else changed then?'],
  },
  {
    signs:
      /\b(grown|adult) (step ?)?(kids|children|daughters?|sons?)\b|\b(daughters?|sons?|kids|children|one) (is|are|are grown,?|is like) [2-5]\d\b/,
    about: 'children who are grown',
    line: 'Grown children had a family before this one, and many of them need time to look at it.',
    ask: ['Which of them is the easiest to reach, and how?', 'What would be a small yes from them?'],
  },
  {
    signs:
      /\b(ex|ex's|exes|baby ?mama|bio ?(mom|dad|mother|father))\b.{0,50}\b(texts?|texting|calling|messag\w+|phone|calls (me|him|us|all|every|at|late|the house))\b/,
    about: 'messages from an ex',
    line: 'Messages from an ex take up room in a home, whatever stands in them.',
    ask: [
      'Which of them need an answer because of the children?',
      'Who answers them now, and at what time of day?',
    ],
  },
  {
    signs:
      /\bi shouldn'?t have\b|\bi (should not|should) (not )?have (said|asked|done|told)|\bi (shoulda|should have|should've) asked\b|\bi said something (mean|dumb|wrong|stupid)\b|\bi snapped at\b/,
    about: 'something you would like to make right',
    line: 'Seeing it is already the first part of making it right.',
    ask: ['Which one sentence would you take back?', 'Who needs to hear it first?'],
  },
  {
    signs:
      /\b(in-?laws?|mil|fil|grandma|grandpa|grandparents?|grandmother|nana)\b[^]*\b(gifts?|presents?|beds?|mattress|cousins|favorites?|real grand\w+|bio grand\w+)\b/,
    about: 'relatives who make a difference between children',
    line: 'Children notice who gets what, and their parents do as well.',
    ask: ['Has anybody told them how it looks from your side?', 'What would feel fair to you the next time?'],
  },
  {
    signs:
      /\b(gets|got|comes|came|coming|back|home) (home |back )?from (deployment|the (field|rig|road)|sea|overseas|kuwait|basic|training)\b|\blet (him|her|me) back in\b/,
    about: 'coming home after a long time away',
    line: 'While somebody is away, the house finds a way of its own.',
    ask: [
      'Which one job could be the first to go back to the one who was away?',
      'What should stay as it is for now?',
    ],
  },
  {
    signs:
      /\b(just|only) (us two|the two of us)\b|\bjust me and (his|her|my step)\b|\bfirst time (it'?s|its) just\b/,
    about: 'being just two for a while',
    line: 'Being just two for a while is new for both.',
    ask: [
      'What could the two of you do side by side, without much talk?',
      'What does a usual evening look like for the child?',
    ],
  },
  {
    signs:
      /\b(you'?re|youre|you are|ur|i'?m|im|i am) not (my|her|his|their) (real )?(mom|dad|mother|father|parent)\b/,
    about: 'a sentence that many stepparents hear',
    line: 'Nearly every stepparent hears that sentence once, and it stings each time.',
    ask: ['What happened right before it was said?', 'How did you answer?'],
  },
  {
    signs:
      /\b(widower|widow|late (wife|husband)|first (wife|husband)|(wife|husband) who passed)\b[^]*\b(dishes|curtains|house|things|clothes|pictures|photos|room)\b/,
    about: 'a home that somebody else has made',
    line: 'A home can keep one love in honor and make room for another.',
    ask: ['Which room matters most to you?', 'Who should be asked before something is moved?'],
  },
  {
    signs: /\b(mov(e|ing|ed) in (together|with)|share a (bed)?room|bunk ?beds?)\b/,
    about: 'living under one roof',
    line: 'When two families move together, everybody gives up a place and gets a new one.',
    ask: ['Who gives up the most, and what could they get for it?', 'What should stay just as it was?'],
  },
];
