import { expect, it } from '@jest/globals';
import { FAQS } from './faqs';

it('answers eight questions, no two alike', () => {
  expect(new Set(FAQS.map(({ question }) => question)).size).toBe(8);
});
