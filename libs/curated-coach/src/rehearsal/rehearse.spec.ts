import type { LandingKind, Reading, RehearsalRecipient } from '@anew/contracts/coaching/rehearsal';
import { describe, expect, it } from '@jest/globals';
import { refusalOf } from './refusals.js';
import { rehearse, type RehearsedMessage, type Written } from './rehearse.js';
import { ADVICE } from './words.js';

const NOON = 12;
const reading = (message: string, over: Partial<RehearsedMessage> = {}): Reading =>
  rehearse({ message, recipient: 'co-parent', hour: NOON, ...over });
const kindsOf = ({ landings }: Reading) => landings.map(({ kind }) => kind);

describe('what lands badly', () => {
  it.each<[string, ...LandingKind[]]>([
    ['You always pick them up late. Can you be there at 5 on Friday?', 'absolutes'],
    ["You're so selfish. I want to see the bank statement this week.", 'blame'],
    ['You are a terrible mother.', 'blame'],
    ['It is your fault that she cried.', 'blame'],
    ['How could you forget her inhaler?', 'blame'],
    ['I feel like you never wanted this to work.', 'blame', 'absolutes'],
    ['You make me sick.', 'blame'],
    ['Your new husband is not their dad and he needs to back off.', 'blame'],
    ['You promised, and you lied to his face.', 'blame'],
    ['You never listen. Please call the plumber tomorrow.', 'blame', 'absolutes'],
    ['I always have to do the laundry.', 'absolutes'],
    ['Not once did you ask how the surgery went.', 'absolutes'],
    ['WHY DO YOU NEVER ANSWER?? I NEED THE CARD TODAY!!!', 'blame', 'absolutes', 'shouting'],
    ['Please be there. I am NOT driving AGAIN.', 'shouting'],
    ['Thanks for nothing.', 'sarcasm'],
    ['Nice job forgetting his birthday. Father of the year.', 'sarcasm'],
    ['Must be nice to go to Cancun. The dentist bill is $480.', 'sarcasm'],
    ['How nice of you to finally show up.', 'sarcasm'],
    ['Whatever. Do what you want.', 'sarcasm'],
    ["Remember when you said you'd change?", 'history'],
    ['This is just like when you forgot the play in 2016.', 'history'],
    ['After everything I did for your kids, I get a text.', 'history'],
    ["Tell your dad that I'm not paying for the trip.", 'children'],
    ["I'll have Jake tell you what he wants.", 'children'],
    ['The kids told me you were late again.', 'children'],
    ["I'll tell the kids why you aren't coming.", 'children'],
    ['Ask Lily what she thinks of your new girlfriend.', 'children'],
    ['Even the kids see it.', 'children'],
    ["You'll hear from my lawyer.", 'warning'],
    ["If you do this once more I'm getting full custody.", 'warning'],
    ['Did you get the form? Are you coming on Saturday? Who brings the cake?', 'questions'],
  ])('%s', (message, ...kinds) => {
    expect(kindsOf(reading(message))).toEqual(kinds);
  });

  it.each([
    "You're always welcome to call the kids on my days.",
    'It’s not your fault that the bus was late.',
    'You never have to ask, he can always come.',
    'Thank you for always being on time.',
    'Because of you I can laugh again.',
    'You make me so happy. I always love our Sundays.',
    'I feel like you get me. Thank you for last night.',
    'You were great with Leo today.',
    'You are right about the car seat.',
    "I know you're busy, but could you call my mom back?",
    'Never mind, I found the form.',
    'Great job at the play, tell Mia I said hi.',
    'What a typical Monday. Can you take the late shift on Thursday?',
    'I was selfish yesterday and I’m sorry.',
    'Mia said she needs her cleats on Saturday. Could you put them in her bag?',
    'How can you get there by 5? Do you need a ride?',
    'The IEP meeting is at 3 PM, and the ADHD form is due.',
    'Your little brother called.',
    'You owe me $240 for soccer since March. Please send it by Friday.',
    'Whatever works for you is fine.',
  ])('is nothing in: %s', (message) => {
    expect(kindsOf(reading(message))).toEqual([]);
    expect(reading(message)).toMatchObject({ shorter: null, sleepOn: null, advice: ADVICE.asItIs });
  });

  it('names the words that do it, and says why', () => {
    const [landing] = reading('The form is due. You are so lazy. Please sign it.').landings;
    expect(landing).toMatchObject({ kind: 'blame', quotes: ['You are so lazy.'] });
    expect(landing?.why).toMatch(/defend themselves/);
  });

  it.each([
    [21, false],
    [22, true],
    [5, true],
    [6, false],
  ])('at %d o’clock the hour is late: %s', (hour, late) => {
    const calm = reading('Can you take Mia on Friday?', { hour });
    expect(kindsOf(calm)).toEqual(late ? ['late'] : []);
    expect(calm.advice).toBe(late ? ADVICE.waits : ADVICE.asItIs);
  });

  it.each<[RehearsalRecipient, number, boolean]>([
    ['co-parent', 80, false],
    ['co-parent', 81, true],
    ['partner', 81, false],
    ['partner', 151, true],
  ])('to a %s, %d words are long: %s', (recipient, words, long) => {
    const message = `${'calm '.repeat(words - 1)}words.`;
    expect(kindsOf(reading(message, { recipient }))).toEqual(long ? ['length'] : []);
  });
});

describe('the shorter version', () => {
  it.each([
    [
      "You always pick them up late. This is the third time this month and I'm sick of it. Can you be there at 5 on Friday?",
      'You pick them up late. This is the third time this month. Can you be there at 5 on Friday?',
    ],
    [
      'You never listen. I asked you three times to call the plumber. Please call him tomorrow.',
      'I asked you three times to call the plumber. Please call him tomorrow.',
    ],
    ['WHY DO YOU NEVER ANSWER?? I NEED THE INSURANCE CARD TODAY!!!', 'I need the insurance card today.'],
    [
      "wow. must be nice to go to Cancun when you can't pay for braces. The dentist bill is $480, your half is $240.",
      'The dentist bill is $480, your half is $240.',
    ],
    [
      'You spent our money on that stupid boat again. I want to see the bank statement this week.',
      'You spent our money on that boat again. I want to see the bank statement this week.',
    ],
    [
      'Did you get the form? Are you coming on Saturday? And who brings the cake?',
      'Did you get the form? Are you coming on Saturday?',
    ],
    [
      'Please send the schedule, as usual, by Friday. You are so lazy.',
      'Please send the schedule, by Friday.',
    ],
  ])('of “%s”', (message, shorter) => {
    expect(reading(message).shorter).toBe(shorter);
  });

  it('says no word that its writer did not write', () => {
    const message =
      "You're unbelievable. I waited 40 minutes in the rain, because you only care about yourself. I felt so alone. Can we agree on 5:30 from now on?";
    const { shorter } = reading(message);
    const own = new Set(message.toLowerCase().match(/[\w']+/g));
    expect(shorter).toBe('I waited 40 minutes in the rain. Can we agree on 5:30 from now on?');
    for (const word of shorter!.toLowerCase().match(/[\w']+/g) ?? []) expect(own).toContain(word);
  });

  it('leaves feelings for the morning between two homes, and keeps them for a partner', () => {
    const message = 'You only think of work. I felt alone at dinner last night. Can we talk on Sunday?';
    expect(reading(message).shorter).toBe('Can we talk on Sunday?');
    expect(reading(message).sleepOn).toBe(
      'I took a night to think about this. I felt alone at dinner last night. Can we talk on Sunday?',
    );
    expect(reading(message, { recipient: 'partner' }).shorter).toBe(
      'I felt alone at dinner last night. Can we talk on Sunday?',
    );
  });

  it('is cut down to requests and facts when it would still be long', () => {
    const story = 'It went on and on and nobody knew what to do about it. '.repeat(9);
    const { shorter } = reading(`${story}The game is on Friday at 6. Please bring his shoes.`);
    expect(shorter).toBe('The game is on Friday at 6. Please bring his shoes.');
  });

  it('is none when nothing is left, and then nobody has to answer', () => {
    const sharp = reading("You are pathetic. You don't care about anyone.");
    expect(sharp).toMatchObject({ shorter: null, sleepOn: null, advice: ADVICE.nothingLeft });
    expect(reading('Even the kids see what you are like.').advice).toBe(ADVICE.withoutTheChild);
    expect(reading('See you in court. Send the form by Friday.').advice).toBe(ADVICE.court);
  });

  it('waits for the morning when it is late and something stings', () => {
    expect(reading('You are so lazy. Please sign the form by Friday.', { hour: 23 }).advice).toBe(
      ADVICE.night,
    );
  });
});

describe('a message that gets no help', () => {
  it.each([
    'You will never see the kids again if you marry her',
    "I'm going to tell everyone at your work what you did.",
    "If you go to the police I'll send the photos to your mom",
    'I’ll call ICE on you',
    'You will not get one cent from me',
    'Come home now or I throw your stuff out',
    'I will take the kids away from you',
  ])('threatens: %s', (message) => {
    expect(refusalOf(message)).toMatch(/^I won’t help with this one. It says that you will take something/);
  });

  it.each([
    'pick up your phone. answer me. who are you with',
    'I went through your texts last night',
    'Give me the passcode to your phone',
    'You’re not going out tonight. I said no.',
  ])('watches or forbids: %s', (message) => {
    expect(refusalOf(message)).toMatch(/^I won’t help with this one. It checks up/);
  });

  it.each([
    "You won't see the kids on Friday because of the trip. I can give you Saturday.",
    'I’ll tell your mom about dinner.',
    'Can you send me the password for the school portal?',
    'I’ll send the pictures from the recital to your mom.',
    'Call me when you get home, or I can call you.',
    'You’ll never believe who called.',
  ])('is not: %s', (message) => {
    expect(refusalOf(message)).toBeNull();
  });
});

describe('with what a model has written', () => {
  const MESSAGE = 'I guess some of us have jobs. Can you bring the blue jacket on Friday?';
  const written: Written = {
    source: 'anthropic',
    landings: [
      { kind: 'sarcasm', quotes: ['I guess some of us have jobs.'], why: 'It says that they do not work.' },
    ],
    shorter: 'Can you please bring the blue jacket on Friday?',
    morning: 'Can you bring the blue jacket on Friday, please?',
  };
  const read = (over: Partial<Written> = {}, message = MESSAGE, isSafe?: (text: string) => boolean) =>
    rehearse({ message, recipient: 'co-parent', hour: NOON }, { ...written, ...over }, isSafe);

  it('shows what it found where the rules found nothing, and its versions', () => {
    expect(reading(MESSAGE).landings).toEqual([]);
    expect(read()).toMatchObject({
      source: 'anthropic',
      landings: written.landings,
      advice: ADVICE.shorter,
      shorter: written.shorter,
      sleepOn: `I took a night to think about this. ${written.morning}`,
    });
  });

  it('keeps what the rules found, whatever the model says', () => {
    const message = `You are so lazy. ${MESSAGE}`;
    expect(kindsOf(read({}, message))).toEqual(['blame', 'sarcasm']);
    expect(kindsOf(read({ landings: [] }, message))).toEqual(['blame']);
  });

  it.each([
    ['invents something', 'Can you bring the blue jacket on Monday?'],
    ['stings', 'You never bring the blue jacket on Friday.'],
    ['keeps what it found to sting', 'I guess some of us have jobs. Can you bring the jacket?'],
    ['is missing', ''],
  ])('leaves out its version where it %s, and shows none that still stings', (_, version) => {
    expect(read({ shorter: version, morning: version })).toMatchObject({ shorter: null, sleepOn: null });
    const rules = reading(`You are so lazy. ${MESSAGE}`).shorter;
    expect(read({ landings: [], shorter: version }, `You are so lazy. ${MESSAGE}`).shorter).toBe(
      version.startsWith('I guess') ? version : rules,
    );
  });

  it('leaves out its version where the safety check finds something', () => {
    expect(read({}, MESSAGE, () => false)).toMatchObject({ shorter: null, sleepOn: null });
  });
});
