import 'reflect-metadata';
import * as household from '@anew/contracts/household/dto';
import * as identity from '@anew/contracts/identity/dto';
import * as preferences from '@anew/contracts/identity/preferences-dto';
import * as signIn from '@anew/contracts/identity/sign-in-dto';
import { isInCatalogue, untranslated } from '@anew/service-testkit/untranslated';
import { describe, expect, it } from '@jest/globals';
import { getMetadataStorage } from 'class-validator';

/** Sentences of fields that stay English, because no screen shows them or lets one send what they refuse. */
const ENGLISH_ONLY = new Set([
  'Type "delete my account" to confirm.',
  'Name the picture that was uploaded.',
  'nested property $property must be either object or array',
]);
/** So begin the refusals of answers that no form of the household or the story offers. */
const CHOICES = 'Choose from: ';

const isMissing = (text: string) =>
  !isInCatalogue(text) && !ENGLISH_ONLY.has(text) && !text.startsWith(CHOICES);

const WARNINGS = ['common', 'simpleRepeat', 'sequences', 'keyPattern', 'dates', 'commonNames', 'userInputs'];

describe('what this service refuses is in the catalog, so that it can be read in Spanish', () => {
  it('its errors', async () => {
    const left = await untranslated(import.meta.dirname, {
      english: { secondFactorRequired: 'the page for the code that comes next has words of its own' },
      taking: { guessable: [null, ...WARNINGS] },
    });
    expect(left).toEqual([]);
  });

  it.each(Object.entries({ household, identity, preferences, signIn }))('fields of %s', (_name, classes) => {
    const bodies = Object.values(classes).filter(
      (value): value is new () => object => typeof value === 'function',
    );
    const rules = bodies.flatMap((body) =>
      getMetadataStorage().getTargetValidationMetadatas(body, '', false, false),
    );
    const said = rules.flatMap(({ message }) => (typeof message === 'string' ? [message] : []));
    expect(said.length).toBeGreaterThan(0);
    expect([...new Set(said.filter(isMissing))]).toEqual([]);
  });
});
