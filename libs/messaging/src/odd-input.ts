import type { FieldError } from '@anew/contracts/errors';

/** Deepest nesting that is accepted. No input of ours is deeper, and the walk through an input must end. */
const DEEPEST = 8;
/**
 * Most fields and list items of an input on all levels together, several times the number in the largest
 * call.
 */
const MOST_VALUES = 1_000;

/** Names of properties that every object inherits. No call has a field with such a name. */
const RESERVED = new Set([...Object.getOwnPropertyNames(Object.prototype), 'prototype']);

/** Half of a surrogate pair. A JSON string may contain it, but a database cannot store it. */
const LONE_SURROGATE = /\p{Surrogate}/u;

/** Walks through one input and stops at the first problem. */
class Walk {
  private values = 0;

  problemIn(value: unknown, path: string, depth: number): FieldError | undefined {
    const field = path || 'body';
    if (typeof value === 'string') return problemInText(value, field);
    // Bytes have no fields of interest: listing those of a picture would take seconds.
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
  // NUL is the one character that PostgreSQL cannot store.
  if (text.includes('\0')) return { field, message: 'Leave out the invisible character U+0000.' };
  if (LONE_SURROGATE.test(text)) return { field, message: 'This contains half a character.' };
  return undefined;
}

/**
 * First problem that makes an input unacceptable to any call, if there is one. The check comes before any
 * other use of the input.
 */
export function problemIn(input: unknown): FieldError | undefined {
  return new Walk().problemIn(input, '', 0);
}
