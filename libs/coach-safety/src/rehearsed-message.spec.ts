import { describe, expect, it } from '@jest/globals';
import { checkRehearsed } from './rehearsed-message.js';

const answerTo = (message: string) => checkRehearsed(message).answer;

describe('a rehearsed message to the one it is about', () => {
  it.each([
    "I'll kill you if you touch her again",
    'I know where you live. Watch your back.',
    "If you don't bring them back by six you will regret it",
    'One more word and I’m coming over there with the gun',
    "I'll burn your house down",
    'I want you to be afraid every time you open the door',
    "If I see him with my kids I'll break his neck",
  ])('gets the answer for people who may harm somebody: %s', (message) => {
    expect(answerTo(message)).toContain('Stop and make distance');
  });

  it.each([
    'You hit me in front of the kids and now you want to talk?',
    'You choked me last night. I want you to leave.',
    "I'm afraid of you. Please let me go to my sister's",
    'You forced me. I said no.',
    'Stop following me. I told you not to come to my house.',
    'You took my phone and my keys so I couldn’t leave',
    'There is a restraining order. You can’t be here on Sunday.',
  ])('gets the answer for people who are hurt or afraid: %s', (message) => {
    expect(answerTo(message)).toContain('1-800-799-7233');
  });

  it.each([
    "If you leave me I'll kill myself",
    "I don't want to live anymore. Tell the kids I love them.",
    "Goodbye. Take care of the kids. I'm done with everything.",
  ])('gets the answer for people who may want to die: %s', (message) => {
    expect(answerTo(message)).toContain('988');
  });

  it('puts a shaken child first', () => {
    expect(answerTo('You shook the baby and I saw it')).toMatch(/doctor today/);
  });

  it('answers in another language with the numbers and an honest sentence', () => {
    expect(
      answerTo('Ich will, dass du die Kinder um fünf bringst und nicht wieder zu spät kommst'),
    ).toContain('988');
  });

  it.each([
    'Can we switch weekends? I have to work on the 14th. I can take the 21st.',
    "Hi, the dentist is Tuesday at 3:30. Can you take Mia? I'll send the insurance card.",
    'I CANNOT BELIEVE YOU DID THAT AGAIN. YOU NEVER THINK ABOUT ANYONE BUT YOURSELF',
    "Please stop texting me after 10. I'll answer in the morning.",
    'You hurt my feelings at dinner.',
    'You killed it at the recital, she was so proud.',
    "I'll beat you home, so I'll start dinner.",
    'I hurt your trust and I am sorry.',
  ])('gets none for what is only everyday, or only angry: %s', (message) => {
    expect(answerTo(message)).toBeNull();
  });

  it('says that the classifier doubts, so that the numbers can stand below', () => {
    expect(checkRehearsed("I'm scared of how you talk to me when you drink.").isDoubtful).toBe(true);
    expect(checkRehearsed('I miss how we were. Can we start over tonight?').isDoubtful).toBe(false);
  });
});
