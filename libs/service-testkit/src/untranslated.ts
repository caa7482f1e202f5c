import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { DomainError, ErrorCode } from '@anew/contracts/errors';
import * as words from '@anew/words/errors';
import type { Language } from '@anew/words/language';

/** Their sentences hold how long to wait. The gateway words them from the code and that number. */
const WORDED_BY_CODE: readonly ErrorCode[] = ['too_many_requests', 'daily_limit'];
const WITH_A_NUMBER = ['tryAgainIn', 'coachAgainIn'];

/** English sentences by which the gateway finds those of other languages. */
const KNOWN = new Set(
  Object.entries(words)
    .filter(([name]) => !WITH_A_NUMBER.includes(name))
    .map(([, word]) => (word as (language: Language) => string)('en')),
);

export const isInCatalogue = (text: string): boolean => KNOWN.has(text);

type Refuse = (argument: unknown) => DomainError;

interface Special {
  /** Refusals that stay English, each with the reason. */
  english?: Readonly<Record<string, string>>;
  /** Arguments that lead to other sentences. All other refusals take any, or none. */
  taking?: Readonly<Record<string, unknown[]>>;
}

/**
 * Sentences of a service's `*.errors.ts` files that are not in errors.json, each behind the name of its refusal: people
 * who read Spanish would get them in English.
 *
 * @param sources the service's `src`
 */
export async function untranslated(
  sources: string,
  { english = {}, taking = {} }: Special = {},
): Promise<string[]> {
  const names = readdirSync(sources, { recursive: true, encoding: 'utf8' });
  const files = names.filter((name) => name.endsWith('.errors.ts'));
  if (files.length === 0) throw new Error(`${sources} has no refusals`);
  const modules = await Promise.all(
    files.map((file) => import(join(sources, file)) as Promise<Record<string, Refuse>>),
  );
  const refusals = modules.flatMap((each) => Object.entries(each)).filter(([name]) => !(name in english));
  return refusals.flatMap(([name, refuse]) => {
    const made = (taking[name] ?? [60]).map((argument) => refuse(argument));
    const fixed = made.filter(({ code }) => !WORDED_BY_CODE.includes(code));
    const said = fixed.flatMap(({ message, details: { fields = [] } }) => [
      message,
      ...fields.map((field) => field.message),
    ]);
    return said.filter((text) => !isInCatalogue(text)).map((text) => `${name}: ${text}`);
  });
}
