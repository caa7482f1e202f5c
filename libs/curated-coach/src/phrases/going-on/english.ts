import { WHEN_TO_SAY_IT } from '../followups.js';
import { ENGLISH_TOLD } from './english-told.js';
import type { GoingOnTexts } from './going-on.js';

const AT_THAT_AGE = [
  'What have you noticed in {them} so far?',
  'What have you seen go well at that age so far?',
];

export const ENGLISH_GOING_ON: GoingOnTexts = {
  kinds: {
    thanks: {
      line: [
        'You’re welcome. Take it one small piece at a time.',
        'Gladly. I hope it goes well.',
        'You’re welcome. I’m here whenever you want to write again.',
      ],
      ask: [],
    },
    worked: {
      line: ['That’s good to hear. I’m glad you told me.', 'I’m happy for you. That is worth noticing.'],
      advice: ['Say out loud what you liked about it. What gets noticed tends to come back.'],
      ask: ['What are you most glad about?', 'What do you think made the difference?'],
    },
    failed: {
      line: [
        'I’m sorry it went that way. You made a try, and that counts.',
        'That is a letdown, after you put something into it.',
      ],
      advice: [
        'One bad round doesn’t mean that the idea is wrong. Change one thing for the next try: a calmer hour, a smaller wish, or fewer people in the room.',
        'Let it rest for a day or two. Then say in one sentence what you wanted, and ask what it was like on the other side.',
      ],
      say: ['That didn’t come out the way I meant it. Can I try once more, and keep it short?'],
      ask: ['What happened then?', 'At what point did it start to go wrong?'],
    },
    tried: {
      line: ['Good that you tried it already.', 'So that road you know.'],
      advice: [
        'A new habit often needs a few rounds before it holds. If it has had those, keep the part that went all right and drop the rest.',
      ],
      ask: ['What happened when you tried it?', 'Which part of it went all right, even a little?'],
    },
    doubt: {
      line: [
        'Then it may not be the right thing for your home, and you know your home best.',
        'That’s fair. Not every idea fits every house.',
      ],
      advice: ['You can take only half of it, or try it once and then look at it again.'],
      ask: ['Which part of it wouldn’t work for you?', 'What would have to be different so that it could?'],
    },
    'what-if': {
      line: [
        'That can happen, so it’s good to think of it now.',
        'It’s wise to look at that before it comes.',
      ],
      advice: [
        'Decide ahead on one calm sentence and then a stop. You don’t have to settle anything on the spot, and you can come back to it the next day.',
      ],
      say: ['I see that this is hard right now. Let’s leave it for today and talk tomorrow.'],
      ask: ['How likely is that, from what you know?', 'Who could be on your side if it comes to that?'],
    },
    when: {
      line: ['The moment matters as much as the words.', 'It’s worth picking the moment.'],
      advice: WHEN_TO_SAY_IT,
      ask: ['When is the next quiet half hour at your place?', 'When do the two of you talk best?'],
      withoutPage: {
        line: ['The moment matters as much as the words.'],
        ask: ['When do the two of you talk best?', 'What would make it a calm moment?'],
      },
    },
    words: {
      line: [
        'Here is a way to say it. Change it until it sounds like you.',
        'Short is best. You could put it like this.',
      ],
      say: [
        'There’s something small I’d like to tell you. You don’t have to fix it. Can you just listen first?',
        'This matters to me because you matter to me. Can we take ten minutes for it?',
      ],
      part: 'say',
      ask: ['What do you most want to come across?', 'How do you think it will be heard?'],
      withoutPage: {
        line: [
          'Let’s find the words together, and start from yours.',
          'Your own words are the best to begin with.',
        ],
        ask: ['What do you most want to come across?', 'If it were only one sentence, which would it be?'],
      },
    },
    example: {
      line: [
        'Picture a plain weekday: dinner is over, nobody is in a rush, and you begin.',
        'It can be as small as one sentence in the car, and then a pause.',
      ],
      part: 'say',
      ask: ['Where in your week could that happen?', 'What would you change so that it sounds like you?'],
      withoutPage: {
        line: ['Let’s take an example from your own week.'],
        ask: ['When did it come up last, and what was said?', 'How would you have liked it to go?'],
      },
    },
    another: {
      line: [
        'I’ve told you the main thing that I have on this. Even a good idea has to fit your week.',
        'There’s not much more on my page, so let’s look at what fits you.',
      ],
      advice: [
        'You can also turn it around: ask the others at home for one idea each, and try the easiest one first.',
      ],
      part: 'step',
      ask: [
        'What has gone well for you before, even a little?',
        'What would have to be different about it to fit you?',
      ],
      withoutPage: {
        line: ['Let’s look for one that comes from your side.', 'Maybe you know more than you think.'],
        ask: ['What has gone well before, even a little?', 'What have you thought of and not tried yet?'],
      },
    },
    small: {
      line: ['That helps me picture it.'],
      advice: [
        'At that age, short and simple works best: one thing at a time, shown more than explained, and the same each time.',
      ],
      part: 'step',
      ask: AT_THAT_AGE,
    },
    child: {
      line: ['That helps me picture it.'],
      advice: [
        'At that age, children do well when they know what comes next, and when one small thing is theirs to choose.',
      ],
      part: 'step',
      ask: AT_THAT_AGE,
    },
    preteen: {
      line: ['That helps me picture it.'],
      advice: [
        'Around that age, children hear everything, and they like to be asked before a thing is decided.',
      ],
      part: 'step',
      ask: AT_THAT_AGE,
    },
    teen: {
      line: ['That helps me picture it.'],
      advice: [
        'With teens, few words go further than many: in private, without an audience, and with a real choice in it.',
      ],
      part: 'step',
      ask: AT_THAT_AGE,
    },
    'mixed-ages': {
      line: ['That helps me picture it.'],
      advice: [
        'With such different ages, the same thing can look different for each: the older ones get more say, and the little ones get more help.',
      ],
      part: 'step',
      ask: ['For which of them is it hardest?', 'Which of them could help to make it easier?'],
    },
    plan: {
      line: ['So there is a day for it.', 'Then you know when it is.'],
      advice: ['Keep it short and simple, and let it be a bit clumsy. Nothing has to be settled that day.'],
      ask: ['What would make it a good day for you?', 'What about it are you thinking of most?'],
    },
    objection: {
      line: [
        'That is {their} side of it, and yours counts too.',
        'So that is how it looks from {their} side.',
      ],
      advice: [
        'Both can be true at once: it can be small for one of you and still matter to the other. Say first that you heard it, and then how it is for you.',
      ],
      say: ['I hear you. For me it’s a little different. Can I tell you how, in two sentences?'],
      ask: [
        'What would you like {them} to understand about your side?',
        'What do you think is behind it for {them}?',
      ],
    },
    asks: {
      line: [
        'My page doesn’t go that far, and you know your home better than I do.',
        'I can’t settle that one for you, but you can try it out in your mind.',
      ],
      ask: [
        'What feels right to you there, and what speaks against it?',
        'What would a good outcome look like to you?',
      ],
      withoutPage: {
        line: ['I don’t want to guess at that from here.', 'I can’t settle that one from here.'],
        ask: [
          'What feels right to you there, and what speaks against it?',
          'What would a good outcome look like to you?',
        ],
      },
    },
    happened: {
      line: ['Thank you for telling me that.', 'I can see why that stays with you.'],
      ask: ['What was that like for you?', 'What would you have liked instead?', 'What came after that?'],
    },
    wish: {
      line: ['That is a good thing to wish for.', 'I can see why you would want that.'],
      part: 'step',
      ask: ['What would it look like on a good day?', 'What would be the smallest piece of it?'],
    },
    since: {
      line: ['That tells me where you are on the way.', 'Some things take their time.'],
      part: 'step',
      ask: [
        'What has changed since then, for better or worse?',
        'What would you like to be different a year from now?',
      ],
    },
    'used-to': {
      line: ['It makes sense that you think of that time.', 'That is a good thing to remember.'],
      ask: ['What do you miss most about it?', 'When did you last see a little of it?'],
    },
    regret: {
      line: ['It’s good that you see it, and that you say so.'],
      ask: ['What would you rather do in that moment?', 'What would make that easier for you?'],
    },
    instance: {
      line: ['A case like that is a good place to begin.'],
      part: 'step',
      ask: ['What usually happens then?', 'How would you like it to go?'],
    },
    'how-long': {
      line: [
        'There is no honest number for that.',
        'It differs from home to home, and it comes in uneven steps.',
      ],
      advice: ['Look for small signs more than for a date: one evening that goes better than it used to.'],
      ask: ['What small sign have you seen so far?', 'By what would you know that it’s getting better?'],
    },
    reluctant: {
      line: ['That makes sense, and it’s worth keeping in mind.'],
      part: 'step',
      ask: [
        'What would it look like if it went the way you want?',
        'What are you most worried about in that?',
      ],
    },
    yes: {
      line: ['Good.', 'All right.'],
      advice: ['Then try it once, in its smallest form, and look at it together afterward.'],
      ask: ['When could the first time be?', 'What would be the first sign that it helps?'],
    },
    no: {
      line: ['All right, then not that.', 'That is an answer too.'],
      ask: ['What would have to be different so that it could work?', 'What would you rather try?'],
    },
    unsure: {
      line: ['You don’t have to know that yet.', 'That’s all right. Not knowing is an honest answer.'],
      ask: [
        'What would be a first small sign that it’s going better?',
        'What do you know for sure about it?',
      ],
    },
    why: {
      line: ['It’s fair to ask for the reason.'],
      advice: [
        'The thought behind it is simple: people take in more when it’s small, calm and not meant as blame.',
      ],
      ask: ['Which part of it makes you wonder?', 'What is your own best guess about it?'],
    },
    ...ENGLISH_TOLD,
  },
  sayTo: {
    ex: [
      'Hi, one quick thing about the kids. Could you let me know by Thursday what works for you? Thanks.',
      'Hi. I’d like us to do this the same way in both houses. Which part could you agree to?',
    ],
    relative: [
      'I’m glad that you’re part of this family. May I ask you one small thing?',
      'That one stung a little. I know you didn’t mean it. Could we try it another way next time?',
    ],
    child: [
      'Hey, I’d like to tell you one thing, and then it’s your turn. Is now okay?',
      'You don’t have to answer right now. I just want you to know that I’m on your side.',
    ],
  },
  sayAgain: 'The words from before',
  stepAgain: 'The small step from before, with that in mind',
  say: 'You could say',
  step: 'One small step',
  askOfStep: 'Could that work at your place, or what would you change in it?',
};
