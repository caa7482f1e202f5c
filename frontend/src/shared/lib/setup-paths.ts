/** Sets up a couple account by itself, for someone who has just signed up. */
export const AUTO_SETUP_PATH = '/simple-setup?welcome=true';
