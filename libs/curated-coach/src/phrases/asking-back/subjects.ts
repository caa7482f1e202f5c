import type { Subject } from './asking-back.js';

/**
 * What everyday messages are about, the narrowest first. A line holds in every such home, and a question moves on. None of it advises,
 * but for what helps many.
 */
export const SUBJECTS: readonly Subject[] = [
  {
    signs:
      /\b((winter|spring|summer|xmas|christmas|school|fall) (break|vacation)|snow days?|all summer|no school)\b/,
    about: 'long days without school',
    line: 'Long days without school need a shape.',
    ask: [
      'How old are they, and what have they liked doing together before?',
      'Which hour of the day is the longest one?',
    ],
  },
  {
    signs:
      /\b(pictures?|photos?|portraits?)\b.{0,30}\b(down|up|wall|walls|piano|stairs|mantel|hallway|off)\b/,
    about: 'the pictures at home',
    line: 'Pictures in a home say who belongs there.',
    ask: ['Where could there be a place for both?', 'Which of them matters most, and to whom?'],
    helps: 'keep one good place for the old pictures and start a new wall together',
  },
  {
    signs:
      /\b(back from (\w+ ){0,4}(months|base)|when i (get|come|got|came) home from|i(?:'m| am|m) home on leave|home from (my )?deployment|2 on 2 off|two on two off)\b/,
    about: 'coming home after a long time away',
    line: 'While you were gone, the house found a way of its own.',
    ask: ['Which one job at home could be yours?', 'When did you feel most at home since you came back?'],
    helps: 'watch for a week how things run, and then ask for one job of your own',
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
  },
  {
    signs: /\b(bed ?times?|lights out|stays? up|wont sleep|party starts|asleep|naps?)\b/,
    about: 'the evenings',
    line: 'Evenings are hard when everybody is tired.',
    ask: ['What does the last hour before bed look like now?', 'Which evening of the week goes best?'],
    helps: 'do the same three things in the same order each night',
  },
  {
    signs:
      /\b(bills|the rent|grocery bill|child support|budget|debts?|who pays|(won'?t|wont|doesn'?t) pay|(pay|pays) for (nothing|everything)|school pic\w*|braces|separate (money|accounts)|dollars a (kid|week|month)|can'?t afford)\b/,
    about: 'money in the family',
    line: 'Money between two families is seldom only about money.',
    ask: ['Who pays for what now, and who decided that?', 'Which of these costs bothers you most?'],
    helps: 'look at one month on paper together before anybody says what is fair',
  },
  {
    signs:
      /(?<!\b(since|like|until|till|before|after) )\b(christmas|thanksgiving|easter|passover|hanukkah|eid|halloween|(mother|father)'?s'? day)\b(?! (checks?|tree|presents?|gifts?))|\b(at|to|for) (our|the|my|her|his) (wedding( shower)?|reception|shower|graduation|baptism|quince\w*)\b/,
    about: 'a big day in the family',
    line: 'Big days bring the old and the new family to one table.',
    ask: ['Which part of that day matters most to you?', 'Who should hear first what you would like?'],
    helps: 'choose the one part that matters most to you, and let the others choose the rest',
  },
  {
    signs: /\b(mother|father|sister|brother|parents?)[- ]in[- ]laws?\b|\b(mil|fil|in-?laws)\b/,
    about: 'family on the other side',
    line: 'Each side of a family comes with its own habits.',
    ask: ['Who could say it to them, and how?', 'What would you like them to know about you?'],
    helps: 'let each of you talk with your own side of the family',
  },
  {
    signs: /\b(won'?t (eat|try)|picky|nuggets|(i|he|she|husband|wife) cooks?|my cooking|casserole)\b/,
    about: 'meals at your place',
    line: 'Food on the table often stands for being welcome.',
    ask: ['What does a good meal at your place look like?', 'Which dish does everybody eat?'],
    helps: 'put one thing on the table that each one likes, and leave the rest without comment',
  },
  {
    signs: /\b(chores?|laundry|dishes|housework|towels)\b/,
    about: 'the work at home',
    line: 'Work at home piles up where nobody knows whose it is.',
    ask: ['Which chore would make the biggest difference if somebody else did it?', 'Who does what now?'],
    helps: 'give each person one whole job instead of asking for help each day',
  },
  {
    signs:
      /\b(homework|teachers?|report cards?|parent teacher|conference|school (papers|pics|pictures|stuff|forms?)|varsity)\b/,
    about: 'school in two homes',
    line: 'School is easier when all the grown-ups know the same things.',
    ask: ['Who gets the messages from school now?', 'What would you like the other home to do?'],
    helps: 'ask the school to send everything to both homes, so that no child has to carry it',
  },
  {
    signs: /\b(raising|raised|custody of) (my|our|her|his|two|three) grand\w*/,
    about: 'raising grandchildren',
    line: 'Raising children a second time takes a lot of love and patience.',
    ask: ['Who stands behind you in this?', 'Which rule at your place matters most to you?'],
    helps: 'have their parents say out loud that at your place your rules count',
  },
  {
    signs: /\b(guest (in|at)|(like )?a guest|not my house|labeled|my own (kitchen|house))\b/,
    about: 'your place in the home',
    line: 'A house takes time to become home when others were there first.',
    ask: ['Where in the house are you most at ease?', 'What is one thing there that could be yours?'],
    helps: 'ask for one shelf, one chair or one job that is yours',
  },
];

/** Beside these nothing of the kind is said: what is hard there may be something else. */
export const SHADOW =
  /\b(scare\w*|afraid|fear\w*|terrif\w*|(he|she|they|dad|mom|husband|wife|gets?|got|makes? (him|her)) (\w+ )?(mad|angry)|anger|rage\w*|yell\w*|scream\w*|shout\w*|hit|hits|hitting|hurt\w*|slap\w*|punch\w*|push\w*|shov\w*|grab\w*|threw|throws?|threat\w*|lock\w*|follow\w*|track\w*|gun|knife|drunk|drink\w*|pills?|cry|cries|crying(?! over (nothing|every))|cried(?! happy)|(?<!\b(night|time|day|hour|minutes?|evening) )alone(?! time)|tired of|cant (do|take|go)|can't (do|take|go)|hate\w*|bruis\w*|marks?|allow\w*|let me|lets me|took my|takes my|check\w* my|die[sd]?|dead|kill(?!ing (me|each other)\b)\w*|funeral|touch\w*|secret\w*|police|court|judge|guardian|adopt\w*)\b/;
