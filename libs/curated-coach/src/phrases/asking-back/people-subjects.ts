import type { Subject } from './asking-back.js';
import { PEOPLE_SUBJECTS_AFTER } from './people-subjects-after.js';

const CHILD =
  '(step ?\\w+|bonus ?\\w+|kids?|child\\w*|sons?|daughters?|boys?|girls?|teens?|teenagers?|twins?|(his|her|my|our) (oldest|youngest|\\d+ ?yo))';

/** Words of a story in which a child has a name for a grown-up already. */
const NAME_CHOSEN = /\b(wants? to call|asked to call|started (to )?call\w*|calls? (me|him|her|my))\b/;

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
    story: {
      knows: 'It takes most people a while to be at ease with somebody new there, and it’s no contest',
      questions: [
        'What would you like {child} to hear from you about this person?',
        'What would you need to know about this person to sleep well?',
      ],
    },
  },
  {
    signs:
      /\b(call(s|ed|ing)? (me|her|him|us|my (husband|wife|partner)) (mom|mama|mommy|mami|dad|daddy|papa|pops|by my)|call(s|ed)? me \w+ mama|first names?|what to call|calls? (her|him) (mom|mama|dad))\b/,
    about: 'what a child calls a grown-up',
    line: 'What a child calls a grown-up means much to everybody who hears it.',
    ask: ['How did you answer, and how would you like to?', 'Which name would feel right to everyone?'],
    helps: 'let the child choose the name, and tell the other parent before they hear it by chance',
    story: {
      signs: /\b(something to call me|a title|what i am to be|full name|by name|my name|pick a name)\b/,
      knows:
        'There’s no right name; what matters more is that the child may choose it and that nobody is hurt behind their back',
      questions: [
        {
          ask: 'Which name would you be glad of, and which one do you think {child} would choose?',
          told: NAME_CHOSEN,
        },
        { ask: 'Which name would you be glad of, and which one might the child choose?', told: NAME_CHOSEN },
        'Who should hear of it first, and from whom?',
      ],
    },
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
    story: {
      knows: 'It’s usually heard best from the one whose family it is, and without the children listening',
      questions: [
        'What would you like {partner} to say there, in one sentence?',
        'What should the children know, whatever they hear there?',
      ],
    },
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
    story: {
      knows: 'It rarely has to do with the grown-up as a person; a new family asks much of a child',
      questions: [
        'What do you and {child} already do side by side, without much talk?',
        'When in the week is it a little easier between you?',
      ],
    },
  },
  {
    signs: new RegExp(
      `\\b(come|comes|came|coming|get|gets|got) (back|home) (from (his|her|their) (mom|dad|mother|father)|(on )?(sun|fri|mon|wednes)day)|\\b(on|after) (the )?(switch|exchange|hand-?off) day`,
    ),
    about: 'the hours after a change of houses',
    line: 'The first hours after a change of houses are hard in many homes.',
    ask: ['What do those first two hours look like now?', 'What was different on a day when it went better?'],
    story: {
      knows:
        'A change of houses is hard on most children, even when both homes are good; the first evening is rarely the time for much',
      questions: [
        'What could the first hour look like if nobody wanted anything from anybody?',
        'Which part of that evening is the hardest for you?',
      ],
    },
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
    story: {
      signs: /\b(cancel(s|ed|led)?|changed? (her|his|their) mind|not a good time|swap(s|ped)?|last minute)\b/,
      knows:
        'What’s fair there differs; many families do well once it’s clear by when a change has to be asked for',
      questions: [
        'Which changes could {partner} decide alone, and before which would you like to be asked?',
        'Before which changes would you like to be asked?',
      ],
    },
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
    story: {
      knows:
        'What happens in the other home can’t be decided from here; children usually learn quite well that two houses have two ways',
      questions: [
        'Which one rule at your place would you keep, if you could keep only one?',
        'What is it that worries you most about the difference?',
      ],
    },
  },
  {
    signs:
      /\b(we'?re|we are|i'?m|i am|she'?s|wife is) (having a baby|expecting|pregnant)\b|\b(new|our) baby\b/,
    about: 'a new baby',
    line: 'A new baby changes everybody’s place in the family.',
    ask: ['What has each of the others said about it so far?', 'What will stay the same for the older ones?'],
    story: {
      knows: 'Most older children need to hear more than once that their place stays theirs',
      questions: [
        'What do you think {child} might be afraid to lose?',
        'What should stay just as it is for the older ones?',
      ],
    },
  },
  {
    signs: new RegExp(
      `\\b${CHILD}\\b[^]*\\b((won'?t|isn'?t|not|stopped) (come|coming|visit\\w*)|(doesn'?t|don'?t) want to (come|visit)|cancels? (her|his|their|every) (visit|weekend)s?)|\\b\\d+ ?(yo|y\\/o)\\b[^]*\\b(isn'?t|not) coming\\b`,
    ),
    about: 'visits that a child does not want',
    line: 'It hurts to keep a place ready and to wait.',
    ask: ['What reason did you hear, and from whom?', 'When did it begin, and what else changed then?'],
    story: {
      knows:
        'A child who doesn’t want to come is often torn between people, and has usually not stopped loving anybody',
      questions: [
        'What would you like {child} to know, whether the visit happens or not?',
        'What would you like the child to know, whether the visit happens or not?',
      ],
    },
  },
  {
    signs:
      /\b(grown|adult) (step ?)?(kids|children|daughters?|sons?)\b|\b(daughters?|sons?|kids|children|one) (is|are|are grown,?|is like) [2-5]\d\b/,
    about: 'children who are grown',
    line: 'Grown children had a family before this one, and many of them need time to look at it.',
    ask: ['Which of them is the easiest to reach, and how?', 'What would be a small yes from them?'],
    story: {
      signs:
        /\b(grown (kids?|sons?|daughters?|children)|adult (kids?|sons?|daughters?|children)|my (son|daughter), who'?s (2|3|4|5)\d|grandkids?|grandchildren)\b/,
      knows:
        'Grown children can need years for a new person at the table, and one of them is usually faster than the others',
      questions: [
        'What would you like {partner} to say to them, and what would you rather say yourself?',
        'Which of them might take a small step first?',
      ],
    },
  },
  ...PEOPLE_SUBJECTS_AFTER,
];
