import type { Subject } from './asking-back.js';

/** What lies between two people, too, and is looked for after the others. */
export const PEOPLE_SUBJECTS_AFTER: readonly Subject[] = [
  {
    signs:
      /\b(ex|ex's|exes|baby ?mama|bio ?(mom|dad|mother|father))\b.{0,50}\b(texts?|texting|calling|messag\w+|phone|calls (me|him|us|all|every|at|late|the house))\b/,
    about: 'messages from an ex',
    line: 'Messages from an ex take up room in a home, whatever stands in them.',
    ask: [
      'Which of them need an answer because of the children?',
      'Who answers them now, and at what time of day?',
    ],
    story: {
      signs:
        /\b(boundar(y|ies)|texts? me|lights? up|(ten|twenty|\d+) times a day|reply|answer (her|him)|group text)\b/,
      knows: 'What has to be answered is usually less than what comes in',
      questions: [
        'What would you like {partner} to do when the phone lights up?',
        'Which of those messages are about the children, and which are not?',
      ],
    },
  },
  {
    signs:
      /\bi shouldn'?t have\b|\bi (should not|should) (not )?have (said|asked|done|told)|\bi (shoulda|should have|should've) asked\b|\bi said something (mean|dumb|wrong|stupid)\b|\bi snapped at\b/,
    about: 'something you would like to make right',
    line: 'Seeing it is already the first part of making it right.',
    ask: ['Which one sentence would you take back?', 'Who needs to hear it first?'],
    story: {
      knows: 'A sorry is heard best when it’s short, names the thing and asks for nothing back',
      questions: [
        'Which one sentence would you most like {child} to hear from you?',
        'Which one sentence would you say, if it had to be short?',
      ],
    },
  },
  {
    signs:
      /\b(in[- ]?laws?|mil|fil|grandma|grandpa|grandparents?|grandmother|nana)\b[^]*\b(gifts?|presents?|beds?|mattress|cousins|favorites?|real grand\w+|bio grand\w+)\b/,
    about: 'relatives who make a difference between children',
    line: 'Children notice who gets what, and their parents do as well.',
    ask: ['Has anybody told them how it looks from your side?', 'What would feel fair to you the next time?'],
    story: {
      knows:
        'Relatives often don’t see what a child sees; it’s usually heard best from the one whose family it is',
      questions: [
        'What would you like {partner} to say to them, in one sentence?',
        'What should {child} hear from you about it?',
        'What should the children hear from you about it?',
      ],
    },
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
    story: {
      knows:
        'After a long time apart the first days are bumpy for most couples, even for those who missed each other a lot',
      questions: [
        'What was hardest for you and {partner} the last time, in the very first days?',
        'What was hard the last time, in the very first days?',
      ],
    },
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
    story: {
      knows: 'Nothing special is needed there; being around is most of it',
      questions: [
        'What do you and {child} both like, even a little?',
        'What do you two both like, even a little?',
      ],
    },
  },
  {
    signs:
      /\b(you'?re|youre|you are|ur|i'?m|im|i am) not (my|her|his|their) (real )?(mom|dad|mother|father|parent)\b/,
    about: 'a sentence that many stepparents hear',
    line: 'Nearly every stepparent hears that sentence once, and it stings each time.',
    ask: ['What happened right before it was said?', 'How did you answer?'],
    story: {
      knows:
        'It’s usually said by a child who misses somebody or tests where they stand; it’s rarely the last word',
      questions: [
        'What would you like {child} to know about what you want to be for them?',
        'What would you like to be for this child, if not a parent?',
      ],
    },
  },
  {
    signs:
      /\b(widower|widow|late (wife|husband)|first (wife|husband)|(wife|husband) who passed)\b[^]*\b(dishes|curtains|house|things|clothes|pictures|photos|room)\b/,
    about: 'a home that somebody else has made',
    line: 'A home can keep one love in honor and make room for another.',
    ask: ['Which room matters most to you?', 'Who should be asked before something is moved?'],
    story: {
      knows: 'Keeping and changing can go together; it’s slow, and it goes best one thing at a time',
      questions: [
        'Which one spot in the house would you like to choose with {partner}?',
        'Which one spot in the house should be chosen by you?',
      ],
    },
  },
  {
    signs: /\b(mov(e|ing|ed) in (together|with)|share a (bed)?room|bunk ?beds?)\b/,
    about: 'living under one roof',
    line: 'When two families move together, everybody gives up a place and gets a new one.',
    ask: ['Who gives up the most, and what could they get for it?', 'What should stay just as it was?'],
    story: {
      knows: 'Most families need longer than they thought until a new house feels like everybody’s',
      questions: [
        'What should stay as it was, for you and for {child}?',
        'What should stay just as it was, for you and for the others?',
      ],
    },
  },
];
