import type { Subject } from './asking-back.js';

/**
 * What everyday messages are about, the narrowest first. A line holds in every such home, and a question moves on. None of it advises,
 * but for what helps many.
 */
export const SUBJECTS: readonly Subject[] = [
  {
    signs:
      /\b(how (long|many years|much time|soon)|when)\b.{0,45}\b(feels?|feeling|become|becomes|be|are|gels?|blends?|clicks?|settles?)\b.{0,25}\bfamily\b|\bhow (long|many years|much time)\b.{0,30}\b(blend|gel|settle in|one family)\b/,
    about: 'how long it takes to feel like one family',
    line: 'For most homes like this it is years and not months, and slow doesn’t mean that something is wrong.',
    ask: [
      'Who feels it least so far, and when does it come close?',
      'When did it last feel a little like one?',
    ],
    story: {
      knows:
        'For most homes like this it is years and not months, and small things done often count more than a big effort',
      questions: [
        'When did it last feel a little like one family, and was {child} there?',
        'When did it last feel a little like one family?',
      ],
    },
  },
  {
    signs:
      /\b((winter|spring|summer|xmas|christmas|school|fall) (break|vacation)|snow days?|all summer|no school)\b/,
    about: 'long days without school',
    line: 'Long days without school need a shape.',
    ask: [
      'How old are they, and what have they liked doing together before?',
      'Which hour of the day is the longest one?',
    ],
    story: {
      knows:
        'No family gets through such weeks without a bad day; a shape for the day helps most children more than a program',
      questions: [
        'Which hour of the day is the longest one, and who is with {child} then?',
        'Which hour of the day is the longest one?',
      ],
    },
  },
  {
    signs:
      /\b(pictures?|photos?|portraits?)\b.{0,30}\b(down|up|wall|walls|piano|stairs|mantel|hallway|off)\b/,
    about: 'the pictures at home',
    line: 'Pictures in a home say who belongs there.',
    ask: ['Where could there be a place for both?', 'Which of them matters most, and to whom?'],
    helps: 'keep one good place for the old pictures and start a new wall together',
    story: {
      knows:
        'Many homes have room for the old pictures and for new ones; there’s no date by which one should be gone',
      questions: [
        'Which picture matters most to {partner}, and which one would you hang beside it?',
        'Which picture would you leave, and where?',
      ],
    },
  },
  {
    signs:
      /\b(back from (\w+ ){0,4}(months|base)|when i (get|come|got|came) home from|i(?:'m| am|m) home on leave|home from (my )?deployment|2 on 2 off|two on two off)\b/,
    about: 'coming home after a long time away',
    line: 'While you were gone, the house found a way of its own.',
    ask: ['Which one job at home could be yours?', 'When did you feel most at home since you came back?'],
    helps: 'watch for a week how things run, and then ask for one job of your own',
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
    signs: /\b(orders to|moving (to|in next|away|out of state)|relocat\w*|got transferred)\b/,
    about: 'a move',
    line: 'A move is big for everybody, also for those who stay.',
    ask: [
      'Who knows about it by now, and who still has to hear it?',
      'What could stay the same for the children?',
    ],
    helps: 'tell the children early and together, and name one thing that stays the same',
    story: {
      signs:
        /\b((a|the|this|another) move|mov(e|ing) (to|away|closer|back)|new city|relocate|job offer|transfer(red)?|sell the house|downsiz\w+|condo)\b/,
      knows:
        'A move asks something of everybody, and rarely the same; nobody can tell from here whether it’s right',
      questions: [
        'What would you lose by it, and what would {partner} lose?',
        'What would you lose by it, and what would you win?',
      ],
    },
  },
  {
    signs:
      /\b(night ?shifts?|works? (nights|days)|nights at|7p to 7a|graveyard shift|opposite shifts?|high five in the driveway|conversation without|alone time|time (alone|for (us|each other))|date nights?|havent had (a|any) (date|conversation))\b/,
    about: 'time for the two of you',
    line: 'When the days are full, time for two is what gets lost first.',
    ask: [
      'Which ten minutes of the day could be only yours?',
      'When did you two last have a good hour together?',
    ],
    helps: 'guard ten minutes a day instead of waiting for a free evening',
    story: {
      signs:
        /\b(no kids|feel(ing)? closer?|never have time|miss (him|her)\b|without (the |any )?kids|kid[- ]free|to ourselves|just (the two of )?us|us time|date|dates|(a |the )?(baby)?sitter|be married|as a couple|roommates|pass out|barely see each other|opposite (shifts|schedules)|time together|alone together|quality time|in the hallway)\b/,
      knows:
        'Couples with children rarely find a free evening by waiting for it; short, regular times hold best',
      questions: [
        'What do you miss most: talking with {partner}, laughing, or just sitting there?',
        'What do you miss most: talking, laughing, or just sitting there?',
      ],
    },
  },
  {
    signs:
      /\b(2-2-3|5-2-2-5|(custody|visitation|parenting|this|the|our) schedules?|week on|week off|every other (week|weekend)|hand-?offs?|drop-?offs?|drops? (them|em|the kids|him|her) (off|early))\b/,
    about: 'the schedule',
    line: 'A schedule with many moving parts is hard to keep in one head.',
    ask: ['Which day of it goes wrong most often?', 'What would a week that works look like?'],
    helps: 'hang one calendar where everybody sees it, with a color for each home',
  },
  {
    signs:
      /\b(fortnite|minecraft|roblox|video ?games?|headset|screen ?time|phone rules?|phones (in|at|on)|on (his|her|that|the|their) phones?|tiktok)\b/,
    about: 'screens at home',
    line: 'Screens are a sore spot in many homes.',
    ask: ['What is the rule now, and who made it?', 'At what time of day is it hardest?'],
    helps: 'make the rule together with the child, and let the grown-ups keep it too',
    story: {
      signs: /\b(phones?|ipads?|tablets?|xbox|playstation|gaming|online|youtube|screens?)\b/,
      knows:
        'There’s no number of hours that is right for every child; rules that the grown-ups share and keep last longest',
      questions: [
        'What bothers you most about it: the time, the tone, or that you and {partner} see it differently?',
        'What bothers you most about it: the time, the tone, or what gets lost beside it?',
      ],
    },
  },
  {
    signs: /\b(bed ?times?|lights out|stays? up|wont sleep|party starts|asleep|naps?)\b/,
    about: 'the evenings',
    line: 'Evenings are hard when everybody is tired.',
    ask: ['What does the last hour before bed look like now?', 'Which evening of the week goes best?'],
    helps: 'do the same three things in the same order each night',
    story: {
      signs: /\b(bedtimes?|go(ing)? to bed|sleep|night routine|wakes? up|up late)\b/,
      knows:
        'With several children there’s rarely one bedtime that suits all; what most of them need is that it’s the same each night',
      questions: [
        'What would a good last hour of the day be like for you, and for {partner}?',
        'What would a good last hour of the day be like?',
      ],
    },
  },
  {
    signs:
      /\b(bills|the rent|grocery bill|child support|budget|debts?|who pays|(won'?t|wont|doesn'?t) pay|(pay|pays) for (nothing|everything)|school pic\w*|braces|separate (money|accounts)|dollars a (kid|week|month)|can'?t afford)\b/,
    about: 'money in the family',
    line: 'Money between two families is seldom only about money.',
    ask: ['Who pays for what now, and who decided that?', 'Which of these costs bothers you most?'],
    helps: 'look at one month on paper together before anybody says what is fair',
    story: {
      signs:
        /\b(money|accounts?|rent|groceries|mortgage|by income|salary|paychecks?|half of (the|everything)|the bank|statement|dollars|bucks|afford|expenses|pays?|paid|savings|retirement fund|college|owes?|loan)\b/,
      knows:
        'No split is right for every couple; what counts is that both know the whole picture and could say no',
      questions: [
        'What would feel fair to you, and what do you think it would mean to {partner}?',
        'What would feel fair to you, even if it isn’t half and half?',
      ],
    },
  },
  {
    signs:
      /(?<!\b(since|like|until|till|before|after) )\b(christmas|thanksgiving|easter|passover|hanukkah|eid|halloween|(mother|father)'?s'? day)\b(?! (checks?|tree|presents?|gifts?))|\b(at|to|for) (our|the|my|her|his) (wedding( shower)?|reception|shower|graduation|baptism|quince\w*)\b/,
    about: 'a big day in the family',
    line: 'Big days bring the old and the new family to one table.',
    ask: ['Which part of that day matters most to you?', 'Who should hear first what you would like?'],
    helps: 'choose the one part that matters most to you, and let the others choose the rest',
    story: {
      signs: /\b(christmas|thanksgiving|easter|holidays?|birthdays?|mother'?s day|father'?s day)\b/,
      knows: 'Nobody can have every holiday; most people can let go of one when they are sure of another',
      questions: [
        'Which part of that day would you keep, and which part would {partner} keep?',
        'Which part of that day would you keep, if you could keep only one?',
      ],
    },
  },
  {
    signs: /\b(mother|father|sister|brother|parents?)[- ]in[- ]laws?\b|\b(mil|fil|in[- ]?laws)\b/,
    about: 'family on the other side',
    line: 'Each side of a family comes with its own habits.',
    ask: ['Who could say it to them, and how?', 'What would you like them to know about you?'],
    helps: 'let each of you talk with your own side of the family',
    story: {
      signs:
        /\b((his|her) (parents|sister|brother|aunt|family|folks)|my (husband|wife|partner)'?s (mom|mother|dad|father|parents|sister|brother|family)|(mother|father|sister|brother) in law|mil|fil)\b/,
      knows: 'Each of the two usually gets further with their own side of the family',
      questions: [
        'What would you like {partner} to say to them, in one sentence?',
        'What would you like them to know about you?',
      ],
    },
  },
  {
    signs: /\b(won'?t (eat|try)|picky|nuggets|(i|he|she|husband|wife) cooks?|my cooking|casserole)\b/,
    about: 'meals at your place',
    line: 'Food on the table often stands for being welcome.',
    ask: ['What does a good meal at your place look like?', 'Which dish does everybody eat?'],
    helps: 'put one thing on the table that each one likes, and leave the rest without comment',
    story: {
      signs:
        /\b(cook(ed|ing|s)?|meals?|dinners?|eat|eats|eating|recipes?|adobo|tamales|leftovers|lunches|snacks)\b/,
      knows: 'What children eat usually has little to do with who cooked; being thanked is another matter',
      questions: [
        'What would you need from {partner} at the table, apart from the food?',
        'What would make that meal a good one for you?',
      ],
    },
  },
  {
    signs: /\b((?<!\ba )chores?|laundry|dishes|housework|towels?)\b/,
    about: 'the work at home',
    line: 'Work at home piles up where nobody knows whose it is.',
    ask: ['Which chore would make the biggest difference if somebody else did it?', 'Who does what now?'],
    helps: 'give each person one whole job instead of asking for help each day',
    story: {
      signs:
        /\b(clean(s|ed|ing)?|kitchen|dishwasher|trash|mess|messy|pick(s|ing|ed)? up after|housework|mental load|remember everything|do everything|nag(s|ging)?|help(s)? out|around the house)\b/,
      knows: 'It’s rarely only about who does it; it’s also about who has to think of it and who sees it',
      questions: [
        'Which one thing would you like {partner} to take over whole, without a word from you?',
        'Which one thing would you most like to hand over whole?',
      ],
    },
  },
  {
    signs:
      /\b(homework|teachers?|report cards?|parent teacher|conference|school (papers|pics|pictures|stuff|forms?)|varsity)\b/,
    about: 'school in two homes',
    line: 'School is easier when all the grown-ups know the same things.',
    ask: ['Who gets the messages from school now?', 'What would you like the other home to do?'],
    helps: 'ask the school to send everything to both homes, so that no child has to carry it',
    story: {
      signs: /\b(grades?|school|teachers?|tutor|failing|report card|principal|iep|classes|college apps?)\b/,
      knows: 'School goes best when it’s clear which of the grown-ups is asked about what',
      questions: [
        'What would you like {partner} to take on there, and what would you rather do?',
        'What would you take on there, and what belongs to somebody else?',
      ],
    },
  },
  {
    signs: /\b(raising|raised|custody of) (my|our|her|his|two|three) grand\w*/,
    about: 'raising grandchildren',
    line: 'Raising children a second time takes a lot of love and patience.',
    ask: ['Who stands behind you in this?', 'Which rule at your place matters most to you?'],
    helps: 'have their parents say out loud that at your place your rules count',
    story: {
      knows:
        'Raising a second time is a different job from the first one, and few people around do it as well',
      questions: [
        'Who could take a piece of it from you, even a small one?',
        'Which part of it gives you joy, and which one tires you most?',
      ],
    },
  },
  {
    signs: /\b(guest (in|at)|(like )?a guest|not my house|labeled|my own (kitchen|house))\b/,
    about: 'your place in the home',
    line: 'A house takes time to become home when others were there first.',
    ask: ['Where in the house are you most at ease?', 'What is one thing there that could be yours?'],
    helps: 'ask for one shelf, one chair or one job that is yours',
    story: {
      signs:
        /\b((his|her) house|my own (space|place|house)|moved into|wallpaper|furniture|curtains|couch|drawer|closet|feel(s)? like a guest|my things|not my home)\b/,
      knows: 'A home becomes shared in small steps: a shelf, a chair, a say',
      questions: [
        'Which thing in the house would you choose first, if {partner} said “you decide”?',
        'Which thing in the house would you choose first, if it were up to you?',
      ],
    },
  },
];

/** Beside these nothing of the kind is said: what is hard there may be something else. */
export const SHADOW =
  /\b(scare\w*|afraid|fear\w*|terrif\w*|(he|she|they|dad|mom|husband|wife|gets?|got|makes? (him|her)) (\w+ )?(mad|angry)|anger|rage\w*|yell\w*|scream\w*|shout\w*|hit|hits|hitting|hurt\w*|slap\w*|punch\w*|push\w*|shov\w*|grab\w*|threw|throws?|threat\w*|lock\w*|follow\w*|track\w*|gun|knife|drunk|drink\w*|pills?|cry|cries|crying(?! over (nothing|every))|cried(?! happy)|(?<!\b(night|time|day|hour|minutes?|evening) )alone(?! time)|tired of|cant (do|take|go)|can't (do|take|go)|hate\w*|bruis\w*|marks?|allow\w*|let me|lets me|took my|takes my|check\w* my|die[sd]?|dead|kill(?!ing (me|each other)\b)\w*|funeral|touch\w*|secret\w*|gambl\w*|sports betting|casino|(nobody|no one) (\w+ ){0,3}knows|police|court|judge|guardian|adopt\w*)\b/;

/** Words that look like a shadow and throw none on a longer message. */
export const NO_SHADOW =
  /\b(hurt ((my|his|her|our|their) )?feelings|one cries|sides hurt|no kids allowed|dead (silent|quiet)|follow[- ](instructions|up)|hates? (surprises|a fuss)|judge (your|you|me)\b|court (reporter|interpreter)|(i don't|do i|if i) push\b|let me (describe|do the|get)|touchy|pushy|lockers?|hit the wall|(nearly|almost|about|abt) died( laughing)?|(talk|speak) to (him|her|them|me) alone|liv(e|es|ed) alone|chang(e|ed|ing) the locks?|(died|passed) in (19|20)\d\d|(should|should not|shouldn't|can) be allowed|allowed (screens?|phones?|candy|soda|dessert)|let me (know|tell|see|explain|think|add|say)|(cried|crying|cry) (laughing|happy)|(died|dead) (\w+ ){0,3}(\d+|a few|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty) years ago|afraid (it|that)|(scared|afraid) of (sounding|looking|seeming|being|saying)|hates? (to (say|admit|ask|bring)|that i|change|conflict)|over my dead body|drink(s|ing)? (coffee|tea|water|milk|juice)|touched (me|my heart)|follow(s|ed|ing)? (the|a|up|through)|push(es|ed|ing)? (it|them|the|back|for|a)|throw(s|ing)? (a|me|out|away)|threw (a|me|out|away|in)|hit (it off|me that|pause)|shout ?out|court(ed|ing)|judg(e me|ing)|marked|mark(s|ed)? (my|the) calendar|kill(s|ed|ing)? (it|time|the mood))\b/g;
