/** From the app, whenever it starts: signing out had the worker forget the shell. */
export const KEEP = 'keep';
