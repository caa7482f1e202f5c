import type { SeedPrompt } from '../types.js';

export const practicalBlendingPrompts: readonly SeedPrompt[] = [
  {
    id: 'prompt-practical-blending-01',
    tags: [],
    text: 'What makes the first half hour go well when somebody comes back to this house after days away?',
    moduleSlug: 'practical-blending',
  },
  {
    id: 'prompt-practical-blending-02',
    tags: ['stepfamily'],
    text: 'Which room still feels as if it belongs to one side of the family?',
    moduleSlug: 'practical-blending',
    wordings: [
      { key: 'one-of-you', tags: [], text: 'Which room still feels as if it belongs to just one of you?' },
    ],
  },
  {
    id: 'prompt-practical-blending-03',
    tags: ['children'],
    text: 'What do you like to do when the children or the visitors have left and it’s quiet?',
    moduleSlug: 'practical-blending',
    wordings: [
      { key: 'visitors', tags: [], text: 'What do you like to do when visitors have left and it’s quiet?' },
    ],
  },
  {
    id: 'prompt-practical-blending-04',
    tags: [],
    text: 'What setting would make it easiest for you to talk about the bills?',
    moduleSlug: 'practical-blending',
  },
  {
    id: 'prompt-practical-blending-05',
    tags: [],
    text: 'What has a young person taught you lately, whether or not they were yours?',
    moduleSlug: 'practical-blending',
  },
  {
    id: 'prompt-practical-blending-06',
    tags: [],
    text: 'What house rule could go away without anyone noticing?',
    moduleSlug: 'practical-blending',
  },
  {
    id: 'prompt-practical-blending-07',
    tags: [],
    text: 'What would help when an old family joke goes around and you’re on the outside of it?',
    moduleSlug: 'practical-blending',
  },
  {
    id: 'prompt-practical-blending-08',
    tags: ['stepfamily'],
    text: 'Which talks are best left to the one who has known the children or the in-laws longest?',
    moduleSlug: 'practical-blending',
    wordings: [
      {
        key: 'in-laws',
        tags: [],
        text: 'Which talks are best left to the one who has known the in-laws longest?',
      },
    ],
  },
  {
    id: 'prompt-practical-blending-09',
    tags: [],
    text: 'Where in this home should belongings from an earlier life be kept?',
    moduleSlug: 'practical-blending',
  },
  {
    id: 'prompt-practical-blending-42',
    tags: [],
    text: 'What part of the evening did you like best when you were nine, if any?',
    moduleSlug: 'practical-blending',
  },
  {
    id: 'prompt-practical-blending-11',
    tags: [],
    text: 'What chore in this house that nobody sees deserves a medal?',
    moduleSlug: 'practical-blending',
  },
  {
    id: 'prompt-practical-blending-12',
    tags: [],
    text: 'How did an adult win you over slowly when you were a child?',
    moduleSlug: 'practical-blending',
  },
  {
    id: 'prompt-practical-blending-13',
    tags: ['grown-children'],
    text: 'How would you like grown children, nieces or nephews to be part of your year?',
    moduleSlug: 'practical-blending',
    wordings: [
      {
        key: 'nieces',
        tags: [],
        text: 'How would you like nieces, nephews or younger friends to be part of your year?',
      },
    ],
  },
  {
    id: 'prompt-practical-blending-14',
    tags: [],
    text: 'You may add a single hook, shelf or drawer so that someone feels at home. Who gets it?',
    moduleSlug: 'practical-blending',
  },
  {
    id: 'prompt-practical-blending-15',
    tags: [],
    text: 'What is a fair gift when there are two sides to the family?',
    moduleSlug: 'practical-blending',
  },
  {
    id: 'prompt-practical-blending-16',
    tags: [],
    text: 'What chore would you do forever if it freed you from all the others?',
    moduleSlug: 'practical-blending',
  },
  {
    id: 'prompt-practical-blending-17',
    tags: [],
    text: 'What do you wish someone had told you about living with another person’s habits?',
    moduleSlug: 'practical-blending',
  },
  {
    id: 'prompt-practical-blending-18',
    tags: [],
    text: 'How do you feel when you hear about the fun that others in the family had without you?',
    moduleSlug: 'practical-blending',
  },
  {
    id: 'prompt-practical-blending-19',
    tags: ['stepfamily'],
    text: 'Which cost of having two families is still hard to bring up?',
    moduleSlug: 'practical-blending',
    wordings: [
      { key: 'family', tags: [], text: 'Which cost that comes with family is still hard to bring up?' },
    ],
  },
  {
    id: 'prompt-practical-blending-20',
    tags: ['teens'],
    text: 'How would you like to be backed up when a teenager or a relative is short with you?',
    moduleSlug: 'practical-blending',
    wordings: [
      {
        key: 'children',
        tags: ['children'],
        text: 'How would you like to be backed up when one of the children is short with you?',
      },
      {
        key: 'relative',
        tags: [],
        text: 'How would you like to be backed up when a relative is short with you?',
      },
    ],
  },
  {
    id: 'prompt-practical-blending-21',
    tags: [],
    text: 'How would you spend one free hour with the family member you know least?',
    moduleSlug: 'practical-blending',
  },
  {
    id: 'prompt-practical-blending-22',
    tags: ['minors'],
    text: 'What makes a house rule feel fair to people who had no say in it?',
    moduleSlug: 'practical-blending',
    wordings: [
      { key: 'partner', tags: [], text: 'What makes a house rule feel fair to the one who didn’t make it?' },
    ],
  },
  {
    id: 'prompt-practical-blending-23',
    tags: ['two-homes'],
    text: 'Which moment gets most rushed on a day when the house fills up or empties out?',
    moduleSlug: 'practical-blending',
    wordings: [
      { key: 'guests', tags: [], text: 'Which moment gets most rushed on a day when guests come or go?' },
    ],
  },
  {
    id: 'prompt-practical-blending-24',
    tags: [],
    text: 'What would you put in a welcome kit for somebody joining this household?',
    moduleSlug: 'practical-blending',
  },
  {
    id: 'prompt-practical-blending-25',
    tags: [],
    text: 'What have you two paid for together that still makes you happy?',
    moduleSlug: 'practical-blending',
  },
  {
    id: 'prompt-practical-blending-26',
    tags: [],
    text: 'Where in this home do you go when you need ten minutes alone?',
    moduleSlug: 'practical-blending',
  },
  {
    id: 'prompt-practical-blending-27',
    tags: [],
    text: 'What food debate in your kitchen would you like settled for good?',
    moduleSlug: 'practical-blending',
  },
  {
    id: 'prompt-practical-blending-28',
    tags: [],
    text: 'How would you divide a free weekend between couple time, family time and time alone?',
    moduleSlug: 'practical-blending',
  },
  {
    id: 'prompt-practical-blending-29',
    tags: ['children'],
    text: 'What do you hope a child will remember about your kitchen years from now?',
    moduleSlug: 'practical-blending',
    wordings: [
      {
        key: 'guest',
        tags: [],
        text: 'What do you hope a guest will remember about your kitchen years from now?',
      },
    ],
  },
  {
    id: 'prompt-practical-blending-43',
    tags: [],
    text: 'What would your partner need to know to run the house if you were sick for a month?',
    moduleSlug: 'practical-blending',
  },
  {
    id: 'prompt-practical-blending-31',
    tags: ['minors'],
    text: 'Which part did you play at home this week: parent, guest, coach or referee?',
    moduleSlug: 'practical-blending',
    wordings: [
      {
        key: 'guest',
        tags: [],
        text: 'Which part did you play at home this week: host, guest, coach or referee?',
      },
    ],
  },
  {
    id: 'prompt-practical-blending-32',
    tags: ['two-homes'],
    text: 'How can a child who lives mostly somewhere else have a real place in your home?',
    moduleSlug: 'practical-blending',
    wordings: [
      { key: 'always-here', tags: ['minors'], text: 'What tells a child that this home is really theirs?' },
      {
        key: 'grown',
        tags: ['grown-children'],
        text: 'How can a grown child have a real place in your home?',
      },
      { key: 'visitor', tags: [], text: 'How can someone who visits often have a real place in your home?' },
    ],
  },
  {
    id: 'prompt-practical-blending-33',
    tags: ['stepfamily', 'minors'],
    text: 'What would feel right for the children to call their stepparent?',
    moduleSlug: 'practical-blending',
    wordings: [
      {
        key: 'grown',
        tags: ['stepfamily', 'grown-children'],
        text: 'What would feel right for grown children to call the one who came later?',
      },
      {
        key: 'in-laws',
        tags: [],
        text: 'What would feel right for each of you to call the other’s parents?',
      },
    ],
  },
  {
    id: 'prompt-practical-blending-34',
    tags: ['minors'],
    text: 'What helps a child feel as important as anyone else in the family?',
    moduleSlug: 'practical-blending',
    wordings: [
      {
        key: 'family',
        tags: [],
        text: 'What helps the quietest person in a family feel as important as the loudest?',
      },
    ],
  },
  {
    id: 'prompt-practical-blending-35',
    tags: ['grown-children'],
    text: 'How would you like to be part of the grown children’s lives?',
    moduleSlug: 'practical-blending',
  },
  {
    id: 'prompt-practical-blending-36',
    tags: [],
    text: 'What bill in this house would you like to understand better?',
    moduleSlug: 'practical-blending',
  },
  {
    id: 'prompt-practical-blending-37',
    tags: [],
    text: 'What should be put in writing now so that nobody has to guess later?',
    moduleSlug: 'practical-blending',
  },
  {
    id: 'prompt-practical-blending-38',
    tags: ['two-homes'],
    season: 'summer',
    text: 'What would make the summer schedule feel fair to both homes?',
    moduleSlug: 'practical-blending',
  },
  {
    id: 'prompt-practical-blending-39',
    tags: ['minors'],
    season: 'back-to-school',
    text: 'What weekday-morning job would you gladly trade away?',
    moduleSlug: 'practical-blending',
  },
  {
    id: 'prompt-practical-blending-40',
    tags: [],
    text: 'How many people under one roof is the right number for you?',
    moduleSlug: 'practical-blending',
  },
  {
    id: 'prompt-practical-blending-41',
    tags: [],
    text: 'What thanks would mean a lot to whoever does the extra driving, cooking or waiting?',
    moduleSlug: 'practical-blending',
  },
];
