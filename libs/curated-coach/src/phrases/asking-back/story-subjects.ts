import type { StorySubject } from './asking-back.js';

/** What else longer messages are about. */
export const STORY_SUBJECTS: readonly StorySubject[] = [
  {
    signs:
      /\b(wills?(?= (and|are|that|so|says?|should)\b|[.?,])|a will|our wills|wills|inherit\w*|prenup\w*|(the house|it|everything) (should|would|to) go to|estate|deed|beneficiar\w+|whose name|put (his|her|my) name on|left (me|him|her) the)\b/,
    about: 'what goes to whom one day',
    line: 'Talking about who gets what touches love and fear at once, so that many couples put it off.',
    story: {
      knows:
        'The papers are for an estate lawyer; before that, two people usually need to hear what each of them is afraid of',
      questions: [
        {
          ask: 'What should be safe for {partner}, and what should be safe for your own children, in one sentence each?',
          told: /\b(no kids|don'?t have (any )?(kids|children))\b/,
        },
        'What has to be safe, whatever else is decided?',
      ],
    },
  },
  {
    signs:
      /\b(church|mass|mosque|temple|synagogue|catholic|jewish|muslim|baptis\w+|hindu|mormon|communion|kosher|pray(s|er|ing)?|tradition(s|al)?|our own (thing|ritual|tradition)s?)\b/,
    about: 'the customs of two families',
    line: 'Customs carry the people we learned them from, so nobody gives one up lightly.',
    story: {
      signs:
        /\b(culture|in my (country|family|house)|where i('m| am) from|elders?|back home|my people|manners|holidays?)\b/,
      knows:
        'Families that mix customs usually keep a few from each side, and in time find one that is new to everybody',
      questions: [
        'Which custom matters most to {partner}, and which to you?',
        'Which one would you miss most, and who is it that you think of then?',
      ],
    },
  },
  {
    signs:
      /\b(get|adopt|want|wants|keep|rehome|bring|buy)(s|ing)? (a|the|another|his|her|our|my) (\w+ )?(dog|puppy|cat|kitten|goats?|chickens?|parrot|pet)\b|\b(dogs?|cats?|puppy|puppies|kittens?|parrot|pets?|beagle|poodle)\b.{0,50}\b(couch|sleeps? (in|on)|walk(s|ed|ing)? (him|her|it|them)|feeds?|the vet|allerg\w+|hair|bark(s|ing)|crate|house ?broken|belongs? to)\b/,
    about: 'an animal in the family',
    line: 'An animal comes with habits and with people who love it.',
    story: {
      knows: 'With animals it usually comes down to two things: where it may be, and who does the work',
      questions: [
        'What does the animal mean to {partner}, and what would make it easier for you?',
        'Which one change would make it easier for you, and whom would it cost something?',
      ],
    },
  },
  {
    signs:
      /\b(vacation|the trip|a trip|road trip|(a|the) cruise|honeymoon|beach (house|week)|camping|disney\w*|airbnb|rented a house)\b/,
    about: 'time away together',
    line: 'On a trip everybody’s wishes meet in a small space.',
    story: {
      knows:
        'A trip for everybody rarely suits everybody; it helps to know what each person can’t do without',
      questions: [
        'What would have to be there for you, and for {child}, to be glad you went?',
        'What would have to be there for you to be glad you went?',
      ],
    },
  },
  {
    signs:
      /\b(hold(ing)? hands|romantic|affection\w*|flirt\w*|compliment\w*|attractive|kiss(es|ed)? me|hugs? me|flowers|love notes?|feel (wanted|noticed|seen|pretty)|like when we met|dance|dancing|we were dating)\b/,
    about: 'small signs of love',
    line: 'People show love in different ways, and the one it’s meant for may not see it.',
    story: {
      knows: 'Few partners guess what a small thing means to the other; most are glad to be told',
      questions: [
        'What would you like {partner} to do once this week, and what would it tell you?',
        'Which small sign do you miss most, and what would it tell you?',
      ],
    },
  },
  {
    signs:
      /\b(retir(ed|es|ing|ement)|home all day|both home|underfoot|just the two of us now|empty nest|moved out for college|left for college)\b/,
    about: 'a new time of life for two',
    line: 'When the days change, two people have to find each other’s rhythm again.',
    story: {
      knows:
        'It takes most couples a good while until the days have a shape again, and each needs some that is theirs alone',
      questions: [
        'Which part of the day would you like to have with {partner}, and which for yourself?',
        'Which part of the day is good already, and which would you like back?',
      ],
    },
  },
  {
    signs:
      /\b((custody|visitation|parenting|this|the|our|rotating|summer|holiday|shared|one|bell) (schedules?|calendars?|spreadsheet)|the rotation|switch(es)? days|color[- ]coded|runs our calendar)\b/,
    about: 'the schedule',
    line: 'A schedule with many moving parts is hard to keep in one head.',
    story: {
      knows:
        'A schedule that suits two homes suits neither of them fully; most families adjust it again and again',
      questions: [
        'Which one day or week of it would you most like to have with {partner}?',
        'Which one day or week would you most like to have back?',
      ],
    },
  },
  {
    signs:
      /\b(house rules?|family meeting|(few|new|some|more|five|our|different|same) rules|a rule (for|about|that)|(set|make|make up|agree on) (the |some |a few )?rules?)\b/,
    about: 'rules for the house',
    line: 'A rule holds best where everybody knows what it’s for.',
    story: {
      signs: /\b(rules?|agenda|vote|chart|curfew)\b/,
      knows: 'Two or three rules that the grown-ups keep as well usually outlast a long list',
      questions: [
        'Which one rule would you and {partner} both stand behind, even on a bad day?',
        'Which one rule would everybody gain from?',
      ],
    },
  },
  {
    signs:
      /\b(noise|noisy|(so|too|very|are|is|they'?re) loud|quiet hours|peace and quiet|some quiet|turn (it|that|the \w+) down|volume|(the )?tv (on|all))\b/,
    about: 'loud and quiet at home',
    line: 'When two homes come together, so do two ideas of quiet.',
    story: {
      signs: /\b((?<!out )loud|quiet|remote|hum(s|ming)?|drums?|bouncing|earplugs|headphones)\b/,
      knows: 'Loud and quiet are habits, and usually nobody means anything by them',
      questions: [
        'At which hour would quiet do you most good, and what would {partner} need at that hour?',
        'At which hour of the day would quiet do you most good?',
      ],
    },
  },
  {
    signs:
      /\b(a widow(er)?|widowed|(my|his|her) late (wife|husband)|(he|she|\w+) passed (away )?(in|on) \w+|i lost (my|him|her)|first (wife|husband) (\w+ )?(died|passed))\b/,
    about: 'somebody who was loved before',
    line: 'Where somebody was loved before, they have a place in what comes after.',
    story: {
      signs:
        /\b(cemetery|grave|his clothes|her clothes|ring|wedding band|photos?|her name|his name|in heaven|mentions?|ashes)\b/,
      knows:
        'Nobody has to choose between an old love and a new one, and people differ in how much they say of it',
      questions: ['How much room should those years have in an ordinary week, as you would like it?'],
    },
  },
  {
    signs:
      /\b(miss(es|ing)? (his|her|their) (mom|mother|mommy|mama|dad|father|daddy)|(cries|asks|asking) for (his|her|their) (mom|dad|mother|father)|wants? (his|her) (mom|dad)|(just|only) (him|her) and (dad|mom)|(his|her|their) (mom|mother|dad|father) (moved|lives?) (away|far|to|in another|out of))\b/,
    about: 'a child who misses a parent',
    line: 'A child who misses a parent needs room for that, and somebody near.',
    story: {
      knows:
        'Nobody can take that place, and nobody has to; children often feel it when somebody doesn’t mind the missing',
      questions: [
        'When is {child} most at ease with you, without many words?',
        'When is the child most at ease with you, without many words?',
      ],
    },
  },
  {
    signs:
      /\b((grand\w+|father|mother|dad|mom|aunt|uncle)'s (old )?(table|china|piano|quilt|chair|ring|lamp|clock|cupboards?|recipe|tools|sofa|recliner|dishes)|heirlooms?|sentimental|history in (their|our|the) furniture|player piano)\b/,
    about: 'things that carry somebody',
    line: 'Things that come from somebody carry that person with them.',
    story: {
      signs: /\b(furniture|table|cupboards?|piano|lamp|recliner|get rid of|let it go|room for both|garage)\b/,
      knows: 'A thing like that can be honored without ruling the room; it helps to know what it stands for',
      questions: [
        'What does it stand for to {partner}, and what would be enough of it?',
        'What does it stand for, and what would be enough of it?',
      ],
    },
  },
];
