import { describe, expect, it } from '@jest/globals';
import { AROUND } from '../phrases/around-answers.js';
import { UsedTexts } from '../used-texts.js';
import type { Answer } from './answer.js';
import { OF_MESSAGE, OF_STORY } from './fits.js';
import { type Asked, LibraryCoach } from './library-coach.js';
import { bringsIn } from './near-titles.js';
import { pickedTitle } from './picked-title.js';

const TITLES = ['Who walks the dog?', 'When the dog sleeps', 'A dog that barks', 'Cats'];
const ANSWERS = TITLES.map((title): Answer => ({
  title,
  modules: ['practical-blending'],
  seats: [],
  text: [`This is about: ${title.toLowerCase()}`],
}));

/** A coach whose library finds these answers in their order, with these fits. */
function coachFinding(fits: readonly number[]): LibraryCoach {
  const found = ANSWERS.flatMap((answer, at) => (fits[at] === undefined ? [] : { answer, fit: fits[at] }));
  const library = {
    find: () => found,
    titled: (title: string) => ANSWERS.find((answer) => answer.title === title),
    givenIn: () => undefined,
    weightOf: () => 0,
    newIn: () => 0,
  };
  return new LibraryCoach(library, { ...AROUND, link: (slug) => `[${slug}](/modules/${slug})` });
}

const asked = (question?: string): Asked => ({
  message: 'the dog barks and sleeps',
  question,
  likely: new Map(),
  used: new UsedTexts([], 'the dog'),
  suits: () => true,
  mayLeadTo: () => true,
});
const replyTo = (fits: readonly number[], question?: string) =>
  coachFinding(fits).reply(asked(question))?.text;
const listed = (text = '') => text.split('\n').filter((line) => line.startsWith('- '));

describe('an answer to a question that is only near', () => {
  const near = [OF_MESSAGE.same - 0.01, OF_MESSAGE.same - 0.05, OF_MESSAGE.same - 0.1, 0.1];

  it('names its question, and offers the two next ones below', () => {
    const text = replyTo(near);
    expect(text).toContain(`**${TITLES[0]}**`);
    expect(text).toContain('This is about: who walks the dog?');
    expect(listed(text)).toEqual([`- ${TITLES[1]}`, `- ${TITLES[2]}`]);
  });

  it('leads on to one of these by a short reply, and not by a few common words', () => {
    const text = replyTo(near) ?? '';
    expect(pickedTitle(text, 'the second one')).toBe(TITLES[2]);
    expect(pickedTitle(text, 'barks')).toBe(TITLES[2]);
    expect(pickedTitle(text, 'what about when I say')).toBeUndefined();
  });

  it('stands alone if no other question is near', () => {
    expect(listed(replyTo([OF_MESSAGE.near, 0.01]))).toEqual([]);
  });

  it('is not given to a message that is farther', () => {
    expect(replyTo([OF_MESSAGE.near - 0.01])).toBeUndefined();
  });
});

describe('an answer whose title brings in what the message does not mention', () => {
  const WEDDING = { ...ANSWERS[0], title: 'When a dog barks at the wedding' } as Answer;
  const replyAt = (fit: number, message: string) =>
    new LibraryCoach(
      {
        find: () => [{ answer: WEDDING, fit }],
        titled: () => undefined,
        givenIn: () => undefined,
        weightOf: () => 0,
        newIn: () => 0,
      },
      { ...AROUND, link: (slug) => slug },
    ).reply({ ...asked(), message });

  it('needs a better fit than one that brings in nothing', () => {
    expect(replyAt(OF_MESSAGE.near, 'the dog barks at dinner')).toBeUndefined();
    expect(replyAt(OF_MESSAGE.nearAnyway - 0.01, 'the dog barks at dinner')).toBeUndefined();
    expect(replyAt(OF_MESSAGE.nearAnyway, 'the dog barks at dinner')).toBeDefined();
    expect(replyAt(OF_MESSAGE.near, 'the dog barked while we said our vows')).toBeDefined();
  });
});

describe('an answer to nearly the same question', () => {
  it('needs no other question beside it', () => {
    const text = replyTo([OF_MESSAGE.same, OF_MESSAGE.same - 0.05]);
    expect(text).toMatch(/^This is about/);
    expect(listed(text)).toEqual([]);
  });

  it('is never taken for all that a story asks', () => {
    expect(replyTo([3], 'Who walks it?')).toContain(`**${TITLES[0]}**`);
  });
});

it('needs a better fit for a story than for a short message', () => {
  expect(OF_STORY.near).toBeGreaterThan(OF_MESSAGE.near);
  expect(replyTo([OF_STORY.near], 'Who walks it?')).toContain('This is about');
  expect(replyTo([OF_STORY.near - 0.01], 'Who walks it?')).toBeUndefined();
});

it('needs less of a fit where a story has all that the title says', () => {
  const told = (message: string, fit: number) =>
    coachFinding([fit]).reply({ ...asked('Who goes?'), message })?.text;
  expect(told('who walks the dog, that is our fight', OF_STORY.nearIfShared)).toContain('This is about');
  expect(told('who walks the dog, that is our fight', OF_STORY.nearIfShared - 0.01)).toBeUndefined();
  expect(told('who feeds the dog, that is our fight', OF_STORY.nearIfShared)).toBeUndefined();
});

describe('a question that is offered', () => {
  const offers = (fits: readonly number[], message: string, question?: string) =>
    coachFinding(fits).offers({ ...asked(question), message });

  it('is near enough, and nearer for a story', () => {
    expect(offers([OF_MESSAGE.offerable], 'who walks the dog')).toEqual([TITLES[0]]);
    expect(offers([OF_MESSAGE.offerable - 0.01], 'who walks the dog')).toEqual([]);
    expect(offers([OF_STORY.offerable - 0.01], 'who walks the dog', 'Who walks it?')).toEqual([]);
  });

  it('is about what the message is about, unless it is nearly the same', () => {
    expect(offers([OF_MESSAGE.offerable], 'the neighbor and his rooster')).toEqual([]);
    expect(offers([OF_MESSAGE.same], 'the neighbor and his rooster')).toEqual([TITLES[0]]);
  });
});

describe('a title brings in', () => {
  it.each([
    ['When an ex laughs at dinner', 'he laughs at dinner'],
    ['The recipes of a late parent', 'we cook from old recipes'],
    ['When a partner laughs in a fight', 'he laughs at dinner'],
    ['When a partner hides the bills', 'the bills are due on Friday'],
    ['When a stepchild snores', 'my husband snores'],
    ['Should we sign a prenup?', 'he never says no to his brother'],
    ['How to tell the kids that a grandparent moves in', 'how do we tell the kids about Ohio'],
    ['A quiet Thanksgiving', 'a quiet Sunday'],
    ['When grown kids visit', 'his kids visit on Sunday'],
    ['Caring for a partner who is sick', 'my partner hides what he spends'],
    ['When one of you hides from the bills', 'he hides in the garage'],
  ])('what the message does not mention: %s, %s', (title, message) => {
    expect(bringsIn(title, message, 'en')).toBe(true);
  });

  it.each([
    ['When an ex laughs at dinner', 'my ex laughs at dinner'],
    ['When a stepchild snores', 'my girl, 9, snores'],
    ['When grown kids visit', 'his son, 31, visits on Sunday'],
    ['Caring for a partner who is sick', 'my wife has the flu'],
    ['When a partner laughs', 'he laughs at dinner'],
    ['Should we sign a prenup?', 'we marry in June and his brother has a lawyer'],
    ['How to tell the kids that a grandparent moves in', 'my mom comes to live with the kids and us'],
    ['A quiet Thanksgiving', 'xmas is too loud'],
    ['When one of you spends the savings', 'he bought a boat for $9,000'],
  ])('nothing new: %s, %s', (title, message) => {
    expect(bringsIn(title, message, 'en')).toBe(false);
  });

  it('what a message in Spanish does not mention', () => {
    expect(bringsIn('Cuando la ex opina de la comida', 'mi cuñada opina de la comida', 'es')).toBe(true);
    expect(bringsIn('¿Qué hacer con las fotos de la boda?', 'quiere que quite las fotos', 'es')).toBe(true);
    expect(bringsIn('Cuando hay una oferta de trabajo', 'siempre vamos con su familia', 'es')).toBe(true);
    expect(bringsIn('Cuando la suegra llega temprano', 'su mamá llega temprano', 'es')).toBe(false);
    expect(
      bringsIn('¿Qué hacer con las fotos de la boda?', 'me caso y hay fotos de su otra boda', 'es'),
    ).toBe(false);
    expect(bringsIn('Cuando la ex opina de la comida', 'su ex opina de la comida', 'es')).toBe(false);
  });
});

describe('an answer to somebody who plainly asks and would get none', () => {
  const nearby = (fits: readonly number[], given: Partial<Asked> = {}) =>
    coachFinding(fits).nearby({ ...asked(), ...given })?.text;

  it('stands below its title if the message has half of its words', () => {
    expect(nearby([0, 0.24])).toBeUndefined();
    expect(nearby([0, 0.26], { message: 'what if the dog sleeps here' })).toContain(`**${TITLES[1]}**`);
  });

  it('is none of those that come much less near than another', () => {
    expect(nearby([0.6, 0.3], { message: 'it sleeps on the bed' })).toBeUndefined();
  });

  it('is none that does not suit the person, or that is known', () => {
    const message = 'what if the dog sleeps here';
    expect(nearby([0, 0.26], { message, suits: () => false })).toBeUndefined();
    const used = new UsedTexts([{ role: 'assistant', content: `**${TITLES[1]}**` }], message);
    expect(nearby([0, 0.26], { message, used })).toBeUndefined();
  });
});

describe('an answer whose module must not be linked', () => {
  it('is given without a link', () => {
    const reply = coachFinding([1]).reply({ ...asked(), mayLeadTo: () => false });
    expect(reply?.text).toContain('This is about');
    expect(reply?.text).not.toContain('/modules/');
    expect(reply?.moduleSlug).toBeNull();
  });
});
