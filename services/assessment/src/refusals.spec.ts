import { untranslated } from '@anew/service-testkit/untranslated';
import { expect, it } from '@jest/globals';

it('what this service refuses is in errors.json, so that it can be read in Spanish', async () => {
  const left = await untranslated(import.meta.dirname, {
    english: {
      invalidResponses: 'no screen sends such answers',
      roundTooSoon: 'has a time of the person’s zone in it, and its screen is in English',
    },
  });
  expect(left).toEqual([]);
});
