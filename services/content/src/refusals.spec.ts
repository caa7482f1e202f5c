import { untranslated } from '@anew/service-testkit/untranslated';
import { expect, it } from '@jest/globals';

it('what this service refuses is in errors.json, so that it can be read in Spanish', async () => {
  expect(await untranslated(import.meta.dirname)).toEqual([]);
});
