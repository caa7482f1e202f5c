import { expect, it } from '@jest/globals';
import { faqs } from './faqs';

it('answers eight questions, no two alike', () => {
  expect(new Set(faqs().map(({ question }) => question)).size).toBe(8);
});
