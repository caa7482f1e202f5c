import 'reflect-metadata';
import { readdirSync } from 'node:fs';
import type { DomainError } from '@anew/contracts/errors';
import * as household from '@anew/contracts/household/dto';
import * as identity from '@anew/contracts/identity/dto';
import * as preferences from '@anew/contracts/identity/preferences-dto';
import * as signIn from '@anew/contracts/identity/sign-in-dto';
import * as words from '@anew/words/errors';
import type { Language } from '@anew/words/language';
import { describe, expect, it } from '@jest/globals';
import { getMetadataStorage } from 'class-validator';

/** English sentences by which the gateway finds the Spanish ones. The one with a number in it is found by its code. */
const KNOWN = new Set(
  Object.entries(words)
    .filter(([name]) => name !== 'tryAgainIn')
    .map(([, word]) => (word as (language: Language) => string)('en')),
);

/** Sentences that stay English, because no screen shows them or lets one send what they refuse. */
const ENGLISH_ONLY = new Set([
  // The page for the code that comes next has words of its own.
  'Your password is right. Now enter the code from your app.',
  'Type "delete my account" to confirm.',
  'Name the picture that was uploaded.',
  'nested property $property must be either object or array',
]);
/** So begin the refusals of answers that no form of the household or the story offers. */
const CHOICES = 'Choose from: ';

const isMissing = (text: string) => !KNOWN.has(text) && !ENGLISH_ONLY.has(text) && !text.startsWith(CHOICES);

/** Arguments that lead to other sentences. All other refusals take any, or none. */
const ARGUMENTS: Record<string, unknown[]> = {
  guessable: [
    null,
    'common',
    'simpleRepeat',
    'sequences',
    'keyPattern',
    'dates',
    'commonNames',
    'userInputs',
  ],
};

type Refusals = Record<string, (argument: unknown) => DomainError>;

const FILES = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.errors.ts'),
);

describe('what this service refuses is in the catalog, so that it can be read in Spanish', () => {
  it.each(FILES)('%s', async (file) => {
    const refusals = (await import(`./${file.replace(/ts$/, 'js')}`)) as Refusals;
    const made = Object.entries(refusals).flatMap(([name, refuse]) =>
      (ARGUMENTS[name] ?? [60]).map((argument) => refuse(argument)),
    );
    expect(made.length).toBeGreaterThan(0);
    // How long to wait is a part of these sentences. The gateway words them from the number.
    const fixed = made.filter(({ code }) => code !== 'too_many_requests');
    const said = fixed.flatMap(({ message, details: { fields = [] } }) => [
      message,
      ...fields.map((field) => field.message),
    ]);
    expect(said.filter(isMissing)).toEqual([]);
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
