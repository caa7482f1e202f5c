import { describe, expect, it } from '@jest/globals';
import { CuratedCoach } from './curated-coach.js';
import { declineFor, isUnder18 } from './declines.js';
import { MATTERS } from './phrases/matters/index.js';
import { SEAT_QUESTIONS } from './phrases/seat-questions.js';
import { TOPICS } from './phrases/topics/index.js';
import { ACROSS, seatsIn } from './seats.js';
import { converse } from './testing/converse.js';
import { EIGHT_MODULES } from './testing/fixture-modules.js';
import { NO_ANSWERS } from './testing/no-answers.js';
import {
  DECLINED,
  NO_TOPIC,
  NOT_DECLINED,
  OF_AGE,
  SEAT_UNTOLD,
  SEATED,
  SECOND_TURNS,
  UNDER_AGE,
} from './testing/seat-questions.js';

const coach = new CuratedCoach(EIGHT_MODULES, undefined, NO_ANSWERS);
const ask = (message: string) => coach.reply({ turns: [], message });
const matterOf = (text: string) => MATTERS.find(({ open }) => open.some((opening) => text.includes(opening)));
const topicOf = (text: string) => TOPICS.find(({ open }) => open.some((opening) => text.includes(opening)));

describe('the seat', () => {
  it.each(SEATED)('is $seat: $text', ({ text, seat }) => {
    const seats = seatsIn(text);
    expect([...seats]).toContain(seat);
    if (seat !== 'parent' && seat !== 'stepparent') expect([...seats]).not.toContain(ACROSS[seat]);
  });

  it.each(SEATED)('is answered, or asked back: $text', ({ text, topics, seat }) => {
    const reply = ask(text);
    const topic = topicOf(reply.text);
    if (reply.asksBack) return;
    const matter = matterOf(reply.text);
    if (matter) {
      expect(matter.seat).not.toBe(ACROSS[seat]);
      return;
    }
    expect({ id: topic?.id, seat: topic?.seat }).not.toEqual(expect.objectContaining({ seat: ACROSS[seat] }));
    expect(topics).toContain(topic?.id);
  });

  it('is asked back for in a quarter of the messages at most', () => {
    const answered = SEATED.filter(({ text }) => !ask(text).asksBack);
    console.log(`seats: ${answered.length} of ${SEATED.length} answered, the rest asked back`);
    expect(answered.length / SEATED.length).toBeGreaterThanOrEqual(0.75);
  });

  it('is asked for when nothing tells it', () => {
    const replies = SEAT_UNTOLD.map(ask);
    expect(replies.every(({ asksBack }) => asksBack)).toBe(true);
    expect(Object.values(SEAT_QUESTIONS)).toContain(replies[0]?.text);
  });

  it('is taken from the answer to that question', () => {
    const [, me] = converse(coach, [SEAT_UNTOLD[0] ?? '', 'it was me']);
    const [, her] = converse(coach, [SEAT_UNTOLD[0] ?? '', 'my wife did']);
    expect(topicOf(me?.text ?? '')?.id).toBe('i-broke-the-trust');
    expect(topicOf(her?.text ?? '')?.id).toBe('betrayal-in-this-marriage');
  });

  it('is not asked for twice', () => {
    const [first, second] = converse(coach, [SEAT_UNTOLD[0] ?? '', 'hm hard to say']);
    expect(second?.text).not.toBe(first?.text);
    expect(second?.asksBack).toBe(true);
  });
});

describe('what the coach does not help with', () => {
  it.each(Object.entries(DECLINED).flatMap(([id, texts]) => texts.map((text) => [id, text] as const)))(
    '%s: %s',
    (id, text) => {
      expect(declineFor(text)?.id).toBe(id);
      const reply = ask(text);
      expect(reply.moduleSlug).toBeNull();
      expect(reply.asksBack).toBe(true);
      expect(reply.text).toMatch(/I won’t help|I can’t help/);
    },
  );

  it.each(NOT_DECLINED)('is told from what somebody else does: %s', (text) => {
    expect(declineFor(text)).toBeUndefined();
  });

  it('is followed by words to ask openly', () => {
    const [, second] = converse(coach, ['how do i read her texts secretly', 'ok but what do i say tonight']);
    expect(second?.moduleSlug).toBe('emotional-safety');
    expect(second?.text).toMatch(/“/);
  });
});

describe('somebody under 18', () => {
  it.each(UNDER_AGE)('gets a trusted adult and the lines for teens: %s', (text) => {
    const { text: reply, moduleSlug } = ask(text);
    expect(moduleSlug).toBeNull();
    expect(reply).toMatch(/1-866-331-9474/);
    expect(reply).toMatch(/988/);
  });

  it('stays so for the conversation', () => {
    const replies = converse(coach, ['im 15 and my mom and stepdad fight', 'he stonewalls her for days']);
    expect(replies.at(-1)?.text).toMatch(/Teen Line/);
  });

  it.each(OF_AGE)('is not everybody who names an age: %s', (text) => {
    expect(isUnder18([text], 'en')).toBe(false);
  });

  it('is not a parent whose own messages show it, also by an earlier one', () => {
    expect(isUnder18(['my wife and I argue about sleep', 'I’m 9 and she is 4, from 1 to 10'], 'en')).toBe(
      false,
    );
  });

  it('is not somebody who teaches them', () => {
    const { text } = ask('My husband narrates. I’m a middle school counselor and I listen all day long.');
    expect(text).not.toMatch(/Teen Line|grown-up/);
  });
});

describe('what is no topic', () => {
  it.each(NO_TOPIC)('gets a short reply and no module: %s', (text) => {
    const { text: reply, moduleSlug, asksBack } = ask(text);
    expect(moduleSlug).toBeNull();
    expect(asksBack).toBe(false);
    expect(reply).not.toContain('/modules/');
  });
});

describe('a second turn', () => {
  it.each(SECOND_TURNS)('stays with the first: %s / %s', (first, second) => {
    const [one, two] = converse(coach, [first, second]);
    expect(one?.moduleSlug).not.toBeNull();
    expect(two?.moduleSlug).toBe(one?.moduleSlug);
  });

  it.each(SECOND_TURNS.filter(([, second]) => /word|do i say|script/i.test(second)))(
    'gives words to say when it asks for them: %s / %s',
    (first, second) => {
      const [, reply] = converse(coach, [first, second]);
      expect(reply?.text).toMatch(/^- (“|To )/m);
    },
  );
});

describe('words for a child or a body', () => {
  it.each([
    'she wont let me hug her daughter and touch is my love language',
    'my stepson wants hugs and kisses and i miss being held too',
    'no sex and my body has changed, i am embarrassed naked',
    'no affection hugging kissing anymore since the baby',
  ])('never lead to love and intimacy: %s', (text) => {
    expect(ask(text).moduleSlug).not.toBe('love-fun-intimacy');
  });
});
