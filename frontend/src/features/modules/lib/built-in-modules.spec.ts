import { MODULE_SLUGS } from '@anew/contracts/content/module-slugs';
import { expect, it } from '@jest/globals';
import { BUILT_IN_MODULES } from './built-in-modules';

it('are the eight, in order [9.30]', () => {
  expect(BUILT_IN_MODULES).toHaveLength(8);
  expect(BUILT_IN_MODULES.map(({ slug }) => slug)).toEqual([...MODULE_SLUGS]);
});

it.each(BUILT_IN_MODULES)('$slug has a title, an overview and something in each list', (module) => {
  expect(module.title).not.toBe('');
  expect(module.overview).not.toBe('');
  expect(module.awareness.length).toBeGreaterThan(0);
  expect(module.conversation.length).toBeGreaterThan(0);
  expect(module.actions.length).toBeGreaterThan(0);
});

it.each(BUILT_IN_MODULES)(
  '$slug suggests how long to talk without interruption [9.32]',
  ({ conversation }) => {
    expect(conversation.join(' ')).toContain('20-30 minutes of uninterrupted time');
  },
);
