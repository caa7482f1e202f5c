export const HARMLESS = 'What shall we cook on Friday?';
export const DANGER = 'My husband hits me and I am afraid of him';
export const DOUBTFUL = 'I wish I could trade places with my brother in the cemetery';

/** Line with the numbers for help below a reply. */
export const QUIET = /988, 1-800-799-7233, or for a child 1-800-422-4453/;
/** Number for people who are hurt or afraid. */
export const HOTLINE = '1-800-799-7233';
