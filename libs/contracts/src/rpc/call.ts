import type { Actor } from '../actor.js';

/** One request/reply pair: what goes in, what comes out, who may ask. Types only. */
export interface Call<Input, Output, Caller = Actor> {
  caller: Caller;
  input: Input;
  output: Output;
}

/** A call that needs nothing but its caller. */
export type NoInput = Record<string, never>;
