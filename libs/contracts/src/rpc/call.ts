import type { Actor } from '../actor.js';

/** Types of one request and reply: its input, its output and its caller. */
export interface Call<Input, Output, Caller = Actor> {
  caller: Caller;
  input: Input;
  output: Output;
}

/** A call that needs nothing but its caller. */
export type NoInput = Record<string, never>;
