import type { FieldError } from '@anew/contracts/errors';

/** Nothing of ours is nested deeper, and whatever walks an input must come to an end. */
const DEEPEST = 8;
/** Fields and list items, all levels together: several times what the largest call takes. */
const MOST_VALUES = 1_000;

/** What every object answers to, whoever made it; no call has a field of such a name. */
const RESERVED = new Set([...Object.getOwnPropertyNames(Object.prototype), 'prototype']);

/** Half of a surrogate pair can stand in a JSON string, but in no text that can be kept. */
const LONE_SURROGATE = /\p{Surrogate}/u;

/** A walk through one input, which ends at the first thing that no call takes. */
class Walk {
  private values = 0;

  problemIn(value: unknown, path: string, depth: number): FieldError | undefined {
    const field = path || 'body';
    if (typeof value === 'string') return problemInText(value, field);
    // Bytes are no fields: to list a picture's would take seconds.
    if (typeof value !== 'object' || value === null || value instanceof Uint8Array) return undefined;
    if (depth === DEEPEST) return { field, message: 'This is nested too deeply.' };
    return this.problemInFields(value, path, depth);
  }

  private problemInFields(holder: object, path: string, depth: number): FieldError | undefined {
    const keys = Object.keys(holder);
    this.values += keys.length;
    if (this.values > MOST_VALUES)
      return { field: path || 'body', message: 'This holds more than any call takes.' };
    for (const key of keys) {
      const field = path === '' ? key : `${path}.${key}`;
      const problem =
        problemInName(key, field) ??
        this.problemIn((holder as Record<string, unknown>)[key], field, depth + 1);
      if (problem) return problem;
    }
    return undefined;
  }
}

function problemInName(name: string, field: string): FieldError | undefined {
  return RESERVED.has(name)
    ? { field, message: `"${name}" is not a field of this call.` }
    : problemInText(name, 'body');
}

function problemInText(text: string, field: string): FieldError | undefined {
  // The one character that PostgreSQL does not store.
  if (text.includes('\0')) return { field, message: 'Leave out the invisible character U+0000.' };
  if (LONE_SURROGATE.test(text)) return { field, message: 'This contains half a character.' };
  return undefined;
}

/** What no call could take in this input, if there is such a thing: found before anything is made of it. */
export function problemIn(input: unknown): FieldError | undefined {
  return new Walk().problemIn(input, '', 0);
}
