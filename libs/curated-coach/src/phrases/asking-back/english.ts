import type { AskingTexts } from './asking-back.js';

/** Question that offers somebody to have it changed, or only heard. A short reply to it is a pick. */
export const HEAR_IT = 'Would you like something about it to change, or just to have it heard?';

/** Replies to somebody who wants an ear. */
export const LISTENING: readonly string[] = [
  'Then I’ll listen. Write as much or as little as you like, in any order. What is the part that you haven’t told anyone?',
  'All right, no advice. You don’t have to make it neat for me. What was the last time like?',
];

/** Words of somebody who has said how it should not sound. */
const FEARED_SOUND =
  /\b(without (\w+ ){0,3}(sound|seem|look|com|mak|hurt|turn|be|start|accus|blam|offend|think|feel|hear|it be|it turn)\w*|(so|that) (it|i|he|she|they) (doesn't|don't|won't|isn't|doesnt|dont|isnt)|so (it|he|she) (\w+ )?(isn't|not)|not sound|and not (make|take|have) it)/;

export const ENGLISH: AskingTexts = {
  asked: ['You ask: “{said}”', 'Your question: “{said}”', 'You’d like to know: “{said}”'],
  wrote: ['You wrote: “{said}”', 'In your words: “{said}”', 'You say: “{said}”'],
  moods: {
    loss: ['I’m sorry for this loss.', 'I’m sorry. That is a real loss.'],
    animal: [
      'I’m sorry. An animal is part of the family.',
      'I’m sorry. A home is quieter without an animal.',
    ],
    memorial: [
      'I’m sorry. That is a day to be gentle with.',
      'I’m sorry. A day like that can use some kindness.',
    ],
    burden: ['That sounds like a lot to carry.', 'That sounds like a lot for one person.'],
    news: ['Congratulations. I’m happy for you.', 'What good news. I’m glad you told me.'],
    thanks: ['I’m glad.', 'That’s good to hear.'],
    play: ['I smiled at that.', 'That made me smile.'],
    neutral: ['Thank you for telling me.', 'Thanks for writing it down.', 'I’m glad you wrote.'],
  },
  welcome: ['You’re welcome. I’m here if you want to write more.', 'Gladly. Write again whenever you like.'],
  noPage: [
    'I have no page for just this yet.',
    'No page of mine is about just this yet.',
    'I don’t have a page on exactly this yet.',
    'This is one that I have no page for yet.',
  ],
  notYet: [
    'I have no answer ready for this. A question may still help you sort it out:',
    'I don’t have an answer ready, but maybe a question helps:',
  ],
  hearMore: ['I’d like to hear a bit more.', 'I’d like to hear more about it.'],
  about: ['This is about {about}, as I read it.', 'As I read it, this is about {about}.'],
  helps: ['What helps many: {helps}.', 'In many homes it helps to start here: {helps}.'],
  thisMuch: [
    'I have no answer ready for this, but this much I can say.',
    'I don’t have an answer to just this. This much is true, though.',
  ],
  nearestLesson: ['To read meanwhile: {lessons}.', 'Nearest to it, if you’d like to read: {lessons}.'],
  onePage: [
    'I have a page that comes close. If it fits, say “yes” and I’ll open it:',
    'One page of mine is near it. Say “yes” if you want it:',
  ],
  twoPages: [
    'Two pages of mine come close. If one fits, tell me which:',
    'These two pages are near it. Say “first” or “second” if one fits:',
  ],
  questions: {
    wording: ['What do you most want to come across?', 'What would you most like to be heard?'],
    legal: [
      'The legal part belongs with a family lawyer. What would each of you want it to protect?',
      'A family lawyer should look at the legal part. What matters most to each of you in it?',
    ],
    ruling: [
      'How is it decided now, and who has talked with whom?',
      'Who has had a say in it so far, and who hasn’t?',
    ],
    normal: ['What made you wonder about it?', 'How do the others at home see it?'],
    ideas: ['What do they like, whoever it is for?', 'What has gone over well before?'],
    'any-idea': [
      'If one small part of it could get easier first, which one would it be?',
      'What would it look like if it were a little better?',
    ],
    decision: [
      'What speaks for each way, and who else has a say?',
      'Which way do you lean, and what holds you back?',
    ],
    tried: ['When has it gone even a little better?', 'Which part of it is still hard?'],
    sides: ['What matters most to each of you here?', 'Where do the two of you already agree?'],
    method: ['What have you tried, or thought of trying?', 'Which part of it is the hardest to get right?'],
    again: [
      'Have you tried something already, and how did that go?',
      'When it goes better, even a little, what is different?',
    ],
    reason: ['What do you make of it?', 'What is your own best guess about it?'],
    fact: [
      'What’s happening at home that has you asking?',
      'Which part of it matters most to you right now?',
    ],
    relative: [
      'What would you like to happen instead?',
      'Who of you could say something, and what should be heard?',
    ],
    'distant-child': [
      'When are the two of you at ease in the same room, even for five minutes?',
      'What do you two already do side by side without much talk: driving, eating, fixing things?',
    ],
    news: [
      'What part did you like best? If something worries you, you can write that too.',
      'What was the best moment? If something is on your mind besides, you can write that too.',
    ],
    play: [
      'Would you like to laugh about it together, or is there something under it that bothers you?',
      'Is it only funny, or is there a bit of it that isn’t?',
    ],
    animal: [
      'Who misses the animal most, and how do you notice?',
      'What kind of goodbye would feel right at your place?',
    ],
    heavy: [HEAR_IT, 'What weighs on you most in this?'],
    bothered: ['What gets to you most about this?', 'What is it like in that moment?'],
    tender: ['What was that moment like for you?', 'How did that feel?'],
    liked: ['What do you like best about it?', 'What helped it go so well?'],
    recurring: ['What usually happens right after that?', 'What do you do when it happens?'],
    plan: ['What would make it a good day for you?', 'What about it are you thinking of most?'],
    wish: ['What would you like to come out of it?', 'What would be a good first step toward it?'],
    'much-told': [
      'Of all that you wrote, what matters most to you?',
      'If one thing in this could get easier, which should it be?',
    ],
    telling: ['What would you like to be different about it?', 'What would help you most with it right now?'],
  },
  stories: {
    wording: {
      knows: 'Words for this are heard best when they say what you’d like, and leave out who is right',
      questions: [
        {
          ask: 'What would you like to get across to {whom}, and what are you afraid it might sound like?',
          told: FEARED_SOUND,
        },
        {
          ask: 'What would you like to get across, and what are you afraid it might sound like?',
          told: FEARED_SOUND,
        },
        'If only one sentence of it stayed in mind, which should it be?',
      ],
    },
    method: {
      knows:
        'What helps in a family usually starts small: one thing, tried for a while, and then looked at again',
      questions: [
        'When has it been a little like that with {whom}, and what was different then?',
        'What would have to happen for you and {partner} to say afterward that it went well?',
        'What would have to happen for you to say afterward that it went well?',
      ],
    },
    again: {
      knows:
        'What keeps coming back rarely changes all at once, and a small part that goes better is a real start',
      questions: [
        'When is it a little easier for you and {partner}, and what is different then?',
        'When is it a little easier, and what is different then?',
      ],
    },
    decision: {
      knows: 'From here nobody can weigh that for you, and both ways may have a good reason',
      questions: [
        'If you picture the evening after it, which way sits better with you, and which with {partner}?',
        'If you picture the evening after it, which way sits better with you?',
      ],
    },
    ruling: {
      knows:
        'There’s no rule for this that fits every family; what lasts is what the people in it have had a say in',
      questions: [
        'What would feel fair to you, and what might feel fair to {partner}?',
        'What would feel fair to you, and to whom would it cost something?',
      ],
    },
    normal: {
      knows:
        'I can’t measure that from here, but a feeling that comes back usually points to something that matters to you',
      questions: [
        'What would you like {partner} to see about it?',
        'What would have to be a little different for it to sit easier with you?',
      ],
    },
    sides: {
      knows: 'Two people can want different things and both have a good reason',
      questions: [
        'What matters most to you in it, and what do you think matters most to {partner}?',
        'What matters most to you in it, and what might it be for the others?',
      ],
    },
    reason: {
      knows: 'What goes on in somebody else I can’t see from here, and a guess is easily wrong',
      questions: [
        'What would you ask {partner}, if you could be sure of an honest answer?',
        'What would you ask, if you could be sure of an honest answer?',
      ],
    },
    wish: {
      questions: [
        'What would be the smallest part of that wish, and what could {partner} do for it?',
        'What would be the smallest part of that wish that could come true soon?',
      ],
    },
    'much-told': { questions: ['What would you most like {partner} to know about it?'] },
  },
  notes: [
    'I pick from written answers; no live AI model writes this.',
    'No live AI model here: I choose from answers that people wrote.',
    'My answers were written ahead of time, with no live AI model.',
  ],
};
