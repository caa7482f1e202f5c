import { describe, expect, it } from '@jest/globals';
import { CHILD_IN_DANGER } from './child-in-danger.js';
import { EVERYDAY } from './everyday.js';
import { HARMING_OTHERS } from './harming-others.js';
import { LISTS } from './lists.js';
import type { PhraseGroup } from './phrase.js';
import { PRINTS } from './prints.js';
import { SUICIDE } from './suicide.js';
import { VIOLENCE } from './violence.js';

const concerns: readonly (readonly [string, readonly PhraseGroup[]])[] = [
  ['child-in-danger', CHILD_IN_DANGER],
  ['suicide', SUICIDE],
  ['violence', VIOLENCE],
  ['harming-others', HARMING_OTHERS],
  ['prints', Object.values(PRINTS).flat()],
];

describe('the phrase files', () => {
  it.each(concerns)('have no phrase twice: %s', (_concern, groups) => {
    for (const { phrases } of groups) expect(new Set(phrases).size).toBe(phrases.length);
  });

  it('use every list', () => {
    const used = concerns
      .flatMap(([, groups]) => groups.flatMap(({ phrases, unless = [] }) => [...phrases, ...unless]))
      .concat(EVERYDAY)
      .join(' ');
    expect(Object.keys(LISTS).filter((name) => !new RegExp(`@${name}\\b`).test(used))).toEqual([]);
  });
});
