import type { Topic } from '../topic.js';

export const ourVisionTopics: readonly Topic[] = [
  {
    id: 'holidays',
    moduleSlug: 'our-vision',
    cues: [
      'how do we do christmas when kids are with other parent half the time',
      'holidays with two households',
      'thanksgiving with three sets of grandparents',
      'birthdays easter split between houses',
      'christmas stress blended family',
      'whose holiday traditions do we follow',
      'vacation summer with blended family',
    ],
    terms:
      'holiday ritual keep add leave a gap date old family new calendar wrong date torn custom grandmother',
    open: [
      'Everybody has an idea of how a holiday should be, and there is a schedule on top of it.',
      'It is hard to feel festive while counting hours between houses.',
    ],
    answer: [
      'Let go of the date before you let go of the warmth. A celebration on the wrong day that everyone can enjoy beats the right day with someone torn in two.',
      'Keep one thing from each side, add one thing that is only yours, and leave people a way to join late or slip out.',
    ],
    partner: [
      'Your partner may be mourning the holiday they used to have while planning this one, and it can come out as fussing or as not caring.',
      'One of you may want the day fuller and the other emptier. Each probably has a childhood reason.',
    ],
    say: [
      'What is the one thing about that day you’d be sad to lose? I’ll tell you mine, and we build around those two.',
      'Let’s choose our own day for it this year, so nobody has to watch the clock.',
    ],
    steps: [
      'Ask everyone for the one thing that must not be missing, write the answers on a single sheet, and decide nothing yet.',
    ],
    ask: [
      'Which part of the day matters most to you, and which could happen on another date?',
      'Who in the family will find that day the hardest, and does everyone know it?',
    ],
  },
  {
    id: 'not-as-imagined',
    moduleSlug: 'our-vision',
    cues: [
      'this is not what i imagined',
      'thought we would be one big happy family',
      'disappointed with how our family turned out',
      'expectations versus reality second marriage',
      'i regret this is not what i signed up for',
      'other families look so happy',
      'not the life i pictured',
    ],
    terms:
      'picture expected differently piece gone sad without repairing loss spoken comparison five paths road',
    open: [
      'There is real grief in seeing an ordinary Tuesday where you had pictured something else.',
      'You had a picture, and it carried you a long way. Of course it hurts that life looks different.',
    ],
    answer: [
      'Being surprised by how it turned out is common, and it says little about how it ends. Start by telling each other which piece of the picture is gone.',
      'The picture may have to go, and that doesn’t mean the marriage has to. Let it be sad first, then ask what the next stretch needs.',
    ],
    partner: [
      'Your partner probably lost a picture as well, and may be keeping it to themselves so that you don’t feel blamed.',
      'If you say it as a loss, your partner can stand beside you. Said as a complaint, it may sound as if you were grading their family.',
    ],
    say: [
      'I had a picture of us, and a piece of it isn’t going to happen. You don’t need to fix it. I’d just like you to know.',
      'What did you imagine, before? I’d like to hear the embarrassing version, and then I’ll tell you mine.',
    ],
    ask: [
      'Which scene from the picture do you miss the most?',
      'What is there now that was not in the picture and that you would not want to give back?',
    ],
  },
  {
    id: 'not-feeling-like-a-family',
    moduleSlug: 'our-vision',
    cues: [
      'the kids do not want to be a family with us',
      'stepchildren refuse to be a family',
      'forcing family time nobody bonds',
      'we do not feel like a family',
      'two camps in one house us and them',
      'what to call stepmom mom dad names',
    ],
    terms:
      'courtesy closeness goal this year family word imposed teenager voice hello hug warmth road path rough',
    open: [
      'It stings to set the table for a family that not everyone wants to belong to.',
      'You have put a lot into this, and it hurts to get so little back.',
    ],
    answer: [
      'For this year, courtesy can be the whole goal: people say hello, plates get carried, nobody is made to hug. Warmth turns up more easily where it isn’t checked for.',
      'Nobody has to want the word “family.” You two are the couple, and that is settled; the rest may take its own time.',
    ],
    partner: [
      'Your partner may feel torn each time, proud of the new home and worried for a child who didn’t choose it.',
      'Children often picture both of their parents at the table. A cool look may be loyalty and have little to do with you.',
    ],
    say: [
      'You don’t have to call this a family, and you don’t have to call anyone mom or dad. We say hello to each other and we eat together on Sundays. That’s enough.',
      'Could we drop “family” as the goal for this year and just aim for friendly?',
    ],
    steps: ['Pick one shared thing for this week that lasts fifteen minutes and that anybody may leave.'],
    ask: [
      'What would “friendly enough” look like in your house on a weekday?',
      'Which shared thing goes reasonably well already, however small?',
    ],
    aboutChildren: true,
  },
  {
    id: 'shared-vision',
    moduleSlug: 'our-vision',
    cues: [
      'what is our purpose as a couple',
      'where do we want to be in five years goals',
      'shared vision for our future',
      'no kids at home anymore what are we about',
      'empty nest retirement dreams together',
      'we do not have a plan for our life',
      'what do we want this marriage to be about',
      'bucket list future plans',
      'growing in different directions',
    ],
    terms:
      'vision three sentences come home here what we do leave open plain words couple good at together season years',
    open: [
      'It is a good question, and many couples never get around to asking it.',
      'When you have no plan of your own, other people’s plans fill up your days.',
    ],
    answer: [
      'Skip the big words and write three plain sentences: how it should feel to come home, what you do that shows it, and what you leave open.',
      'Choose a distance first. A season is enough when life is busy; three years suits a couple deciding where and how to live.',
    ],
    partner: [
      'Your partner may have wishes they gave up mentioning, because there was always something more urgent.',
      'Some people hear “vision” and think of a seminar. Asked about one good Tuesday, they have plenty to say.',
    ],
    say: [
      'If the coming season went well for the two of us, what would we notice on an ordinary Tuesday?',
      'What would you like us to be good at together, five years from now?',
    ],
    ask: [
      'What did the two of you want before life got full, and which bit of it still pulls at you?',
      'How should it feel for you to come home?',
    ],
  },
  {
    id: 'wedding',
    moduleSlug: 'our-vision',
    cues: [
      'include the kids in the wedding',
      'wedding planning second marriage ceremony',
      'vows for a second wedding',
      'honeymoon anniversary proposal engaged',
      'getting married again adult children at the wedding',
      'change my last name after remarriage',
      'wedding with stepchildren roles',
    ],
    terms: 'ritual ceremony old family new belong voice children how leave a gap honored both welcome',
    open: [
      'A second wedding brings joy, and it stirs up the past for many of the people there.',
      'You want a day that is joyful and that nobody has to swallow hard to get through.',
    ],
    answer: [
      'Offer real choices and accept any of them, including “I’ll just sit with Grandma.” The day works when it respects what was there before and adds something new.',
      'Give people a say in the how: the music, the food, where they stand. Whether you marry is your decision, and it is kinder not to make it theirs.',
    ],
    partner: [
      'Your partner may be hoping for a day that is simply about you two. That wish deserves its own hour in the plan.',
      'For one of you this may be a first wedding in every way that counts, while the other is quietly comparing. It helps to say so early.',
    ],
    say: [
      'We’d love to have you with us that day. You can read something, hand out flowers, or only eat cake. What would feel all right to you?',
      'What should that day feel like for the two of us, if nobody else were watching?',
    ],
    ask: [
      'Who do you most worry about on that day, and have they been asked what would make it easier?',
      'Which one moment of the day should belong to just the two of you?',
    ],
  },
  {
    id: 'heavy-dates',
    moduleSlug: 'our-vision',
    cues: [
      'the day his wife died is next week anniversary of death',
      'late husband birthday what do i do',
      'memorial day grave visit',
      'how to mark the date she died',
      'mothers day when their mom passed away',
      'remember the parent who died in our home',
    ],
    terms:
      'heavy date loss candle cake died agree together accident newer partner take part dog walk memorial lake',
    open: [
      'It is kind of you to think of that day ahead of time, and all right not to know what to do with it.',
      'Days like that are hard in a quiet way, for the one who lost someone and for the one who came later.',
    ],
    answer: [
      'Talk about it a few days ahead. Taking part is fine, and so is staying out of it, as long as nobody has to guess.',
      'Nobody needs the perfect gesture. Name the date and say what would feel good to you, or ask it. “Nothing” is a fine answer.',
    ],
    partner: [
      'Your partner may be silent about it to spare you, and be relieved to find that you had the date in mind.',
      'On such a day people may want company in the morning and to be alone by noon. It says nothing about you.',
    ],
    say: [
      'I know what Thursday is. Would you like company, or time to yourself, or to decide on the day?',
      'Is there something you always did on that day? I’d be glad to make room for it.',
    ],
    ask: [
      'What has your partner, or anyone in the family, done on that day in earlier years?',
      'What would you need for yourself to get through that day well?',
    ],
  },
  {
    id: 'new-traditions',
    moduleSlug: 'our-vision',
    cues: [
      'ideas for new traditions',
      'start family rituals',
      'weekly ritual sunday dinner',
      'something that makes us us',
      'kids ignore our new traditions',
      'how to create belonging in our home',
      'small rituals for when kids arrive and leave',
    ],
    terms: 'ritual repeat keep something add something leave a gap belong mug small five minutes invent',
    open: [
      'Wanting something that is yours is a good instinct: what a household repeats is what it becomes.',
      'Every tradition was somebody’s idea once, and felt a little awkward the first time.',
    ],
    answer: [
      'Start tiny, under five minutes, and tie it to something that happens anyway: an arrival, a Sunday, the first frost.',
      'Three parts make a ritual likely to last: something kept from before, something nobody had before, and a way to sit it out.',
    ],
    partner: [
      'Your partner may go along without sparkle because an old custom is quietly being missed. Ask which one.',
      'If one of you announces and the others attend, it feels like an appointment. Let someone else choose the next piece.',
    ],
    say: [
      'I’d like us to have one small thing that’s only ours. What would you enjoy enough to do again next week?',
      'What did you repeat as a child that told you that you belonged?',
    ],
    ask: [
      'When in your week is there already a moment that a small ritual could hang on?',
      'Which old custom does each of you miss?',
    ],
  },
];
