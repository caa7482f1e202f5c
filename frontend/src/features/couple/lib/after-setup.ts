/** Where people go after they have set up a couple account or joined one. */
export const AFTER_SETUP = '/';
