import { describe, expect, it } from '@jest/globals';
import { DANGERS, DANGERS_SPANISH } from './dangers.js';
import { HARMING_REPLIES } from './harming-others.js';
import { SPANISH_REPLIES, SPANISH_SUICIDE_REPLIES } from './spanish.js';
import { SPANISH_WORRY_REPLIES } from './spanish-worry.js';
import { SUICIDE_REPLIES } from './suicide.js';

const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?])\s+/);

/** What stands from a matching sentence to the end of its line, for every text that has one. */
const linesWith = (texts: readonly string[], matching: RegExp): { sentence: string; after: string }[] =>
  texts
    .flatMap((text) => text.split('\n'))
    .flatMap((line) => {
      const sentences = sentencesOf(line);
      const at = sentences.findIndex((sentence) => matching.test(sentence));
      return at < 0 ? [] : [{ sentence: sentences[at] ?? '', after: sentences.slice(at).join(' ') }];
    });

const aboutAnother = Object.values(SUICIDE_REPLIES.other).flat();
const aboutAnotherInSpanish = Object.values(SPANISH_WORRY_REPLIES).flat();

describe('where another person has a weapon at hand', () => {
  const lines = [
    ...linesWith(aboutAnother, /weapon (?:in hand|near)|pick up a weapon/),
    ...linesWith(Object.values(SPANISH_SUICIDE_REPLIES).flat(), /un arma en la mano/),
  ];

  it('is spoken of in the first answer in both languages', () => {
    expect(aboutAnother[0]).toMatch(/weapon in hand/);
    expect(SPANISH_SUICIDE_REPLIES.alarm[0]).toMatch(/un arma en la mano/);
  });

  it.each(lines)('nobody is told to stay or to take it: $sentence', ({ sentence, after }) => {
    expect(sentence).toMatch(/get (?:yourself|out)|sal de ahí/);
    expect(sentence).not.toMatch(/stay|quédate/i);
    expect(after).toMatch(/Don’t try to take it|No trates de quitársela/);
  });

  it('and nobody is told to take a weapon away at all', () => {
    for (const text of [...aboutAnother, DANGERS.gun, DANGERS_SPANISH.gun])
      expect(text).not.toMatch(/(?:take|keep) [^.]*weapons[^.]* (?:away|out of reach)/i);
    for (const { sentence } of linesWith(aboutAnother, /lock [^.]*weapons/)) expect(sentence).toMatch(/safe/);
    for (const { sentence } of linesWith(aboutAnotherInSpanish, /(?:guarda|llave)[^.]*armas/i))
      expect(sentence).toMatch(/seguro/);
  });
});

describe('in Spanish, where another person has a weapon in hand', () => {
  it.each(aboutAnotherInSpanish)('nobody is told to take it, and everybody to leave: %s', (text) => {
    expect(text).toMatch(/no se la quiten|no se la quites|no trates de quitársela/);
    expect(text).toMatch(/con los niños/);
    expect(text).toContain('911');
  });
});

describe('whoever may hurt somebody', () => {
  const texts = [...HARMING_REPLIES, ...SPANISH_REPLIES['harming-others']];
  const withTheHouse = texts.filter((text) => /crib|cuna/.test(text) || /\bhouse\b|\bcasa\b/.test(text));

  it.each(withTheHouse)('lays a baby down before leaving: %s', (text) => {
    expect(text.search(/crib|cuna/)).toBeGreaterThan(-1);
    for (const leaving of text.matchAll(/\bhouse\b|\bcasa\b|outside|\bsal\b/gi))
      expect(text.search(/crib|cuna/)).toBeLessThan(leaving.index);
  });

  it.each(texts)('is not told to handle a weapon: %s', (text) => {
    for (const sentence of sentencesOf(text).filter((each) => /weapon|\barma\b/.test(each)))
      expect(sentence).toMatch(/Don’t go near|No te acerques/);
  });
});

describe('whoever may hurt themselves', () => {
  const texts = [
    ...Object.values(SUICIDE_REPLIES.self).flat(),
    ...Object.values(SPANISH_SUICIDE_REPLIES).flat(),
  ];

  it.each(texts)('is told to move away from the means and not to carry them: %s', (text) => {
    expect(text).not.toMatch(/\b(?<!someone to )(?:put|give) (?:it|what)\b|out of reach|dáselo|pon lejos/i);
  });
});
