import { describe, expect, it } from '@jest/globals';
import { FOCUS_MODULE_SLUGS, MODULE_SLUGS, MODULE_TITLES } from './module-slugs.js';

describe('the module slugs', () => {
  it('are eight, each once, each with a title', () => {
    expect(new Set(MODULE_SLUGS).size).toBe(8);
    expect(Object.keys(MODULE_TITLES)).toEqual([...MODULE_SLUGS]);
  });

  it('offer six as focus areas, all but the two that every couple begins with', () => {
    const notOffered = MODULE_SLUGS.filter(
      (slug) => !(FOCUS_MODULE_SLUGS as readonly string[]).includes(slug),
    );
    expect(notOffered).toEqual(['honor-lessons', 'lets-align']);
    expect(new Set(FOCUS_MODULE_SLUGS).size).toBe(6);
  });
});
