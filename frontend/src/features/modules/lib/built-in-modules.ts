import { MODULE_TITLES } from '@anew/contracts/content/module-slugs';
import type { BuiltInModule } from './built-in';

/** These stand in when the server's list is empty. Only the server has the full texts. */
export const BUILT_IN_MODULES: readonly BuiltInModule[] = [
  {
    slug: 'honor-lessons',
    title: MODULE_TITLES['honor-lessons'],
    overview:
      'Both of you brought a history into this marriage. Here you sort what it taught you from what it made you fear, find a way to tell the old story without living in it, and build trust out of small promises kept.',
    awareness: [
      'You begin a sentence with “you always,” and it describes somebody else better than it describes your partner.',
      'A date, smell, place or tone changes your mood within seconds, and you only work out why afterward.',
      'You tell the story of an earlier love to new people with more detail and heat than the moment needs.',
    ],
    conversation: [
      'Put phones away and give this 20-30 minutes of uninterrupted time, on a day with no drop-off, court date or anniversary in it.',
      '“One thing I learned the hard way, and would like us to make use of, is…”',
      '“A sound or a silence that still sets me off is… If you notice it, what helps is…”',
    ],
    actions: [
      'Write down one fact from your earlier life, and next to it the broad rule you made from it.',
      'Choose a signal word for an echo from the past, and agree on what the other one does when they get it.',
      'Make one promise for tomorrow that takes under five minutes to keep, and keep it where your partner can see.',
      'Tell your partner one piece of knowledge from before that you are glad to have.',
      'Practice your four-sentence story once, alone and aloud, and cross out one word of blame if it is safe and true to do so.',
      'Ask your partner for the name, date or place from their past that you should be gentle around.',
    ],
  },
  {
    slug: 'lets-align',
    title: MODULE_TITLES['lets-align'],
    overview:
      'Find out where the two of you already agree. Then choose one difference worth settling, and turn it into a trial with a date on it. You also get a seven-minute exercise for seeing a fight from the outside. You do it three times a year.',
    awareness: [
      'You say “normal people” or “everyone” when you mean the home you used to live in.',
      'One of you goes along, and then forgets, delays or does it badly.',
      'The children or grandchildren get two different answers to the same question and have learned whom to ask.',
    ],
    conversation: [
      'Pick one topic of about four out of ten and protect 20-30 minutes of uninterrupted time for it, fed and awake. When the time is up, stop, even halfway.',
      '“Here is a sentence I grew up with that I may be applying to us: …”',
      '“On a scale from shared to granted to endured, where was your yes when we decided about…?”',
    ],
    actions: [
      'Finish the sentence “In a good home, people always…” on your own, then swap papers.',
      'Name three things you already agree on that were different in an earlier relationship.',
      'Rate one current arrangement as shared, granted or endured, and tell your partner your rating.',
      'Set a timer for seven minutes and write about a recent disagreement as a neutral well-wisher would see it.',
      'Enter two dates in your calendars, four and eight months from now, to repeat the seven minutes.',
      'Reduce one big topic to a question that could be answered by next week.',
    ],
  },
  {
    slug: 'our-vision',
    title: MODULE_TITLES['our-vision'],
    overview:
      'Compare the pictures each of you had in mind, let go of the ones that no longer fit, and put a shared one into three plain sentences. Then make it visible in a ritual that has room for the life before and the life now.',
    awareness: [
      'You compare this home with a family you saw in a movie, in your childhood or on someone’s phone, and yours always loses.',
      'You announce traditions, and then feel hurt when the others treat them as an appointment.',
      'One person’s old customs fill the calendar while another person’s have quietly disappeared.',
    ],
    conversation: [
      'Take 20-30 minutes of uninterrupted time away from the kitchen table, perhaps on a walk, and leave the calendar at home. Dates can come later.',
      '“When I imagined us before we married, one scene I kept seeing was…”',
      '“A piece of that I’ve had to let go is… You don’t need to fix it. I’d just like you to know.”',
    ],
    actions: [
      'Describe one scene from your old picture to your partner in two minutes, without asking for anything.',
      'Write the first of your three sentences: how should it feel to come home here?',
      'List the dates that are heavy or dear to someone in your family, and put them on a calendar you both use.',
      'Ask one child, parent or old friend which custom from before they would like to keep.',
      'Invent a ritual that takes under five minutes, such as a mug set out, a song on arrival or a line in a notebook.',
      'Name one expectation that you will set aside until next season, and tell your partner you have done so.',
    ],
  },
  {
    slug: 'external-influences',
    title: MODULE_TITLES['external-influences'],
    overview:
      'Former partners, in-laws, friends, grown children and a glowing phone all reach into your marriage. Map who has access, agree on what comes in and when, and practice short replies that keep the peace without shutting your partner out.',
    awareness: [
      'You learn of changes to your own week from a text that was sent to somebody else.',
      'You tidy up the story before telling your partner about a call, so as not to cause trouble.',
      'A message from one certain person can end a good evening, whatever it says.',
    ],
    conversation: [
      'Choose a moment when no drop-off is due, mute both phones and take 20-30 minutes of uninterrupted time for one name on your map.',
      '“When … gets in touch, what I notice in myself is… What do you notice in me?”',
      '“I don’t need you to dislike anyone. What would help me is to know beforehand about…”',
    ],
    actions: [
      'Draw your map of names with plus and minus signs, alone, in eight minutes.',
      'Save a holding reply on your phone that names a time by which you will answer.',
      'Choose one time of day for reading co-parent or family messages, and turn off the alerts for the rest.',
      'Tell your partner in two sentences about a recent contact with an ex or a former in-law.',
      'Practice one “we” sentence aloud for the relative who asks too much.',
      'Thank a person who is good for your marriage, by text or by voice.',
    ],
  },
  {
    slug: 'emotional-safety',
    title: MODULE_TITLES['emotional-safety'],
    overview:
      'How the two of you become people who can say the tender thing out loud, even after a love that ended in divorce or by death. This module is for couples where nobody is afraid of the other. If there is fear or violence between you, please leave the exercises and talk to people who are trained for it, such as a domestic violence helpline.',
    awareness: [
      'Which of you gets louder when the bond feels shaky, and which gets quieter? Does it swap with the topic?',
      'Notice what your body does in the ten seconds after an unanswered message.',
      'Watch for facts that arrive too early. A true explanation can still land as “your feeling is wrong.”',
    ],
    conversation: [
      'Choose 20-30 minutes of uninterrupted time, phones in another room, and agree beforehand that either of you may stop without giving a reason.',
      '“What did you learn to do, before me, when you felt let down? How does it still show up?”',
      '“When you go quiet (or ask again), I tend to think… What is really happening for you?”',
    ],
    actions: [
      'Write down the worry under a complaint you often make, in one sentence, for your eyes only.',
      'Tell your partner one thing they did this week that made you feel safe.',
      'Send one short message at a time when silence usually worries them.',
      'Ask “Help, ears or a hug?” the next time your partner sighs.',
      'Agree on four words that mean “please come close,” and on what the other will do when they hear them.',
      'List two things you will share without being asked and two that stay private, and read the lists to each other.',
    ],
  },
  {
    slug: 'practical-blending',
    title: MODULE_TITLES['practical-blending'],
    overview:
      'Rules, rooms, routines and money in a home where everyone arrived with habits of their own. Learn who corrects which child, how a stepparent wins a place, and how to agree on money without copying anyone else’s system. Much of it also fits couples whose children are grown, or who have none.',
    awareness: [
      'Who speaks first when a rule is broken? If it is usually the stepparent, something has slipped.',
      'Notice how you talk about “my” and “your” children when you are tired.',
      'Pay attention to the first hour after children arrive or leave. Moods then say more about the change of homes than about any of you.',
    ],
    conversation: [
      '“If we could have only two house rules that everyone keeps, which two would you choose?”',
      'Put 20-30 minutes of uninterrupted time in the calendar for a first house meeting, when no child is in earshot, and stop when the time is up.',
      '“What do you see about my child that I may be too close to see?” Parents: listen to the end before you reply. Stepparents: begin with something you like.',
    ],
    actions: [
      'Choose two house rules together and cross out the rest for now.',
      'Ask one stepchild, or a grown one by message, about something they know more about than you.',
      'Say to your own child, “You and me, fifteen minutes, you choose,” and set the day.',
      'Thank the stepparent in your home for one job that nobody noticed.',
      'Clear one drawer or shelf for the person in the house who has the least space.',
      'Agree on an amount above which you ask each other before spending, and write it down.',
    ],
  },
  {
    slug: 'communication-complexity',
    title: MODULE_TITLES['communication-complexity'],
    overview:
      'There may be more people in your story than the two of you: children, grown children, exes, in-laws, and those who have died. You will learn to start softly and to pause with a promise to come back. You will also learn to find the way in again after one of you has gone quiet.',
    awareness: [
      'Count the topics you have dropped in the past month. Which of them did you both agree to drop?',
      'Listen to your own first five words. Is “you” among them?',
      'Which seat are you in right now: inside, outside or in the middle? It may change within one meal.',
    ],
    conversation: [
      'Plan your time-out while you are both in a good mood. Decide on the words, the shortest break and the longest.',
      'Pick one returning topic and give it 20-30 minutes of uninterrupted time, with this rule: only questions about what it means, and no solutions today.',
      '“Where in our life do you feel like an outsider, and what is one minute of being brought in worth to you?”',
    ],
    actions: [
      'Write your own time-out sentence, with a clock time in it, and put it where you both can see it.',
      'Rewrite one recent opening line as what happened, what you felt, what you would like.',
      'Tell your partner about a moment when you saw them on the outside and said nothing.',
      'Bring your partner into one family story by explaining the joke or the name.',
      'Ask “Is now okay, or tomorrow?” before raising the next sore subject.',
      'Name one topic you both accept will keep coming back, and give it a nickname.',
    ],
  },
  {
    slug: 'love-fun-intimacy',
    title: MODULE_TITLES['love-fun-intimacy'],
    overview:
      'How to keep warmth, play and desire alive, even if the two of you never had a honeymoon phase to yourselves. You get ideas for thanks that land, for small new things to try, and for talking about touch and sex without pressure. They work with or without children in the house.',
    awareness: [
      'How long has it been since you did something together for the first time?',
      'Catch the reflex “It was nothing” when someone thanks you.',
      'See which hours the couple gets. Are they your best, or what is left over?',
    ],
    conversation: [
      '“Tell me about a time this month when you felt seen by me, and one when you didn’t.”',
      'Have this talk away from the bedroom and away from bedtime. A walk or a drive is good, because nobody has to look anyone in the eye.',
      'Set aside 20-30 minutes of uninterrupted time, each write five things you would like to try together, and compare the lists. Start with whatever is cheapest.',
    ],
    actions: [
      'Thank your partner for one thing in three parts: what they did, what it took, what it meant.',
      'Answer the next thank-you you get with “I’m glad you saw that.”',
      'Offer a twenty-second hug at the door, with nothing expected after it.',
      'Learn one dance step, card trick or toast in another language together.',
      'Leave a note for your partner where only they will find it.',
      'Book one hour for the two of you in the calendar before the week fills up.',
    ],
  },
];
