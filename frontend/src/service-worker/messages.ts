/** Sent by the app whenever it starts, because signing out makes the worker delete the shell. */
export const KEEP = 'keep';
