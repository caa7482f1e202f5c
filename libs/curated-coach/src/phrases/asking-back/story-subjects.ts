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
        'The papers are for an estate lawyer; before that, two people mostly need to hear what each of them is afraid of',
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
    line: 'Customs carry the people we had them from, so nobody gives one up lightly.',
    story: {
      knows:
        'Families that mix customs mostly keep a few from each side, and in time find one that is new to everybody',
      questions: [
        'Which custom matters most to {partner}, and which to you?',
        'Which one would you miss most, and who is it that you think of then?',
      ],
    },
  },
  {
    signs: /\b(dogs?|cats?|puppy|kitten|chickens?|goats?|parrot|beagle|lab|pets?)\b(?! (days?|and dogs))/,
    about: 'an animal in the family',
    line: 'An animal comes with habits and with people who love it.',
    story: {
      knows: 'With animals it mostly comes down to two things: where it may be, and who does the work',
      questions: [
        'What does the animal mean to {partner}, and what would make it easier for you?',
        'Which one change would make it easier for you, and whom would it cost something?',
      ],
    },
  },
  {
    signs:
      /\b(vacation|the trip|a trip|road trip|cruise|beach (house|week)|the lake|camping|disney\w*|reunion|cabin|airbnb|rented a house)\b/,
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
      /\b(hold(ing)? hands|romantic|affection\w*|flirt\w*|compliment\w*|kiss(es|ed)? me|hugs? me|flowers|love notes?|feel (wanted|noticed|seen|pretty)|like when we met|dance|dancing|we were dating)\b/,
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
];
